import type { CartLine } from '#domain/cart/model.ts';
import type { WishlistListing } from '#domain/wishlist/contract.ts';
import type { ApiProblem } from '#web/platform/api-problem.ts';
import { send } from '#web/platform/sending/send.ts';
import { currentSession } from '#web/platform/session.ts';
import { refresh } from '#web/platform/use-call.ts';
import { addLineToCart, refreshCart, showAfter } from './cart-state.ts';
import { mine } from '#web/modules/offline/offline-queue.ts';
import { showToast } from '#web/ui/toasts/toasts.ts';
import { removeFromWishlist, wishlistItemsNow } from '#web/modules/wishlist/wishlist-state.ts';

/** The line that a wished piece without a choice becomes; null where one must choose or nothing is left. */
function lineOfItem({ id, title, picture, now }: WishlistListing): CartLine | null {
  if (!now?.variantId || now.stock === 0) return null;
  const { sellerId, shopName, shopSlug, place, variantId, priceCents, stock, processingDays, madeToOrder } = now;
  return {
    ...{ id: crypto.randomUUID(), listingId: id, variantId, title, values: [], personalisation: '', picture },
    ...{ sellerId, shopName, shopSlug, place, quantity: 1, priceCents, addedPriceCents: priceCents, stock },
    ...{ available: true, processingDays, madeToOrder },
  };
}

/** The server does both or nothing; on another device or tab it may be done already. */
async function moveOwn({ id, title }: WishlistListing, { variantId }: CartLine): Promise<void> {
  try {
    await showAfter(send('cart.addFromWishlist', { listingId: id, variantId }));
  } catch (error) {
    const problem = error as ApiProblem;
    showToast(problem.message, { type: 'error' });
    refresh('wishlist.getWishlist');
    return refreshCart();
  }
  return removeFromWishlist(id, title, true);
}

/** A guest's list is in this browser, and what waits for a connection goes in the order in which it was made. */
async function moveHere({ id, title }: WishlistListing, line: CartLine): Promise<void> {
  // Another tab was faster.
  if (!wishlistItemsNow().some((item) => item.id === id)) return;
  if (await addLineToCart(line)) await removeFromWishlist(id, title);
  // It was refused: the card is not what the shop has.
  else refresh('wishlist.getWishlist', 'wishlist.showWishlistItems');
}

/** [WISH-10] A piece goes to the cart and off the list; pressed twice, or in two tabs at once, it goes once. */
export async function moveToCart(listing: WishlistListing): Promise<void> {
  const line = lineOfItem(listing);
  if (!line) return refresh('wishlist.getWishlist', 'wishlist.showWishlistItems');
  const move = currentSession() && navigator.onLine && mine().length === 0 ? moveOwn : moveHere;
  // Only a secure page has locks.
  if (!('locks' in navigator)) return move(listing, line);
  await navigator.locks.request(`wish:${listing.id}`, () => move(listing, line));
}
