import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '#domain/modules.ts';
import { bodyOf, type Output } from '#test/builders/ask.ts';
import { type TestCaller, visitor } from '#test/builders/caller.ts';
import { maker, openMarket, publishListing } from '#test/builders/market.ts';
import type { ServedModules } from '#test/builders/serve-modules.ts';

let market: ServedModules;
let guest: TestCaller;

const find = async (query: string) =>
  bodyOf(contract.search.searchListings, (await guest.call('GET', `/api/search?${query}`)).body);
const facets = async (query: string) =>
  bodyOf(contract.search.countFacets, (await guest.call('GET', `/api/search/facets?${query}`)).body);
const titles = (body: Output<typeof contract.search.searchListings>): string[] => body.items.map((card) => card.title);
const countsOf = (rows: { value: string; count: number }[]): Record<string, number> =>
  Object.fromEntries(rows.map((row) => [row.value, row.count]));
const priced = (priceCents: number) => [{ values: [], priceCents, quantity: 3 }];

beforeAll(async () => {
  market = await openMarket();
  const ana = await maker(market.address, 'Ana Potter');
  guest = visitor(market.address);
  await publishListing(ana, { title: 'Blue mug', materials: ['Stoneware'], colours: ['blue'], variants: priced(2000) });
  await publishListing(ana, {
    title: 'Green mug',
    materials: ['stoneware'],
    colours: ['green'],
    variants: priced(3000),
    madeToOrder: true,
  });
  await publishListing(ana, {
    title: 'White mug',
    materials: ['porcelain'],
    colours: ['white', 'blue'],
    variants: priced(6000),
    compareAtCents: 8000,
  });
  await publishListing(ana, {
    title: 'Blue bowl',
    category: 'bowls',
    materials: ['porcelain'],
    colours: ['blue'],
    variants: priced(9000),
  });
});
afterAll(() => market.stop());

test('[UX-21] several values of one filter show more, several filters show less', async () => {
  expect(titles(await find('colours=blue&sort=price'))).toEqual(['Blue mug', 'White mug', 'Blue bowl']);
  expect(titles(await find('colours=green,white&sort=price'))).toEqual(['Green mug', 'White mug']);
  expect(titles(await find('colours=blue&materials=porcelain&sort=-price'))).toEqual(['Blue bowl', 'White mug']);
  expect(titles(await find('q=mug&colours=blue&materials=porcelain'))).toEqual(['White mug']);
  expect(titles(await find('readyToShip=yes&q=mug&sort=price'))).toEqual(['Blue mug', 'White mug']);
  expect(titles(await find('madeToOrder=yes'))).toEqual(['Green mug']);
  expect(titles(await find('personalised=yes'))).toEqual([]);
  expect((await find('leavesWithin=14')).total).toBe((await facets('')).leavesWithin.at(-1)?.count);
  expect((await guest.call('GET', '/api/search?leavesWithin=3')).status).toBe(400);
  expect(titles(await find('onSale=yes'))).toEqual(['White mug']);
  expect(await find('rating=4')).toMatchObject({ items: [], total: 0 });
  expect((await find('colours=blue&category=mugs')).categories.find((row) => row.slug === 'bowls')?.count).toBe(1);
});

test('[UX-21] every value says what it would show', async () => {
  const all = await facets('');
  expect([countsOf(all.materials), countsOf(all.colours)]).toEqual([
    { stoneware: 2, porcelain: 2 },
    { blue: 3, green: 1, white: 1 },
  ]);
  expect(all).toMatchObject({
    readyToShip: 3,
    onSale: 1,
    isExact: true,
    ratings: [{ atLeast: 4, count: 0 }, { atLeast: 3 }, { atLeast: 2 }, { atLeast: 1 }],
  });
  // This maker has not said from where: nobody can ask for that.
  expect(all.shipsFrom).toEqual([]);
  const green = await facets('q=mug&colours=green');
  expect([countsOf(green.materials), countsOf(green.colours)]).toEqual([
    { stoneware: 1, porcelain: 0 },
    { blue: 2, green: 1, white: 1 },
  ]);
  expect(green).toMatchObject({ readyToShip: 0, onSale: 0 });
  const cheap = await facets('maxPrice=2500');
  expect(countsOf(cheap.colours)).toEqual({ blue: 1, green: 0, white: 0 });
  expect(cheap.prices.reduce((sum, row) => sum + row.count, 0)).toBe(4);
});

test('[UX-21] what a value promises is what it shows', async () => {
  for (const rest of [
    '',
    'q=mug',
    'q=blue%20mugg',
    'category=mugs',
    'minPrice=2500',
    'q=mug&materials=porcelain',
    'readyToShip=yes',
  ]) {
    for (const { value, count } of (await facets(rest)).colours)
      expect(
        (await find(`${rest}&colours=${value}`)).relaxed?.droppedFilters?.length
          ? 0
          : (await find(`${rest}&colours=${value}`)).total,
        `${rest} ${value}`,
      ).toBe(count);
  }
});

test('[UX-28] with little found it says what each filter taken away would show, the most first', async () => {
  const none = await find('colours=green&materials=porcelain&maxPrice=100');
  expect([none.total, none.looser]).toEqual([0, []]);
  const few = await find('q=mug&colours=green&maxPrice=2500');
  expect(few).toMatchObject({
    relaxed: { droppedFilters: ['maxPrice', 'colours'] },
    looser: [
      { without: 'maxPrice', count: 1 },
      { without: 'colours', count: 1 },
    ],
  });
  expect((await find('colours=green&materials=porcelain')).looser).toEqual([
    { without: 'colours', count: 2 },
    { without: 'materials', count: 1 },
  ]);
  expect((await find('colours=green&maxPrice=2000')).looser).toEqual(
    [
      { without: 'maxPrice', count: 1 },
      { without: 'colours', count: 1 },
    ].toSorted((a, b) => b.count - a.count),
  );
  expect((await find('category=leather')).looser).toEqual([{ without: 'category', count: 4 }]);
});

test('[UX-23, SRCH-01] filters of postage, maker and last pieces have true counts', async () => {
  const eli = await maker(market.address, 'Eli Wood');
  await market.app.db.query({ text: `UPDATE shops SET country = 'NO' WHERE name LIKE 'Eli%'` });
  const near = await eli.call('POST', '/api/seller/shipping-profiles', {
    name: 'Near',
    extraCents: 0,
    freeFromCents: 4000,
    zones: ['eu'],
  });
  const { profileId } = near.body;
  const trough = { title: 'Oak trough', materials: ['oak'], shippingProfileId: profileId };
  await publishListing(eli, {
    ...trough,
    variants: [{ values: [], priceCents: 5000, quantity: 2 }],
    origin: 'designed',
  });
  await publishListing(eli, { ...trough, title: 'Oak trencher', variants: priced(3000) });
  const to = async (country: string): Promise<string[]> => titles(await find(`materials=oak&shipsTo=${country}`));
  // At home and in the Union, and nowhere else.
  expect([(await to('NO')).length, (await to('DE')).length, await to('GB'), await to('US')]).toEqual([2, 2, [], []]);
  const counted = await facets('materials=oak');
  const sent = countsOf(counted.shipsTo);
  expect([sent.NO, sent.DE, sent.GB, sent.US]).toEqual([2, 2, 0, 0]);
  expect(countsOf(counted.origin)).toEqual({ made: 1, designed: 1 });
  expect(counted).toMatchObject({ freeShipping: 1, fewLeft: 2 });
  expect(titles(await find('origin=designed'))).toEqual(['Oak trough']);
  expect(titles(await find('q=oak&freeShipping=yes'))).toEqual(['Oak trough']);
  expect(titles(await find('materials=oak&fewLeft=yes&origin=made'))).toEqual(['Oak trencher']);
  // Its own choice does not narrow the list of countries, that of another filter does.
  expect(countsOf((await facets('materials=oak&shipsTo=US')).shipsTo).DE).toBe(2);
  expect(countsOf((await facets('materials=oak&freeShipping=yes')).shipsTo).DE).toBe(1);
  expect((await guest.call('GET', '/api/search?shipsTo=Germany')).status).toBe(400);
  // A changed profile changes what is found, without a listing being touched.
  await eli.call('PUT', `/api/seller/shipping-profiles/${profileId}`, {
    profileId,
    name: 'Far',
    extraCents: 0,
    freeFromCents: null,
    zones: ['world'],
  });
  await market.settle();
  expect([(await to('NO')).length, await to('DE'), (await to('US')).length]).toEqual([2, [], 2]);
  expect((await facets('materials=oak')).freeShipping).toBe(0);
});

test('[UX-21, UX-28] where few pieces have all words, a filter counts those with some of them too', async () => {
  const ida = await maker(market.address, 'Ida Clay');
  await publishListing(ida, { title: 'Striped jug', colours: ['teal'], variants: priced(2100) });
  await publishListing(ida, { title: 'Striped tray', colours: ['amber'], variants: priced(2200) });
  await publishListing(ida, { title: 'Squat jug', colours: ['amber'], madeToOrder: true, variants: priced(6200) });
  const match = await find('q=striped%20jug');
  expect([match.total, match.matchingAll]).toEqual([3, 1]);
  const counts = await facets('q=striped%20jug');
  expect(countsOf(counts.colours)).toEqual({ amber: 2, teal: 1 });
  expect([counts.readyToShip, counts.madeToOrder]).toEqual([2, 1]);
  expect((await find('q=striped%20jug&colours=amber')).total).toBe(2);
  expect((await find('q=striped%20jug&madeToOrder=yes')).total).toBe(1);
  expect((await find('q=striped%20jug&colours=teal')).looser).toEqual([{ without: 'colours', count: 3 }]);
});

test('[UX-21] a filter brings nothing along that lacks a word', async () => {
  const uli = await maker(market.address, 'Uli Clay');
  for (let number = 1; number <= 21; number += 1)
    await publishListing(uli, {
      title: `Ribbed pitcher ${number}`,
      colours: [number < 3 ? 'ochre' : 'slate'],
      variants: priced(4000),
    });
  await publishListing(uli, { title: 'Ribbed saucer', colours: ['ochre', 'plum'], variants: priced(4100) });
  expect((await find('q=ribbed%20pitcher')).total).toBe(21);
  expect(countsOf((await facets('q=ribbed%20pitcher')).colours)).toEqual({ slate: 19, ochre: 2 });
  const ochre = await find('q=ribbed%20pitcher&colours=ochre');
  expect(titles(ochre).toSorted()).toEqual(['Ribbed pitcher 1', 'Ribbed pitcher 2']);
  expect(ochre.looser).toEqual([{ without: 'colours', count: 21 }]);
  expect((await find('q=ribbed%20pitcher&colours=plum')).relaxed?.droppedFilters).toEqual(['colours']);
});

test('[UX-21] a value with a comma is one value', async () => {
  const cork = await maker(market.address, 'Cork Maker');
  await publishListing(cork, { title: 'Corked thing', materials: ['cork, pressed'] });
  const { body } = await guest.call('GET', `/api/search?materials=${encodeURIComponent(String.raw`cork\, pressed`)}`);
  expect(body.items.map((card: { title: string }) => card.title)).toEqual(['Corked thing']);
});
