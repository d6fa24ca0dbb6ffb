import { lazy } from 'react';
import { BackToCart } from '../cart/back-to-cart.tsx';
import { addToCart } from '../cart/cart-state.ts';
import { listingSlots } from '../listings/slots.ts';
import { orderSlots } from '../orders/slots.ts';
import { fillSlots } from '../platform/slots.ts';
import { Heart } from '../wishlist/heart.tsx';

const ProductReviews = lazy(async () => ({
  default: (await import('../reviews/product-reviews.tsx')).ProductReviews,
}));
const ProductQuestions = lazy(async () => ({
  default: (await import('../reviews/product-questions.tsx')).ProductQuestions,
}));
const ShopReviews = lazy(async () => ({ default: (await import('../reviews/shop-reviews.tsx')).ShopReviews }));
const OrderReviews = lazy(async () => ({ default: (await import('../reviews/order-reviews.tsx')).OrderReviews }));
const StandingDialog = lazy(async () => ({
  default: (await import('../search/seller/standing-dialog.tsx')).StandingDialog,
}));

/** Rooms import only downwards: what a room above shows on a screen of a room below is put there here. */
export function fillAllSlots(): void {
  fillSlots(listingSlots, {
    ...{ Heart, addToCart, BackToCart, ProductReviews, ProductQuestions, ShopReviews, StandingDialog },
  });
  fillSlots(orderSlots, { OrderReviews });
}
