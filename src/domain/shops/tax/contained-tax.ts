import { dayIn } from '../../core/days/time-zone.ts';
import { largestRemainder } from './largest-remainder.ts';
import type { ContainedTax, Taxed } from './model.ts';
import { borderBetween, vatBasis, type VatSeller } from './vat-basis.ts';
import { type Goods, vatPercent } from './vat-rates.ts';

interface Sold {
  facts: VatSeller;
  /** Where it goes; the postcode is empty while it is not known. */
  to: string;
  postcode?: string | undefined;
  /** `paidCents` is price × quantity without the line's own share of the reduction. */
  lines: readonly { lineId: string; goods: Goods; paidCents: number }[];
  shippingCents: number;
  now: Date;
}

/** The tax within a gross sum, rounded half up to a cent. */
export const taxWithin = (cents: number, percent: number): number => {
  const points = BigInt(Math.round(percent * 100));
  const base = 10_000n + points;
  return Number((2n * BigInt(cents) * points + base) / (2n * base));
};

/**
 * [PAY-06, INV-05] The VAT that is contained in what a buyer pays to one shop. Each rate's sum is rounded once; its lines and its part of
 * the postage share that to the cent, so that nothing on an invoice disagrees with its total.
 */
export function containedTax(sold: Sold): ContainedTax {
  const to = { country: sold.to, postcode: sold.postcode };
  const day = dayIn('UTC', sold.now);
  const { basis, country, rates: table } = vatBasis(sold.facts, to, day);
  const border = borderBetween(sold.facts, to, day);
  const percentOf = (goods: Goods): number => (basis === 'taxed' ? (vatPercent(table, goods, sold.now) ?? 0) : 0);
  const lines = sold.lines.map(({ lineId, goods, paidCents }) => ({
    lineId,
    percent: percentOf(goods),
    paidCents,
    taxCents: 0,
  }));
  const percents = [...new Set(lines.map(({ percent }) => percent))].toSorted((a, b) => b - a);
  const sumsOf = percents.map((percent) => ofRate(lines, percent).reduce((sum, { paidCents }) => sum + paidCents, 0));
  const shares = largestRemainder(sold.shippingCents, sumsOf);
  const postage = percents
    .map((percent, index) => ({ percent, paidCents: shares[index] ?? 0, taxCents: 0 }))
    .filter(({ paidCents }) => paidCents > 0);
  const rates = percents.map((percent, index) => {
    const parts: Taxed[] = [...ofRate(lines, percent), ...ofRate(postage, percent)];
    const paidCents = (sumsOf[index] ?? 0) + (shares[index] ?? 0);
    const taxCents = taxWithin(paidCents, percent);
    const taxes = largestRemainder(
      taxCents,
      parts.map((part) => part.paidCents),
    );
    parts.forEach((part, at) => (part.taxCents = taxes[at] ?? 0));
    return { percent, paidCents, taxCents };
  });
  return {
    basis,
    country,
    ...(border !== 'none' && { border }),
    lines,
    postage,
    rates,
    taxCents: rates.reduce((sum, each) => sum + each.taxCents, 0),
  };
}

const ofRate = <T extends Taxed>(parts: readonly T[], percent: number): T[] =>
  parts.filter((part) => part.percent === percent);
