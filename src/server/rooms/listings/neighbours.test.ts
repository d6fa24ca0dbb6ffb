import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openBareTables, type BareTables } from '#test/builders/bare-tables.ts';
import { partOf } from '#test/builders/part-of.ts';
import type { Transaction } from '../../platform/database/open-database.ts';
import {
  findRequestedVariants,
  lockVariantForRequest,
  removeBackInStockRequest,
  takeFulfilledRequests,
} from './back-in-stock/back-in-stock-store.ts';
import { deleteDraft, findDraft, mayKeep, saveDraft } from './drafts/draft-store.ts';
import { advanceImport, finishImport } from './import/import-progress-store.ts';
import { findSellerBySlug, listImported, lockKnownListings } from './import/import-store.ts';
import {
  addRating,
  countOwn,
  findListingJson,
  findOwnListingJson,
  listOwn,
  lockListing,
  setState,
  withdrawListings,
} from './listing-store.ts';
import { countProfiles, deleteProfile, listProfiles, lockProfile, updateProfile } from './postage/profile-store.ts';
import { notePrices } from './prices/price-history-store.ts';
import { applySales } from './prices/sale-price-store.ts';
import { saveModeration, wasShown } from './review/moderation-store.ts';
import { restListings, wakeListings } from './review/rest-store.ts';
import { countWaiting, findReviewReason, listWaiting, lockWaiting, saveDecision } from './review/review-queue-store.ts';
import { findReviewFacts, restoreWaiting } from './review/review-undo-store.ts';
import { findShopBySlug, listFollowedCards, listShopCards } from './shop-listing-store.ts';
import { countSold, releaseReserved, reserveStock, returnSold, sellReserved } from './stock-store.ts';
import { goOnFromFormer, listFormer, lockVariants, saveVariants } from './variant-store.ts';
import type { App } from '../../platform/calls/app.ts';

let tables: BareTables;
const NOW = new Date('2026-03-10T12:00:00.000Z');
const at = (minutes: number): Date => new Date(NOW.getTime() + minutes * 60_000);
const days = (number: number): Date => at(number * 1440);

beforeAll(async () => {
  tables = await openBareTables();
});
afterAll(() => tables.stop());
beforeEach(() =>
  tables.empty(
    'listings',
    'variants',
    'former_variants',
    'variant_prices',
    'listing_drafts',
    'listing_imports',
    'shipping_profiles',
    'back_in_stock_requests',
    'rested_listings',
    'sold_lately',
    'sales',
    'shops',
    'shop_slugs',
    'shop_counts',
    'search_documents',
    'follows',
    'users',
    'events',
  ),
);

const listing = {
  seller_id: 'ana',
  id: 'l1',
  state: 'active',
  title: 'Mug',
  category: 'mugs-and-cups',
  updated_at: at(-5),
  created_at: at(-5),
  pictures: [],
};
const variant = {
  seller_id: 'ana',
  listing_id: 'l1',
  id: 'v1',
  option_values: ['one'],
  price_cents: 500,
  stock: 5,
  reserved: 4,
  sold: 4,
  received: 13,
};
const OTHER_VARIANTS = [{ seller_id: 'ben' }, { id: 'v2', option_values: ['two'] }];
const app = partOf<App>({ ids: { uuid: () => crypto.randomUUID() }, clock: { now: () => NOW } });
const lines = [{ sellerId: 'ana', listingId: 'l1', variantId: 'v1', quantity: 3 }];
const variantKeys = ['seller_id', 'id'];
const its = [{ seller_id: 'ana', id: 'v1' }];
const keys = ['seller_id', 'id'];
const own = [{ seller_id: 'ana', id: 'l1' }];

test('[INV-07] stock moves on that choice of that shop, and only while there is so much', async () => {
  await tables.put('variants', variant, ...OTHER_VARIANTS);
  const acts: ((tx: Transaction) => unknown)[] = [
    (tx) => reserveStock(app, tx, lines),
    (tx) => releaseReserved(app, tx, lines),
    (tx) => sellReserved(tx, lines),
    (tx) => returnSold(app, tx, lines),
  ];
  for (const move of acts) expect((await tables.written('variants', variantKeys, move)).now).toEqual(its);
  const more = [{ ...lines[0], quantity: 99 }] as typeof lines;
  expect(await tables.run((tx) => reserveStock(app, tx, more))).toEqual(more);
  await expect(tables.run((tx) => sellReserved(tx, more))).rejects.toThrow('nobody reserved');
  expect((await tables.written('variants', variantKeys, (tx) => releaseReserved(app, tx, more))).now).toEqual([]);
});

test('[INV-07] what comes back of a choice that is gone lowers what that one sold, never below zero', async () => {
  await tables.put(
    'former_variants',
    { seller_id: 'ana', listing_id: 'l1', id: 'v1', sold: 2 },
    { seller_id: 'ben' },
    { id: 'v2' },
  );
  const back = await tables.written('former_variants', ['seller_id', 'id', 'sold'], (tx) => returnSold(app, tx, lines));
  expect(back.now).toEqual([{ seller_id: 'ana', id: 'v1', sold: 0 }]);
});

test('[CAT-06] what was sold counts on that listing and that shop', async () => {
  await tables.put('listings', listing, { seller_id: 'ben' }, { id: 'l2' });
  await tables.put('shops', { seller_id: 'ana', slug: 'ana' }, { seller_id: 'ben', slug: 'ben' });
  const counted = await tables.written('listings', [...keys, 'sold'], (tx) => Promise.resolve(countSold(tx, lines)));
  expect(counted.now).toEqual([{ seller_id: 'ana', id: 'l1', sold: 3 }]);
  const rated = await tables.written('listings', keys, (tx) =>
    addRating(tx, { sellerId: 'ana', listingId: 'l1', sum: 5, count: 1 }),
  );
  expect(rated.now).toEqual(own);
  expect((await tables.db.query({ text: 'SELECT sold, rating_count FROM shops ORDER BY seller_id' })).rows).toEqual([
    { sold: 3, rating_count: 1 },
    { sold: 0, rating_count: 0 },
  ]);
});

test('[CAT-01, INV-12] a page shows what is for sale, with its own choices, postage, shop and way; its maker sees all but what was removed', async () => {
  await tables.put(
    'shops',
    { seller_id: 'ben', slug: 'ben', name: 'Ben' },
    { seller_id: 'ana', slug: 'ana', name: 'Ana' },
  );
  await tables.put(
    'listings',
    { ...listing, shipping_profile_id: 's1' },
    { id: 'l2', state: 'sold_out' },
    ...['draft', 'pending_review', 'inactive', 'removed'].map((state) => ({ id: state, state })),
    { seller_id: 'ben', id: 'l9' },
  );
  await tables.put(
    'variants',
    { ...variant, id: 'v2', position: 1 },
    { id: 'v1', option_values: ['two'], position: 0, price_cents: 900 },
    { seller_id: 'ben', id: 'v3' },
    { id: 'v4', listing_id: 'l2', stock: 0 },
  );
  await tables.put(
    'shipping_profiles',
    { seller_id: 'ana', id: 's1', extra_cents: 5, zones: [] },
    { id: 's2', extra_cents: 6 },
    { seller_id: 'ben', extra_cents: 7 },
  );
  await tables.put(
    'search_documents',
    { seller_id: 'ana', listing_id: 'l2', card: { n: 2 }, created_at: at(-5) },
    { listing_id: 'l3', card: { n: 3 }, created_at: at(-1) },
    { listing_id: 'l1', card: { n: 1 } },
    { seller_id: 'ben', listing_id: 'l9', card: { n: 9 } },
  );
  const read = async (id: string) => JSON.parse((await findListingJson(tables.db, id)) ?? 'null');
  const found = await read('l1');
  expect([found.shop.name, found.postage.extraCents, found.priceCents, found.priceVaries, found.stock]).toEqual([
    'Ana',
    5,
    500,
    true,
    10,
  ]);
  expect(found.variants.map(({ id }: { id: string }) => id)).toEqual(['v1', 'v2']);
  expect([found.moreFromShop, found.categoryPath.map(({ slug }: { slug: string }) => slug)]).toEqual([
    [{ n: 3 }, { n: 2 }],
    ['ceramics', 'mugs-and-cups'],
  ]);
  expect((await read('l2')).state).toBe('sold_out');
  for (const state of ['draft', 'pending_review', 'inactive', 'removed'])
    expect([state, await read(state)]).toEqual([state, null]);
  const mine = async (seller: string, id: string) => (await findOwnListingJson(tables.db, seller, id)) !== null;
  expect([
    await mine('ana', 'draft'),
    await mine('ana', 'removed'),
    await mine('ben', 'l1'),
    await mine('ana', 'l9'),
  ]).toEqual([true, false, false, false]);
});

test('[DASH-02] a maker’s table is their own: by state and words, last changed first, page after page', async () => {
  await tables.put(
    'listings',
    listing,
    { id: 'l2' },
    { id: 'l3', updated_at: at(-9), state: 'draft', title: 'Vase' },
    { id: 'l4', updated_at: at(-1) },
    { id: 'l5', state: 'removed' },
    { seller_id: 'ben', id: 'l6' },
    { seller_id: 'ben' },
  );
  await tables.put(
    'variants',
    { ...variant, stock: 90, sku: 'A-1' },
    { id: 'v2', listing_id: 'l2', stock: 0, sku: '' },
    { id: 'v3', listing_id: 'l3', stock: 0, sku: '' },
    { id: 'v4', listing_id: 'l4', stock: 1, sku: '' },
    { seller_id: 'ben', stock: 1 },
    { seller_id: 'ben', id: 'v6', listing_id: 'l4', sku: 'A-9' },
  );
  const page = { state: null, q: null, before: null, limit: 9 };
  const ids = async (changes: object = {}) =>
    (await listOwn(tables.db, 'ana', { ...page, ...changes })).map((row) => row.listingId);
  expect([await ids(), await ids({ limit: 1 }), await ids({ before: { at: at(-5).toISOString(), id: 'l2' } })]).toEqual(
    [['l4', 'l2', 'l1', 'l3'], ['l4'], ['l1', 'l3']],
  );
  expect([
    await ids({ state: 'sold_out' }),
    await ids({ state: 'active' }),
    await ids({ state: 'low' }),
    await ids({ state: 'draft' }),
  ]).toEqual([['l2'], ['l4', 'l1'], ['l4', 'l2'], ['l3']]);
  expect([await ids({ q: 'vas' }), await ids({ q: 'a-1' }), await ids({ q: 'a-9' })]).toEqual([['l3'], ['l1'], []]);
  const states = (await listOwn(tables.db, 'ana', page)).map(({ listingId, state }) => `${listingId} ${state}`);
  expect(states).toEqual(['l4 active', 'l2 sold_out', 'l1 active', 'l3 draft']);
  expect(await countOwn(tables.db, 'ana')).toEqual({ counts: { active: 2, sold_out: 1, draft: 1 }, low: 2 });
});

test('[CAT-02, ADM-04] what is decided on a listing is decided on that one of that shop', async () => {
  await tables.put(
    'listings',
    { ...listing, review_reason: 'why', hidden_at: null },
    { seller_id: 'ben' },
    { id: 'l2', review_reason: '' },
  );
  const key = { sellerId: 'ana', listingId: 'l1' };
  const acts: ((tx: Transaction) => unknown)[] = [
    (tx) => setState(tx, { ...key, state: 'inactive', now: NOW }),
    (tx) => saveModeration(tx, { ...key, state: 'inactive', hiddenAt: NOW, reason: 'x', now: NOW }),
    (tx) => saveDecision(tx, { ...key, state: 'draft', reason: 'y', now: NOW }),
    (tx) =>
      restoreWaiting(tx, key, {
        before: { submittedAt: NOW.toISOString(), reviewReason: 'z', hiddenAt: null, decidedAt: '' },
        now: NOW,
      }),
  ];
  for (const act of acts) expect((await tables.written('listings', keys, act)).now).toEqual(own);
  expect((await tables.run((tx) => findReviewFacts(tx, key))).reviewReason).toBe('z');
  expect([
    (await findReviewReason(tables.db, 'ana', 'l1'))?.reason,
    await findReviewReason(tables.db, 'ana', 'l2'),
    (await findReviewReason(tables.db, 'ben', 'l1'))?.reason,
  ]).toEqual(['z', null, 'why']);
  expect([
    (await tables.run((tx) => lockListing(tx, 'ana', 'l1')))?.state,
    (await tables.run((tx) => lockListing(tx, 'ben', 'l1')))?.state,
  ]).toEqual(['pending_review', 'active']);
});

test('[ADM-04] what is hidden stays hidden until it is shown again', async () => {
  await tables.put('listings', { ...listing, state: 'inactive', hidden_at: at(-1) });
  const decide = async (state: 'draft' | 'active') => {
    await tables.run((tx) => saveDecision(tx, { sellerId: 'ana', listingId: 'l1', state, reason: '', now: NOW }));
    return (await tables.run((tx) => lockListing(tx, 'ana', 'l1')))?.isHidden;
  };
  expect([await decide('draft'), await decide('active')]).toEqual([true, false]);
});

test('[ADM-04] what waits for a moderator comes oldest first, page after page, with its own shop and price', async () => {
  await tables.put(
    'shops',
    { seller_id: 'ben', slug: 'ben', name: 'Ben' },
    { seller_id: 'ana', slug: 'ana', name: 'Ana' },
  );
  await tables.put(
    'listings',
    { ...listing, state: 'pending_review', submitted_at: at(-5) },
    { id: 'l2' },
    { id: 'l3', submitted_at: at(-9) },
    { id: 'l4', state: 'active' },
  );
  await tables.put(
    'variants',
    { ...variant, price_cents: 700 },
    { id: 'v2', price_cents: 600, option_values: ['two'] },
    { seller_id: 'ben', price_cents: 1 },
    { id: 'v3', listing_id: 'l2', price_cents: 2 },
  );
  await tables.put('shop_counts', { seller_id: 'ben', listings: 9 }, { seller_id: 'ana', listings: 4 });
  const page = async (after: { at: string; id: string } | null, limit: number) =>
    (await listWaiting(tables.db, { after, limit })).map((row) => row.listingId);
  expect([await page(null, 9), await page(null, 1), await page({ at: at(-5).toISOString(), id: 'l1' }, 9)]).toEqual([
    ['l3', 'l1', 'l2'],
    ['l3'],
    ['l2'],
  ]);
  const rows = await listWaiting(tables.db, { after: null, limit: 9 });
  expect(rows.find((row) => row.listingId === 'l1')).toMatchObject({
    shopName: 'Ana',
    priceCents: 600,
    shopListings: 4,
  });
  expect([await countWaiting(tables.db), (await tables.run((tx) => lockWaiting(tx, 'l4')))?.state]).toEqual([
    3,
    'active',
  ]);
});

test('[CAT-02] a shop’s pieces leave the shop together and come back as they were, unless somebody moved them meanwhile', async () => {
  await tables.put(
    'listings',
    { ...listing, id: 'l2' },
    { id: 'l1', state: 'sold_out' },
    { id: 'l3', state: 'draft' },
    { id: 'l4', state: 'pending_review' },
    { seller_id: 'ben' },
  );
  expect(await tables.run((tx) => restListings(tx, 'ana'))).toEqual([
    { listingId: 'l1', state: 'inactive' },
    { listingId: 'l2', state: 'inactive' },
  ]);
  await tables.put('rested_listings', { seller_id: 'ben', listing_id: 'l1', state: 'active' });
  await tables.db.query({ text: `UPDATE listings SET state = 'inactive' WHERE id = 'l1'` });
  const woken = await tables.run((tx) => wakeListings(tx, 'ana'));
  expect(woken.map(({ listingId, state }) => [listingId, state])).toEqual([['l1', 'sold_out']]);
  expect((await tables.db.query({ text: 'SELECT seller_id FROM rested_listings' })).rows).toEqual([
    { seller_id: 'ben' },
  ]);
  await tables.db.query({ text: `UPDATE listings SET state = 'sold_out' WHERE id = 'l1'` });
  expect((await tables.run((tx) => withdrawListings(tx, 'ana', NOW))).toSorted()).toEqual(['l1', 'l2', 'l4']);
  const shown = async (state: string) => {
    await tables.db.query({ text: 'UPDATE listings SET state = $1', values: [state] });
    return [await tables.run((tx) => wasShown(tx, 'ana')), await tables.run((tx) => wasShown(tx, 'cy'))];
  };
  expect([await shown('inactive'), await shown('sold_out'), await shown('active'), await shown('draft')]).toEqual([
    [true, false],
    [true, false],
    [true, false],
    [false, false],
  ]);
});

test('[CAT-02] choices are written, and go on from what they were, on their own listing of their own shop', async () => {
  await tables.put(
    'variants',
    variant,
    { seller_id: 'ben' },
    { id: 'v2', listing_id: 'l2' },
    { id: 'v3', option_values: ['gone'] },
  );
  const input = { id: 'v1', values: ['new'], priceCents: 600, quantity: 7, sku: '', pictureId: null, contents: null };
  const saved = await tables.written('variants', ['seller_id', 'id'], (tx) =>
    saveVariants(tx, { sellerId: 'ana', listingId: 'l1', variants: [partOf(input)] }),
  );
  expect(saved).toEqual({ now: its, gone: 2 });
  expect((await tables.run((tx) => lockVariants(tx, 'ana', 'l1'))).map(({ id, stock }) => [id, stock])).toEqual([
    ['v1', 7],
  ]);
  await tables.put(
    'former_variants',
    { seller_id: 'ana', listing_id: 'l1', id: 'v1', sold: 2 },
    { id: 'f2', sold: 3 },
    { id: 'f1', sold: 3 },
    { id: 'v2', listing_id: 'l2', sold: 9 },
    { seller_id: 'ben', sold: 9 },
  );
  expect((await tables.run((tx) => listFormer(tx, 'ana', 'l1'))).map(({ id }) => id)).toEqual(['f1', 'f2', 'v1']);
  const back = await tables.written('variants', ['seller_id', 'id', 'sold'], (tx) => goOnFromFormer(tx, 'ana', ['l1']));
  expect(back.now).toEqual([{ seller_id: 'ana', id: 'v1', sold: 6 }]);
  expect((await tables.run((tx) => listFormer(tx, 'ana', 'l1'))).map(({ id }) => id)).toEqual(['f1', 'f2']);
});

test('[DASH-04] a sale lowers what is in it while it runs, from its first moment until its last', async () => {
  await tables.put('listings', listing, { seller_id: 'ben' }, { id: 'l2' });
  const sale = { seller_id: 'ana', id: 's1', percent: 10, starts_at: at(0), ends_at: at(1), listing_id: null };
  const apply = async (...sales: Record<string, unknown>[]) => {
    await tables.empty('sales', 'variants');
    await tables.put(
      'variants',
      { ...variant, price_cents: 1000 },
      { seller_id: 'ben' },
      { id: 'v2', listing_id: 'l2' },
    );
    for (const each of sales) await tables.put('sales', { ...sale, ...each });
    return (
      await tables.written('variants', ['seller_id', 'id', 'price_cents'], (tx) =>
        applySales(tx, { sellerId: 'ana', listingIds: ['l1'], now: NOW }),
      )
    ).now;
  };
  const lowered = [{ seller_id: 'ana', id: 'v1', price_cents: 900 }];
  expect([await apply({}), await apply({ listing_id: 'l1' })]).toEqual([lowered, lowered]);
  const none = [
    { listing_id: 'l2' },
    { seller_id: 'ben' },
    { starts_at: at(1), ends_at: at(2) },
    { starts_at: at(-1), ends_at: at(0) },
    { stopped_at: at(-1) },
  ];
  for (const changes of none) expect([changes, await apply(changes)]).toEqual([changes, []]);
});

test('[LAW-02] a former price is the lowest of the thirty days before, of that choice, where it was offered all of them', async () => {
  await tables.put('listings', listing, { seller_id: 'ben' }, { id: 'l2' });
  const price = { seller_id: 'ana', variant_id: 'v1', serial: 1, price_cents: 1000, from_at: days(-40) };
  const note = async (...history: Record<string, unknown>[]) => {
    await tables.empty('variants', 'variant_prices');
    await tables.put(
      'variants',
      { ...variant, price_cents: 500 },
      { seller_id: 'ben' },
      { id: 'v2', option_values: ['two'] },
      { id: 'v3', listing_id: 'l2' },
    );
    for (const each of history) await tables.put('variant_prices', { ...price, ...each });
    await tables.run((tx) => notePrices(tx, { sellerId: 'ana', listingIds: ['l1'], now: NOW }));
    const { rows } = await tables.db.query<{ former: number | null }>({
      text: `SELECT former_cents AS former FROM variants WHERE seller_id = 'ana' AND id = 'v1'`,
    });
    return rows[0]?.former;
  };
  const cheaperElsewhere = [
    { seller_id: 'ben', price_cents: 1 },
    { variant_id: 'v2', price_cents: 1 },
  ];
  expect(await note({}, ...cheaperElsewhere)).toBe(1000);
  expect(
    await note(
      {},
      { serial: 2, price_cents: 800, from_at: days(-20) },
      { serial: 3, price_cents: 900, from_at: days(-10) },
    ),
  ).toBe(800);
  expect(await note({ price_cents: 700 }, { serial: 2, price_cents: 900, from_at: days(-30) })).toBe(900);
  expect(await note({ from_at: days(-29) })).toBeNull();
  expect(
    await note(
      {},
      { serial: 2, price_cents: null, from_at: days(-20) },
      { serial: 3, price_cents: 900, from_at: days(-10) },
    ),
  ).toBeNull();
  expect(await note({ price_cents: 400 })).toBeNull();
  const { rows } = await tables.db.query({
    text: `SELECT seller_id, variant_id FROM variant_prices WHERE from_at = $1 ORDER BY 1, 2`,
    values: [NOW],
  });
  expect(rows).toEqual([
    { seller_id: 'ana', variant_id: 'v1' },
    { seller_id: 'ana', variant_id: 'v2' },
  ]);
});

test('[CAT-04] a request waits for that choice of what is shown, and is met when it is there', async () => {
  await tables.put(
    'listings',
    listing,
    { id: 'l2', state: 'sold_out' },
    { id: 'l3', state: 'inactive' },
    { seller_id: 'ben', state: 'draft' },
  );
  await tables.put(
    'variants',
    variant,
    { id: 'v2', listing_id: 'l2', stock: 0 },
    { id: 'v3', listing_id: 'l3' },
    { seller_id: 'ben', stock: 0 },
    { id: 'v4', option_values: ['four'], stock: 0 },
  );
  await tables.put('users', { id: 'bo', email: 'bo@example.com' }, { id: 'cy', email: 'cy@example.com' });
  await tables.put(
    'shops',
    { seller_id: 'ben', slug: 'ben', name: 'Ben' },
    { seller_id: 'ana', slug: 'ana', name: 'Ana' },
  );
  await tables.put(
    'back_in_stock_requests',
    { seller_id: 'ana', variant_id: 'v1', user_id: 'bo' },
    { variant_id: 'v3' },
    { variant_id: 'v4' },
    { variant_id: 'v2', user_id: 'cy' },
    { user_id: 'cy' },
    { seller_id: 'ben' },
  );
  const ask = async (listingId: string, variantId: string) =>
    tables.run((tx) => lockVariantForRequest(tx, { listingId, variantId, userId: 'cy' }));
  expect([await ask('l1', 'v1'), await ask('l2', 'v2'), await ask('l3', 'v3'), await ask('l1', 'v2')]).toEqual([
    { sellerId: 'ana', stock: 5, requests: 2 },
    { sellerId: 'ana', stock: 0, requests: 2 },
    null,
    null,
  ]);
  expect(await findRequestedVariants(tables.db, { listingId: 'l1', userId: 'cy' })).toEqual(['v1']);
  const removed = await tables.written('back_in_stock_requests', [], (tx) =>
    removeBackInStockRequest(tx, { variantId: 'v2', userId: 'cy' }),
  );
  expect(removed.gone).toBe(1);
  const taken = await tables.run((tx) => takeFulfilledRequests(tx, { sellerId: 'ana', listingIds: ['l1', 'l3'] }));
  expect(taken.map((row) => [row.variantId, row.userId, row.shopName, row.email]).toSorted()).toEqual([
    ['v1', 'bo', 'Ana', 'bo@example.com'],
    ['v1', 'cy', 'Ana', 'cy@example.com'],
  ]);
});

test('[CAT-02, INV-12] a kept form is its maker’s, of a listing of theirs', async () => {
  await tables.put(
    'listing_drafts',
    { seller_id: 'ana', id: 'l1', form: 'mine' },
    { id: 'l2', form: 'second' },
    { seller_id: 'ben', form: 'his' },
  );
  await tables.put('listings', listing, { id: 'l2', state: 'removed' }, { seller_id: 'ben', id: 'l9' });
  expect([
    (await findDraft(tables.db, 'ana', 'l1'))?.form,
    (await findDraft(tables.db, 'ben', 'l1'))?.form,
    await findDraft(tables.db, 'ben', 'l2'),
  ]).toEqual(['mine', 'his', null]);
  expect([
    await mayKeep(tables.db, 'ana', 'l1'),
    await mayKeep(tables.db, 'ana', 'l2'),
    await mayKeep(tables.db, 'ana', 'l9'),
    await mayKeep(tables.db, 'ana', 'new'),
  ]).toEqual([true, false, false, true]);
  await saveDraft(tables.db, { sellerId: 'ana', id: 'l1', form: 'again', now: NOW });
  await deleteDraft(tables.db, 'ana', 'l1');
  expect((await tables.db.query({ text: 'SELECT form FROM listing_drafts ORDER BY 1' })).rows).toEqual([
    { form: 'his' },
    { form: 'second' },
  ]);
});

test('[SHIP-01] rates of postage are their shop’s, and a listing whose rates go takes those of the shop', async () => {
  await tables.put(
    'shipping_profiles',
    { seller_id: 'ana', id: 's1', name: 'B', zones: [] },
    { id: 's2', name: 'A' },
    { seller_id: 'ben' },
  );
  await tables.put(
    'listings',
    { ...listing, shipping_profile_id: 's1' },
    { id: 'l2', state: 'removed' },
    { id: 'l3', shipping_profile_id: 's2' },
    { seller_id: 'ben' },
  );
  expect((await listProfiles(tables.db, 'ana')).map((row) => [row.profileId, row.listings])).toEqual([
    ['s2', 1],
    ['s1', 1],
  ]);
  expect(await tables.run((tx) => countProfiles(tx, 'ana'))).toBe(2);
  const changed = await tables.written('shipping_profiles', keys, (tx) =>
    updateProfile(tx, 'ana', { profileId: 's1', name: 'C', extraCents: 1, freeFromCents: null, zones: partOf([]) }),
  );
  expect(changed.now).toEqual([{ seller_id: 'ana', id: 's1' }]);
  expect([
    await tables.run((tx) => lockProfile(tx, 'ana', 's1')),
    await tables.run((tx) => lockProfile(tx, 'ben', 's2')),
  ]).toEqual([true, false]);
  const freed = await tables.written('listings', keys, (tx) => deleteProfile(tx, 'ana', 's1'));
  expect(freed.now.map(({ id }) => id).toSorted()).toEqual(['l1', 'l2']);
  expect((await tables.db.query({ text: 'SELECT seller_id, id FROM shipping_profiles ORDER BY 1, 2' })).rows).toEqual([
    { seller_id: 'ana', id: 's2' },
    { seller_id: 'ben', id: 's1' },
  ]);
});

test('[CAT-08] an import goes on with its own file of its own shop, and knows what is there', async () => {
  await tables.put(
    'listing_imports',
    { seller_id: 'ana', file_hash: 'h', rows_read: 5 },
    { seller_id: 'ben' },
    { file_hash: 'i' },
  );
  const key = { sellerId: 'ana', fileHash: 'h' };
  const step = (rowsRead: number) => ({ startedAt: NOW, rowsRead, loaded: 0, refused: 0 });
  const files = ['seller_id', 'file_hash'];
  const advanced = await tables.written('listing_imports', files, (tx) =>
    advanceImport(tx, key, { from: step(5), to: step(9) }),
  );
  expect(advanced.now).toEqual([{ seller_id: 'ana', file_hash: 'h' }]);
  await expect(tables.run((tx) => advanceImport(tx, key, { from: step(5), to: step(9) }))).rejects.toThrow();
  expect((await tables.written('listing_imports', files, (tx) => finishImport(tx, key, NOW))).now).toEqual([
    { seller_id: 'ana', file_hash: 'h' },
  ]);
  await tables.put('shop_slugs', { slug: 'ben', seller_id: 'ben' }, { slug: 'ana', seller_id: 'ana' });
  await tables.put(
    'listings',
    { ...listing, id: 'l2', updated_at: NOW },
    { id: 'l1' },
    { id: 'l3', updated_at: at(-1) },
    { seller_id: 'ben', id: 'l4' },
  );
  await tables.put(
    'variants',
    { ...variant, id: 'v2' },
    { id: 'v1', option_values: ['two'] },
    { id: 'v3', listing_id: 'l3' },
    { seller_id: 'ben' },
  );
  expect([await findSellerBySlug(tables.db, 'ana'), await listImported(tables.db, 'ana', NOW)]).toEqual([
    'ana',
    ['l1', 'l2'],
  ]);
  const known = await tables.run((tx) => lockKnownListings(tx, 'ana', ['l1', 'l4']));
  expect([...known].map(([id, { variants }]) => [id, variants.map((each) => each.id)])).toEqual([['l1', ['v1', 'v2']]]);
});

test('[CAT-06] cards of a shop and of those that somebody follows come newest first, so many of each', async () => {
  const card = (id: string, minutes: number, seller = 'ana') => ({
    seller_id: seller,
    listing_id: id,
    card: { id },
    created_at: at(minutes),
  });
  await tables.put(
    'search_documents',
    card('l1', -5),
    card('l2', -5),
    card('l3', -9),
    card('l4', -1),
    card('b1', -2, 'ben'),
    card('c1', 0, 'cy'),
  );
  await tables.put(
    'follows',
    { user_id: 'bo', seller_id: 'ana' },
    { seller_id: 'ben' },
    { user_id: 'di', seller_id: 'cy' },
  );
  const page = async (before: { at: string; id: string } | null, limit: number) =>
    (await listShopCards(tables.db, 'ana', { before, limit })).map(({ id }) => id);
  expect([await page(null, 9), await page(null, 1), await page({ at: at(-5).toISOString(), id: 'l2' }, 9)]).toEqual([
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

test('[SHOP-01] a shop is found by its own address, with how many pieces it has', async () => {
  await tables.put(
    'shops',
    { seller_id: 'ben', slug: 'ben', name: 'Ben' },
    { seller_id: 'ana', slug: 'ana', name: 'Ana' },
  );
  await tables.put('shop_slugs', { slug: 'ben', seller_id: 'ben' }, { slug: 'ana', seller_id: 'ana' });
  await tables.put('shop_counts', { seller_id: 'ben', listings: 9 }, { seller_id: 'ana', listings: 4 });
  const found = await findShopBySlug(tables.db, 'ana');
  expect([found?.shop.name, found?.count, await findShopBySlug(tables.db, 'x')]).toEqual(['Ana', 4, null]);
});
