import { expect, test } from 'vitest';
import { NOW, at, bareTables } from '#test/builders/bare-tables.ts';
import { row } from '#test/builders/row-text.ts';
import { each } from '#test/builders/each.ts';
import { bareOrder } from '#test/builders/bare-order.ts';
import { findDispute, findDisputes } from './dispute-store.ts';
import { findPayments } from './payment-store.ts';

const tables = bareTables();
const DAY = 24 * 60;
/** The first moment of the day, the same of a week ago, and the last moments before each. */
const TODAY = at(-12 * 60);
const order = bareOrder({ buyer_id: 'bo', placed_at: TODAY, state: 'confirmed' });
const other = (id: string, changes: object = {}) => ({ id, number: id, ...changes });

const orders = () => tables.fill`
  orders: ${order} number=A-2 | ${other('o2', { number: 'A-1' })} | seller_id=ben number=B-1 checkout_id=c2
`;

test('[ADM-03] disputes are found by what became of them, newest first', async () => {
  await orders();
  const dispute = { checkout_id: 'c1', id: 'd1', status: 'needs_response', opened_at: at(-5), booked: 'withheld' };
  await tables.fill`
    disputes: ${dispute} | id=d2 status=won closed_at=@-1 | id=d3 status=lost closed_at=@-1 opened_at=@-1
      | id=d4 status=prevented closed_at=@-1 opened_at=@-9
    dispute_parts: seller_id=ana dispute_id=d1 checkout_id=c1 order_id=o1 | dispute_id=d2 order_id=o2
      | seller_id=ben checkout_id=c9
  `;
  const disputes = async (
    view: 'all' | 'open' | 'won' | 'lost',
    after: { at: string; id: string } | null = null,
    limit = 9,
  ) =>
    (await findDisputes(tables.db, { view, after, limit })).map(({ disputeId, orderNumbers }) =>
      `${disputeId} ${orderNumbers.join()}`.trim(),
    );
  expect(
    await each(
      disputes,
      'all',
      'open',
      'won',
      'lost',
      ['all', null, 1],
      ['all', { at: at(-5).toISOString(), id: 'd2' }],
    ),
  ).toEqual([['d3', 'd2 A-1', 'd1 A-2', 'd4'], ['d1 A-2'], ['d2 A-1', 'd4'], ['d3'], ['d3'], ['d1 A-2', 'd4']]);
  expect([
    (await findDispute(tables.db, 'd1'))?.orders.map(({ number }) => number),
    await findDispute(tables.db, 'd9'),
  ]).toEqual([['A-2'], null]);
});

test('[ADM-03] payments are found by what became of them, newest first', async () => {
  await orders();
  const payment = row`checkout_id=c1 status=captured amount_cents=2000 captured_cents=2000 created_at=@-5
    updated_at=@-99`;
  await tables.fill`
    checkouts: id=c1 status=paid total_cents=2000 expires_at=@-99
      | ${['c2', 'c3', 'c4', 'c5', 'c6', 'c7'].map((id) => ({ id }))}
    payments: ${payment} | checkout_id=c2 created_at=@-1 | checkout_id=c3 status=started captured_cents=0
      | checkout_id=c4 status=to_refund | checkout_id=c5 status=failed captured_cents=0
      | checkout_id=c6 status=refunded refunded_cents=2000
      | checkout_id=c7 status=canceled captured_cents=0 created_at=${at(-DAY)}
  `;
  const payments = async (view: 'all' | 'open' | 'late' | 'mismatched' | 'failed' | 'refunded', changes: object = {}) =>
    (await findPayments(tables.db, { view, now: NOW, after: null, limit: 9, ...changes })).map(
      ({ checkoutId }) => checkoutId,
    );
  expect(await each(payments, 'open', 'late', 'mismatched', 'failed', 'refunded')).toEqual([
    ['c4', 'c3'],
    ['c4', 'c3'],
    ['c2'],
    ['c5', 'c7'],
    ['c6'],
  ]);
  expect(
    await each(
      payments,
      ['all', { limit: 2 }],
      ['all', { checkout: 'c5' }],
      ['all', { day: '2026-03-09' }],
      ['all', { after: { key: at(-5).toISOString(), id: 'c3' } }],
    ),
  ).toEqual([['c2', 'c6'], ['c5'], ['c7'], ['c1', 'c7']]);
  expect(
    (await findPayments(tables.db, { view: 'all', checkout: 'c1', now: NOW, after: null, limit: 1 }))[0]?.orderNumbers,
  ).toEqual(['A-1', 'A-2']);
  // A checkout that is over troubles nobody where its payment failed, was called off or went back.
  const troubled = await findPayments(tables.db, { view: 'all', now: NOW, after: null, limit: 9 });
  expect(troubled.flatMap(({ checkoutId, trouble }) => (trouble === '' ? [] : [checkoutId]))).toEqual([
    'c2',
    'c4',
    'c3',
  ]);
});
