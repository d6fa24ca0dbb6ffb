import type { Speaker } from '../core/languages/language.ts';
import { formatMoney } from '../core/money.ts';
import type { Sale } from './sale-model.ts';
import { everything, listingGone, off as offTexts, percentOf } from './terms-texts.ts';

/** `20 % off everything`, `€5.00 off Green mug` */
export function saleTerms({ say, language }: Speaker, { off, listingId, listingTitle }: Sale): string {
  const taken = off.kind === 'percent' ? say(percentOf)(off.percent) : formatMoney(off.amountCents, language);
  return say(offTexts)(taken, listingId ? (listingTitle ?? say(listingGone)) : say(everything));
}
