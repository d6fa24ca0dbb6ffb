import { refresh, useSend } from '../../app/use-call.ts';
import type { CallOutput } from '../../app/calls.ts';
import { showToast } from '../../ui/toasts.ts';

export type MyListing = CallOutput<'listings.listMine'>['items'][number];
export type ListingTarget = 'active' | 'inactive' | 'draft' | 'removed';

const said: Record<ListingTarget | 'pending_review', string> = {
  active: 'is in your shop.',
  pending_review: 'waits for a short review. You hear here when it is in your shop.',
  draft: 'is a draft again. Only you see it.',
  inactive: 'is paused. Buyers do not see it.',
  removed: 'is removed.',
};

/** Publishes, pauses or removes; what can be taken back has its Undo in the toast. */
export function useListingMove() {
  const { mutate, isPending } = useSend('listings.setListingState');
  const move = (listing: MyListing, state: ListingTarget, undo = true): void =>
    mutate(
      { listingId: listing.listingId, state },
      {
        onSuccess: (moved) => {
          refresh('listings.listMine', 'orders.getOverview');
          const back: ListingTarget | null =
            !undo || state === 'removed' || state === 'draft'
              ? null
              : state === 'inactive'
                ? 'active'
                : listing.state === 'inactive'
                  ? 'inactive'
                  : null;
          showToast(`${listing.title} ${said[moved.state === 'pending_review' ? moved.state : state]}`, {
            type: 'success',
            ...(back
              ? {
                  act: {
                    label: 'Undo',
                    onClick: () => move({ ...listing, state: state === 'active' ? 'active' : 'inactive' }, back, false),
                  },
                }
              : {}),
          });
        },
        onError: (problem) => {
          refresh('listings.listMine');
          showToast(problem.message, { type: 'error' });
        },
      },
    );
  return { move, isPending };
}
