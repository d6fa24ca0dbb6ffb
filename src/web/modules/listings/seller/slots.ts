import type { ComponentType } from 'react';
import { createSlots } from '#web/platform/slots.ts';

interface SellerListingSlots {
  /** Where an own piece stands in the search, and why. */
  RankExplanationDialog: ComponentType<{ listing: { listingId: string; title: string }; onClose: () => void }>;
}

/** What the search brings to the listings of a maker. */
export const sellerListingSlots = createSlots<SellerListingSlots>();
