import { listingsContract } from '#domain/listings/contract.ts';
import { ok } from '#domain/core/result.ts';
import { write } from '../../platform/calls/call.ts';
import { signedIn } from '../../platform/calls/policy.ts';
import { deleteDraft } from './drafts/draft-store.ts';
import { writeListing } from './write-listing.ts';
import { stateOnPublish } from './review/state-on-publish.ts';

/** [CAT-01] A new listing of the signed-in maker, as a draft or for sale at once. */
export const createListing = write(
  listingsContract.createListing,
  { policy: signedIn, limit: { times: 300, seconds: 3600 } },
  async ({ input, app, tx, caller }) => {
    const sellerId = caller.session?.userId ?? '';
    const listingId = app.ids.uuid();
    const next = input.publish ? await stateOnPublish(app, tx, { sellerId, from: 'draft' }) : ok('draft' as const);
    if (!next.ok) return next;
    const state = next.value;
    const saved = await writeListing(app, tx, { sellerId, listingId, state, input: input.listing, known: [] });
    if (!saved.ok) return saved;
    await deleteDraft(tx, sellerId, 'new');
    return ok({ listingId, state });
  },
);
