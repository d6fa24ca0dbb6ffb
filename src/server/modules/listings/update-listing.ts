import { listingsContract } from '#domain/listings/contract.ts';
import { fail, ok } from '#domain/core/result.ts';
import { write } from '../../platform/calls/call.ts';
import { signedIn } from '../../platform/calls/policy.ts';
import { sayCause } from './changes/change-store.ts';
import { deleteDraft } from './drafts/draft-store.ts';
import { writeListing } from './write-listing.ts';
import { lockListing } from './listing-store.ts';
import { stateOnPublish } from './review/state-on-publish.ts';
import { lockVariants } from './variant-store.ts';

/** [CAT-01] Replaces the content of one of the maker's listings, and publishes it where that is asked: both happen, or neither. */
export const updateListing = write(
  listingsContract.updateListing,
  { policy: signedIn },
  async ({ input, app, tx, caller }) => {
    const sellerId = caller.session?.userId ?? '';
    const { listingId, publish, seenAt } = input;
    const listing = await lockListing(tx, sellerId, listingId);
    if (!listing || listing.state === 'removed') return fail({ code: 'listings/not-found' });
    if (seenAt && seenAt !== listing.updatedAt) return fail({ code: 'listings/changed-meanwhile' });
    const known = await lockVariants(tx, sellerId, listingId);
    const opens = publish && (listing.state === 'draft' || listing.state === 'inactive');
    const next = opens
      ? await stateOnPublish(app, tx, { sellerId, from: listing.state, isHidden: listing.isHidden })
      : ok(listing.state);
    if (!next.ok) return next;
    const state = next.value;
    sayCause(tx, { now: app.clock.now(), cause: 'edited', actorId: sellerId });
    const saved = await writeListing(app, tx, { sellerId, listingId, state, input: input.listing, known });
    if (!saved.ok) return saved;
    await deleteDraft(tx, sellerId, listingId);
    return ok({ listingId, state });
  },
);
