import type { ListingState } from '#domain/listings/model.ts';

/** What a maker reads of a listing's state. */
export const listingStateWords: Record<ListingState, string> = {
  draft: 'Draft',
  pending_review: 'In review',
  active: 'For sale',
  sold_out: 'Sold out',
  inactive: 'Paused',
  removed: 'Removed',
};
