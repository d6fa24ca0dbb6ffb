import { expect, test } from 'vitest';
import { contract } from '#domain/modules.ts';
import { ask } from '#test/builders/ask.ts';
import { maker, publishListing } from '#test/builders/market.ts';
import { openOneShop } from '#test/builders/one-shop.ts';
import { browser, type Sale } from '#test/builders/sale.ts';

let sale: Sale;
let ana: Awaited<ReturnType<typeof maker>>;
openOneShop({ quantity: 9 }, (shop) => ({ sale, ana } = shop));

const exported = async (query = '', who: Pick<typeof ana, 'call'> = ana) =>
  (await who.call('GET', `/exports/listings${query}`)) as { status: number; body: string };
const mine = async () => {
  const { items } = await ask(ana, contract.listings.listMine, { limit: 100 });
  const read = items.map(({ listingId }) => ask(ana, contract.listings.getMine, { listingId }));
  return (await Promise.all(read)).toSorted((a, b) => (a.listingId < b.listingId ? -1 : 1));
};

test('[DASH-02] the exported table is taken again with nothing refused and nothing changed', async () => {
  await publishListing(ana, {
    title: '=1+1, a "mug" &amp; <b>more</b>',
    description: '- thrown\n- glazed, R&D',
    options: [{ name: 'Size', values: ['S', 'L'] }],
    variants: ['S', 'L'].map((size, index) => ({
      values: [size],
      priceCents: 1250 + index,
      quantity: index,
      sku: size,
    })),
    tags: ['2026', 'red, blue'],
    materials: [],
    hsCode: '691200',
    lowStock: 12,
  });
  const contents = { amount: 180, unit: 'g' };
  await publishListing(ana, { title: "'=Soap", variants: [{ values: [], priceCents: 900, quantity: 2, contents }] });
  const before = await mine();
  const { result } = (await ana.call('POST', '/importListings', { data: { table: (await exported()).body } })).body;
  expect(result).toMatchObject({ rowsRead: before.length, loaded: before.length, refused: 0 });
  const updatedAt = expect.anything();
  expect(await mine()).toEqual(before.map((each) => ({ ...each, updatedAt })));
});

test('[DASH-02] the export has what the filter leaves, and no listing of another shop', async () => {
  const eli = await maker(sale.address, 'Eli Wood');
  const [bowl, foreign] = [await publishListing(ana, { title: 'Oak bowl' }), await publishListing(eli)];
  const { body: all } = await exported();
  const { body: bowls } = await exported('?q=oak+BOWL&state=active');
  expect([all.includes(bowl), all.includes(foreign)]).toEqual([true, false]);
  expect(bowls.trimEnd().split('\r\n').slice(1)).toEqual([expect.stringContaining(bowl)]);
});

test('[DASH-02, RUN-10] a visitor gets no file, and a filter that there is not is refused', async () => {
  expect((await exported('', browser(sale.address))).status).toBe(401);
  expect((await exported('?state=lost')).status).toBe(400);
});
