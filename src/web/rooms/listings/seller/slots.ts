import type { ComponentType } from 'react';
import { createSlots } from '#web/platform/slots.ts';

interface ListingDeskSlots {
  /** Where an own piece stands in the search, and why. */
  StandingDialog: ComponentType<{ listing: { listingId: string; title: string }; onClose: () => void }>;
}

/** What the search brings to the listings of a maker. */
export const listingDeskSlots = createSlots<ListingDeskSlots>();
