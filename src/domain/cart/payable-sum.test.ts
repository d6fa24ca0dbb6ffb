import { expect, test } from 'vitest';
import { sumProblem } from './payable-sum.ts';

test('[PAY-02] the card provider takes no sum below 0.50 and none above 999,999.99 euros', () => {
  const codeOf = (totalCents: number) => sumProblem({ currency: 'EUR', totalCents })?.code;
  expect([0, 49, 50, 99_999_999, 100_000_000].map(codeOf)).toEqual([
    'checkout/below-minimum',
    'checkout/below-minimum',
    undefined,
    undefined,
    'checkout/above-maximum',
  ]);
});
