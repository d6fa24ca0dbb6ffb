import { expect, test } from 'vitest';
import { NOW, at, bareTables } from '#test/builders/bare-tables.ts';
import { categoriesIn, listing } from '#test/builders/listing-rows.ts';
import { row } from '#test/builders/row-text.ts';
import { each, matching } from '#test/builders/each.ts';
import type { Listing } from '#domain/listings/model.ts';
import { listCategoryPaths } from './categories/category-store.ts';
import { findShopOfListings, withShop } from './around/around-listing-store.ts';
import { addRating, findOwnListingJson, findPublicListing, lockListing } from './listing-store.ts';
import { countSold } from './stock-store.ts';
import { saveDecision } from './review/review-queue-store.ts';

const tables = bareTables();
const categories = categoriesIn(tables);
const shownListing = async (id: string) => {
  const match = await findPublicListing(tables.db, id);
  const shop = match && (await findShopOfListings(tables.db, match.sellerId, 2));
  return JSON.parse(shop ? withShop(match, shop, new Date()) : 'null') as Listing;
};
const lines = [{ sellerId: 'ana', listingId: 'l1', variantId: 'v1', quantity: 3 }];
const keys = 'seller_id id';
const own = ['ana l1'];
const variant = row`seller_id=ana listing_id=l1 id=v1 option_values=["one"] price_cents=500 stock=5 reserved=4 sold=4
  received=13`;

test('[CAT-06] what was sold counts on that listing and that shop', async () => {
  await tables.fill`
    listings: ${listing} | seller_id=ben | id=l2
    shops: seller_id=ana slug=ana | seller_id=ben slug=ben
  `;
  const counted = await tables.written('listings', 'seller_id id sold', (tx) => Promise.resolve(countSold(tx, lines)));
  expect(counted.now).toEqual(['ana l1 3']);
  const rated = await tables.written('listings', keys, (tx) =>
    addRating(tx, { sellerId: 'ana', listingId: 'l1', sum: 5, count: 1 }),
  );
  expect(rated.now).toEqual(own);
  expect(await tables.texts('sold, rating_count FROM shops ORDER BY seller_id')).toEqual(['3 1', '0 0']);
});

test('[CAT-01, INV-12] a page shows what is for sale, with its own choices, postage, shop and way', async () => {
  await categories();
  await tables.fill`
    shops: seller_id=ben slug=ben name=Ben | seller_id=ana slug=ana name=Ana
    listings: ${listing} shipping_profile_id=s1 | id=l2 state=sold_out
      | ${['draft', 'pending_review', 'inactive', 'removed'].map((state) => ({ id: state, state }))}
      | seller_id=ben id=l9
    variants: ${variant} id=v2 position=1 | id=v1 option_values=["two"] position=0 price_cents=900 | seller_id=ben id=v3
      | id=v4 listing_id=l2 stock=0
    shipping_profiles: seller_id=ana id=s1 extra_cents=5 zones=[] | id=s2 name=two extra_cents=6 | seller_id=ben extra_cents=7
    search_documents: seller_id=ana listing_id=l2 card={"n":2} created_at=@-5
      | listing_id=l3 card={"n":3} created_at=@-1 | listing_id=l1 card={"n":1}
      | seller_id=ben listing_id=l9 card={"n":9}
  `;
  const match = await shownListing('l1');
  expect([match.shop.name, match.postage?.extraCents, match.priceCents, match.priceVaries, match.stock]).toEqual([
    'Ana',
    5,
    500,
    true,
    10,
  ]);
  expect(match.variants.map(({ id }) => id)).toEqual(['v1', 'v2']);
  const shop = await findShopOfListings(tables.db, 'ana', 2);
  expect(shop?.newest.map(({ listingId, card }) => [listingId, JSON.parse(card)])).toEqual([
    ['l3', { n: 3 }],
    ['l2', { n: 2 }],
  ]);
  const [ceramics, mugs] = [
    { slug: 'ceramics', name: 'Ceramics' },
    { slug: 'mugs', name: 'Mugs' },
  ];
  expect([...(await listCategoryPaths(tables.db))].map(([slug, path]) => [slug, JSON.parse(path)])).toEqual([
    ['ceramics', [ceramics]],
    ['mugs', [ceramics, mugs]],
    ['wood', [{ slug: 'wood', name: 'Wood' }]],
  ]);
  expect((await shownListing('l2')).state).toBe('sold_out');
  for (const state of ['draft', 'pending_review', 'inactive', 'removed'])
    expect([state, await shownListing(state)]).toEqual([state, null]);
  const mine = async (seller: string, id: string) => (await findOwnListingJson(tables.db, seller, id)) !== null;
  expect(await matching(mine, ['ana', 'draft'], ['ana', 'removed'], ['ben', 'l1'], ['ana', 'l9'])).toEqual([
    ['ana', 'draft'],
  ]);
});

test('[OFFICE-01] what is hidden stays hidden until it is shown again', async () => {
  await tables.fill`listings: ${listing} state=inactive hidden_at=@-1`;
  const decide = async (state: 'draft' | 'active') => {
    await tables.run((tx) => saveDecision(tx, { sellerId: 'ana', listingId: 'l1', state, reason: '', now: NOW }));
    return (await tables.run((tx) => lockListing(tx, 'ana', 'l1')))?.isHidden;
  };
  expect([await decide('draft'), await decide('active')]).toEqual([true, false]);
});

test('[LAW-02, DASH-04] a piece shows what its cheapest choice costs and cost before', async () => {
  await categories();
  const variant = row`seller_id=ana listing_id=l1 position=0 price_cents=300 stock=5`;
  // Choice c is lowered by a sale although its price has risen: it announces none. Of e the sale changes no price any more.
  await tables.fill`
    shops: seller_id=ben slug=ben name=Ben | seller_id=ana slug=ana name=Ana
    listings: ${listing} compare_at_cents=null | id=l2 compare_at_cents=900 | id=l3 category=wood
      | seller_id=ben id=l1
    variants: ${variant} seller_id=ben id=x option_values=["x"] price_cents=1
      | seller_id=ana id=b option_values=["one"] price_cents=400 former_cents=650 regular_cents=600 sale_id=s1
      | seller_id=ana id=a option_values=["two"] price_cents=400 former_cents=700 position=1
      | seller_id=ana id=c option_values=["three"] price_cents=500 stock=0 position=1 regular_cents=600 sale_id=s1 risen=true
      | seller_id=ana listing_id=l2 id=d option_values=["d"] price_cents=300 former_cents=950
      | seller_id=ana listing_id=l3 id=e option_values=["e"] price_cents=300 regular_cents=300 sale_id=s2
        contents=180 contents_unit=g
    sales: seller_id=ben id=s1 starts_at=@0 ends_at=@99 | seller_id=ana ends_at=@60
      | seller_id=ana id=s2 starts_at=@61 ends_at=@70
  `;
  const shown = async (id: string) => {
    const match = await shownListing(id);
    return [
      match.priceCents,
      match.priceVaries,
      match.compareAtCents,
      match.variants.find(({ priceCents }) => priceCents === match.priceCents)?.saleEndsAt,
      match.stock,
    ];
  };
  expect(await each(shown, 'l2', 'l3')).toEqual([
    [300, false, 950, null, 5],
    [300, false, null, null, 5],
  ]);
  const one = await shownListing('l3');
  expect(one.variants.map(({ contents }) => contents)).toEqual([{ amount: 180, unit: 'g' }]);
  const own = async (seller: string, id: string) =>
    JSON.parse((await findOwnListingJson(tables.db, seller, id)) ?? 'null') as Listing;
  const anas = await own('ana', 'l1');
  expect([anas.priceCents, anas.priceVaries, anas.compareAtCents, anas.stock]).toEqual([400, true, null, 10]);
  expect(anas.variants.map(({ id, formerCents, saleEndsAt }) => [id, formerCents, saleEndsAt])).toEqual([
    ['b', 650, at(60).toISOString()],
    ['a', null, null],
    ['c', null, null],
  ]);
  expect((await own('ben', 'l1')).priceCents).toBe(1);
  await tables.empty('variants');
  await tables.fill`
    listings: ${listing} id=l4 state=draft
    variants: ${variant} id=v1 stock=0 | id=z listing_id=l2 option_values=["z"] | id=y listing_id=l4
  `;
  expect([(await own('ana', 'l1')).state, (await own('ana', 'l4')).state, (await shownListing('l2')).state]).toEqual([
    'sold_out',
    'draft',
    'sold_out',
  ]);
});
