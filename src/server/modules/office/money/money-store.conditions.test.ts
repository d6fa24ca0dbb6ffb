import { describe, expect, test } from 'vitest';
import { NOW, at, bareTables } from '#test/builders/bare-tables.ts';
import { bareOrder } from '#test/builders/bare-order.ts';
import { findPeriods, findSums } from './money-store.ts';

const tables = bareTables();
const order = bareOrder({ buyer_id: 'bo', placed_at: at(0), state: 'confirmed' });
const before = (moment: Date): Date => new Date(moment.getTime() - 1);
/** The first moment of the day, the same of a week ago, and the last moments before each. */
const TODAY = at(-12 * 60);
const other = (id: string, changes: object = {}) => ({ id, number: id, ...changes });

test('[OFFICE-01, PAY-03] money of a month is what was booked and placed from its first moment until now', async () => {
  const start = new Date('2025-04-01T00:00:00.000Z');
  const moments = [before(start), start, at(0), at(1)];
  const booked = moments.flatMap((moment, n) =>
    (['charge', 'refund_sent', 'fee'] as const).map((kind) => ({
      id: `${kind}-${n}`,
      kind,
      cause_id: `${kind}-${n}`,
      checkout_id: `c${n}`,
      at: moment,
    })),
  );
  await tables.empty('ledger_transactions', 'ledger_entries');
  await tables.fill`
    ledger_transactions: seller_id=ben id=fee-2 kind=payout cause_id=x at=@0
      | ${booked.map((row) => ({ seller_id: 'ana', ...row }))}
  `;
  await tables.put(
    'ledger_entries',
    { seller_id: 'ben', transaction_id: 'fee-1', account: 'platform_fees', amount_cents: -9999 },
    ...booked.map(({ id, kind }) => ({
      ...{ seller_id: 'ana', transaction_id: id },
      ...{
        charge: { account: 'provider_clearing', amount_cents: 1000 },
        refund_sent: { account: 'provider_clearing', amount_cents: -100 },
        fee: { account: 'platform_fees', amount_cents: -10 },
      }[kind],
    })),
  );
  await tables.fill`
    orders: ${order} placed_at=${before(start)}
      | ${moments.slice(1).map((placed_at, n) => ({ id: `o${n + 2}`, number: `${n}`, placed_at }))}
  `;
  expect(await findSums(tables.db, { now: NOW, by: 'month' })).toMatchObject({
    orders: 2,
    payments: 2,
    takenCents: 2000,
    refundedCents: 200,
    feesCents: 20,
  });
  const periods = await findPeriods(tables.db, { now: NOW, by: 'month' });
  expect([periods.length, periods[0], periods.at(-1)]).toEqual([
    12,
    { from: '2025-04-01', orders: 1, takenCents: 1000, refundedCents: 100 },
    { from: '2026-03-01', orders: 1, takenCents: 1000, refundedCents: 100 },
  ]);
});

describe('rows of others', () => {
  const order = bareOrder({ buyer_id: 'bo', placed_at: TODAY, state: 'confirmed' });

  test('[OFFICE-01] money of a period is what was booked and placed in it, to the moment', async () => {
    const charge = { seller_id: 'ana', id: 't1', kind: 'charge', cause_id: 'o1', checkout_id: 'c1', at: at(0) };
    const start = new Date('2026-02-09T00:00:00.000Z');
    await tables.fill`
      ledger_transactions: ${charge} | id=t2 at=${start} cause_id=o2 checkout_id=c2
        | id=t3 at=${before(start)} cause_id=o3 | id=t4 at=@1 cause_id=o4
      ledger_entries: seller_id=ana transaction_id=t1 account=provider_clearing amount_cents=500
        | ${['t2', 't3', 't4'].map((id) => ({ transaction_id: id }))} | account=platform_promotions amount_cents=77
      orders: ${order} placed_at=@0 | ${other('o2', { placed_at: start, state: 'cancelled' })}
        | ${other('o3', { placed_at: before(start) })} | ${other('o4', { placed_at: at(1) })}
        | ${other('o5', { state: 'pending_payment' })}
    `;
    const periods = await findPeriods(tables.db, { now: NOW, by: 'day' });
    expect([periods.length, periods[0], periods.at(-1)]).toEqual([
      30,
      { from: '2026-02-09', orders: 1, takenCents: 500, refundedCents: 0 },
      { from: '2026-03-10', orders: 1, takenCents: 500, refundedCents: 0 },
    ]);
    expect(await findSums(tables.db, { now: NOW, by: 'day' })).toMatchObject({
      orders: 2,
      ordersCents: 2000,
      cancelledCents: 1000,
      payments: 2,
      takenCents: 1000,
    });
  });
});
