import { fail, ok } from '#domain/core/result.ts';
import { reviewsContract } from '#domain/reviews/contract.ts';
import { appendAuditLog } from '../../admin/audit-store.ts';
import { read, write } from '../../../platform/calls/call.ts';
import { pageOf, timeCursor } from '../../../platform/calls/cursor.ts';
import { admin } from '../../../platform/calls/policy.ts';
import { lockReview } from '../review-store.ts';
import { listForModerator, resolveReported } from '../review-transitions-store.ts';

/** [SHELL-08, CAT-04] What people reported and nobody has settled. */
export const listReported = read(
  reviewsContract.listReported,
  { policy: admin('reports.view') },
  async ({ input, app }) => {
    const after = timeCursor(input.cursor);
    const rows = await listForModerator(app.db, { state: null, only: 'reported', after, limit: input.limit + 1 });
    return ok(pageOf(rows, input.limit, (last) => [last.createdAt, last.reviewId]));
  },
);

/** [CAT-04] Whoever resolves reports finds nothing wrong: what was reported stays as it is. Hiding it is a moderator's. */
export const resolveReports = write(
  reviewsContract.settleReports,
  { policy: admin('reports.resolve') },
  async ({ input: { reviewId }, app, tx, caller }) => {
    const review = await lockReview(tx, reviewId);
    if (!review) return fail({ code: 'reviews/not-found' });
    if (await resolveReported(tx, { sellerId: review.sellerId, reviewId }))
      await appendAuditLog(
        { app, tx, caller },
        {
          action: 'reviews.settleReports',
          subject: { kind: 'review', id: reviewId },
          before: { reports: review.reports },
          after: { reports: 0 },
          reason: '',
        },
      );
    return ok({ settled: true as const });
  },
);
