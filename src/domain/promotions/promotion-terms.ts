import type { Speaker } from '../core/languages/language.ts';
import { numberIn } from '../core/languages/language.ts';
import { formatMoney } from '../core/money.ts';
import type { Promotion } from './model.ts';

export const listingGone = { en: 'a listing that is gone', de: 'ein Stück, das es nicht mehr gibt' };
export const percentOf = { en: (percent: number) => `${percent} %`, de: (percent: number) => `${percent}\u00a0%` };
export const off = {
  en: (amount: string, listing: string) => `${amount} off ${listing}`,
  de: (amount: string, listing: string) => `${amount} auf ${listing}`,
};
const freePost = { en: 'Free tracked post', de: 'Kostenloser Versand mit Sendungsverfolgung' };
const withListing = {
  en: (listing: string) => `with ${listing}`,
  de: (listing: string) => `mit ${listing}`,
};
const ordersFrom = {
  en: (amount: string) => `orders from ${amount}`,
  de: (amount: string) => `Bestellungen ab ${amount}`,
};
const perPerson = {
  en: (times: number) => (times === 1 ? 'once per person' : `${times} times per person`),
  de: (times: number) => (times === 1 ? 'einmal je Person' : `${numberIn('de', times)}-mal je Person`),
};

/** `10 % off Green mug, orders from €50.00, once per person` */
export function promotionTerms({ say, language }: Speaker, promotion: Promotion): string {
  const { kind, percent, amountCents, minimumCents, maxUsesPerBuyer: times, listingId, listingTitle } = promotion;
  const amount = kind === 'percent' ? say(percentOf)(percent ?? 0) : formatMoney(amountCents ?? 0, language);
  const isPostage = kind === 'postage';
  const listing = listingTitle ?? say(listingGone);
  const lowered = listingId ? say(off)(amount, listing) : amount;
  return [
    isPostage ? say(freePost) : lowered,
    isPostage && listingId && say(withListing)(listing),
    minimumCents > 0 && say(ordersFrom)(formatMoney(minimumCents, language)),
    times && say(perPerson)(times),
  ]
    .filter(Boolean)
    .join(', ');
}
