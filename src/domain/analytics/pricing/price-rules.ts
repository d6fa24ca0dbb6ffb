import { percentOf } from '../../core/money.ts';
import { taxWithin } from '../../shops/tax/contained-tax.ts';

/** What making one piece costs, in minor units. */
export interface ListingCosts {
  materialCents: number;
  minutes: number;
  hourlyWageCents: number;
  /** Postage and packing that the price has to pay for. */
  postageCents: number;
}

/** What of each sale goes to others, in percent of the price that buyers pay. */
export interface PriceShares {
  feePercent: number;
  vatPercent: number;
}

export interface PriceBreakdown {
  vatCents: number;
  feeCents: number;
  labourCents: number;
  profitCents: number;
  /** Profit in percent of the price without VAT; null at a price of nothing. */
  marginPercent: number | null;
  /** What an hour of work earns at this price; null where no minutes are named. */
  hourlyCents: number | null;
}

const MINUTES_PER_HOUR = 60;

const labourOf = ({ minutes, hourlyWageCents }: ListingCosts): number =>
  Math.round((minutes * hourlyWageCents) / MINUTES_PER_HOUR);

/** [DASH-04] What is left of a price, VAT contained, after VAT, fee and costs. */
export function breakDownPrice(priceCents: number, costs: ListingCosts, shares: PriceShares): PriceBreakdown {
  const vatCents = taxWithin(priceCents, shares.vatPercent);
  const feeCents = percentOf(priceCents, shares.feePercent);
  const labourCents = labourOf(costs);
  const netCents = priceCents - vatCents;
  const forWorkCents = netCents - feeCents - costs.materialCents - costs.postageCents;
  const profitCents = forWorkCents - labourCents;
  return {
    vatCents,
    feeCents,
    labourCents,
    profitCents,
    marginPercent: netCents > 0 ? (100 * profitCents) / netCents : null,
    hourlyCents: costs.minutes > 0 ? Math.round((forWorkCents * MINUTES_PER_HOUR) / costs.minutes) : null,
  };
}

/** [DASH-04] The lowest price that pays for everything; null where VAT and fee leave nothing of any price. */
export function breakEvenPrice(costs: ListingCosts, shares: PriceShares): number | null {
  const remainingShare = 100 / (100 + shares.vatPercent) - shares.feePercent / 100;
  const sum = costs.materialCents + labourOf(costs) + costs.postageCents;
  if (remainingShare <= 0) return null;
  // VAT and fee are rounded each for itself: the exact quotient may be a cent or two off.
  let priceCents = Math.max(0, Math.floor(sum / remainingShare) - 2);
  while (breakDownPrice(priceCents, costs, shares).profitCents < 0) priceCents += 1;
  return priceCents;
}

/** The middle half of what comparable listings cost. */
export interface PriceSpan {
  lowCents: number;
  highCents: number;
}

/** [DASH-04] The part of the comparable prices that also pays for the costs; null where none of them does. */
export function recommendPrices({ lowCents, highCents }: PriceSpan, breakEvenCents: number | null): PriceSpan | null {
  if (breakEvenCents === null || breakEvenCents > highCents) return null;
  return { lowCents: Math.max(lowCents, breakEvenCents), highCents };
}
