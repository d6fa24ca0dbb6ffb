import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bareOrder } from '#test/builders/bare-order.ts';
import { openBareTables, type BareTables } from '#test/builders/bare-tables.ts';
import { claimGuestOrders, readdressOrders } from './buyer-store.ts';
import { endedCheckoutOf, listEnding, promiseBack } from './end-store.ts';
import { listInvoices } from './invoices/invoice-store.ts';
import { countOnLines } from './line-count-store.ts';
import {
  countOrders,
  findBuyerId,
  findBuyerLanguage,
  findByNumber,
  findByParcel,
  findOrderOfBuyer,
  findOrderOfShop,
  findOrderWithKey,
  listOrdersOfCheckout,
  listStockLines,
  listSummaries,
  moveStored,
  saveTracking,
  type OrdersPage,
} from './order-store.ts';
import {
  countLate,
  findFigures,
  findSold,
  listBestSelling,
  listLowStock,
  listSalesDays,
} from './overview/overview-store.ts';
import { listReturning, markRefunded, markRestocked, markReturning } from './withdrawal/withdrawal-store.ts';

let tables: BareTables;
const NOW = new Date('2026-03-10T12:00:00.000Z');
const at = (days: number, milliseconds = 0): Date => new Date(NOW.getTime() + days * 86_400_000 + milliseconds);

beforeAll(async () => {
  tables = await openBareTables();
});
afterAll(() => tables.stop());
beforeEach(() =>
  tables.empty(
    'orders',
    'order_lines',
    'order_transitions',
    'order_numbers',
    'invoices',
    'refunds',
    'withdrawals',
    'returns',
    'checkouts',
    'disputes',
    'users',
    'listings',
    'variants',
  ),
);

const order = bareOrder({ buyer_id: 'bo', email: 'bo@example.com', placed_at: at(-1), updated_at: at(-1) });
/** The same id at another shop, another order of the same shop. */
const OTHERS = [
  { seller_id: 'ben', number: 'B-1' },
  { id: 'o2', number: 'A-2' },
];
const ITS = { sellerId: 'ana', orderId: 'o1' };
const keys = ['seller_id', 'id'];
const its = [{ seller_id: 'ana', id: 'o1' }];
const line = { seller_id: 'ana', order_id: 'o1', id: 'i1', title: 'Mug', quantity: 3, unit_price_cents: 300 };
const OTHER_LINES = [{ seller_id: 'ben' }, { order_id: 'o2' }, { id: 'i2' }];

test('[ORD-02, INV-03] what is done to an order is done to that order of that shop', async () => {
  await tables.put('orders', order, ...OTHERS);
  expect((await tables.written('orders', keys, (tx) => promiseBack(tx, { ...ITS, cents: 5 }))).now).toEqual(its);
  expect(
    (await tables.written('orders', keys, (tx) => saveTracking(tx, { ...ITS, carrier: 'DHL', tracking: '1' }))).now,
  ).toEqual(its);
  const move = { ...ITS, from: 'confirmed', to: 'processing', at: NOW, by: 'maker' } as const;
  expect((await tables.written('orders', keys, (tx) => moveStored(tx, move))).now).toEqual(its);
  expect(await tables.run((tx) => moveStored(tx, move))).toBe(false);
  expect(await tables.run((tx) => promiseBack(tx, { ...ITS, cents: 995 }))).toBe('c1');
  expect(await tables.run((tx) => promiseBack(tx, { ...ITS, cents: 1 }))).toBeNull();
});

test('[INV-03] pieces are counted on the line of that order of that shop', async () => {
  await tables.put('order_lines', line, ...OTHER_LINES);
  const lineKeys = ['seller_id', 'order_id', 'id'];
  const [one] = [[{ seller_id: 'ana', order_id: 'o1', id: 'i1' }]];
  const lines = [{ lineId: 'i1', quantity: 1 }];
  for (const as of ['withdrawn', 'refunded', 'returned'] as const)
    expect((await tables.written('order_lines', lineKeys, (tx) => countOnLines(tx, ITS, { as, lines }))).now).toEqual(
      one,
    );
  expect((await tables.written('order_lines', lineKeys, (tx) => markRestocked(tx, ITS, lines))).now).toEqual(one);
  expect((await listStockLines(tables.db, ITS)).map(({ quantity }) => quantity).toSorted()).toEqual([2, 3]);
  await tables.db.query({ text: `UPDATE order_lines SET restocked = quantity WHERE id = 'i1'` });
  expect((await listStockLines(tables.db, ITS)).map(({ quantity }) => quantity)).toEqual([3]);
});

test('[INV-12] an order is shown to its buyer and to its shop, with its own lines, invoices, refunds and steps in their order', async () => {
  await tables.put('orders', order, ...OTHERS, { id: 'o3', number: 'A-3', buyer_id: 'cy' });
  await tables.put(
    'order_lines',
    { ...line, id: 'i2', title: 'Second' },
    { id: 'i1', title: 'First' },
    { order_id: 'o2' },
    { seller_id: 'ben' },
  );
  const invoice = {
    seller_id: 'ana',
    order_id: 'o1',
    id: 'v1',
    kind: 'invoice',
    year: 2026,
    serial: 2,
    refund_id: null,
  };
  await tables.put(
    'invoices',
    invoice,
    { id: 'v2', refund_id: 'v2', kind: 'credit_note', serial: 2 },
    { id: 'v3', refund_id: 'v3', kind: 'credit_note', serial: 1 },
    { id: 'v4', refund_id: 'v4', kind: 'credit_note', serial: 9, year: 2025 },
    { seller_id: 'ben' },
    { id: 'v5', order_id: 'o2', serial: 7 },
  );
  await tables.put(
    'refunds',
    { id: 'r2', order_id: 'o1', checkout_id: 'c1', asked_at: at(-1) },
    { id: 'r1', asked_at: at(-2) },
    { id: 'r3', order_id: 'o2' },
  );
  await tables.put(
    'order_transitions',
    { seller_id: 'ana', order_id: 'o1', state: 'processing', at: at(0), by: 'maker' },
    { state: 'confirmed', at: at(-1) },
    { seller_id: 'ben' },
    { order_id: 'o2' },
  );
  const withdrawal = { seller_id: 'ana', order_id: 'o1', id: 'w2', state: 'declared', lines: [], declared_at: at(-1) };
  await tables.put(
    'withdrawals',
    withdrawal,
    { id: 'w1', declared_at: at(-2) },
    { seller_id: 'ben' },
    { id: 'w3', order_id: 'o2' },
  );
  const found = await findOrderOfShop(tables.db, 'o1', 'ana');
  expect(found?.lines.map(({ title }) => title)).toEqual(['First', 'Second']);
  expect(found?.invoices.map(({ invoiceId }) => invoiceId)).toEqual(['v1', 'v4', 'v3', 'v2']);
  expect(found?.refunds.map(({ refundId }) => refundId)).toEqual(['r1', 'r2']);
  expect(found?.timeline.map(({ state }) => state)).toEqual(['confirmed', 'processing']);
  expect(found?.withdrawals.map(({ withdrawalId }) => withdrawalId)).toEqual(['w1', 'w2']);
  expect((await listInvoices(tables.db, ITS)).map(({ id }) => id)).toEqual(['v1', 'v4', 'v3', 'v2']);
  expect((await findOrderOfBuyer(tables.db, 'o2', 'bo'))?.orderId).toBe('o2');
  expect([await findOrderOfBuyer(tables.db, 'o3', 'bo'), await findOrderOfShop(tables.db, 'o3', 'ben')]).toEqual([
    null,
    null,
  ]);
});

test('[ORD-01] an order is found by its own number, its checkout and its key', async () => {
  await tables.put(
    'orders',
    { ...order, number: 'A-9' },
    { id: 'o2', number: 'A-2' },
    { id: 'o3', number: 'A-3', checkout_id: 'c2' },
    { seller_id: 'ben', checkout_id: 'c2' },
  );
  await tables.put(
    'order_numbers',
    { number: 'A-9', seller_id: 'ana', order_id: 'o1' },
    { number: 'A-2', order_id: 'o2' },
  );
  await tables.put(
    'checkouts',
    { id: 'c0', status: 'paid', access_key_hash: '\\x00' },
    { id: 'c1', access_key_hash: '\\x01' },
    { id: 'c2', access_key_hash: '\\x02' },
  );
  expect((await findByNumber(tables.db, 'A-9'))?.sellerId).toBe('ana');
  expect((await findByNumber(tables.db, 'A-2'))?.orderId).toBe('o2');
  expect((await listOrdersOfCheckout(tables.db, 'c1')).map(({ number }) => number)).toEqual(['A-2', 'A-9']);
  expect((await findOrderWithKey(tables.db, 'o2'))?.keyHash).toEqual(Buffer.from([1]));
  expect((await findOrderWithKey(tables.db, 'o3'))?.keyHash).toEqual(Buffer.from([2]));
  // Of several in one parcel the newest.
  await tables.db.query({
    text: `UPDATE orders SET tracking = 'RR 12-345 678', placed_at = CASE id WHEN 'o2' THEN $1 ELSE $2 END::timestamptz WHERE seller_id = 'ana'`,
    values: [at(1), at(0)],
  });
  expect((await findByParcel(tables.db, 'RR12345678'))?.orderId).toBe('o2');
});

test('[CART-05, ACC-01] guests’ orders become those of who shows the address: not what has a buyer, was sold by themselves or went to another address', async () => {
  await tables.put(
    'orders',
    { ...order, buyer_id: null },
    { id: 'o2', buyer_id: 'cy' },
    { id: 'o3', email: 'cy@example.com' },
    { id: 'o4', seller_id: 'bo' },
  );
  expect(await tables.run((tx) => claimGuestOrders(tx, { userId: 'bo', email: 'bo@example.com' }))).toEqual(['o1']);
  await tables.db.query({ text: `UPDATE orders SET checkout_id = 'c2' WHERE id = 'o3'` });
  const readdressed = await tables.run((tx) =>
    readdressOrders(tx, { checkoutId: 'c2', email: 'x@example.com', buyerId: null }),
  );
  expect(readdressed.map(({ id }) => id)).toEqual(['o3']);
});

test('[UX-70] the buyer of an order is that order’s, and so is their language', async () => {
  await tables.put(
    'orders',
    { ...order, seller_id: 'ben', buyer_id: 'ben-buyer', language: 'de' },
    { seller_id: 'ana', id: 'o0' },
  );
  await tables.put('orders', { ...order, buyer_id: null, language: 'en' });
  expect([await findBuyerId(tables.db, ITS), await findBuyerLanguage(tables.db, ITS)]).toEqual([null, 'en']);
});

test('[ORD-01] a sent order has arrived when so many days are over, and the one that should have arrived first comes first', async () => {
  const sent = { ...order, state: 'shipped', arrives_to: '2026-02-23' };
  await tables.put(
    'orders',
    sent,
    { id: 'o2', number: 'A-2', arrives_to: '2026-02-22' },
    { id: 'o3', arrives_to: '2026-02-24' },
    { id: 'o4', state: 'cancelled' },
  );
  const ids = async (limit: number) => (await listEnding(tables.db, NOW, limit)).map(({ orderId }) => orderId);
  expect([await ids(9), await ids(1)]).toEqual([['o2', 'o1'], ['o2']]);
});

test('[ORD-04, LAW-01] a delivered order is complete when its own days are over and nothing of it may come back', async () => {
  const delivered = { ...order, state: 'delivered', updated_at: at(-40) };
  await tables.put(
    'orders',
    delivered,
    { id: 'longest', updated_at: at(-50) },
    { id: 'young', updated_at: at(-14, -1) },
    { id: 'thirty', return_days: 60 },
    { id: 'returned' },
    { id: 'sent' },
    { id: 'declared' },
    { id: 'cancelled', state: 'cancelled' },
  );
  const open = { seller_id: 'ana', order_id: 'returned', id: 'r1', state: 'requested', lines: [] };
  await tables.put(
    'returns',
    open,
    { id: 'r2', order_id: 'o1', state: 'denied' },
    { id: 'r3', order_id: 'o1', seller_id: 'ben' },
  );
  const withdrawn = {
    seller_id: 'ana',
    order_id: 'sent',
    id: 'w1',
    state: 'returning',
    lines: [],
    declared_at: at(-60),
  };
  await tables.put(
    'withdrawals',
    withdrawn,
    { id: 'w2', order_id: 'declared', state: 'declared', declared_at: at(-1) },
    { id: 'w3', order_id: 'o1', state: 'declared', declared_at: at(-60) },
    { id: 'w4', order_id: 'o1', seller_id: 'ben' },
    { id: 'w5', order_id: 'o1', state: 'refunded', declared_at: at(-1) },
  );
  const ids = async (limit: number) => (await listEnding(tables.db, NOW, limit)).map(({ orderId }) => orderId);
  expect([await ids(9), await ids(1)]).toEqual([['longest', 'o1'], ['longest']]);
});

test('[LAW-01] a window whose last day is no working day closes with the next one', async () => {
  const delivered = { ...order, state: 'delivered' };
  const [friday, saturday, sunday] = ['2026-02-20T12:00:00Z', '2026-02-21T12:00:00Z', '2026-02-22T12:00:00Z'];
  await tables.put(
    'orders',
    { ...delivered, id: 'friday', updated_at: friday },
    { id: 'saturday', updated_at: saturday },
    { id: 'sunday', updated_at: sunday },
  );
  const ids = async (day: string) =>
    (await listEnding(tables.db, new Date(`2026-03-${day}T23:00:00Z`), 9)).map(({ orderId }) => orderId);
  expect([await ids('07'), await ids('09'), await ids('10')]).toEqual([
    ['friday'],
    ['friday'],
    ['friday', 'saturday', 'sunday'],
  ]);
});

test('[INV-09] a code is given back when all that it took something off is cancelled: in this checkout, with this code', async () => {
  const cancelled = { ...order, state: 'cancelled', promo_code: 'TEN' };
  await tables.put(
    'orders',
    cancelled,
    { id: 'o2', state: 'shipped', promo_code: 'FIVE' },
    { id: 'o3', state: 'shipped', promo_code: null },
    { id: 'o4', checkout_id: 'c2', state: 'shipped' },
    { seller_id: 'ben' },
  );
  const ended = (orderId: string) => endedCheckoutOf(tables.db, { sellerId: 'ana', orderId });
  expect([await ended('o1'), await ended('o2'), await ended('o3')]).toEqual([
    { checkoutId: 'c1', code: 'TEN' },
    null,
    null,
  ]);
  await tables.put('orders', { ...cancelled, id: 'o5', state: 'confirmed' });
  expect(await ended('o1')).toBeNull();
});

const page: OrdersPage = {
  owner: { kind: 'shop', id: 'ana' },
  states: null,
  lateAt: null,
  q: null,
  year: null,
  before: null,
  soldSince: null,
  limit: 9,
};

test('[ORD-03, UX-40] a list of orders is whose it is, newest first, by state, year, lateness and words, page after page', async () => {
  const placed = new Date('2026-01-01T00:00:00.000Z');
  await tables.put(
    'orders',
    { ...order, placed_at: placed, buyer_name: 'Bo', shop_name: 'Ana', leaves_by: '2026-03-10' },
    { id: 'o2' },
    { id: 'o3', placed_at: new Date(placed.getTime() - 1), leaves_by: '2026-03-09', state: 'shipped' },
    { id: 'o4', placed_at: new Date('2026-12-31T23:59:59.999Z'), buyer_id: 'cy', buyer_name: 'Cy' },
    { id: 'o5', placed_at: new Date('2027-01-01T00:00:00.000Z'), number: 'Z-77', shop_name: 'Other' },
    { seller_id: 'ben', buyer_id: 'bo', id: 'o6' },
  );
  const picture = { id: 'p1' };
  await tables.put(
    'order_lines',
    { ...line, id: 'i2', title: 'Bowl', quantity: 1, picture },
    { id: 'i1', title: 'Mug', picture: null },
    { id: 'i3', picture: { id: 'p3' } },
    { seller_id: 'ben' },
    { order_id: 'o2', id: 'i4', title: 'Vase' },
  );
  const ids = async (changes: Partial<OrdersPage> = {}) =>
    (await listSummaries(tables.db, { ...page, ...changes })).map(({ orderId }) => orderId);
  expect(await ids()).toEqual(['o5', 'o4', 'o2', 'o1', 'o3']);
  expect(await ids({ owner: { kind: 'buyer', id: 'bo' } })).toEqual(['o5', 'o6', 'o2', 'o1', 'o3']);
  expect(await ids({ limit: 2, before: { at: placed.toISOString(), id: 'o2' } })).toEqual(['o1', 'o3']);
  expect(await ids({ limit: 1 })).toEqual(['o5']);
  expect(await ids({ states: ['shipped'] })).toEqual(['o3']);
  expect(await ids({ year: 2026 })).toEqual(['o4', 'o2', 'o1']);
  expect(await ids({ lateAt: NOW })).toEqual(['o3']);
  expect([await ids({ q: 'z-7' }), await ids({ q: 'cy' }), await ids({ q: 'other' }), await ids({ q: 'vas' })]).toEqual(
    [['o5'], ['o4'], ['o5'], ['o2']],
  );
  const [, , , first] = await listSummaries(tables.db, page);
  expect([first?.itemCount, first?.firstTitle, first?.pictures.length]).toEqual([3, 'Mug', 2]);
  expect(await countOrders(tables.db, { kind: 'shop', id: 'ana' })).toEqual({
    counts: { confirmed: 4, shipped: 1 },
    years: [2027, 2026, 2025],
  });
  expect((await countOrders(tables.db, { kind: 'buyer', id: 'cy' })).counts).toEqual({ confirmed: 1 });
});

test('[DASH-01] what a shop has to send, is late with and sold are its own orders, to the day', async () => {
  const day = (iso: string): Date => new Date(iso);
  await tables.put(
    'orders',
    { ...order, placed_at: day('2026-03-10T00:00:00Z'), leaves_by: '2026-03-10' },
    { id: 'o2', placed_at: at(-7), state: 'processing', leaves_by: '2026-03-09' },
    { id: 'o3', placed_at: at(-30), state: 'shipped', leaves_by: '2026-03-01' },
    { id: 'o4', placed_at: at(-30, -1), state: 'completed' },
    { id: 'o5', placed_at: at(-60, -1), state: 'completed' },
    { id: 'o6', state: 'cancelled' },
    { id: 'o7', state: 'refunded' },
    { id: 'o8', state: 'pending_payment' },
    { seller_id: 'ben' },
    { seller_id: 'ben', id: 'o9', leaves_by: '2026-03-01' },
  );
  expect(await findFigures(tables.db, 'ana', NOW)).toEqual({
    toShip: 2,
    late: 1,
    salesTodayCents: 1000,
    salesWeekCents: 2000,
    salesMonthCents: 3000,
    salesPreviousMonthCents: 1000,
    ordersMonth: 3,
  });
  expect(await countLate(tables.db, 'ana', NOW)).toBe(1);
  expect(await findSold(tables.db, { sellerId: 'ana', since: at(-30) })).toEqual({ orders: 3, cents: 3000 });
  const sold = await listSummaries(tables.db, { ...page, soldSince: at(-30) });
  expect(sold.map(({ orderId }) => orderId)).toEqual(['o1', 'o2', 'o3']);
  const days = await listSalesDays(tables.db, 'ana', NOW);
  expect([days.length, days[0]?.day, days.at(-1)]).toEqual([
    30,
    '2026-02-09',
    { day: '2026-03-10', cents: 1000, orders: 1 },
  ]);
  expect(days.filter(({ orders }) => orders > 0).map(({ day: when }) => when)).toEqual(['2026-03-03', '2026-03-10']);
});

test('[DASH-01] what sold best are a shop’s own listings, by how many of them stayed sold since then', async () => {
  await tables.put(
    'orders',
    { ...order, placed_at: at(-5) },
    { id: 'o2', placed_at: at(-6) },
    { id: 'o3', state: 'cancelled' },
    { seller_id: 'ben' },
  );
  await tables.put(
    'listings',
    { seller_id: 'ben', id: 'l1', title: 'Ben’s', state: 'active' },
    { seller_id: 'ana', title: 'Mug' },
    { seller_id: 'ana', id: 'l2', title: 'Bowl' },
    { seller_id: 'ana', id: 'l3', title: 'Gone', state: 'removed' },
    { seller_id: 'ana', id: 'l4', title: 'Returned' },
  );
  await tables.put(
    'variants',
    { seller_id: 'ana', listing_id: 'l1', id: 'v1', stock: 2 },
    { listing_id: 'l2', id: 'v2', stock: 3 },
    { seller_id: 'ben', stock: 9 },
  );
  const sold = { ...line, listing_id: 'l1', quantity: 3, refunded: 1 };
  await tables.put(
    'order_lines',
    sold,
    { id: 'i2', listing_id: 'l2', quantity: 5, refunded: 0 },
    { id: 'i3', listing_id: 'l3' },
    { id: 'i4', listing_id: 'l4', refunded: 3 },
    { order_id: 'o2', quantity: 9 },
    { order_id: 'o3', quantity: 9 },
    { seller_id: 'ben', quantity: 9 },
  );
  const best = await listBestSelling(tables.db, { sellerId: 'ana', since: at(-5) });
  expect(best.map(({ title, sold: count, cents, left }) => [title, count, cents, left])).toEqual([
    ['Bowl', 5, 1500, 3],
    ['Mug', 2, 600, 2],
  ]);
});

test('[DASH-01] what runs low is shown: a shop’s own pieces on sale, the scarcest first, of all their choices together', async () => {
  await tables.put(
    'listings',
    { seller_id: 'ana', id: 'l1', title: 'B', state: 'active' },
    { id: 'l2', title: 'A' },
    { id: 'l3', title: 'C' },
    { id: 'l4', title: 'D', state: 'draft' },
    { id: 'l5', title: 'Plenty' },
    { seller_id: 'ben', id: 'l6' },
  );
  const variant = { seller_id: 'ana', listing_id: 'l1', id: 'v1', stock: 1, received: 1, price_cents: 100 };
  await tables.put(
    'variants',
    variant,
    { id: 'v2', listing_id: 'l2' },
    { id: 'v3', listing_id: 'l3', stock: 0, received: 0 },
    { id: 'v4', listing_id: 'l4' },
    { id: 'v5', listing_id: 'l5', stock: 90, received: 90 },
    { seller_id: 'ben', stock: 90, received: 90 },
    { seller_id: 'ben', listing_id: 'l6', id: 'v6' },
  );
  const { lowStock, ...counts } = await listLowStock(tables.db, 'ana');
  expect([lowStock.map(({ title }) => title), counts]).toEqual([
    ['C', 'A', 'B'],
    { activeListings: 4, lowStockCount: 3 },
  ]);
});

test('[LAW-01] a withdrawal moves on by itself, and only while it is open', async () => {
  const withdrawal = { seller_id: 'ana', order_id: 'o1', id: 'w1', state: 'declared', lines: [], declared_at: at(-20) };
  await tables.put('withdrawals', withdrawal, { seller_id: 'ben' }, { id: 'w2' });
  const its = { sellerId: 'ana', withdrawalId: 'w1' };
  const returning = () =>
    tables.written('withdrawals', keys, (tx) => markReturning(tx, { ...its, tracking: '1', now: NOW }));
  const refunded = () =>
    tables.written('withdrawals', keys, (tx) => markRefunded(tx, { ...its, cents: 5, receivedAt: null, now: NOW }));
  const one = [{ seller_id: 'ana', id: 'w1' }];
  expect((await returning()).now).toEqual(one);
  // A proof that is put right later is of the day of the first.
  await tables.run((tx) => markReturning(tx, { ...its, tracking: '2', now: at(1) }));
  const { rows } = await tables.db.query({
    text: `SELECT tracking, sent_at FROM withdrawals WHERE seller_id = 'ana' AND id = 'w1'`,
  });
  expect(rows).toEqual([{ tracking: '2', sent_at: NOW }]);
  expect((await refunded()).now).toEqual(one);
  await tables.db.query({
    text: `UPDATE withdrawals SET state = 'declared', refunded_at = NULL WHERE seller_id = 'ben'`,
  });
  expect(
    await tables.run((tx) => markRefunded(tx, { ...its, sellerId: 'ben', cents: 5, receivedAt: null, now: NOW })),
  ).toBe(true);
  expect([(await returning()).now, (await refunded()).now]).toEqual([[], []]);
});

test('[LAW-01] money goes back for what was sent and declared in time, the oldest first, and not while a bank holds it', async () => {
  const withdrawal = {
    seller_id: 'ana',
    order_id: 'o1',
    id: 'w1',
    state: 'returning',
    lines: [],
    declared_at: at(-14),
  };
  await tables.put(
    'withdrawals',
    withdrawal,
    { id: 'w2', declared_at: at(-15), order_id: 'o2' },
    { id: 'w3', declared_at: at(-14, 1) },
    { id: 'w4', state: 'declared' },
  );
  const ids = async (limit: number) =>
    (await listReturning(tables.db, at(-14), limit)).map(({ withdrawalId }) => withdrawalId);
  expect([await ids(9), await ids(1)]).toEqual([['w2', 'w1'], ['w2']]);
});
