import { expect, test } from 'vitest';
import { containedTax } from './contained-tax.ts';
import { largestRemainder } from './largest-remainder.ts';

test('[INV-05] what is left of a split goes to the largest remainders, of equals to the first', () => {
  expect(largestRemainder(10, [1, 1, 1])).toEqual([4, 3, 3]);
  expect(largestRemainder(11, [1, 1, 1])).toEqual([4, 4, 3]);
  // Shares of 0.6, 1.8 and 3.6: the second and one of 0.6, the first of them.
  expect(largestRemainder(6, [1, 3, 6])).toEqual([1, 2, 3]);
  // 2.1, 4.2 and 0.7: the last.
  expect(largestRemainder(7, [3, 6, 1])).toEqual([2, 4, 1]);
  // 1.4, 2.8, 2.8: both of the last, although the second is as large as the third.
  expect(largestRemainder(7, [1, 2, 2])).toEqual([1, 3, 3]);
  expect(largestRemainder(5, [0, 1])).toEqual([0, 5]);
});

test('[INV-05] without any weight the first part gets everything', () => {
  expect(largestRemainder(5, [0, 0, 0])).toEqual([5, 0, 0]);
  expect(largestRemainder(0, [3, 4])).toEqual([0, 0]);
  expect(largestRemainder(5, [])).toEqual([]);
});

test('[PAY-06] the rates of an invoice stand from the highest to the lowest', () => {
  const facts = { sellsAs: 'registered', country: 'DE', usesOss: false } as const;
  const line = (lineId: string, goods: 'books' | 'standard', paidCents: number) => ({ lineId, goods, paidCents });
  const sold = { facts, to: 'DE', shippingCents: 0, now: new Date('2026-11-23T12:00:00Z') };
  const tax = containedTax({
    ...sold,
    lines: [line('a', 'books', 107), line('b', 'standard', 119), line('c', 'books', 214)],
  });
  expect(tax.rates).toEqual([
    { percent: 19, paidCents: 119, taxCents: 19 },
    { percent: 7, paidCents: 321, taxCents: 21 },
  ]);
  expect(tax.lines.map(({ lineId, percent, taxCents }) => [lineId, percent, taxCents])).toEqual([
    ['a', 7, 7],
    ['b', 19, 19],
    ['c', 7, 14],
  ]);
  // 5.5 % of France within 10.55 is 0.55 exactly; 25.5 % of Finland within 2.51 is 0.51.
  const of = (country: string, goods: 'books' | 'standard', cents: number) =>
    containedTax({ ...sold, facts: { ...facts, country }, lines: [line('a', goods, cents)] }).taxCents;
  expect([of('FR', 'books', 1055), of('FI', 'standard', 251)]).toEqual([55, 51]);
});
