import { afterAll, beforeAll, expect, test } from 'vitest';
import { mayFollow, MAX_FOLLOWS } from '#domain/shops/may-follow.ts';
import { count } from '#test/builders/buying.ts';
import { maker, publishListing } from '#test/builders/market.ts';
import { browser, type Browser, codeOf, openSale, type Sale, signUp } from '#test/builders/sale.ts';

type Maker = Awaited<ReturnType<typeof maker>>;
let sale: Sale;
let ana: Maker;
let bea: Maker;
let bo: Browser;

const follow = (who: Pick<Browser, 'call'>, { userId }: { userId: string }, following = true) =>
  who.call('PUT', `/api/shops/${userId}/follow`, { following });
const followers = async (slug: string): Promise<number> =>
  (await browser(sale.address).call('GET', `/api/shops/${slug}`)).body.followers;
const titles = async (who: Pick<Browser, 'call'>): Promise<string[]> =>
  (await who.call('GET', '/api/follows/listings')).body.items.map((card: { title: string }) => card.title);

beforeAll(async () => {
  sale = await openSale();
  ana = await maker(sale.address, 'Ana Potter');
  bea = await maker(sale.address, 'Bea Weaver');
  bo = await signUp(browser(sale.address), 'Bo Lindgren');
});
afterAll(() => sale.stop());

test('[CAT-05] nobody follows the own shop, nor more shops than one could look at', () => {
  expect(mayFollow({ userId: 'ana', sellerId: 'ana', follows: 0 })).toMatchObject({
    problem: { code: 'shops/own-shop' },
  });
  expect(mayFollow({ userId: 'bo', sellerId: 'ana', follows: MAX_FOLLOWS })).toMatchObject({
    problem: { code: 'shops/too-many-follows' },
  });
  expect(mayFollow({ userId: 'bo', sellerId: 'ana', follows: MAX_FOLLOWS - 1 }).ok).toBe(true);
});

test('[CAT-05, INV-22] following needs an account, a shop that is there, and not the own one', async () => {
  for (const path of ['/api/follows', '/api/follows/listings'])
    expect((await browser(sale.address).call('GET', path)).status).toBe(401);
  expect((await follow(browser(sale.address), ana)).status).toBe(401);
  expect(codeOf(await follow(bo, { userId: 'nobody' }))).toEqual([404, 'shops/not-found']);
  expect(codeOf(await follow(ana, ana))).toEqual([403, 'shops/own-shop']);
  expect(await count(sale, 'follows')).toBe(0);
});

test('[CAT-05] a shop counts a follower once however often they press', async () => {
  expect(await followers('ana-potter')).toBe(0);
  const answers = await Promise.all(Array.from({ length: 8 }, () => follow(bo, ana)));
  expect(answers.map(({ status, body }) => [status, body.followers])).toEqual(answers.map(() => [200, 1]));
  expect(await count(sale, `events WHERE name = 'shops.followed'`)).toBe(1);
  expect((await follow(bea, ana)).body).toEqual({ following: true, followers: 2 });
  await sale.settle();
  expect([await followers('ana-potter'), (await bo.call('GET', '/api/follows')).body]).toEqual([
    2,
    { sellerIds: [ana.userId] },
  ]);
  for (const time of ['once', 'again'])
    expect((await follow(bea, ana, false)).body, time).toEqual({ following: false, followers: 1 });
  await sale.settle();
  expect([await followers('ana-potter'), (await bea.call('GET', '/api/follows')).body]).toEqual([1, { sellerIds: [] }]);
  expect(
    await count(sale, 'shops s WHERE s.followers <> (SELECT count(*) FROM follows f WHERE f.seller_id = s.seller_id)'),
  ).toBe(0);
});

test('[CAT-05] home’s row holds the newest of followed shops, none by others', async () => {
  const cy = await signUp(browser(sale.address), 'Cy Marsh');
  for (const title of ['Mug one', 'Mug two', 'Mug three', 'Mug four']) await publishListing(ana, { title });
  await publishListing(bea, { title: 'Blanket' });
  await sale.settle();
  expect(await titles(cy)).toEqual([]);
  await follow(cy, ana);
  expect(await titles(cy)).toEqual(['Mug four', 'Mug three', 'Mug two']);
  await follow(cy, bea);
  expect((await titles(cy))[0]).toBe('Blanket');
  await follow(cy, ana, false);
  expect(await titles(cy)).toEqual(['Blanket']);
});
