import type { Currency } from '../core/money-schema.ts';

/** The least and the most that the card provider takes in one payment, in minor units. */
const LIMITS: Record<Currency, { min: number; max: number }> = { EUR: { min: 50, max: 99_999_999 } };

/** [PAY-02] Why the provider would refuse the sum of a quote; null where it takes it. */
export function sumProblem({
  currency,
  totalCents,
}: {
  currency: Currency;
  totalCents: number;
}): { code: 'checkout/below-minimum' | 'checkout/above-maximum' } | null {
  const { min, max } = LIMITS[currency];
  if (totalCents < min) return { code: 'checkout/below-minimum' };
  return totalCents > max ? { code: 'checkout/above-maximum' } : null;
}
