import { expect, test } from 'vitest';
import { at, bareTables } from '#test/builders/bare-tables.ts';
import { each } from '#test/builders/each.ts';
import { findShopBySlug, listFollowedCards, listShopCards } from './shop-listing-store.ts';

const tables = bareTables();

test('[CAT-06] cards of a shop and of those that somebody follows come newest first, so many of each', async () => {
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
  const page = async (before: { at: string; id: string } | null, limit: number) =>
    (await listShopCards(tables.db, 'ana', { before, limit })).map(({ id }) => id);
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

test('[CAT-05] a shop is found by its own address, with how many pieces it has', async () => {
  await tables.fill`
    shops: seller_id=ben slug=ben name=Ben | seller_id=ana slug=ana name=Ana
    shop_slugs: slug=ben seller_id=ben | slug=ana seller_id=ana
    shop_counts: seller_id=ben listings=9 | seller_id=ana listings=4
  `;
  const found = await findShopBySlug(tables.db, 'ana');
  expect([found?.shop.name, found?.count, await findShopBySlug(tables.db, 'x')]).toEqual(['Ana', 4, null]);
});
