import { listingsContract } from '#domain/listings/contract.ts';
import { canTransitionListing } from '#domain/listings/listing-transitions.ts';
import type { ListingState } from '#domain/listings/model.ts';
import type { PublishRefusal } from '#domain/shops/applications/decide-application.ts';
import { fail, ok, type Result } from '#domain/core/result.ts';
import type { App } from '../../platform/calls/app.ts';
import type { Transaction } from '../../platform/database/open-database.ts';
import { write } from '../../platform/calls/call.ts';
import { signedIn } from '../../platform/calls/policy.ts';
import { deleteDraft } from './drafts/draft-store.ts';
import { listingChanged } from './write-listing.ts';
import { lockListing, setState } from './listing-store.ts';
import { recordPrices } from './prices/price-history-store.ts';
import { stateOnPublish } from './review/state-on-publish.ts';

interface Move {
  sellerId: string;
  listingId: string;
  state: 'active' | 'inactive' | 'draft' | 'removed';
}

type MoveProblem = {
  code: 'listings/not-found' | 'listings/move-not-allowed' | 'listings/picture-required' | PublishRefusal;
};

/** [CAT-01] Moves a listing along the declared transitions; where the policy wants it, publishing waits for a moderator. */
export async function moveListing(
  app: App,
  tx: Transaction,
  { sellerId, listingId, state: wanted }: Move,
): Promise<Result<{ before: ListingState; state: ListingState }, MoveProblem>> {
  const listing = await lockListing(tx, sellerId, listingId);
  if (!listing || listing.state === 'removed') return fail({ code: 'listings/not-found' });
  // What waits for a moderator is shown by nobody else.
  if (!canTransitionListing(listing.state, wanted) || (listing.state === 'pending_review' && wanted === 'active'))
    return fail({ code: 'listings/move-not-allowed' });
  const next =
    wanted === 'active'
      ? await stateOnPublish(app, tx, { sellerId, from: listing.state, isHidden: listing.isHidden })
      : ok(wanted);
  if (!next.ok) return next;
  const state = next.value;
  if (wanted === 'active' && listing.pictures.length === 0) return fail({ code: 'listings/picture-required' });
  const now = app.clock.now();
  await setState(tx, { sellerId, listingId, state, now });
  await recordPrices(tx, { sellerId, listingIds: [listingId], now });
  if (state === 'removed') await deleteDraft(tx, sellerId, listingId);
  await listingChanged(app, tx, { sellerId, listingId });
  return ok({ before: listing.state, state });
}

/** [CAT-01] Publishes, pauses, takes back or removes a listing. */
export const setListingState = write(
  listingsContract.setListingState,
  { policy: signedIn },
  async ({ input, app, tx, caller }) => {
    const moved = await moveListing(app, tx, { sellerId: caller.session?.userId ?? '', ...input });
    return moved.ok ? ok({ listingId: input.listingId, state: moved.value.state }) : moved;
  },
);
