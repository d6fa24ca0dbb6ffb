import type { ComponentType } from 'react';
import type { WishlistListing } from '#domain/wishlist/contract.ts';
import { createSlots } from '#web/platform/slots.ts';

interface WishlistSlots {
  moveToCart: (listing: WishlistListing) => Promise<void>;
  /** What cart and wishlist have to tell about changes made without a connection. */
  QueuedChanges: ComponentType;
}

/** What the cart brings to the page of the wishlist. */
export const wishlistSlots = createSlots<WishlistSlots>();
