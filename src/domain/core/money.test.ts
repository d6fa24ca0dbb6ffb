import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatMoney, MAX_CENTS, moneyField, percentOf } from './money.ts';
import { parseMoney } from './reading/read-amount.ts';

test('what a form shows of an amount reads back to the same cents', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: MAX_CENTS }), (cents) => {
      expect(parseMoney(moneyField(cents))).toBe(cents);
      expect(parseMoney(formatMoney(cents))).toBe(cents);
      expect(parseMoney(formatMoney(cents, 'de'))).toBe(cents);
    }),
  );
});

test('amounts are read as people type them, and nothing else is', () => {
  for (const [text, cents] of [
    ['34', 3400],
    ['34.5', 3450],
    ['34,50', 3450],
    ['1,234.50', 123_450],
    ['1.234,50', 123_450],
    ['7 €', 700],
    ['€ 7', 700],
    [' 0.05 ', 5],
  ] as const)
    expect(parseMoney(text), text).toBe(cents);
  for (const text of ['', '-1', '34.555', 'ten', '1e3', '99999999', '3 4', '0x10', '12.3.4', '1.23,50,5'])
    expect(parseMoney(text), text).toBeNull();
});

test('a share of an amount is rounded half up to a whole cent', () => {
  expect(percentOf(1001, 50)).toBe(501);
  expect(percentOf(999, 33.33)).toBe(333);
});

test('money is shown with its sign, its thousands and two places', () => {
  expect(formatMoney(123_450)).toBe('€1,234.50');
  expect(formatMoney(-5)).toBe('−€0.05');
  expect([formatMoney(-0), formatMoney(-0, 'de')]).toEqual(['€0.00', '0,00\u00a0€']);
});
