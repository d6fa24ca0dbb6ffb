import { findCountry } from '../../core/countries.ts';
import { largestRemainder } from './largest-remainder.ts';
import type { ContainedTax, InvoiceFacts, Taxed } from './model.ts';
import { type Goods, vatPercent } from './vat-rates.ts';

interface Sold {
  facts: Pick<InvoiceFacts, 'sellsAs' | 'country' | 'usesOss'>;
  /** Where it goes. */
  to: string;
  /** `cents` is price × quantity, before any reduction. */
  lines: readonly { lineId: string; goods: Goods; cents: number }[];
  discountCents: number;
  shippingCents: number;
  now: Date;
}

const isInUnion = (country: string): boolean => findCountry(country)?.zone === 'eu';

/** Whose rates hold: those of where the maker is, or with the One-Stop Shop of where it goes within the Union; none outside of it. */
function basisOf({ facts, to }: Sold): Pick<ContainedTax, 'basis' | 'country'> {
  if (facts.sellsAs !== 'registered') return { basis: facts.sellsAs, country: '' };
  if (!isInUnion(to) || !isInUnion(facts.country)) return { basis: 'export', country: '' };
  return { basis: 'taxed', country: facts.usesOss ? to : facts.country };
}

/** The tax within a gross sum, rounded half up to a cent. */
const within = (cents: number, percent: number): number => {
  const points = BigInt(Math.round(percent * 100));
  const base = 10_000n + points;
  return Number((2n * BigInt(cents) * points + base) / (2n * base));
};

/**
 * [PAY-06, INV-05] The VAT that is contained in what a buyer pays to one shop. Each rate's sum is rounded once; its lines and its part of
 * the postage share that to the cent, so that nothing on an invoice disagrees with its total.
 */
export function containedTax(sold: Sold): ContainedTax {
  const { basis, country } = basisOf(sold);
  const percentOf = (goods: Goods): number => (basis === 'taxed' ? (vatPercent(country, goods, sold.now) ?? 0) : 0);
  const prices = sold.lines.map(({ cents }) => cents);
  const reductions = largestRemainder(sold.discountCents, prices);
  const lines = sold.lines.map(({ lineId, goods, cents }, index) => ({
    lineId,
    percent: percentOf(goods),
    paidCents: cents - (reductions[index] ?? 0),
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
    const taxCents = within(paidCents, percent);
    const taxes = largestRemainder(
      taxCents,
      parts.map((part) => part.paidCents),
    );
    parts.forEach((part, at) => (part.taxCents = taxes[at] ?? 0));
    return { percent, paidCents, taxCents };
  });
  return { basis, country, lines, postage, rates, taxCents: rates.reduce((sum, each) => sum + each.taxCents, 0) };
}

const ofRate = <T extends Taxed>(parts: readonly T[], percent: number): T[] =>
  parts.filter((part) => part.percent === percent);
