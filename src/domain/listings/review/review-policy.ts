import type { ListingState } from '../model.ts';

/** Whose new listings wait for a moderator: nobody's, those of a shop that never had one in the shop, or everybody's. */
export const reviewPolicies = ['off', 'first', 'all'] as const;
export type ReviewPolicy = (typeof reviewPolicies)[number];

/** [CAT-01] What publishing makes of a listing. One that was in the shop before comes back without waiting, unless an administrator hid it. */
export function publishedState({
  policy,
  from,
  isKnownShop,
  isHidden = false,
}: {
  policy: ReviewPolicy;
  from: ListingState;
  isKnownShop: boolean;
  isHidden?: boolean;
}): ListingState {
  if (isHidden) return 'pending_review';
  if (from === 'inactive' || from === 'active' || from === 'sold_out') return 'active';
  if (policy === 'off') return 'active';
  return policy === 'first' && isKnownShop ? 'active' : 'pending_review';
}
