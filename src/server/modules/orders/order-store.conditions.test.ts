import { expect, test } from 'vitest';
import { NOW, bareTables } from '#test/builders/bare-tables.ts';
import { bareOrder } from '#test/builders/bare-order.ts';
import { countOnLines } from './line-count-store.ts';
import {
  findBuyerId,
  findMailRecipient,
  findByNumber,
  findOrderOfBuyer,
  findOrderOfShop,
  findOrderWithKey,
  listOrdersOfCheckout,
  listStockLines,
} from './order-store.ts';
import { listInvoices } from './invoices/invoice-store.ts';
import { markRestocked } from './withdrawal/withdrawal-store.ts';

const tables = bareTables();
const ITS = { sellerId: 'ana', orderId: 'o1' };
const line = { seller_id: 'ana', order_id: 'o1', id: 'i1', title: 'Mug', quantity: 3, unit_price_cents: 300 };
const OTHER_LINES = [{ seller_id: 'ben' }, { order_id: 'o2' }, { id: 'i2' }];
const at = (days: number, milliseconds = 0): Date => new Date(NOW.getTime() + days * 86_400_000 + milliseconds);
const order = bareOrder({ buyer_id: 'bo', email: 'bo@example.com', placed_at: at(-1), updated_at: at(-1) });
/** The same id at another shop, another order of the same shop. */
const OTHERS = [
  { seller_id: 'ben', number: 'B-1' },
  { id: 'o2', number: 'A-2' },
];

test('[INV-03] pieces are counted on the line of that order of that shop', async () => {
  await tables.fill`order_lines: ${line} | ${OTHER_LINES}`;
  const lineKeys = 'seller_id order_id id';
  const [one] = [['ana o1 i1']];
  const lines = [{ lineId: 'i1', quantity: 1 }];
  for (const as of ['withdrawn', 'refunded', 'returned', 'paid_back'] as const)
    expect((await tables.written('order_lines', lineKeys, (tx) => countOnLines(tx, ITS, { as, lines }))).now).toEqual(
      one,
    );
  expect((await tables.written('order_lines', lineKeys, (tx) => markRestocked(tx, ITS, lines))).now).toEqual(one);
  expect((await listStockLines(tables.db, ITS)).map(({ quantity }) => quantity).toSorted()).toEqual([2, 3]);
  await tables.sql(`UPDATE order_lines SET restocked = quantity WHERE id = 'i1'`);
  expect((await listStockLines(tables.db, ITS)).map(({ quantity }) => quantity)).toEqual([3]);
});

test('[INV-12] an order is shown to its buyer and to its shop', async () => {
  await tables.fill`
    orders: ${order} | ${OTHERS} | id=o3 number=A-3 buyer_id=cy
    order_lines: ${line} id=i2 title=Second | id=i1 title=First | order_id=o2 | seller_id=ben
    invoices: seller_id=ana order_id=o1 id=v1 kind=invoice year=2026 serial=2 refund_id=null
      | id=v2 refund_id=v2 kind=credit_note serial=2 | id=v3 refund_id=v3 kind=credit_note serial=1
      | id=v4 refund_id=v4 kind=credit_note serial=9 year=2025 | seller_id=ben | id=v5 order_id=o2 serial=7
    refunds: id=r2 order_id=o1 checkout_id=c1 asked_at=@-1d | id=r1 asked_at=@-2d | id=r3 order_id=o2
    order_transitions: seller_id=ana order_id=o1 state=processing at=@0d by=maker | state=confirmed at=@-1d
      | seller_id=ben | order_id=o2
  `;
  const withdrawal = { seller_id: 'ana', order_id: 'o1', id: 'w2', state: 'declared', lines: [], declared_at: at(-1) };
  await tables.fill`withdrawals: ${withdrawal} | id=w1 declared_at=@-2d | seller_id=ben | id=w3 order_id=o2`;
  const match = await findOrderOfShop(tables.db, 'o1', 'ana');
  expect(match?.lines.map(({ title }) => title)).toEqual(['First', 'Second']);
  expect(match?.invoices.map(({ invoiceId }) => invoiceId)).toEqual(['v1', 'v4', 'v3', 'v2']);
  expect(match?.refunds.map(({ refundId }) => refundId)).toEqual(['r1', 'r2']);
  expect(match?.timeline.map(({ state }) => state)).toEqual(['confirmed', 'processing']);
  expect(match?.withdrawals.map(({ withdrawalId }) => withdrawalId)).toEqual(['w1', 'w2']);
  expect((await listInvoices(tables.db, ITS)).map(({ id }) => id)).toEqual(['v1', 'v4', 'v3', 'v2']);
  expect((await findOrderOfBuyer(tables.db, 'o2', 'bo'))?.orderId).toBe('o2');
  expect([await findOrderOfBuyer(tables.db, 'o3', 'bo'), await findOrderOfShop(tables.db, 'o3', 'ben')]).toEqual([
    null,
    null,
  ]);
});

test('[ORD-01] an order is found by its own number, its checkout and its key', async () => {
  await tables.fill`
    orders: ${order} number=A-9 | id=o2 number=A-2 | id=o3 number=A-3 checkout_id=c2 | seller_id=ben checkout_id=c2
    order_numbers: number=A-9 seller_id=ana order_id=o1 | number=A-2 order_id=o2
    checkouts: id=c0 status=paid access_key_hash=#00 | id=c1 access_key_hash=#01 | id=c2 access_key_hash=#02
  `;
  expect((await findByNumber(tables.db, 'A-9'))?.sellerId).toBe('ana');
  expect((await findByNumber(tables.db, 'A-2'))?.orderId).toBe('o2');
  expect((await listOrdersOfCheckout(tables.db, 'c1')).map(({ number }) => number)).toEqual(['A-2', 'A-9']);
  expect((await findOrderWithKey(tables.db, 'o2'))?.keyHash).toEqual(Buffer.from([1]));
  expect((await findOrderWithKey(tables.db, 'o3'))?.keyHash).toEqual(Buffer.from([2]));
});

test('[UX-70] the buyer of an order is that order’s, and so is their language', async () => {
  await tables.fill`
    orders: ${order} seller_id=ben buyer_id=ben-buyer language=de | seller_id=ana id=o0
    orders: ${order} buyer_id=null language=en
  `;
  expect([await findBuyerId(tables.db, ITS), await findMailRecipient(tables.db, ITS)]).toEqual([
    null,
    { language: 'en', isGuest: true },
  ]);
});
