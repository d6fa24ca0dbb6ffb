import fc from 'fast-check';
import { expect, test } from 'vitest';
import { judgeDay, median, type MetricDay } from './metric-baseline.ts';

const day = (changes: Partial<MetricDay> = {}): MetricDay => ({
  ...{ revenueCents: 40_000, orders: 10, refunds: 0, visits: 400 },
  ...changes,
});
const usual = [9, 10, 11, 10, 12, 9, 10, 8].map((orders) => day({ orders, revenueCents: 4000 * orders }));
const quiet = Array.from({ length: 8 }, () => day({ orders: 1, revenueCents: 4000, visits: 20 }));

const judged = (today: MetricDay, before = usual): string[] =>
  judgeDay(today, before).map(({ metric, deltaPct, severity }) => `${metric} ${deltaPct} ${severity}`);

test.each<[string, MetricDay, string[]]>([
  ['like the others', day(), []],
  ['a little better', day({ orders: 12, revenueCents: 52_000 }), []],
  [
    'without a sale',
    day({ orders: 0, revenueCents: 0 }),
    ['revenue -100 critical', 'orders -100 critical', 'conversion -100 critical'],
  ],
  ['with the same sales of double the visits', day({ visits: 800, orders: 9 }), []],
  [
    'with twice and a half the sales',
    day({ orders: 25, revenueCents: 100_000, visits: 1000 }),
    ['revenue 150 info', 'orders 150 info'],
  ],
  ['with a wave of refunds', day({ refunds: 4 }), ['refunds null warn']],
  ['with two refunds', day({ refunds: 2 }), []],
])('[ALERT-23] a day %s against the same weekdays', (_day, today, expected) => expect(judged(today)).toEqual(expected));

test('[ALERT-23] a shop that is small or new is not told of chance', () => {
  expect(judged(day({ orders: 0, revenueCents: 0, visits: 5 }), quiet)).toEqual([]);
  expect(judged(day({ orders: 0, revenueCents: 0 }), usual.slice(0, 3))).toEqual([]);
  const unsold = quiet.map((each) => ({ ...each, orders: 0, visits: 300 }));
  expect(judged(day({ orders: 1, visits: 300 }), unsold)).toEqual([]);
});

test('[ALERT-23] one odd week among the others moves the baseline little', () => {
  const [wave] = judgeDay(day({ orders: 0, revenueCents: 0 }), [
    ...usual.slice(1),
    day({ orders: 300, revenueCents: 1_200_000 }),
  ]);
  expect(wave).toMatchObject({ metric: 'revenue', baseline: 40_000, actual: 0, deltaPct: -100 });
});

test('[ALERT-23] half of the values are at most the median and half at least', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 50 }), { minLength: 1, maxLength: 9 }), (values) => {
      const middle = median(values);
      expect(2 * values.filter((value) => value <= middle).length).toBeGreaterThanOrEqual(values.length);
      expect(2 * values.filter((value) => value >= middle).length).toBeGreaterThanOrEqual(values.length);
    }),
  );
});
