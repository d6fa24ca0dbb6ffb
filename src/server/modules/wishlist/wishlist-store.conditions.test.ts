import { expect, test } from 'vitest';
import { NOW, at, bareTables, type BareTables } from '#test/builders/bare-tables.ts';
import { each } from '#test/builders/each.ts';
import { partOf } from '#test/builders/part-of.ts';
import { countCollections } from './collection-store.ts';
import {
  countWishlistItems,
  deleteWishlist,
  deleteWishlistItem,
  deleteWishlistItemsExcept,
  findShared,
  findWishlist,
  insertWishlistItems,
  listShown,
  lockExistingWishlist,
  setShared,
} from './wishlist-store.ts';

const tables = bareTables();
const item = { user_id: 'bo', listing_id: 'l1', seller_id: 'ana', added_at: at(-5), title: 'then' };
const STATES = ['active', 'sold_out', 'inactive', 'draft', 'removed', 'pending_review'];
const putListings = async (): Promise<void> => {
  await tables.fill`
    shops: seller_id=ben slug=ben name=Ben | seller_id=ana slug=ana name=Ana
    listings: seller_id=ana id=l1 title=now state=active pictures=[] | ${STATES.map((state) => ({ id: state, state }))}
      | seller_id=ben id=l1 title=his state=draft
    variants: seller_id=ana listing_id=l1 id=v1 price_cents=700 stock=2 received=2 option_values=["a"]
      | id=v2 price_cents=500 option_values=["b"] | id=v3 listing_id=active price_cents=5 | seller_id=ben price_cents=1
  `;
};
const left = async () => await tables.texts(`user_id, listing_id FROM wishlist_items ORDER BY 1`);

test('[WISH-09, INV-12] a list is its person’s, newest first', async () => {
  await putListings();
  await tables.fill`
    wishlists: user_id=bo | user_id=cy share_hash=#01
    wishlist_items: ${item} | listing_id=draft added_at=@-1 | listing_id=active | user_id=cy
    wishlist_collections: user_id=bo id=b name=B created_at=@-5 | id=a name=A created_at=@-1 | id=c name=C | user_id=cy
  `;
  const { items, collections, isShared } = await findWishlist(tables.db, 'bo');
  expect(items.map((match) => `${match.id} ${match.now?.priceCents ?? null}`)).toEqual([
    'draft null',
    'active 5',
    'l1 500',
  ]);
  expect(items[2]?.now).toMatchObject({ priceVaries: true, stock: 4, shopName: 'Ana', variantId: null });
  expect([collections.map(({ id }) => id), isShared, (await findWishlist(tables.db, 'cy')).isShared]).toEqual([
    ['b', 'c', 'a'],
    false,
    true,
  ]);
  expect([
    await tables.run((tx) => countWishlistItems(tx, 'bo')),
    await tables.run((tx) => countCollections(tx, 'bo')),
  ]).toEqual([3, 3]);
});

test('[WISH-02, WISH-04] pieces are added as they are now: those that are or were in the shop', async () => {
  await putListings();
  const wanted = ['l1', ...STATES].map((id) => ({ id, addedAt: NOW.toISOString() }));
  const { known, added } = await tables.run((tx) => insertWishlistItems(tx, 'bo', partOf(wanted)));
  expect([known, added.length]).toEqual([4, 4]);
  const rows = await tables.sql(
    `SELECT listing_id, title, price_cents, was_sold_out FROM wishlist_items WHERE listing_id IN ('l1', 'sold_out') ORDER BY 1`,
  );
  expect([rows, (await left()).length]).toEqual([
    [
      { listing_id: 'l1', title: 'now', price_cents: 500, was_sold_out: false },
      { listing_id: 'sold_out', title: 'now', price_cents: null, was_sold_out: true },
    ],
    4,
  ]);
  const shown = await listShown(
    tables.db,
    partOf(['sold_out', 'l1', 'draft'].map((id) => ({ id, addedAt: NOW.toISOString() }))),
  );
  expect(shown.map((match) => `${match.id} ${match.title} ${match.now === null}`)).toEqual([
    'sold_out now false',
    'l1 now false',
    'draft  true',
  ]);
});

test('[WISH-05, WISH-06] what is taken off, kept, shared or thrown away is that person’s', async () => {
  await tables.fill`
    wishlists: user_id=bo | user_id=cy share_hash=#02
    users: id=cy display_name="Cy Holm" | id=bo display_name="Bo Berg"
    wishlist_items: ${item} | listing_id=l2 | listing_id=l3 | user_id=cy | user_id=cy listing_id=l2
  `;
  expect([
    await tables.run((tx) => deleteWishlistItem(tx, 'bo', 'l1')),
    await tables.run((tx) => deleteWishlistItem(tx, 'bo', 'l1')),
  ]).toEqual([true, false]);
  await tables.run((tx) => deleteWishlistItemsExcept(tx, 'bo', ['l3']));
  expect(await left()).toEqual(['bo l3', 'cy l1', 'cy l2']);
  const lists = async (operation: Parameters<BareTables['written']>[2]) =>
    (await tables.written('wishlists', 'user_id', operation)).now;
  expect(
    await each(
      lists,
      (tx) => lockExistingWishlist(tx, 'bo', NOW),
      (tx) => setShared(tx, 'bo', { hash: Buffer.from([1]), token: 'sealed:x' }),
    ),
  ).toEqual([['bo'], ['bo']]);
  expect([
    await findShared(tables.db, Buffer.from([1])),
    (await findShared(tables.db, Buffer.from([2])))?.userId,
    await findShared(tables.db, Buffer.from([3])),
  ]).toEqual([{ userId: 'bo', name: 'Bo' }, 'cy', null]);
  expect((await tables.written('wishlists', '', (tx) => deleteWishlist(tx, 'bo'))).gone).toBe(1);
});
