import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openBareTables, type BareTables } from '#test/builders/bare-tables.ts';
import { takeOffersAlong } from './offer-store.ts';
import { findCodes, releaseUse, retakeUse, returnUse, spendUse } from './promo-store.ts';
import { countLive, findPromotions } from './promotion-store.ts';
import { endSale, findSales, listUnmoved, lockDueSale, saveDueAt } from './sale-store.ts';
import { lockDueCodes, lockDueSales, saveNextStage } from './stage-store.ts';

let tables: BareTables;
const NOW = new Date('2026-03-10T12:00:00.000Z');
const at = (minutes: number): Date => new Date(NOW.getTime() + minutes * 60_000);

beforeAll(async () => {
  tables = await openBareTables();
});
afterAll(() => tables.stop());
beforeEach(() =>
  tables.empty('promo_codes', 'promo_uses', 'promo_buyers', 'offer_carts', 'sales', 'variants', 'listings'),
);

const code = {
  seller_id: 'ana',
  code: 'TEN',
  kind: 'percent',
  percent: 10,
  starts_at: at(-60),
  created_at: at(-60),
  uses: 5,
  max_uses: 9,
};
const use = {
  seller_id: 'ana',
  code: 'TEN',
  checkout_id: 'c1',
  cart_id: 'k1',
  discount_cents: 100,
  created_at: at(-5),
  status: 'reserved',
  buyers: ['bo'],
};
const buyer = { seller_id: 'ana', code: 'TEN', buyer: 'bo', uses: 1, max_uses: 2 };
/** The same word at another shop, another word at the same shop. */
const OTHERS = [{ seller_id: 'ben' }, { code: 'FIVE' }];

const counts = async (): Promise<unknown[]> => [
  (
    await tables.db.query({
      text: `SELECT concat_ws(' ', seller_id, code, uses) AS row FROM promo_codes WHERE uses <> 5 ORDER BY 1`,
    })
  ).rows.map(({ row }) => row),
  (
    await tables.db.query({
      text: `SELECT concat_ws(' ', seller_id, code, buyer, uses) AS row FROM promo_buyers WHERE uses <> 1 ORDER BY 1`,
    })
  ).rows.map(({ row }) => row),
];
const putCode = async (status: string, changes: object = {}): Promise<void> => {
  await tables.put('promo_codes', code, ...OTHERS);
  await tables.put('promo_buyers', buyer, ...OTHERS, { buyer: 'cy' });
  await tables.put('promo_uses', { ...use, status, ...changes }, { checkout_id: 'c2' });
};

test('[INV-09] the end of a checkout gives back its own use alone: of this code, this shop and this person, and once', async () => {
  await putCode('reserved');
  const released = await tables.written('promo_uses', ['checkout_id', 'status'], (tx) => releaseUse(tx, 'c1'));
  expect(released.now).toEqual([{ checkout_id: 'c1', status: 'released' }]);
  expect(await counts()).toEqual([['ana TEN 4'], ['ana TEN bo 0']]);
  await tables.run((tx) => releaseUse(tx, 'c1'));
  expect(await counts()).toEqual([['ana TEN 4'], ['ana TEN bo 0']]);
});

test('[INV-09] what was paid is spent once and not released; what was never held is not spent', async () => {
  await putCode('used');
  const released = await tables.written('promo_uses', ['status'], (tx) => releaseUse(tx, 'c1'));
  expect([released.now, await counts()]).toEqual([[], [[], []]]);
  await tables.db.query({ text: `UPDATE promo_uses SET status = 'released' WHERE checkout_id = 'c1'` });
  expect((await tables.written('promo_uses', ['status'], (tx) => Promise.resolve(spendUse(tx, 'c1')))).now).toEqual([]);
});

test('[INV-09] a cancelled purchase gives back the use of the code that it was paid with, once', async () => {
  await putCode('used');
  await tables.put('promo_uses', { ...use, code: 'FIVE', status: 'used' });
  const returned = await tables.written('promo_uses', ['checkout_id', 'code', 'status'], (tx) =>
    returnUse(tx, { checkoutId: 'c1', code: 'TEN' }),
  );
  expect(returned.now).toEqual([{ checkout_id: 'c1', code: 'TEN', status: 'returned' }]);
  expect(await counts()).toEqual([['ana TEN 4'], ['ana TEN bo 0']]);
  await tables.run((tx) => returnUse(tx, { checkoutId: 'c1', code: 'TEN' }));
  expect(await counts()).toEqual([['ana TEN 4'], ['ana TEN bo 0']]);
});

test('[INV-09, INV-08] money that came after its use was released takes that use again, while code and person have one left', async () => {
  await putCode('released');
  await tables.put('promo_uses', { ...use, code: 'FIVE', status: 'used' });
  const retaken = await tables.written('promo_uses', ['checkout_id', 'code', 'status'], async (tx) =>
    expect(await retakeUse(tx, 'c1')).toBe(true),
  );
  expect(retaken.now).toEqual([{ checkout_id: 'c1', code: 'TEN', status: 'reserved' }]);
  expect(await counts()).toEqual([['ana TEN 6'], ['ana TEN bo 2']]);
  expect(await tables.run((tx) => retakeUse(tx, 'c2'))).toBe(false);
  expect(await counts()).toEqual([['ana TEN 6'], ['ana TEN bo 2']]);
});

test('[INV-09] who used up other codes, or the same word elsewhere, or is another person, is let through', async () => {
  await putCode('released', { buyers: ['bo'] });
  await tables.db.query({
    text: `UPDATE promo_buyers SET uses = max_uses WHERE NOT (seller_id = 'ana' AND code = 'TEN' AND buyer = 'bo')`,
  });
  const asked = { code: 'TEN', sellerIds: ['ana'], cartId: 'k1', buyers: ['bo'] };
  expect(await findCodes(tables.db, asked)).toMatchObject([{ isUsedByBuyer: false, isOwn: false }]);
  expect(await tables.run((tx) => retakeUse(tx, 'c1'))).toBe(true);
  expect(await findCodes(tables.db, asked)).toMatchObject([{ isUsedByBuyer: true, isOwn: true }]);
});

test('[INV-09] a use of the same word at another shop is not one of this cart', async () => {
  await tables.put('promo_codes', code, ...OTHERS);
  await tables.put(
    'promo_uses',
    { ...use, seller_id: 'ben' },
    { seller_id: 'ana', code: 'FIVE' },
    { seller_id: 'ana', cart_id: 'k2', checkout_id: 'c2' },
    { seller_id: 'ana', status: 'used', checkout_id: 'c3' },
  );
  const found = await findCodes(tables.db, { code: 'TEN', sellerIds: ['ben', 'ana'], cartId: 'k1' });
  expect(found.map(({ promo, isOwn }) => [promo.sellerId, isOwn])).toEqual([
    ['ana', false],
    ['ben', true],
  ]);
});

test('[INV-10] an offer counts in the carts that it was given to, and goes along from its guest’s cart alone', async () => {
  const offer = { ...code, seller_id: '', max_uses: 1, uses: 0, at_most_cents: 500, pieces: [] };
  await tables.put('promo_codes', { ...offer, code: 'BACK-1' }, { code: 'BACK-2' });
  await tables.put(
    'offer_carts',
    { seller_id: '', code: 'BACK-1', cart_id: 'k1', way: 'sent', given_at: NOW },
    { code: 'BACK-2', cart_id: 'k2' },
  );
  const isForCart = async (word: string, cartId: string) =>
    (await findCodes(tables.db, { code: word, sellerIds: [], cartId })).map(
      (found) => (found as { isForCart?: boolean }).isForCart,
    );
  expect([await isForCart('BACK-1', 'k1'), await isForCart('BACK-1', 'k2'), await isForCart('BACK-2', 'k1')]).toEqual([
    [true],
    [false],
    [false],
  ]);
  const along = await tables.written('offer_carts', ['code', 'cart_id', 'way'], (tx) =>
    takeOffersAlong(tx, { from: 'k1', to: 'member', now: NOW }),
  );
  expect(along.now).toEqual([{ code: 'BACK-1', cart_id: 'member', way: 'signed-in' }]);
});

test('[DASH-04] the list of a shop’s codes counts its own uses, names its own piece, and has the newest first, then by word', async () => {
  await tables.put(
    'promo_codes',
    { ...code, listing_id: 'l1' },
    { code: 'OLD', created_at: at(-600) },
    { code: 'ABC', listing_id: null },
    { seller_id: 'ben' },
  );
  await tables.put(
    'promo_uses',
    { ...use, status: 'used' },
    { seller_id: 'ben', discount_cents: 7 },
    { code: 'ABC', status: 'reserved' },
  );
  await tables.put(
    'listings',
    { seller_id: 'ben', id: 'l1', title: 'Ben’s', state: 'active' },
    { seller_id: 'ana', title: 'Mug' },
  );
  const listed = await findPromotions(tables.db, { sellerId: 'ana' }, NOW);
  expect(listed.map((row) => [row.code, row.orders, row.held, row.givenCents, row.listingTitle])).toEqual([
    ['ABC', 0, 1, 0, null],
    ['TEN', 1, 0, 100, 'Mug'],
    ['OLD', 0, 0, 0, 'Mug'],
  ]);
});

const sale = {
  seller_id: 'ana',
  id: 's1',
  percent: 10,
  starts_at: at(-60),
  ends_at: at(60),
  created_at: at(-60),
  due_at: at(0),
};
test('[DASH-04] what ends at this moment is over: it counts no more, cannot be stopped, and is due', async () => {
  await tables.put(
    'promo_codes',
    { ...code, ends_at: at(0) },
    { code: 'LATER', ends_at: at(1) },
    { code: 'NEVER', ends_at: null },
    { code: 'GONE', ends_at: null, stopped_at: at(-1) },
    { seller_id: 'ben' },
  );
  await tables.put('sales', { ...sale, ends_at: at(0) }, { seller_id: 'ben', ends_at: at(60) });
  expect(await tables.run((tx) => countLive(tx, 'ana', NOW))).toBe(2);
  const stopped = await tables.written('sales', ['seller_id'], (tx) =>
    endSale(tx, { sellerId: 'ana', saleId: 's1' }, NOW),
  );
  expect(stopped.now).toEqual([]);
  expect(await tables.run((tx) => lockDueSale(tx, NOW))).toMatchObject({ saleId: 's1' });
});

test('[DASH-04] a sale that is stopped, put off or told of is that one of that shop', async () => {
  await tables.put(
    'sales',
    { ...sale, next_stage: 'ending', next_stage_at: at(5) },
    { seller_id: 'ben' },
    { id: 's2', starts_at: at(90), ends_at: at(99) },
  );
  const named = { sellerId: 'ana', saleId: 's1' };
  const columns = ['seller_id', 'id'];
  const its = [{ seller_id: 'ana', id: 's1' }];
  expect((await tables.written('sales', columns, (tx) => saveDueAt(tx, named, at(7)))).now).toEqual(its);
  expect((await tables.written('sales', columns, (tx) => saveNextStage(tx, named, null))).now).toEqual(its);
  expect((await tables.written('sales', columns, (tx) => endSale(tx, named, NOW))).now).toEqual(its);
  await tables.put('promo_codes', { ...code, next_stage: 'ending', next_stage_at: at(5) }, ...OTHERS);
  const shown = await tables.written('promo_codes', ['seller_id', 'code'], (tx) =>
    saveNextStage(tx, { sellerId: 'ana', code: 'TEN' }, null),
  );
  expect(shown.now).toEqual([{ seller_id: 'ana', code: 'TEN' }]);
});

test('[DASH-04] makers are told at the moment that is due, the longest due first, so many at a time', async () => {
  const stage = { next_stage: 'started', next_stage_at: at(0) };
  await tables.put(
    'sales',
    { ...sale, ...stage },
    { id: 's2', next_stage_at: at(-2), starts_at: at(90), ends_at: at(99) },
    { id: 's3', next_stage_at: at(1), starts_at: at(190), ends_at: at(199) },
  );
  await tables.put(
    'promo_codes',
    { ...code, ...stage },
    { code: 'FIRST', next_stage_at: at(-2) },
    { code: 'LATER', next_stage_at: at(1) },
  );
  const [codes, sales] = await tables.run(async (tx) => [
    await lockDueCodes(tx, NOW, 9),
    await lockDueSales(tx, NOW, 9),
  ]);
  expect([codes?.map((row) => 'code' in row && row.code), sales?.map((row) => 'saleId' in row && row.saleId)]).toEqual([
    ['FIRST', 'TEN'],
    ['s2', 's1'],
  ]);
  expect(await tables.run((tx) => lockDueCodes(tx, NOW, 1))).toMatchObject([{ code: 'FIRST' }]);
  expect(await tables.run((tx) => lockDueSales(tx, NOW, 1))).toMatchObject([{ saleId: 's2' }]);
});

test('[DASH-04] a sale says how many pieces of its shop it lowers: shown ones, each once, that cost less; the newest sale first', async () => {
  await tables.put(
    'sales',
    { ...sale, listing_id: 'l1' },
    { id: 's2', listing_id: null, starts_at: at(90), ends_at: at(99) },
    { id: 's3', created_at: at(0), starts_at: at(190), ends_at: at(199) },
    { seller_id: 'ben' },
  );
  await tables.put(
    'listings',
    { seller_id: 'ana', id: 'l1', title: 'Mug', state: 'active' },
    { id: 'l2', state: 'sold_out' },
    { id: 'l3', state: 'draft' },
    { id: 'l4' },
    { seller_id: 'ben', title: 'Ben’s', state: 'inactive' },
    { seller_id: 'ben', id: 'l9' },
  );
  const lowered = {
    seller_id: 'ana',
    listing_id: 'l1',
    id: 'v1',
    sale_id: 's1',
    price_cents: 900,
    regular_cents: 1000,
  };
  await tables.put(
    'variants',
    lowered,
    { id: 'v2', option_values: ['red'] },
    { id: 'v3', listing_id: 'l2' },
    { id: 'v4', listing_id: 'l3' },
    { id: 'v5', listing_id: 'l4', price_cents: 1000 },
    { seller_id: 'ben', listing_id: 'l9' },
  );
  const listed = await findSales(tables.db, { sellerId: 'ana' }, NOW);
  expect(listed.map((row) => [row.saleId, row.listings, row.listingTitle])).toEqual([
    ['s3', 0, 'Mug'],
    ['s1', 2, 'Mug'],
    ['s2', 0, null],
  ]);
});

test('[DASH-04] what a sale has yet to leave are its own listings, each once, of its shop, and of its piece where it names one', async () => {
  const variant = {
    seller_id: 'ana',
    listing_id: 'l1',
    id: 'v1',
    sale_id: 's1',
    price_cents: 900,
    regular_cents: 1000,
  };
  await tables.put(
    'variants',
    variant,
    { id: 'v2', option_values: ['red'] },
    { id: 'v3', listing_id: 'l2' },
    { id: 'v4', listing_id: 'l3', sale_id: 's2' },
    { id: 'v5', listing_id: 'l4', sale_id: null, regular_cents: null },
    { seller_id: 'ben', listing_id: 'l9' },
  );
  const moved = { sellerId: 'ana', saleId: 's1', listingId: null, startsAt: at(-60), endsAt: at(60) };
  const unmoved = (isRunning: boolean, limit: number, listingId: string | null = null) =>
    listUnmoved(tables.db, { ...moved, listingId }, { isRunning, limit });
  expect(await unmoved(false, 9)).toEqual(['l1', 'l2']);
  expect(await unmoved(false, 9, 'l2')).toEqual(['l2']);
  expect(await unmoved(false, 1)).toEqual(['l1']);
  expect(await unmoved(true, 9)).toEqual(['l3', 'l4']);
});
