import type { Speaker } from '../core/languages/language.ts';
import { formatMoney } from '../core/money.ts';
import type { Promotion } from './model.ts';
import { freePost, listingGone, off, ordersFrom, percentOf, perPerson, withListing } from './terms-texts.ts';

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
