import { BackToCart } from '#web/rooms/cart/back-to-cart.tsx';
import { readChange, readConflict } from '#web/rooms/cart/queue/read-stored.ts';
import { addToCart } from '#web/rooms/cart/cart-state.ts';
import { listingSlots } from '#web/rooms/listings/slots.ts';
import { openQueue } from '#web/rooms/offline/offline-queue.ts';
import { orderSlots } from '#web/rooms/orders/slots.ts';
import { fillSlots } from '#web/platform/slots.ts';
import { Heart } from '#web/rooms/wishlist/heart.tsx';
import { lazyExtra } from '#web/ui/lazy/lazy-extra.ts';

const ProductReviews = lazyExtra(async () => (await import('#web/rooms/reviews/product-reviews.tsx')).ProductReviews);
const ProductQuestions = lazyExtra(
  async () => (await import('#web/rooms/reviews/product-questions.tsx')).ProductQuestions,
);
const ShopReviews = lazyExtra(async () => (await import('#web/rooms/reviews/shop-reviews.tsx')).ShopReviews);
const OrderReviews = lazyExtra(async () => (await import('#web/rooms/reviews/order-reviews.tsx')).OrderReviews);
const OrderReturns = lazyExtra(async () => (await import('#web/rooms/returns/order-returns.tsx')).OrderReturns);

/** Rooms import only downwards: what a room above shows on a screen of a room below is put there here. */
export function fillAllSlots(): void {
  fillSlots(listingSlots, {
    ...{ Heart, addToCart, BackToCart, ProductReviews, ProductQuestions, ShopReviews },
  });
  // A browser does not ask again for a module that it could not fetch once: it is fetched when the server has answered.
  const sendQueued = async () => (await import('#web/rooms/cart/queue/send-queued.ts')).sendQueued();
  openQueue({ readChange, readConflict, sendQueued });
  fillSlots(orderSlots, { OrderReviews, OrderReturns });
}
