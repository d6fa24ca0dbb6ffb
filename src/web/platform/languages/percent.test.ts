import '#test/support/markup/markup.ts';
import { expect, test } from 'vitest';
import { changeOf, formatPercent, pointsBetween } from './percent.ts';

test('[DASH-01, DASH-03] a change has its sign, one decimal at most, and none before', () => {
  expect(changeOf(21, 14)).toBe('+50\u00a0%');
  expect(changeOf(984, 1000)).toBe('−1.6\u00a0%');
  expect(changeOf(5, 0)).toBeNull();
});

test('[DASH-01, DASH-03] what rounds to nothing has no sign', () => {
  expect(changeOf(9999, 10_000)).toBe('0\u00a0%');
  expect(pointsBetween(2.01, 2.04)).toBe('0');
  expect(formatPercent(-0.04)).toBe('0\u00a0%');
});

test('[DASH-03] shares and points between them', () => {
  expect(formatPercent(3.14)).toBe('3.1\u00a0%');
  expect(pointsBetween(3, 2)).toBe('+1');
});
