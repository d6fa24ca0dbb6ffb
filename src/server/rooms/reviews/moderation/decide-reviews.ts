import { fail, ok } from '#domain/core/result.ts';
import { reviewsContract } from '#domain/reviews/contract.ts';
import { decideTogether, undoTogether } from '../../admin/undo/decide-together.ts';
import { write } from '../../../platform/calls/call.ts';
import { admin } from '../../../platform/calls/policy.ts';
import { decideQuestion, unsettleQuestion } from './settle-question.ts';
import { decideReview, unsettleReview } from './settle-review.ts';

/** One name for one decision, whether it was made alone or with others. */
const OF_REVIEW = 'reviews.moderateReview';
const OF_QUESTION = 'reviews.moderateQuestion';

/** [UX-77, UX-98] Reviews that wait, decided with one press. */
export const moderateReviews = write(
  reviewsContract.moderateReviews,
  { policy: admin('reviews.moderate') },
  async ({ input, app, tx, caller }) => {
    const { reviewIds, state, reason } = input;
    if (state === 'hidden' && reason === '') return fail({ code: 'reviews/reason-required' });
    return ok(
      await decideTogether(
        { app, tx, caller },
        {
          act: OF_REVIEW,
          ids: reviewIds,
          decide: (reviewId) => decideReview({ app, tx }, { reviewId, state, reason }),
        },
      ),
    );
  },
);

export const undoReviews = write(
  reviewsContract.undoReviews,
  { policy: admin('reviews.moderate') },
  async ({ input, app, tx, caller }) => {
    const undone = await undoTogether(
      { app, tx, caller },
      {
        act: OF_REVIEW,
        undoAct: 'reviews.undoReviews',
        undoId: input.undoId,
        restore: (id, before: Parameters<typeof unsettleReview>[2]) => unsettleReview({ app, tx }, id, before),
      },
    );
    return undone ? ok(undone) : fail({ code: 'reviews/undo-over' });
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
      await decideTogether(
        { app, tx, caller },
        {
          act: OF_QUESTION,
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
    const undone = await undoTogether(
      { app, tx, caller },
      {
        act: OF_QUESTION,
        undoAct: 'reviews.undoQuestions',
        undoId: input.undoId,
        restore: (id, before: Parameters<typeof unsettleQuestion>[2]) => unsettleQuestion({ app, tx }, id, before),
      },
    );
    return undone ? ok(undone) : fail({ code: 'reviews/undo-over' });
  },
);
