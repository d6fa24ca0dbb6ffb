import { expect, test } from 'vitest';
import type { TrafficDay } from '#domain/analytics/contract.ts';
import { sumOf } from '#domain/analytics/compare-periods.ts';
import { daysAsRows } from './days-as-rows.ts';
import { monthsEnding, partsOf, periodBefore, periodEnding, shiftDay, sumsOfMonth, yearBefore } from './periods.ts';

const dayOf = (day: string, orders: number): TrafficDay => ({ ...sumOf([]), day, orders, visits: 10 * orders });
const someDays = (first: string, count: number): TrafficDay[] =>
  Array.from({ length: count }, (_, index) => dayOf(shiftDay(first, index), index));

test('[DASH-03] a period is compared with the days or the year before', () => {
  const period = periodEnding('2026-11-28', 7);
  expect([period, periodBefore(period, 7, 'before'), periodBefore(period, 7, 'year')]).toEqual([
    { from: '2026-11-22', to: '2026-11-28' },
    { from: '2026-11-15', to: '2026-11-21' },
    { from: '2025-11-23', to: '2025-11-29' },
  ]);
});

test.each([
  [28, 7, 4],
  [10, 7, 2],
  [365, 28, 14],
])('[DASH-03] %i days stand in parts of %i that add up to the whole', (count, length, expected) => {
  const days = someDays('2026-01-01', count);
  const parts = partsOf(days, days);
  expect([parts.length, parts.at(-1)?.from]).toEqual([expected, days.at(-length)?.day]);
  expect(sumOf(parts.map(({ sums }) => ({ ...sums, day: '' })))).toEqual(sumOf(days));
  expect(parts.every(({ sums, before }) => sums.orders === before.orders)).toBe(true);
});

test('[DASH-03] seasons are twelve months that end with this one', () => {
  const months = monthsEnding('2026-11-30');
  expect([months.length, months[0], months[11], yearBefore('2026-01')]).toEqual([12, '2025-12', '2026-11', '2025-01']);
  expect(sumsOfMonth(someDays('2026-01-30', 4), '2026-02').orders).toBe(5);
});

test('[DASH-03] days are exported with amounts that a table program reads', () => {
  const [head, row] = daysAsRows([{ ...dayOf('2026-11-28', 2), revenueCents: 12_345 }]);
  expect([head?.length, row]).toEqual([9, ['2026-11-28', '0', '20', '0', '0', '2', '0', '123.45', '0.00']]);
});
