import { largestRemainder } from '../shops/tax/largest-remainder.ts';

/*
 * Glossary
 * subsidy  what an operator's budget lets the marketplace add to an order beyond its fee of that order
 */

/** The percentage that can be taken off pieces so that the marketplace's fee of what is then paid bears all of it. */
const percentBorneByFee = (feePercent: number): number => (100 * feePercent) / (100 + feePercent);

/** [PAY-04] The most that the fee of pieces bears of a reduction of them, minor units. */
export function borneByFee(baseCents: number, feePercent: number): number {
  const hundredths = Math.round(feePercent * 100);
  return Math.floor((baseCents * hundredths) / (10_000 + hundredths));
}

/**
 * [PAY-04] What the marketplace bears of the reductions of an order's lines: all of them, up to its fee of the order and its subsidy. The fee may
 * have fallen since the offer was made, and prices risen; the shop bears the rest.
 */
export function fundedShares(discounts: readonly number[], mostCents: number): number[] {
  const all = discounts.reduce((sum, cents) => sum + cents, 0);
  return all <= mostCents ? [...discounts] : largestRemainder(mostCents, discounts);
}

/** What an offer is for of one shop, and what the operator's budget has left for an order of it, minor units. */
export interface OfferedPart {
  sellerId: string;
  baseCents: number;
  budgetCents: number;
}

export interface BoundOffer {
  percent: number;
  subsidies: { sellerId: string; cents: number }[];
}

/**
 * [PAY-04, REC-06] The greatest whole percentage, at most `percent`, that the fee of every shop bears, with its budget where there is one;
 * and what of it the budgets bear.
 */
export function boundOffer(percent: number, feePercent: number, parts: readonly OfferedPart[]): BoundOffer {
  const byFee = Math.floor(percentBorneByFee(feePercent));
  for (let tried = percent; tried > byFee; tried -= 1) {
    const subsidies = parts.map(({ sellerId, baseCents, budgetCents }) => ({
      ...{ sellerId, budgetCents },
      cents: Math.ceil((baseCents * tried) / 100) - borneByFee(baseCents, feePercent),
    }));
    if (subsidies.every(({ cents, budgetCents }) => cents <= budgetCents))
      return { percent: tried, subsidies: subsidies.map(({ sellerId, cents }) => ({ sellerId, cents })) };
  }
  return { percent: Math.min(percent, byFee), subsidies: [] };
}
