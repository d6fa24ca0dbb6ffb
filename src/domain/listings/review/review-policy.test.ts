import { expect, test } from 'vitest';
import { listingTransitions } from '../listing-transitions.ts';
import type { ListingState } from '../model.ts';
import { publishedState, reviewPolicies } from './review-policy.ts';

test('[CAT-01] the policy says what publishing a draft makes of it', () => {
  const from = 'draft' as const;
  expect(
    reviewPolicies.map((policy) => [
      publishedState({ policy, from, isKnownShop: false }),
      publishedState({ policy, from, isKnownShop: true }),
    ]),
  ).toEqual([
    ['active', 'active'],
    ['pending_review', 'active'],
    ['pending_review', 'pending_review'],
  ]);
  for (const policy of reviewPolicies)
    expect(publishedState({ policy, from: 'inactive', isKnownShop: false })).toBe('active');
});

test('[CAT-01] whatever the policy, publishing is a declared move', () => {
  for (const policy of reviewPolicies) {
    for (const isKnownShop of [true, false]) {
      for (const from of ['draft', 'inactive', 'sold_out', 'pending_review'] as ListingState[])
        expect(listingTransitions[from].concat(from)).toContain(publishedState({ policy, from, isKnownShop }));
    }
  }
});
