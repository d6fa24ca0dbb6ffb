import { fail, ok } from '#domain/core/result.ts';
import { reviewsContract } from '#domain/reviews/contract.ts';
import { bulkDecide, bulkUndo } from '../../admin/undo/bulk-decide.ts';
import type { App } from '../../../platform/calls/app.ts';
import { write } from '../../../platform/calls/call.ts';
import type { Caller } from '../../../platform/calls/caller.ts';
import { admin } from '../../../platform/calls/policy.ts';
import type { Transaction } from '../../../platform/database/open-database.ts';
import { decideQuestion, unsettleQuestion } from './resolve-question.ts';
import { decideReview, unsettleReview } from './resolve-review.ts';

/** One name for one decision, whether it was made alone or with others. */
const OF_REVIEW = 'reviews.moderateReview';
const OF_REMOVAL = 'reviews.removeReview';
const OF_QUESTION = 'reviews.moderateQuestion';

/** [UX-77, UX-98] Reviews that wait, decided with one press. */
export const moderateReviews = write(
  reviewsContract.moderateReviews,
  { policy: admin('reviews.moderate') },
  async ({ input, app, tx, caller }) => {
    const { reviewIds, state, reason } = input;
    if (state === 'hidden' && reason === '') return fail({ code: 'reviews/reason-required' });
    return ok(
      await bulkDecide(
        { app, tx, caller },
        {
          action: OF_REVIEW,
          ids: reviewIds,
          decide: (reviewId) => decideReview({ app, tx }, { reviewId, state, reason }),
        },
      ),
    );
  },
);

/** Takes back what one decided about reviews a moment ago, by the name of that act. */
const undoOf =
  (action: string, undoAction: string) =>
  async ({ input, app, tx, caller }: { input: { undoId: string }; app: App; tx: Transaction; caller: Caller }) => {
    const undone = await bulkUndo(
      { app, tx, caller },
      {
        ...{ action, undoAction, undoId: input.undoId },
        restore: (id, before: Parameters<typeof unsettleReview>[2]) => unsettleReview({ app, tx }, id, before),
      },
    );
    return undone ? ok(undone) : fail({ code: 'reviews/undo-over' } as const);
  };

export const undoReviews = write(
  reviewsContract.undoReviews,
  { policy: admin('reviews.moderate') },
  undoOf(OF_REVIEW, 'reviews.undoReviews'),
);

export const undoRemovals = write(
  reviewsContract.undoRemovals,
  { policy: admin('reviews.remove') },
  undoOf(OF_REMOVAL, 'reviews.undoRemovals'),
);

/** [ADM-03, UX-98] Reviews taken out of the shop by whoever may do no more than that, too. */
export const removeReviews = write(
  reviewsContract.removeReviews,
  { policy: admin('reviews.remove') },
  async ({ input: { reviewIds, reason }, app, tx, caller }) => {
    if (reason === '') return fail({ code: 'reviews/reason-required' });
    const removal = { state: 'hidden' as const, reason };
    return ok(
      await bulkDecide(
        { app, tx, caller },
        {
          action: OF_REMOVAL,
          ids: reviewIds,
          decide: (reviewId) => decideReview({ app, tx }, { reviewId, ...removal }, { isRemoval: true }),
        },
      ),
    );
  },
);

/** [UX-77, UX-98] Questions that wait, decided with one press. */
export const moderateQuestions = write(
  reviewsContract.moderateQuestions,
  { policy: admin('content.moderate') },
  async ({ input, app, tx, caller }) => {
    const { questionIds, state, reason } = input;
    if (state === 'hidden' && reason === '') return fail({ code: 'reviews/reason-required' });
    return ok(
      await bulkDecide(
        { app, tx, caller },
        {
          action: OF_QUESTION,
          ids: questionIds,
          decide: (questionId) => decideQuestion({ app, tx }, { questionId, state, reason }),
        },
      ),
    );
  },
);

export const undoQuestions = write(
  reviewsContract.undoQuestions,
  { policy: admin('content.moderate') },
  async ({ input, app, tx, caller }) => {
    const undone = await bulkUndo(
      { app, tx, caller },
      {
        action: OF_QUESTION,
        undoAction: 'reviews.undoQuestions',
        undoId: input.undoId,
        restore: (id, before: Parameters<typeof unsettleQuestion>[2]) => unsettleQuestion({ app, tx }, id, before),
      },
    );
    return undone ? ok(undone) : fail({ code: 'reviews/undo-over' });
  },
);
