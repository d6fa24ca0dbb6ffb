import { fail, ok } from '#domain/core/result.ts';
import { reviewsContract } from '#domain/reviews/contract.ts';
import { appendAuditLog } from '../admin/audit-store.ts';
import { read, write } from '../../platform/calls/call.ts';
import { pageOf, timeCursor } from '../../platform/calls/cursor.ts';
import { admin } from '../../platform/calls/policy.ts';
import { resolveQuestion } from './moderation/resolve-question.ts';
import { resolveReview } from './moderation/resolve-review.ts';
import { listQuestionsIn, lockQuestion } from './question-store.ts';
import { listForModerator } from './review-transitions-store.ts';
import { lockReview } from './review-store.ts';

/** [CAT-04] What waits for a moderator, with why it was reported. */
export const listForModeration = read(
  reviewsContract.listForModeration,
  { policy: admin('reviews.view') },
  async ({ input, app }) => {
    const rows = await listForModerator(app.db, {
      state: input.state ?? null,
      ...(input.as && { only: input.as }),
      after: timeCursor(input.cursor),
      limit: input.limit + 1,
    });
    return ok(pageOf(rows, input.limit, (last) => [last.createdAt, last.reviewId]));
  },
);

/** [CAT-04] A moderator shows or hides a review; ratings follow in the same transaction, and open reports are settled. */
export const moderateReview = write(
  reviewsContract.moderateReview,
  { policy: admin('reviews.moderate') },
  async ({ input, app, tx, caller }) => {
    const { reviewId, state, reason } = input;
    if (state === 'hidden' && reason === '') return fail({ code: 'reviews/reason-required' });
    const review = await lockReview(tx, reviewId);
    if (!review) return fail({ code: 'reviews/not-found' });
    const entry = await resolveReview({ app, tx }, review, { reviewId, state, reason });
    await appendAuditLog({ app, tx, caller }, { action: 'reviews.moderateReview', ...entry });
    return ok({ state });
  },
);

/** [CAT-04] Questions that wait for a moderator. */
export const listQuestionsForModeration = read(
  reviewsContract.listQuestionsForModeration,
  { policy: admin('content.moderate') },
  async ({ input, app }) => {
    const rows = await listQuestionsIn(app.db, {
      state: input.state,
      after: timeCursor(input.cursor),
      limit: input.limit + 1,
    });
    return ok(pageOf(rows, input.limit, (last) => [last.createdAt, last.questionId]));
  },
);

export const moderateQuestion = write(
  reviewsContract.moderateQuestion,
  { policy: admin('content.moderate') },
  async ({ input, app, tx, caller }) => {
    const { questionId, state, reason } = input;
    if (state === 'hidden' && reason === '') return fail({ code: 'reviews/reason-required' });
    const question = await lockQuestion(tx, questionId);
    if (!question) return fail({ code: 'reviews/question-not-found' });
    const entry = await resolveQuestion({ app, tx }, question, { questionId, state, reason });
    await appendAuditLog({ app, tx, caller }, { action: 'reviews.moderateQuestion', ...entry });
    return ok({ state });
  },
);
