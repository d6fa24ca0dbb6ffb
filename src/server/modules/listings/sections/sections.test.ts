import { expect, test } from 'vitest';
import { contract } from '#domain/modules.ts';
import { ask } from '#test/builders/ask.ts';
import { type SoldVariant, variantOf } from '#test/builders/buying.ts';
import { maker } from '#test/builders/market.ts';
import { openOneShop } from '#test/builders/one-shop.ts';
import type { Sale } from '#test/builders/sale.ts';

let sale: Sale;
let ana: Awaited<ReturnType<typeof maker>>;
let mug: SoldVariant;
openOneShop({ quantity: 9 }, (shop) => ({ sale, ana, mug } = shop));

const add = async (name: string) => ana.call('POST', '/api/seller/sections', { name });
const sections = async () => (await ask(ana, contract.listings.listSections, {})).sections;
const move = async (listingIds: string[], sectionId: string | null) =>
  (
    await ana.call('POST', '/api/seller/listings/changes', {
      chosen: { listingIds },
      change: { kind: 'section', sectionId },
    })
  ).body;
const shop = async (query = '') => {
  const { slug } = (await ask(ana, contract.shops.getMine, {})).shop;
  return (await ana.call('GET', `/api/shops/${slug}${query}`)).body;
};

test('[DASH-02] sections are made, ordered and renamed; no two are called alike', async () => {
  const [mugs, vases] = [(await add('Mugs')).body.sectionId, (await add('Vases')).body.sectionId];
  expect((await add('MUGS')).body.error.code).toBe('listings/section-name-taken');
  expect((await ana.call('PUT', '/api/seller/sections', { sectionIds: [vases] })).body.error.code).toBe(
    'listings/sections-changed',
  );
  await ana.call('PUT', '/api/seller/sections', { sectionIds: [vases, mugs] });
  await ana.call('PUT', `/api/seller/sections/${mugs}`, { name: 'mugs' });
  const taken = await ana.call('PUT', `/api/seller/sections/${mugs}`, { name: 'vases' });
  expect(taken.body.error.code).toBe('listings/section-name-taken');
  expect((await sections()).map(({ name }) => name)).toEqual(['Vases', 'mugs']);
});

test('[DASH-02] pieces move into a section and back; table, list and shop count alike', async () => {
  const { sectionId } = (await add('Blue')).body;
  const { changed } = await move([mug.listingId], sectionId);
  const mine = await ask(ana, contract.listings.listMine, { section: sectionId });
  expect([mine.items.length, mine.matches]).toEqual([1, 1]);
  expect((await sections()).find((each) => each.sectionId === sectionId)?.listings).toBe(1);
  const page = await shop(`?section=${sectionId}`);
  expect([page.sections, page.listings.length, page.listingCount]).toEqual([
    [{ sectionId, name: 'Blue', listings: 1 }],
    1,
    1,
  ]);
  await ana.call('POST', '/api/seller/listings/changes', {
    chosen: { listingIds: [mug.listingId] },
    change: changed[0].undo,
  });
  expect((await shop()).sections).toEqual([]);
});

test('[DASH-02] a section of another shop takes no piece', async () => {
  const eli = await maker(sale.address, 'Eli Wood');
  const { sectionId } = (await eli.call('POST', '/api/seller/sections', { name: 'Boards' })).body;
  expect((await move([mug.listingId], sectionId)).refused[0].code).toBe('listings/unknown-section');
  expect((await ana.call('DELETE', `/api/seller/sections/${sectionId}`)).body.error.code).toBe(
    'listings/unknown-section',
  );
});

test('[DASH-02] a section that is deleted leaves its pieces in the shop', async () => {
  const { sectionId } = (await add('Gone')).body;
  await move([mug.listingId], sectionId);
  await ana.call('DELETE', `/api/seller/sections/${sectionId}`);
  const { sectionId: now } = await ask(ana, contract.listings.getMine, { listingId: mug.listingId });
  expect([now, (await sections()).some((each) => each.sectionId === sectionId)]).toEqual([null, false]);
});

test('[DASH-02] the shop shows featured pieces, then its maker’s order, then the newest', async () => {
  const ids = [];
  for (const title of ['One', 'Two', 'Three']) ids.push((await variantOf(sale, ana, { title })).listingId);
  const [one, two, three] = ids;
  const listings = [
    { listingId: two, isFeatured: false },
    { listingId: one, isFeatured: true },
  ];
  await ana.call('PUT', '/api/seller/shop-order', { listings });
  const page = await shop();
  expect([page.listings.slice(0, 3).map((card: { listingId: string }) => card.listingId), page.featuredIds]).toEqual([
    [one, two, three],
    [one],
  ]);
  const eli = await maker(sale.address, 'Eli Stone');
  expect((await eli.call('PUT', '/api/seller/shop-order', { listings })).body.error.code).toBe('listings/not-found');
});
