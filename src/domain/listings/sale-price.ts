import { percentOf } from '../core/money.ts';

/** What a sale takes off each price: a percentage or an amount in minor units, the other one null. */
export interface SaleOff {
  percent: number | null;
  amountCents: number | null;
}

/** No sale lowers a price below what a card takes. Minor units. */
export const MIN_SALE_PRICE = 100;

/** [DASH-04] What a sale makes of a regular price, both in minor units: never below one euro, and what costs less stays as it is. */
export function salePrice(regularCents: number, { percent, amountCents }: SaleOff): number {
  const off = amountCents ?? percentOf(regularCents, percent ?? 0);
  return Math.min(regularCents, Math.max(MIN_SALE_PRICE, regularCents - off));
}
