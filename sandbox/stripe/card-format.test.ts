import { expect, test } from 'vitest';
// @ts-expect-error the browser's own file, plain JavaScript without types
import { cardKind, cvcState, expiryState, groupedNumber, monthYear, numberState } from './browser/card-format.js';

const now = new Date(2026, 10, 21);

test.each([
  ['4242424242424242', '4242 4242 4242 4242'],
  [' 4242-4242 4242  4242 ', '4242 4242 4242 4242'],
  ['42424', '4242 4'],
  ['378282246310005', '3782 822463 10005'],
  ['30569309025904', '3056 930902 5904'],
  ['42424242424242429999', '4242 4242 4242 4242'],
  ['４２４２', '4242'],
  ['abc', ''],
])('[UX-57] the card number %j is shown as %j', (typed, shown) => expect(groupedNumber(typed)).toBe(shown));

test.each([
  ['1', '1'],
  ['5', '05/'],
  ['12', '12/'],
  ['123', '12/3'],
  ['1230', '12/30'],
  ['12/2030', '12/30'],
  ['12 / 30', '12/30'],
  ['3/30', '03/30'],
  ['1/', '01/'],
  ['122030', '12/30'],
])('[UX-57] the expiry %j is shown as %j', (typed, shown) => expect(monthYear(typed)).toBe(shown));

test('[UX-57] deleting over the slash of the expiry does not put it back', () =>
  expect(monthYear('12', true)).toBe('12'));

test.each([
  ['4', 'visa'],
  ['5555', 'mastercard'],
  ['2223', 'mastercard'],
  ['37', 'amex'],
  ['6011', 'discover'],
  ['3530', 'jcb'],
  ['9', 'unknown'],
])('[UX-57] %s is recognised as %s', (digits, kind) => expect(cardKind(digits)).toBe(kind));

test('[UX-57] a field says what is wrong once it can know it', () => {
  expect(numberState('4242 4242', false)).toEqual({ empty: false, complete: false, error: undefined });
  expect(numberState('4242 4242', true).error.code).toBe('incomplete_number');
  expect(numberState('4242 4242 4242 4241', false).error.code).toBe('invalid_number');
  expect(numberState('4242 4242 4242 4242', false)).toEqual({ empty: false, complete: true, error: undefined });
  expect(expiryState('13/', { left: false, now }).error.code).toBe('invalid_expiry_month');
  expect(expiryState('10/26', { left: false, now }).error.code).toBe('invalid_expiry_month_past');
  expect(expiryState('11/26', { left: false, now }).complete).toBe(true);
  expect(expiryState('12/25', { left: false, now }).error.code).toBe('invalid_expiry_year_past');
  expect(expiryState('12/3', { left: true, now }).error.code).toBe('incomplete_expiry');
  expect(cvcState('123', { left: true, kind: 'amex' }).error.code).toBe('incomplete_cvc');
  expect(cvcState('1234', { left: true, kind: 'amex' }).complete).toBe(true);
  expect(cvcState('123', { left: true, kind: 'visa' }).complete).toBe(true);
});
