import { expect, test } from 'vitest';
import { NOW, at, bareTables } from '#test/builders/bare-tables.ts';
import { row } from '#test/builders/row-text.ts';
import { each } from '#test/builders/each.ts';
import { findUnsent, insertRefund, markSent } from './refund-store.ts';

const tables = bareTables();
const payment = row`checkout_id=c1 status=captured intent_id=pi_1 amount_cents=1000 captured_cents=1000 updated_at=@-5`;
const dispute = { checkout_id: 'c1', id: 'd1', status: 'needs_response', booked: 'withheld', opened_at: at(-5) };
const request = {
  id: 'r9',
  checkoutId: 'c1',
  sellerId: 'ana',
  orderId: 'o1',
  amountCents: 100,
  by: 'maker',
  reason: '',
  now: NOW,
};
const refund = row`checkout_id=c1 id=r1 seller_id=ana order_id=o1 amount_cents=100 status=asked asked_at=@-5`;

test('[INV-03] a refund is promised out of its own payment', async () => {
  await tables.fill`
    payments: ${payment} refund_asked_cents=500 disputed_cents=300
      | checkout_id=c2 refund_asked_cents=0 disputed_cents=0
    disputes: ${dispute} checkout_id=c2 | checkout_id=c1 booked=won
    dispute_parts: seller_id=ana dispute_id=d1 checkout_id=c1 order_id=o1 own_cents=100 asked_cents=100
      | seller_id=ben dispute_id=d2
  `;
  const promise = (changes: object) => tables.run((tx) => insertRefund(tx, { ...request, ...changes }));
  expect(await promise({ amountCents: 201 })).toBe(false);
  const written = await tables.written('payments', 'checkout_id refund_asked_cents', (tx) =>
    insertRefund(tx, { ...request, amountCents: 200 }),
  );
  expect(written.now).toEqual(['c1 700']);
  await tables.sql(`UPDATE payments SET disputed_cents = 0`);
  await tables.sql(`UPDATE disputes SET booked = 'withheld' WHERE checkout_id = 'c1'`);
  expect(await promise({ id: 'held' })).toBe(false);
  expect(await each(promise, { id: 'of-ben', sellerId: 'ben' }, { id: 'of-another', orderId: 'o2' })).toEqual([
    true,
    true,
  ]);
  await tables.sql(`UPDATE payments SET status = 'refunded'; UPDATE disputes SET booked = 'won'`);
  expect(await promise({ id: 'late' })).toBe(false);
});

test('[INV-03] refunds to send are those of their payment', async () => {
  await tables.fill`
    payments: ${payment} status=to_refund | checkout_id=c2 intent_id=pi_2 status=captured
    refunds: ${refund} amount_cents=7 | id=r2 status=sent | checkout_id=c2 amount_cents=9
    disputes: ${dispute} checkout_id=c2 | checkout_id=c1 booked=won
  `;
  const find = (checkoutId: string, refundId: string | null) => findUnsent(tables.db, { checkoutId, refundId });
  expect([await find('c1', 'r1'), await find('c1', null), await find('c2', 'r1')]).toMatchObject([
    { intentId: 'pi_1', amountCents: 7, isWithheld: false },
    { amountCents: 1000, isWithheld: false },
    { intentId: 'pi_2', amountCents: 9, isWithheld: true },
  ]);
  expect([await find('c1', 'r2'), await find('c2', null), await find('c9', 'r1')]).toEqual([null, null, null]);
});

test('[INV-03] a refund that was sent is noted once, on its own payment', async () => {
  await tables.fill`
    payments: ${payment} refund_asked_cents=100 | checkout_id=c2
    refunds: ${refund} | checkout_id=c2 | id=r2
  `;
  const key = { id: 'r1', checkoutId: 'c1', providerId: 're_1', now: NOW };
  const sent = await tables.written('payments', 'checkout_id refunded_cents', (tx) => markSent(tx, key));
  expect(sent.now).toEqual(['c1 100']);
  expect(await tables.run((tx) => markSent(tx, key))).toBeNull();
  const rows = await tables.sql(`SELECT id FROM refunds WHERE status = 'asked' ORDER BY id`);
  expect(rows).toEqual([{ id: 'r1' }, { id: 'r2' }]);
});
