import { listingsContract } from '#domain/listings/contract.ts';
import { canTransitionListing } from '#domain/listings/listing-transitions.ts';
import { fail, ok } from '#domain/core/result.ts';
import { write } from '../../platform/calls/call.ts';
import { signedIn } from '../../platform/calls/policy.ts';
import { deleteDraft } from './drafts/draft-store.ts';
import { listingChanged } from './write-listing.ts';
import { lockListing, setState } from './listing-store.ts';
import { recordPrices } from './prices/price-history-store.ts';
import { stateOnPublish } from './review/state-on-publish.ts';

/** [CAT-01] Publishes, pauses, takes back or removes a listing along the declared transitions; where the policy wants it, publishing waits for a moderator. */
export const setListingState = write(
  listingsContract.setListingState,
  { policy: signedIn },
  async ({ input, app, tx, caller }) => {
    const sellerId = caller.session?.userId ?? '';
    const { listingId } = input;
    const listing = await lockListing(tx, sellerId, listingId);
    if (!listing || listing.state === 'removed') return fail({ code: 'listings/not-found' });
    // What waits for a moderator is shown by nobody else.
    if (
      !canTransitionListing(listing.state, input.state) ||
      (listing.state === 'pending_review' && input.state === 'active')
    )
      return fail({ code: 'listings/move-not-allowed' });
    const state =
      input.state === 'active'
        ? await stateOnPublish(app, tx, { sellerId, from: listing.state, isHidden: listing.isHidden })
        : input.state;
    if (input.state === 'active' && listing.pictures.length === 0) return fail({ code: 'listings/picture-required' });
    const now = app.clock.now();
    await setState(tx, { sellerId, listingId, state, now });
    await recordPrices(tx, { sellerId, listingIds: [listingId], now });
    if (state === 'removed') await deleteDraft(tx, sellerId, listingId);
    await listingChanged(app, tx, { sellerId, listingId });
    return ok({ listingId, state });
  },
);
