import { expect, test } from 'vitest';
import { NOW, at, bareTables } from '#test/builders/bare-tables.ts';
import { row } from '#test/builders/row-text.ts';
import { bareOrder } from '#test/builders/bare-order.ts';
import { findPayments } from './payment-store.ts';

const tables = bareTables();
const DAY = 24 * 60;
const order = bareOrder({ buyer_id: 'bo', placed_at: at(0), state: 'confirmed' });
const positionOf = (moment: Date, id: string) => ({ key: moment.toISOString(), id });

test('[ADM-03, PAY-03] payments of each view are paged and found by day and checkout', async () => {
  const payment = row`amount_cents=2000 captured_cents=2000 refunded_cents=0 updated_at=@-99 created_at=@-5`;
  const rows: [
    view: 'open' | 'late' | 'mismatched' | 'failed' | 'refunded' | 'to_refund',
    status: string,
    changes: object,
  ][] = [
    ['to_refund', 'to_refund', {}],
    ['mismatched', 'captured', {}],
    ['failed', 'failed', { captured_cents: 0 }],
    ['refunded', 'refunded', { refunded_cents: 2000 }],
  ];
  await tables.fill`checkouts: id=none status=paid total_cents=2000 expires_at=@-99 | id=sum total_cents=1999`;
  const three = rows.flatMap(([view, status, changes]) => [
    { checkout_id: `${view}-1`, status, ...changes },
    { checkout_id: `${view}-2`, status, ...changes },
    { checkout_id: `${view}-3`, status, created_at: at(-DAY), ...changes },
  ]);
  await tables.fill`
    payments: ${payment} checkout_id=fits status=captured | ${three}
    orders: ${order} checkout_id=fits total_cents=2000
    checkouts: id=fits status=paid total_cents=2000 expires_at=@-99
  `;
  const resultsOf = async (view: Parameters<typeof findPayments>[1]['view'], changes: object = {}) =>
    (await findPayments(tables.db, { view, now: NOW, after: null, limit: 9, ...changes })).map(
      ({ checkoutId }) => checkoutId,
    );
  for (const [view] of [...rows, ['open'] as const, ['late'] as const]) {
    const name = view === 'open' || view === 'late' ? 'to_refund' : view;
    expect(await resultsOf(view), view).toEqual([`${name}-2`, `${name}-1`, `${name}-3`]);
    expect(await resultsOf(view, { limit: 2 }), view).toEqual([`${name}-2`, `${name}-1`]);
    expect(await resultsOf(view, { after: positionOf(at(-5), `${name}-2`) }), view).toEqual([`${name}-1`, `${name}-3`]);
    expect(await resultsOf(view, { day: '2026-03-09' }), view).toEqual([`${name}-3`]);
    expect(await resultsOf(view, { day: '2026-03-10', checkout: `${name}-1` }), view).toEqual([`${name}-1`]);
  }
  await tables.empty('payments');
  await tables.fill`
    payments: ${payment} checkout_id=fits
      status=captured | checkout_id=sum captured_cents=1000 | checkout_id=none | checkout_id=p1 status=started
      | checkout_id=p2 status=refunded refunded_cents=1999 | checkout_id=p3 status=to_refund updated_at=@-15
    orders: ${order} id=o2 number=A-2 checkout_id=sum total_cents=1000
  `;
  const troubles = await findPayments(tables.db, { view: 'all', now: NOW, after: null, limit: 9 });
  expect(Object.fromEntries(troubles.map(({ checkoutId, trouble }) => [checkoutId, trouble]))).toEqual({
    fits: '',
    sum: 'not-the-total',
    none: 'orders-differ',
    p1: 'not-in-books',
    p2: 'not-all-back',
    p3: '',
  });
  expect(await resultsOf('mismatched', { now: at(90 * DAY - 6) })).toEqual(['sum', 'p2', 'p1', 'none']);
  expect(await resultsOf('mismatched', { now: at(90 * DAY - 5) })).toEqual([]);
});

test('[OFFICE-02] payments by their sum go on by key, the same sums by their checkout', async () => {
  await tables.empty('payments');
  await tables.fill`
    payments: checkout_id=a amount_cents=500 status=captured created_at=@0 | checkout_id=b amount_cents=900 | checkout_id=c amount_cents=500
  `;
  const resultsOf = async (dir: 'asc' | 'desc', after: { key: number; id: string } | null = null) =>
    (await findPayments(tables.db, { view: 'all', sort: 'amount', dir, now: NOW, after, limit: 9 })).map(
      ({ checkoutId }) => checkoutId,
    );
  expect([await resultsOf('asc'), await resultsOf('desc'), await resultsOf('asc', { key: 500, id: 'a' })]).toEqual([
    ['a', 'c', 'b'],
    ['b', 'c', 'a'],
    ['c', 'b'],
  ]);
});
