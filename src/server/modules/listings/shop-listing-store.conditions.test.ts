import { expect, test } from 'vitest';
import { at, bareTables } from '#test/builders/bare-tables.ts';
import { each } from '#test/builders/each.ts';
import { listing } from '#test/builders/listing-rows.ts';
import {
  findShopBySlug,
  findShopWithSections,
  listFollowedCards,
  listShopCards,
  type ShopCursor,
} from './shop-listing-store.ts';

const tables = bareTables();
/** A card of a listing by its id, minute and shop. */
function card(text: string): Record<string, unknown> {
  const [id = '', minutes, seller = 'ana'] = text.split(' ');
  return { seller_id: seller, listing_id: id, card: { id }, created_at: at(Number(minutes)) };
}

test('[CAT-06] cards of a shop and of followed shops come newest first', async () => {
  await tables.fill`
    search_documents: ${['l1 -5', 'l2 -5', 'l3 -9', 'l4 -1', 'b1 -2 ben', 'c1 0 cy'].map(card)}
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
  await tables.fill`
    shop_sections: seller_id=ana id=s1 name=Mugs position=1 | id=s2 name=Vases position=0 | id=s3 name=Empty position=2
      | seller_id=ben name=Cups position=0
    listings: ${listing} section_id=s1 created_at=@-9 | id=l2 created_at=@-5 | id=l3 section_id=null created_at=@-4
      | id=l4 section_id=s2 created_at=@-1 | id=l5 created_at=@0 | id=l6 created_at=@-7
      | seller_id=ben id=b1 created_at=@-2
    search_documents: ${['l1 -9', 'l2 -5', 'l3 -4', 'l4 -1', 'l6 -7'].map(card)} | ${card('b1 -2 ben')}
    arranged_listings: seller_id=ana listing_id=l1 position=1 is_featured=false
      | listing_id=l3 position=0 is_featured=true | listing_id=l5 position=2
    shops: seller_id=ana slug=ana name=Ana
    shop_slugs: slug=ana seller_id=ana
  `;
  const page = async (after: ShopCursor | null, sectionId: string | null, limit = 9) =>
    (await listShopCards(tables.db, 'ana', { after, sectionId, limit })).map(({ id }) => id).join(' ');
  const l2 = { at: at(-5).toISOString(), id: 'l2' };
  const first = { position: 0 };
  expect(
    await each(page, [null, null], [null, null, 1], [first, null], [l2, null], [null, 's1'], [first, 's1'], [l2, 's1']),
  ).toEqual(['l3 l1 l4 l2 l6', 'l3', 'l1 l4 l2 l6', 'l6', 'l1 l2 l6', 'l1 l2 l6', 'l6']);
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
  const match = await findShopBySlug(tables.db, 'ana');
  expect([match?.shop.name, match?.count, await findShopBySlug(tables.db, 'x')]).toEqual(['Ana', 4, null]);
});
