import type { ListingState } from '#domain/listings/model.ts';
import { findReviewReason } from '../listings/review/review-queue-store.ts';
import { react } from '../../platform/events/reaction.ts';
import { raiseAlert } from './raise-alert.ts';

const did = (state: ListingState): string =>
  state === 'draft'
    ? 'sent this listing back'
    : state === 'active' || state === 'sold_out'
      ? 'asks you to change this listing'
      : 'took this listing out of the shop';

/** [ALERT-02, CAT-01] A maker whose listing was sent back or hidden, or should be changed, hears why. */
export const onListingSentBack = react({
  name: 'alerts.on-listing-sent-back',
  to: ['listings.reviewed'],
  handle: async ({ event, tx, app }) => {
    const { sellerId, listingId, approved } = event.payload;
    const found = approved ? null : await findReviewReason(tx, sellerId, listingId);
    if (!found) return;
    await raiseAlert(app, tx, {
      type: 'account_action_required',
      event,
      to: sellerId,
      values: { what: found.title, why: `A moderator ${did(found.state)}: ${found.reason}` },
      metadata: { productId: listingId, decided: listingId },
    });
  },
});
