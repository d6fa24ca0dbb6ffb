import { formatMoney } from '#web/platform/languages/formats.ts';
import type { WishlistListing } from '#domain/wishlist/contract.ts';

/** [WISH-10] What changed since a piece was added, in a few words; the most telling first. */
export function marksOf(listing: Pick<WishlistListing, 'now' | 'addedPriceCents' | 'wasSoldOut'>): string[] {
  const { now, addedPriceCents, wasSoldOut } = listing;
  if (!now) return ['No longer for sale'];
  const marks: string[] = [];
  if (addedPriceCents !== null && now.priceCents < addedPriceCents)
    marks.push(`${formatMoney(addedPriceCents - now.priceCents)} less than when you added it`);
  if (now.stock === 0) marks.push('Sold out');
  else if (wasSoldOut) marks.push('Back in stock');
  else if (now.stock === 1) marks.push('Only 1 left');
  return marks;
}
