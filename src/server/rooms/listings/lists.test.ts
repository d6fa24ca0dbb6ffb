import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openBareTables, type BareTables } from '#test/builders/bare-tables.ts';
import type { Listing } from '#domain/listings/model.ts';
import { removeBackInStockRequest, takeFulfilledRequests } from './back-in-stock/back-in-stock-store.ts';
import { homeFrame } from './home-store.ts';
import { countOwn, findListing, findOwnListingJson, listOwn } from './listing-store.ts';
import { relatedCards } from './related-store.ts';

/* What the shop shows of pieces: which, in which order, and with whose prices. */

let tables: BareTables;
const NOW = new Date('2026-03-10T12:00:00.000Z');
const at = (minutes: number): Date => new Date(NOW.getTime() + minutes * 60_000);

beforeAll(async () => {
  tables = await openBareTables();
});
afterAll(() => tables.stop());
beforeEach(() =>
  tables.empty(
    ...['listings', 'variants', 'shops', 'shop_counts', 'search_documents', 'sales', 'back_in_stock_requests', 'users'],
    ...['categories', 'category_counts', 'shipping_profiles'],
  ),
);

const listing = {
  seller_id: 'ana',
  id: 'l1',
  state: 'active',
  title: 'Mug',
  category: 'mugs',
  updated_at: at(-5),
  created_at: at(-5),
  pictures: [],
  options: [],
};
const variant = {
  seller_id: 'ana',
  listing_id: 'l1',
  id: 'v1',
  option_values: ['one'],
  position: 0,
  price_cents: 500,
  stock: 5,
};
const shops = () =>
  tables.put('shops', { seller_id: 'ben', slug: 'ben', name: 'Ben' }, { seller_id: 'ana', slug: 'ana', name: 'Ana' });
const categories = () =>
  tables.put(
    'categories',
    { slug: 'ceramics', name: 'Ceramics', parent: null, position: 0 },
    { slug: 'mugs', name: 'Mugs', parent: 'ceramics' },
    { slug: 'wood', name: 'Wood', position: 1 },
  );

test('[LAW-02, DASH-04] a piece shows what its cheapest choice costs and cost before, and when its own shop’s sale ends', async () => {
  await shops();
  await categories();
  await tables.put(
    'listings',
    { ...listing, compare_at_cents: null },
    { id: 'l2', compare_at_cents: 900 },
    { id: 'l3', category: 'wood' },
    { seller_id: 'ben', id: 'l1' },
  );
  const onSale = { regular_cents: 600, sale_id: 's1' };
  await tables.put(
    'variants',
    { ...variant, seller_id: 'ben', id: 'x', option_values: ['x'], price_cents: 1 },
    { ...variant, id: 'b', price_cents: 400, former_cents: 650, ...onSale },
    { ...variant, id: 'a', option_values: ['two'], price_cents: 400, position: 1, former_cents: 700 },
    { ...variant, id: 'c', option_values: ['three'], price_cents: 500, position: 1, former_cents: 800, stock: 0 },
    { ...variant, listing_id: 'l2', id: 'd', option_values: ['d'], price_cents: 300, former_cents: 950 },
    // A sale that changes no price any more lowers none.
    {
      ...{ ...variant, listing_id: 'l3', id: 'e', option_values: ['e'], price_cents: 300, regular_cents: 300 },
      ...{ sale_id: 's2', contents: 180, contents_unit: 'g' },
    },
  );
  await tables.put(
    'sales',
    { seller_id: 'ben', id: 's1', starts_at: at(0), ends_at: at(99) },
    { seller_id: 'ana', ends_at: at(60) },
    { seller_id: 'ana', id: 's2', starts_at: at(61), ends_at: at(70) },
  );
  const shown = async (id: string) => {
    const found = (await findListing(tables.db, id)) as Listing;
    return [
      found.priceCents,
      found.priceVaries,
      found.compareAtCents,
      (found as { saleEndsAt?: unknown }).saleEndsAt,
      found.stock,
    ];
  };
  expect([await shown('l2'), await shown('l3')]).toEqual([
    [300, false, 950, null, 5],
    [300, false, null, null, 5],
  ]);
  const one = (await findListing(tables.db, 'l3')) as Listing;
  expect([one.categoryPath.map(({ slug }) => slug), one.variants.map(({ contents }) => contents)]).toEqual([
    ['wood'],
    [{ amount: 180, unit: 'g' }],
  ]);
  const own = async (seller: string, id: string) =>
    JSON.parse((await findOwnListingJson(tables.db, seller, id)) ?? 'null') as Listing;
  const anas = await own('ana', 'l1');
  expect([
    anas.priceCents,
    anas.priceVaries,
    anas.compareAtCents,
    (anas as { saleEndsAt?: unknown }).saleEndsAt,
    anas.stock,
  ]).toEqual([...[400, true, null, at(60).toISOString(), 10]]);
  expect(anas.variants.map(({ id, formerCents }) => [id, formerCents])).toEqual([
    ['b', 650],
    ['a', null],
    ['c', null],
  ]);
  expect(anas.categoryPath.map(({ slug }) => slug)).toEqual(['ceramics', 'mugs']);
  expect((await own('ben', 'l1')).priceCents).toBe(1);
  await tables.empty('variants');
  await tables.put('variants', { ...variant, stock: 0 }, { id: 'z', listing_id: 'l2', option_values: ['z'], stock: 0 });
  await tables.put('listings', { ...listing, id: 'l4', state: 'draft' });
  await tables.put('variants', { ...variant, id: 'y', listing_id: 'l4', stock: 0 });
  expect([
    (await own('ana', 'l1')).state,
    (await own('ana', 'l4')).state,
    (await findListing(tables.db, 'l2'))?.state,
  ]).toEqual(['sold_out', 'draft', 'sold_out']);
});

test('[DASH-02] few is three or fewer of what is for sale; a piece is found by the number of one of its own choices', async () => {
  await tables.put(
    'listings',
    listing,
    ...['l2', 'l3', 'l4'].map((id) => ({ id })),
    { id: 'l5', state: 'draft' },
    { seller_id: 'ben', id: 'l6' },
  );
  await tables.put(
    'variants',
    { ...variant, stock: 3, sku: 'A-1' },
    ...[
      { listing_id: 'l2', id: 'v2', stock: 2 },
      { listing_id: 'l2', id: 'v3', option_values: ['two'], stock: 2, sku: 'B-1' },
    ],
    ...[
      { listing_id: 'l3', id: 'v4', stock: 0 },
      { listing_id: 'l4', id: 'v5', stock: 4 },
      { listing_id: 'l5', id: 'v6', stock: 1 },
    ],
    { seller_id: 'ben', listing_id: 'l4', id: 'v7', sku: 'C-1', stock: 1 },
  );
  const ids = async (changes: object) =>
    (await listOwn(tables.db, 'ana', { state: null, q: null, before: null, limit: 9, ...changes })).map(
      ({ listingId }) => listingId,
    );
  expect(await countOwn(tables.db, 'ana')).toEqual({ counts: { active: 3, sold_out: 1, draft: 1 }, low: 2 });
  expect([await ids({ state: 'low' }), await ids({ state: 'sold_out' }), await ids({ state: 'active' })]).toEqual([
    ['l3', 'l1'],
    ['l3'],
    ['l4', 'l2', 'l1'],
  ]);
  expect([await ids({ q: 'b-1' }), await ids({ q: 'C-1' }), await ids({ q: '%' })]).toEqual([['l2'], [], []]);
});

test('[UX-34] who waited is told of a choice of that shop and piece that is there again, and is taken off that list alone', async () => {
  await shops();
  await tables.put('users', { id: 'bo', email: 'bo@example.com' }, { id: 'cy', email: 'cy@example.com' });
  await tables.put(
    'listings',
    listing,
    { id: 'l2' },
    { seller_id: 'ben', id: 'l1', title: 'Ben’s' },
    { id: 'l3', state: 'inactive' },
  );
  await tables.put(
    'variants',
    variant,
    ...[
      { listing_id: 'l2', id: 'v2' },
      { seller_id: 'ben', id: 'v1', stock: 9 },
      { id: 'v3', option_values: ['three'], stock: 0 },
      { listing_id: 'l3', id: 'v4' },
    ],
  );
  const request = { seller_id: 'ana', variant_id: 'v1', user_id: 'bo' };
  await tables.put(
    'back_in_stock_requests',
    request,
    { user_id: 'cy' },
    { variant_id: 'v2' },
    { variant_id: 'v3' },
    { variant_id: 'v4' },
  );
  const removed = await tables.written('back_in_stock_requests', [], (tx) =>
    removeBackInStockRequest(tx, { variantId: 'v1', userId: 'cy' }),
  );
  expect(removed.gone).toBe(1);
  const taken = await tables.run((tx) => takeFulfilledRequests(tx, { sellerId: 'ana', listingIds: ['l1', 'l3'] }));
  expect(
    taken.map(({ variantId, userId, title, stock, shopName }) => [variantId, userId, title, stock, shopName]),
  ).toEqual([['v1', 'bo', 'Mug', 5, 'Ana']]);
  expect(await tables.run((tx) => takeFulfilledRequests(tx, { sellerId: 'ben', listingIds: ['l1'] }))).toEqual([]);
  const { rows } = await tables.db.query({ text: 'SELECT variant_id FROM back_in_stock_requests ORDER BY 1' });
  expect(rows.map(({ variant_id }) => variant_id)).toEqual(['v2', 'v3', 'v4']);
});

const card = (id: string) => ({ id });
const document = {
  seller_id: 'ana',
  listing_id: 'l1',
  category: 'mugs',
  top_category: 'ceramics',
  price_cents: 1,
  quality: 5,
  created_at: at(0),
  card: card('l1'),
  field_weights: [],
  marks: ['pic:'],
};

test('[CAT-03] pieces like one are nearest by category, material and colour, the most sold first, of one shop two before the others', async () => {
  await categories();
  const mug = { ...listing, materials: ['oak'], colours: ['red'] };
  await tables.put(
    'listings',
    mug,
    { id: 'same', seller_id: 'ben', sold: 1 },
    { id: 'same-more', seller_id: 'cy', sold: 9 },
    { id: 'material', seller_id: 'di', category: 'ceramics', colours: [], sold: 99 },
    { id: 'colour', seller_id: 'eve', category: 'ceramics', materials: [], sold: 99 },
    { id: 'ben-2', seller_id: 'ben', materials: [], colours: [], sold: 0 },
    { id: 'ben-3', seller_id: 'ben', sold: 0 },
    { id: 'else', seller_id: 'fay', category: 'wood', sold: 999 },
    { id: 'gone', state: 'draft' },
    // The same id of another shop, sold often.
    { id: 'same', seller_id: 'zoe', sold: 999 },
  );
  const near = ['same', 'same-more', 'material', 'colour', 'ben-2', 'ben-3', 'else'];
  const sellers: Record<string, string> = {
    same: 'ben',
    'same-more': 'cy',
    material: 'di',
    colour: 'eve',
    'ben-2': 'ben',
    'ben-3': 'ben',
    else: 'fay',
  };
  await tables.put(
    'search_documents',
    document,
    ...near.map((id) => {
      const category = { material: 'ceramics', colour: 'ceramics', else: 'wood' }[id] ?? 'mugs';
      return {
        listing_id: id,
        seller_id: sellers[id],
        category,
        top_category: id === 'else' ? 'wood' : 'ceramics',
        card: card(id),
      };
    }),
  );
  const related = async (id: string) =>
    (await relatedCards(tables.db, id)).map((text) => (JSON.parse(text) as { id: string }).id);
  expect(await related('l1')).toEqual(['same-more', 'same', 'ben-3', 'material']);
  await tables.put('listings', { ...mug, id: 'out', state: 'sold_out' });
  expect((await related('out')).length).toBe(4);
  expect([await related('gone'), await related('nowhere')]).toEqual([[], []]);
});

test('[CAT-03, HOME-01] the home page: one of each shop and craft first, pictures before all, the newest and the best; a maker with words and something to show', async () => {
  await categories();
  await tables.put(
    'category_counts',
    { category: 'ceramics', listings: 7 },
    { category: 'mugs', listings: 5 },
    { category: 'wood', listings: 2 },
  );
  await tables.put(
    'shop_counts',
    { seller_id: 'ana', listings: 2 },
    { seller_id: 'ben', listings: 1 },
    { seller_id: 'empty', listings: 0 },
  );
  const shop = {
    seller_id: 'ana',
    slug: 'ana',
    name: 'Ana',
    tagline: 'Clay',
    story: 'Long ago',
    rating_count: 3,
    sold: 1,
  };
  await tables.put(
    'shops',
    { ...shop, seller_id: 'zed', slug: 'zed', rating_count: 3 },
    shop,
    ...[
      { seller_id: 'ben', slug: 'ben', sold: 0 },
      { seller_id: 'cy', slug: 'cy', rating_count: 2, sold: 99 },
    ],
    // The best liked have no words, or nothing to show.
    ...[
      { seller_id: 'di', slug: 'di', rating_count: 9, tagline: '' },
      { seller_id: 'eve', slug: 'eve', rating_count: 9, story: '' },
      { seller_id: 'fay', slug: 'fay', rating_count: 9 },
    ],
  );
  const bare = { marks: [] };
  await tables.put(
    'search_documents',
    { ...document, listing_id: 'a1', quality: 50, created_at: at(-1) },
    ...[
      { listing_id: 'a2', quality: 49, created_at: at(-2) },
      { listing_id: 'a3', quality: 48, created_at: at(-3) },
      { listing_id: 'a0', quality: 51, created_at: at(0), ...bare },
    ],
    ...[
      { seller_id: 'ben', listing_id: 'b1', quality: 10, created_at: at(-50) },
      { seller_id: 'zed', listing_id: 'z1', quality: 9, created_at: at(-60), top_category: 'wood' },
    ],
    ...['cy', 'di', 'eve'].map((seller_id, n) => ({
      seller_id,
      listing_id: `x${n}`,
      quality: n,
      created_at: at(-70 - n),
      ...bare,
    })),
    ...[
      { listing_id: 'a4', quality: 1, created_at: at(-90), card: card('a4') },
      { listing_id: 'a5', quality: 1, created_at: at(-90) },
      { listing_id: 'a6', quality: 1, created_at: at(-90) },
    ],
  );
  const frame = await homeFrame(tables.db, { newest: 50, best: 50 });
  expect(frame.newest.slice(0, 5)).toEqual(['a1', 'z1', 'b1', 'a0', 'a2']);
  expect(frame.best.slice(0, 4)).toEqual(['a1', 'z1', 'b1', 'a0']);
  expect([frame.listings, frame.shops, frame.quote, frame.count]).toEqual([9, 2, 'Clay', 2]);
  expect((JSON.parse(frame.shop ?? '{}') as { slug?: string }).slug).toBe('ana');
  expect(frame.pieces?.length).toBe(5);
  const tree = JSON.parse(frame.categories) as { slug: string; picture: unknown; children: unknown[] }[];
  expect(tree.map(({ slug, children }) => [slug, children.length])).toEqual([
    ['ceramics', 1],
    ['wood', 0],
  ]);
  // Of many only the newest and the best are looked at.
  await tables.empty('search_documents');
  await tables.put(
    'search_documents',
    { ...document, listing_id: 'n0', quality: 0, created_at: at(-1000), seller_id: 's0' },
    ...Array.from({ length: 45 }, (_, n) => ({
      listing_id: `n${n + 1}`,
      seller_id: 's1',
      quality: n + 1,
      created_at: at(n),
    })),
  );
  const many = await homeFrame(tables.db, { newest: 50, best: 50 });
  expect([many.newest.length, many.best.length, many.newest.includes('n0'), many.best[0]]).toEqual([
    24,
    40,
    false,
    'n45',
  ]);
});
