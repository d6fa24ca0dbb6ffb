import { expect, test } from 'vitest';
import { NOW, at, bareTables } from '#test/builders/bare-tables.ts';
import { row } from '#test/builders/row-text.ts';
import { bareOrder } from '#test/builders/bare-order.ts';
import {
  findKnown,
  isWithheldSql,
  listRequested,
  listDisputedOrders,
  listWithheld,
  releaseWithheld,
  resolveByBank,
  saveBooked,
  saveWithheld,
} from './dispute-store.ts';

const tables = bareTables();
const dispute = { checkout_id: 'c1', id: 'd1', status: 'needs_response', booked: 'withheld', opened_at: at(-5) };
const part = row`seller_id=ana dispute_id=d1 checkout_id=c1 order_id=o1 own_cents=100 asked_cents=100`;
const payment = row`checkout_id=c1 status=captured intent_id=pi_1 amount_cents=1000 captured_cents=1000 updated_at=@-5`;
const refund = row`checkout_id=c1 id=r1 seller_id=ana order_id=o1 amount_cents=100 status=asked asked_at=@-5`;

test('[INV-03] a bank holds an order while a dispute about it took money and is not closed', async () => {
  await tables.fill`
    orders: ${bareOrder({})} | id=o2 | id=o3 | id=o4 | id=o5 | seller_id=ben
    disputes: ${dispute} | id=d2 booked=lost | id=d3 closed_at=@-1 | id=d4 booked=nothing | id=d5 checkout_id=c2
    dispute_parts: ${part} | ${['2', '3', '4'].map((n) => ({ dispute_id: `d${n}`, order_id: `o${n}` }))}
      | dispute_id=d5 order_id=o5
  `;
  const rows = await tables.sql(
    `SELECT o.id FROM orders o WHERE ${isWithheldSql({ sellerId: 'o.seller_id', orderId: 'o.id' })} ORDER BY 1`,
  );
  expect(rows).toEqual([{ id: 'o1' }, { id: 'o2' }]);
});

test('[INV-03] what a dispute took, asked and gave back is its own', async () => {
  await tables.fill`
    payments: ${payment} disputed_cents=50 | checkout_id=c2
    disputes: ${dispute} | checkout_id=c2 | id=d2
    dispute_parts: ${part} seller_id=ben order_id=o2 asked_cents=90 | seller_id=ana order_id=o1 asked_cents=110
      | seller_id=ana dispute_id=d2 | seller_id=cy checkout_id=c2
  `;
  const of = { checkoutId: 'c1', id: 'd1' };
  expect(await listWithheld(tables.db, of)).toMatchObject([
    { sellerId: 'ana', ownCents: 100 },
    { sellerId: 'ben', ownCents: 100 },
  ]);
  // Not what is withheld: an inquiry withholds nothing, and asks for all the same.
  expect(await listRequested(tables.db, of)).toEqual([
    { sellerId: 'ana', orderId: 'o1', amountCents: 110 },
    { sellerId: 'ben', orderId: 'o2', amountCents: 90 },
  ]);
  const withheld = [
    {
      sellerId: 'ana',
      orderId: 'o1',
      ownCents: 70,
      promisedCents: 0,
      providerFeeCents: 0,
      fundedCents: 0,
      feeCents: 0,
    },
  ];
  const parts = await tables.written('dispute_parts', 'seller_id dispute_id own_cents', (tx) =>
    saveWithheld(tx, { checkoutId: 'c1', disputeId: 'd1', withheld }),
  );
  expect(parts.now).toEqual(['ana d1 70']);
  const columns = 'checkout_id disputed_cents';
  const back = await tables.written('payments', columns, (tx) => releaseWithheld(tx, { checkoutId: 'c1', cents: 20 }));
  expect(back.now).toEqual(['c1 100']);
  const booked = await tables.written('disputes', 'checkout_id id', (tx) =>
    saveBooked(tx, { ...of, booked: 'lost', excessCents: 0 }),
  );
  expect(booked.now).toEqual(['c1 d1']);
  expect([
    await tables.run((tx) => findKnown(tx, of)),
    await tables.run((tx) => findKnown(tx, { ...of, id: 'd2' })),
  ]).toMatchObject([{ booked: 'lost' }, { booked: 'withheld' }]);
});

test('[INV-03] a bank makes refunds of that order in our place, the oldest first, up to the sum', async () => {
  await tables.fill`
    payments: ${payment} refund_asked_cents=900 | checkout_id=c2
    refunds: ${refund} | id=r2 asked_at=@-9 | id=r3 asked_at=@-1 | id=r4 order_id=o2 asked_at=@-99
      | id=r5 status=sent asked_at=@-99 | id=r6 checkout_id=c2 asked_at=@-99 | id=r1 checkout_id=c2
  `;
  const done = await tables.written('refunds', 'id checkout_id', async (tx) =>
    expect(await resolveByBank(tx, { checkoutId: 'c1', orderId: 'o1', upToCents: 200, now: NOW })).toBe(200),
  );
  expect(done.now.toSorted()).toEqual(['r1 c1', 'r2 c1']);
  const rows = await tables.sql('SELECT refunded_cents FROM payments ORDER BY checkout_id');
  expect(rows).toEqual([{ refunded_cents: 200 }, { refunded_cents: 0 }]);
});

test('[INV-03] what is left of each disputed order are its own refunds and disputes taken off', async () => {
  await tables.fill`
    orders: ${bareOrder({ id: 'o1' })} | seller_id=ben id=o2 | id=o3 checkout_id=c2
    ledger_transactions: seller_id=ana id=t1 kind=charge cause_id=o1 order_id=o1 facts={"paidCents":1000}
      | seller_id=ben id=t2 cause_id=o2 order_id=o2 | id=t3 kind=fee | id=t4 cause_id=o3 order_id=o3 | seller_id=cy
    refunds: ${refund} amount_cents=30 | id=r2 amount_cents=20 asked_at=@-9 | id=r3 status=sent amount_cents=1
      | id=r4 checkout_id=c2 | id=r5 order_id=o9
    disputes: ${dispute} | id=d2 booked=won | id=d3 booked=lost
    dispute_parts: ${part} | dispute_id=d2 | dispute_id=d3 | dispute_id=d1 seller_id=cy | dispute_id=d9
  `;
  const orders = await tables.run((tx) => listDisputedOrders(tx, 'c1'));
  expect(orders).toEqual([
    { sellerId: 'ana', orderId: 'o1', leftCents: 1000 - 51 - 200, unsentCents: [20, 30] },
    { sellerId: 'ben', orderId: 'o2', leftCents: 1000, unsentCents: [] },
  ]);
});
