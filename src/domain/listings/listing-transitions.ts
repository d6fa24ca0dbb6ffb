import type { ListingState } from './model.ts';

/** [CAT-01] The life of a listing: from each state to which. What is removed stays removed; orders keep its words. */
export const listingTransitions: Record<ListingState, readonly ListingState[]> = {
  draft: ['active', 'pending_review', 'removed'],
  pending_review: ['active', 'draft', 'removed'],
  active: ['inactive', 'sold_out', 'removed'],
  sold_out: ['active', 'inactive', 'removed'],
  inactive: ['active', 'pending_review', 'removed'],
  removed: [],
};

export const canTransitionListing = (from: ListingState, to: ListingState): boolean =>
  from === to || listingTransitions[from].includes(to);
