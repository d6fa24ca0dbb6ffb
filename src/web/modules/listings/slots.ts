import type { ComponentType } from 'react';
import type { ShopPage } from '#domain/listings/contract.ts';
import type { Listing, Variant } from '#domain/listings/model.ts';
import { createSlots } from '#web/platform/slots.ts';

export interface Addition {
  listing: Listing;
  variant: Variant;
  quantity: number;
  personalisation: string;
}

interface ListingSlots {
  /** Puts a piece on the wishlist and takes it off. */
  Heart: ComponentType<{ id: string; title: string; inBuyBox?: boolean }>;
  addToCart: (addition: Addition) => Promise<void>;
  /** [CAT-02] How many pieces of each variant are set aside for a payment of the own cart. */
  useReserved: (listingId: string) => ReadonlyMap<string, number>;
  /** The way back to a cart that holds something. */
  BackToCart: ComponentType;
  ProductReviews: ComponentType<{ listing: Listing }>;
  ProductQuestions: ComponentType<{ listing: Listing }>;
  ShopReviews: ComponentType<{ shop: ShopPage['shop'] }>;
}

/** What wishlist, cart and reviews bring to the pages of pieces and shops. */
export const listingSlots = createSlots<ListingSlots>();
