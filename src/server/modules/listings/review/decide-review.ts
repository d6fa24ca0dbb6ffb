import { listingsContract } from '#domain/listings/contract.ts';
import { fail, ok } from '#domain/core/result.ts';
import { appendAuditLog } from '../../admin/audit-store.ts';
import { read, write } from '../../../platform/calls/call.ts';
import { pageOf, timeCursor } from '../../../platform/calls/cursor.ts';
import { admin } from '../../../platform/calls/policy.ts';
import { countWaiting, listWaiting } from './review-queue-store.ts';
import { lockSeen, resolveListing } from './resolve-listing.ts';

/** [CAT-01] What waits for a moderator, the longest waiting first. */
export const listForReview = read(
  listingsContract.listForReview,
  { policy: admin('products.view') },
  async ({ input, app }) => {
    const rows = await listWaiting(app.db, { after: timeCursor(input.cursor), limit: input.limit + 1 });
    return ok({
      ...pageOf(rows, input.limit, (last) => [last.submittedAt, last.listingId]),
      total: await countWaiting(app.db),
    });
  },
);

/** [CAT-01, ADM-12] A moderator puts a waiting listing into the shop, or sends it back as a draft with the reason. Only what was seen is decided on. */
export const decideReview = write(
  listingsContract.decideReview,
  { policy: admin('products.approve') },
  async ({ input, app, tx, caller }) => {
    const { listingId, decision, reason } = input;
    if (decision === 'reject' && reason === '') return fail({ code: 'listings/reason-required' });
    const waiting = await lockSeen(tx, input);
    if (typeof waiting === 'string') return fail({ code: waiting });
    const entry = await resolveListing({ app, tx, now: app.clock.now() }, waiting, input);
    await appendAuditLog({ app, tx, caller }, { action: 'listings.decideReview', ...entry });
    return ok({ listingId, state: entry.after.state });
  },
);
