import { BackToCart } from '#web/modules/cart/back-to-cart.tsx';
import { readChange, readConflict } from '#web/modules/cart/queue/read-stored.ts';
import { addToCart, useReserved } from '#web/modules/cart/cart-state.ts';
import { listingSlots } from '#web/modules/listings/slots.ts';
import { openQueue } from '#web/modules/offline/offline-queue.ts';
import { orderSlots } from '#web/modules/orders/slots.ts';
import { fillSlots } from '#web/platform/slots.ts';
import { Heart } from '#web/modules/wishlist/heart.tsx';
import { lazyExtra } from '#web/ui/lazy/lazy-extra.ts';

const ProductReviews = lazyExtra(async () => (await import('#web/modules/reviews/product-reviews.tsx')).ProductReviews);
const ProductQuestions = lazyExtra(
  async () => (await import('#web/modules/reviews/product-questions.tsx')).ProductQuestions,
);
const ShopReviews = lazyExtra(async () => (await import('#web/modules/reviews/shop-reviews.tsx')).ShopReviews);
const OrderReviews = lazyExtra(async () => (await import('#web/modules/reviews/order-reviews.tsx')).OrderReviews);
const OrderReturns = lazyExtra(async () => (await import('#web/modules/returns/order-returns.tsx')).OrderReturns);
const OrderCases = lazyExtra(async () => (await import('#web/modules/support/cases/order-cases.tsx')).OrderCases);

/** Modules import only downwards: what a module above shows on a screen of a module below is put there here. */
export function fillAllSlots(): void {
  fillSlots(listingSlots, {
    ...{ Heart, addToCart, useReserved, BackToCart, ProductReviews, ProductQuestions, ShopReviews },
  });
  // A browser does not ask again for a module that it could not fetch once: it is fetched when the server has answered.
  const sendQueued = async () => (await import('#web/modules/cart/queue/send-queued.ts')).sendQueued();
  openQueue({ readChange, readConflict, sendQueued });
  fillSlots(orderSlots, { OrderReviews, OrderReturns, OrderCases });
}
