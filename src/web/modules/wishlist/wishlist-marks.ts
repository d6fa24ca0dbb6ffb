import { formatMoney } from '#web/platform/languages/formats.ts';
import type { WishlistListing } from '#domain/wishlist/contract.ts';
import { day } from '#web/ui/day.ts';
import * as texts from './texts/card-texts.ts';

/** [WISH-10] What changed since a piece was added, in a few words; the most telling first. */
export function marksOf(listing: Pick<WishlistListing, 'now' | 'addedPriceCents' | 'wasSoldOut'>): string[] {
  const { now, addedPriceCents, wasSoldOut } = listing;
  if (!now) return [texts.notForSale];
  const marks: string[] = [];
  if (addedPriceCents !== null && now.priceCents < addedPriceCents)
    marks.push(texts.less(formatMoney(addedPriceCents - now.priceCents)));
  if (now.pausedUntil) marks.push(texts.pausedUntil(day(now.pausedUntil)));
  else if (now.stock === 0) marks.push(texts.soldOut);
  else if (wasSoldOut) marks.push(texts.backInStock);
  else if (now.stock === 1) marks.push(texts.lastOne);
  return marks;
}
