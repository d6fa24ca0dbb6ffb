import { expect, test } from 'vitest';
import { at, bareTables } from '#test/builders/bare-tables.ts';
import { each } from '#test/builders/each.ts';
import {
  findShopBySlug,
  findShopWithSections,
  listFollowedCards,
  listShopCards,
  type ShopCursor,
} from './shop-listing-store.ts';

const tables = bareTables();

test('[CAT-06] cards of a shop and of followed shops come newest first', async () => {
  const card = (id: string, minutes: number, seller = 'ana') => ({
    seller_id: seller,
    listing_id: id,
    card: { id },
    created_at: at(minutes),
  });
  await tables.fill`
    search_documents: ${card('l1', -5)} | ${card('l2', -5)} | ${card('l3', -9)} | ${card('l4', -1)}
      | ${card('b1', -2, 'ben')} | ${card('c1', 0, 'cy')}
    follows: user_id=bo seller_id=ana | seller_id=ben | user_id=di seller_id=cy
  `;
  const page = async (after: { at: string; id: string } | null, limit: number) =>
    (await listShopCards(tables.db, 'ana', { after, sectionId: null, limit })).map(({ id }) => id);
  expect(await each(page, [null, 9], [null, 1], [{ at: at(-5).toISOString(), id: 'l2' }, 9])).toEqual([
    ['l4', 'l2', 'l1', 'l3'],
    ['l4'],
    ['l1', 'l3'],
  ]);
  const followed = async (ofEach: number, limit: number) =>
    (await listFollowedCards(tables.db, 'bo', { ofEach, limit })).map(
      (json) => (JSON.parse(json) as { id: string }).id,
    );
  expect([await followed(2, 9), await followed(2, 1)]).toEqual([['l4', 'b1', 'l2'], ['l4']]);
});

test('[DASH-02] pieces in their maker’s order come before the newest', async () => {
  const listing = (id: string, minutes: number, section: string | null, seller = 'ana') => ({
    ...{ seller_id: seller, id, title: id, category: 'mugs', state: 'active', created_at: at(minutes) },
    section_id: section,
  });
  const all = [
    listing('l1', -9, 's1'),
    listing('l2', -5, 's1'),
    listing('l3', -4, null),
    listing('l4', -1, 's2'),
    listing('l5', 0, 's1'),
    listing('l6', -7, 's1'),
    listing('b1', -2, 's1', 'ben'),
  ];
  await tables.put('shop_sections', { seller_id: 'ana', id: 's1', name: 'Mugs', position: 1 });
  await tables.put('shop_sections', { seller_id: 'ana', id: 's2', name: 'Vases', position: 0 });
  await tables.put('shop_sections', { seller_id: 'ana', id: 's3', name: 'Empty', position: 2 });
  await tables.put('shop_sections', { seller_id: 'ben', id: 's1', name: 'Cups', position: 0 });
  for (const row of all) {
    const { seller_id, id, created_at } = row;
    await tables.put('listings', row);
    if (id !== 'l5') await tables.put('search_documents', { seller_id, listing_id: id, card: { id }, created_at });
  }
  await tables.put(
    'arranged_listings',
    { seller_id: 'ana', listing_id: 'l1', position: 1, is_featured: false },
    { listing_id: 'l3', position: 0, is_featured: true },
    { listing_id: 'l5', position: 2 },
  );
  const page = async (after: ShopCursor | null, sectionId: string | null, limit = 9) =>
    (await listShopCards(tables.db, 'ana', { after, sectionId, limit })).map(({ id }) => id).join(' ');
  const l2 = { at: at(-5).toISOString(), id: 'l2' };
  expect([
    await page(null, null),
    await page(null, null, 1),
    await page({ position: 0 }, null),
    await page(l2, null),
    await page(null, 's1'),
    await page({ position: 0 }, 's1'),
    await page(l2, 's1'),
  ]).toEqual(['l3 l1 l4 l2 l6', 'l3', 'l1 l4 l2 l6', 'l6', 'l1 l2 l6', 'l1 l2 l6', 'l6']);
  await tables.put('shops', { seller_id: 'ana', slug: 'ana', name: 'Ana' });
  await tables.put('shop_slugs', { slug: 'ana', seller_id: 'ana' });
  expect((await findShopWithSections(tables.db, 'ana'))?.sections).toEqual([
    { sectionId: 's2', name: 'Vases', listings: 1 },
    { sectionId: 's1', name: 'Mugs', listings: 3 },
  ]);
});

test('[CAT-05] a shop is found by its own address, with how many pieces it has', async () => {
  await tables.fill`
    shops: seller_id=ben slug=ben name=Ben | seller_id=ana slug=ana name=Ana
    shop_slugs: slug=ben seller_id=ben | slug=ana seller_id=ana
    shop_counts: seller_id=ben listings=9 | seller_id=ana listings=4
  `;
  const found = await findShopBySlug(tables.db, 'ana');
  expect([found?.shop.name, found?.count, await findShopBySlug(tables.db, 'x')]).toEqual(['Ana', 4, null]);
});
