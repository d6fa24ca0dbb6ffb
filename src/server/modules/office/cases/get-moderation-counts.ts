import type { Permission } from '#domain/core/permissions/permissions.ts';
import { ok } from '#domain/core/result.ts';
import { casesContract } from '#domain/office/cases-contract.ts';
import { permissionsOfSession } from '../../admin/admin-store.ts';
import { read } from '../../../platform/calls/call.ts';
import { anyAdmin } from '../../../platform/calls/policy.ts';
import { countInList, type ModerationList } from './moderation-count-store.ts';

/** [OFFICE-01] How many each tab of spam and of reports opens: of each kind only for who may read its list. */
export const getModerationCounts = read(
  casesContract.getModerationCounts,
  { policy: anyAdmin },
  async ({ app, caller }) => {
    const permissions = caller.session ? await permissionsOfSession(app.db, caller.session) : [];
    const countOf = (needs: Permission, list: ModerationList): Promise<number> | null =>
      permissions.includes(needs) ? countInList(app.db, list) : null;
    const [messages, reviews, questions, listings, reportedReviews, reportedMessages] = await Promise.all([
      countOf('spam.view', 'flaggedMessages'),
      countOf('reviews.view', 'spamReviews'),
      countOf('content.moderate', 'pendingQuestions'),
      countOf('products.view', 'pendingListings'),
      countOf('reports.view', 'reportedReviews'),
      countOf('spam.view', 'reportedMessages'),
    ]);
    return ok({
      spam: { messages, reviews, questions, listings },
      reports: { reviews: reportedReviews, messages: reportedMessages },
    });
  },
);
