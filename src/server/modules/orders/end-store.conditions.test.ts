import { expect, test } from 'vitest';
import { NOW, bareTables } from '#test/builders/bare-tables.ts';
import { each } from '#test/builders/each.ts';
import { bareOrder } from '#test/builders/bare-order.ts';
import { endedCheckoutOf, listEnding, reserveRefund } from './end-store.ts';
import { moveStored } from './order-store.ts';

const tables = bareTables();
const at = (days: number, milliseconds = 0): Date => new Date(NOW.getTime() + days * 86_400_000 + milliseconds);
const order = bareOrder({ buyer_id: 'bo', email: 'bo@example.com', placed_at: at(-1), updated_at: at(-1) });
/** The same id at another shop, another order of the same shop. */
const OTHERS = [
  { seller_id: 'ben', number: 'B-1' },
  { id: 'o2', number: 'A-2' },
];
const ITS = { sellerId: 'ana', orderId: 'o1' };
const keys = 'seller_id id';
const its = ['ana o1'];

test('[ORD-02, INV-03] what is done to an order is done to that order of that shop', async () => {
  await tables.fill`orders: ${order} | ${OTHERS}`;
  expect((await tables.written('orders', keys, (tx) => reserveRefund(tx, { ...ITS, cents: 5 }))).now).toEqual(its);
  const move = { ...ITS, from: 'confirmed', to: 'processing', at: NOW, by: 'maker', returnEndsAt: null } as const;
  expect((await tables.written('orders', keys, (tx) => moveStored(tx, move))).now).toEqual(its);
  expect(await tables.run((tx) => moveStored(tx, move))).toBe(false);
  expect(await tables.run((tx) => reserveRefund(tx, { ...ITS, cents: 995 }))).toBe('c1');
  expect(await tables.run((tx) => reserveRefund(tx, { ...ITS, cents: 1 }))).toBeNull();
});

test('[ORD-01] a sent order has arrived when so many days are over', async () => {
  const sent = { ...order, state: 'shipped', arrives_to: '2026-02-23' };
  await tables.fill`
    orders: ${sent} | id=o2 number=A-2 arrives_to=2026-02-22 | id=o3 arrives_to=2026-02-24 | id=o4 state=cancelled
  `;
  const ids = async (limit: number) =>
    (await listEnding(tables.db, NOW, { limit, only: null })).map(({ orderId }) => orderId);
  expect([await ids(9), await ids(1)]).toEqual([['o2', 'o1'], ['o2']]);
});

test('[ORD-04, LAW-01] a delivered order completes when nothing of it may come back', async () => {
  const delivered = { ...order, state: 'delivered', return_ends_at: at(-26) };
  await tables.fill`
    orders: ${delivered} | id=longest return_ends_at=@-36d | id=young return_ends_at=${at(0, 1)} | id=returned | id=sent
      | id=declared | id=cancelled state=cancelled
  `;
  const open = { seller_id: 'ana', order_id: 'returned', id: 'r1', state: 'requested', lines: [] };
  await tables.fill`
    returns: ${open} | id=r2 order_id=o1 state=denied | id=r3 order_id=o1 seller_id=ben
    withdrawals: seller_id=ana order_id=sent id=w1 state=returning lines=[] declared_at=@-60d
      | id=w2 order_id=declared state=declared declared_at=@-1d | id=w3 order_id=o1 state=declared declared_at=@-60d
      | id=w4 order_id=o1 seller_id=ben | id=w5 order_id=o1 state=refunded declared_at=@-1d
  `;
  const ids = async (limit: number) =>
    (await listEnding(tables.db, NOW, { limit, only: null })).map(({ orderId }) => orderId);
  expect([await ids(9), await ids(1)]).toEqual([['longest', 'o1'], ['longest']]);
});

test('[INV-09] a code is given back when all that it took something off is cancelled', async () => {
  const cancelled = { ...order, state: 'cancelled', promo_code: 'TEN' };
  await tables.fill`
    orders: ${cancelled} | id=o2 state=shipped promo_code=FIVE | id=o3 state=shipped promo_code=null
      | id=o4 checkout_id=c2 state=shipped | seller_id=ben
  `;
  const ended = (orderId: string) => endedCheckoutOf(tables.db, { sellerId: 'ana', orderId });
  expect(await each(ended, 'o1', 'o2', 'o3')).toEqual([{ checkoutId: 'c1', code: 'TEN' }, null, null]);
  await tables.fill`orders: ${cancelled} id=o5 state=confirmed`;
  expect(await ended('o1')).toBeNull();
});
