import { fail, ok } from '#domain/core/result.ts';
import { listingsContract } from '#domain/listings/contract.ts';
import { bulkDecide, bulkUndo } from '../../admin/undo/bulk-decide.ts';
import { write } from '../../../platform/calls/call.ts';
import { admin } from '../../../platform/calls/policy.ts';
import type { WaitingBefore } from './review-undo-store.ts';
import { decideListing, unsettleListing } from './resolve-listing.ts';

const ACTION = 'listings.decideReview';

/** [UX-77, UX-98] Listings that wait, decided with one press; each only as it was seen. */
export const decideReviews = write(
  listingsContract.decideReviews,
  { policy: admin('products.approve') },
  async ({ input, app, tx, caller }) => {
    const { decision, reason } = input;
    if (decision === 'reject' && reason === '') return fail({ code: 'listings/reason-required' });
    const now = app.clock.now();
    const seen = new Map(input.listings.map(({ listingId, seenAt }) => [listingId, seenAt]));
    const decide = (listingId: string) =>
      decideListing({ app, tx, now }, { listingId, seenAt: seen.get(listingId) ?? '', decision, reason });
    return ok(await bulkDecide({ app, tx, caller }, { action: ACTION, ids: [...seen.keys()], decide }));
  },
);

export const undoReviews = write(
  listingsContract.undoReviews,
  { policy: admin('products.approve') },
  async ({ input, app, tx, caller }) => {
    const undone = await bulkUndo<WaitingBefore>(
      { app, tx, caller },
      {
        action: ACTION,
        undoAction: 'listings.undoReviews',
        undoId: input.undoId,
        restore: (id, before) => unsettleListing({ app, tx, now: app.clock.now() }, id, before),
      },
    );
    return undone ? ok(undone) : fail({ code: 'listings/undo-over' });
  },
);
