import { useSend } from '#web/platform/use-send.ts';
import type { CallOutput } from '#web/platform/calls.ts';
import { showToast } from '#web/ui/toasts/toasts.ts';
import * as texts from './texts/list-texts.ts';

export type MyListing = CallOutput<'listings.listMine'>['items'][number];
export type ListingTarget = 'active' | 'inactive' | 'draft' | 'removed';

/** Where Undo brings a listing back to; null where nothing does. */
function stateBefore(before: MyListing['state'], state: ListingTarget): ListingTarget | null {
  if (state === 'removed' || state === 'draft') return null;
  if (state === 'inactive') return 'active';
  return before === 'inactive' ? 'inactive' : null;
}

/** Publishes, pauses or removes; what can be taken back has its Undo in the toast. */
export function useListingMove() {
  const { sendAndWait, isSending } = useSend('listings.setListingState', 'listings.listMine', 'orders.getOverview');
  // Undo may be pressed when the list has been left: the promise says how it went, not the list's own listeners.
  const move = (listing: MyListing, state: ListingTarget, undo = true): void =>
    void sendAndWait({ listingId: listing.listingId, state }).then(
      (moved) => {
        const back = undo ? stateBefore(listing.state, state) : null;
        showToast(`${listing.title} ${texts.moved[moved.state === 'pending_review' ? moved.state : state]}`, {
          type: 'success',
          ...(back
            ? {
                action: {
                  label: texts.undo,
                  onClick: () => move(listing, back, false),
                },
              }
            : {}),
        });
      },
      (problem: Error) => void showToast(problem.message, { type: 'error' }),
    );
  return { move, isSending };
}
