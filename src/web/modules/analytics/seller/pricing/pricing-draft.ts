import { MAX_MINUTES, MAX_COST_CENTS, MAX_WAGE_CENTS } from '#domain/analytics/pricing/limits.ts';
import type { PricedListing } from '#domain/analytics/pricing/pricing-contract.ts';
import type { ListingCosts } from '#domain/analytics/pricing/price-rules.ts';
import { MAX_CENTS, moneyField } from '#domain/core/money.ts';
import { parseMoney } from '#domain/core/reading/read-amount.ts';
import { formatMoney, inField } from '#web/platform/languages/formats.ts';
import { amountMistake } from '#web/ui/fields/amount-mistake.ts';
import * as texts from './pricing-texts.ts';

/** The form as it is typed. */
export interface PricingDraft {
  material: string;
  minutes: string;
  wage: string;
  postage: string;
  price: string;
}

const typed = (cents: number): string => inField(moneyField(cents));

export const draftOf = ({ costs, makingMinutes, priceCents }: PricedListing): PricingDraft => ({
  material: typed(costs?.materialCents ?? 0),
  minutes: String(costs?.minutes ?? makingMinutes),
  wage: typed(costs?.hourlyWageCents ?? 0),
  postage: typed(costs?.postageCents ?? 0),
  price: typed(priceCents),
});

const most = { material: MAX_COST_CENTS, wage: MAX_WAGE_CENTS, postage: MAX_COST_CENTS, price: MAX_CENTS };

export interface ReadDraft {
  costs: ListingCosts;
  priceCents: number;
}

/** What is typed as amounts, or what is wrong with each field. An empty cost is none. */
export function readDraft(draft: PricingDraft): { read: ReadDraft | null; errors: Partial<PricingDraft> } {
  const errors: Partial<PricingDraft> = {};
  const amount = (field: keyof typeof most): number => {
    const written = draft[field].trim();
    if (written === '' && field !== 'price') return 0;
    const cents = parseMoney(written);
    if (cents === null) errors[field] = amountMistake(written, texts.notAmount);
    else if (cents > most[field]) errors[field] = texts.tooMuch(formatMoney(most[field]));
    return cents ?? 0;
  };
  const minutes = Number(draft.minutes.trim());
  if (!/^\d*$/.test(draft.minutes.trim()) || minutes > MAX_MINUTES) errors.minutes = texts.notMinutes;
  const costs = {
    materialCents: amount('material'),
    minutes,
    hourlyWageCents: amount('wage'),
    postageCents: amount('postage'),
  };
  const priceCents = amount('price');
  return { read: Object.keys(errors).length === 0 ? { costs, priceCents } : null, errors };
}
