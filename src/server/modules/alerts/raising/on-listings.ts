import type { ListingState } from '#domain/listings/model.ts';
import { findReviewReason } from '../../listings/review/review-queue-store.ts';
import { react } from '../../../platform/events/reaction.ts';
import { raiseAlert } from '../raise-alert.ts';

function whatWasDone(state: ListingState): 'sentBack' | 'changeIt' | 'takenOut' {
  if (state === 'draft') return 'sentBack';
  return state === 'active' || state === 'sold_out' ? 'changeIt' : 'takenOut';
}

/** [ALERT-02, CAT-01] A maker whose listing was sent back or hidden, or should be changed, hears why. */
export const onListingSentBack = react({
  name: 'alerts.on-listing-sent-back',
  to: ['listings.reviewed'],
  handle: async ({ event, tx, app }) => {
    const { sellerId, listingId, approved } = event.payload;
    const match = approved ? null : await findReviewReason(tx, sellerId, listingId);
    if (!match) return;
    await raiseAlert(app, tx, {
      type: 'account_action_required',
      event,
      to: sellerId,
      quoted: null,
      values: (_language, texts) => ({
        productId: listingId,
        what: match.title,
        why: texts[whatWasDone(match.state)](match.reason),
      }),
      metadata: { productId: listingId, decided: listingId },
    });
  },
});
