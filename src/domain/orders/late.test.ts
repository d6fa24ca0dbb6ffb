import { expect, test } from 'vitest';
import { arrivalIfLeftNow, lateOf } from './late.ts';
import { orderStateSchema } from './model.ts';

const promised = { leavesBy: '2026-11-25', arrivesFrom: '2026-11-27', arrivesTo: '2026-11-30' };
const late = (state: Parameters<typeof lateOf>[0]['state'], now: string, stateSince = '2026-11-25T15:00:00Z') =>
  lateOf({ ...promised, timeZone: 'UTC', deliveryId: 'standard', state, stateSince }, new Date(now));

test('[ORD-02] an order that has not left is late after its last day', () => {
  expect(late('confirmed', '2026-11-25T23:59:59Z')).toBeNull();
  const estimate = { missed: 'leaving', since: '2026-11-25', arrivesFrom: '2026-11-30', arrivesTo: '2026-12-03' };
  for (const state of ['confirmed', 'processing'] as const)
    expect(late(state, '2026-11-28T09:00:00Z')).toEqual(estimate);
});

test('[ORD-02] one on its way is late after its last day', () => {
  expect(late('shipped', '2026-11-30T23:59:59Z')).toBeNull();
  const missed = { missed: 'arrival', since: '2026-11-30' };
  expect(late('shipped', '2026-12-02T09:00:00Z')).toEqual({
    ...missed,
    arrivesFrom: '2026-12-02',
    arrivesTo: '2026-12-05',
  });
  expect(late('shipped', '2026-12-02T09:00:00Z', '2026-12-01T20:00:00Z')).toEqual({
    ...missed,
    arrivesFrom: '2026-12-03',
    arrivesTo: '2026-12-06',
  });
});

test('[ORD-02, ORD-06] what leaves too late may arrive as many days later', () => {
  const arrival = (now: string) => {
    const { arrivesFrom, arrivesTo } = arrivalIfLeftNow(
      { ...promised, timeZone: 'UTC', deliveryId: 'standard' },
      new Date(now),
    );
    return [arrivesFrom, arrivesTo];
  };
  expect(arrival('2026-11-24T09:00:00Z')).toEqual(['2026-11-27', '2026-11-30']);
  expect(arrival('2026-12-06T09:00:00Z')).toEqual(['2026-12-08', '2026-12-11']);
});

test('[ORD-02] what has arrived, ended or is not paid yet is never late', () => {
  const waiting = new Set(['confirmed', 'processing', 'shipped']);
  for (const state of orderStateSchema.options.filter((each) => !waiting.has(each)))
    expect(late(state, '2027-01-01T00:00:00Z')).toBeNull();
});
