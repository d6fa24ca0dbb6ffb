import type { CartLine } from '#domain/cart/model.ts';
import type { WishedPiece } from '#domain/wishlist/contract.ts';
import { refresh } from '../app/use-call.ts';
import { addLineToCart } from '../cart/cart-state.ts';
import { removeFromWishlist } from './wishlist-state.ts';

/** The line that a wished piece without a choice becomes; null where one must choose or nothing is left. */
function lineOfWish({ id, title, picture, now }: WishedPiece): CartLine | null {
  if (!now?.variantId || now.stock === 0) return null;
  const { sellerId, shopName, shopSlug, place, variantId, priceCents, stock, processingDays, madeToOrder } = now;
  return {
    ...{ id: crypto.randomUUID(), listingId: id, variantId, title, values: [], personalisation: '', picture },
    ...{ sellerId, shopName, shopSlug, place, quantity: 1, priceCents, addedPriceCents: priceCents, stock },
    ...{ available: true, processingDays, madeToOrder },
  };
}

async function move(piece: WishedPiece): Promise<void> {
  const line = lineOfWish(piece);
  if (line && (await addLineToCart(line))) await removeFromWishlist(piece.id, piece.title);
  // It was refused: the card is not what the shop has.
  else refresh('wishlist.getWishlist', 'wishlist.showWishes');
}

/** [WISH-10] A piece goes to the cart and off the list; pressed twice, or in two tabs at once, it goes once. */
export async function moveToCart(piece: WishedPiece): Promise<void> {
  // Only a secure page has locks.
  if (!('locks' in navigator)) return move(piece);
  await navigator.locks.request(`wish:${piece.id}`, { ifAvailable: true }, (lock) => (lock ? move(piece) : undefined));
}
