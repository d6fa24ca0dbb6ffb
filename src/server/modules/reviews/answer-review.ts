import { fail, ok } from '#domain/core/result.ts';
import { mayMark } from '#domain/reviews/may-review.ts';
import { reviewsContract } from '#domain/reviews/contract.ts';
import { read, write } from '../../platform/calls/call.ts';
import { signedIn } from '../../platform/calls/policy.ts';
import { publish } from '../../platform/events/publish.ts';
import { findSellerOfListing } from './question-store.ts';
import { insertReport, listMarks as listStoredMarks, saveAnswer, saveMark } from './review-transitions-store.ts';
import { lockReview } from './review-store.ts';
import { reviewChanged } from './publish-review.ts';

/** [CAT-04] The shop answers a review of its piece, once. To others it is not there. */
export const answerReview = write(
  reviewsContract.answerReview,
  { policy: signedIn },
  async ({ input, app, tx, caller }) => {
    const review = await lockReview(tx, input.reviewId);
    if (!review || review.sellerId !== caller.session?.userId || review.state !== 'visible')
      return fail({ code: 'reviews/not-found' });
    if (review.answer !== null) return fail({ code: 'reviews/already-answered' });
    const { sellerId, listingId, buyerId } = review;
    const { reviewId } = input;
    await saveAnswer(tx, { sellerId, reviewId, answer: input.answer, now: app.clock.now() });
    await publish(app, tx, {
      name: 'reviews.answered',
      subject: reviewId,
      payload: { sellerId, listingId, reviewId, buyerId },
      live: [`user:${buyerId}`],
    });
    return ok({ answered: true as const });
  },
);

/** [CAT-04] One mark a person; setting it twice is setting it once. */
export const markHelpful = write(
  reviewsContract.markHelpful,
  { policy: signedIn, idempotency: 'none', limit: { times: 300, seconds: 3600 } },
  async ({ input, app, tx, caller }) => {
    const userId = caller.session?.userId ?? '';
    const review = await lockReview(tx, input.reviewId);
    if (!review || review.state !== 'visible') return fail({ code: 'reviews/not-found' });
    const may = mayMark({ userId, ...review });
    if (!may.ok) return may;
    const { sellerId, listingId } = review;
    const helpful = await saveMark(tx, {
      sellerId,
      reviewId: input.reviewId,
      userId,
      helpful: input.helpful,
      now: app.clock.now(),
    });
    await reviewChanged(app, tx, { sellerId, listingId, reviewId: input.reviewId });
    return ok({ helpful });
  },
);

/** [CAT-04] A report brings the review before a moderator; it stays visible until one has decided. */
export const reportReview = write(
  reviewsContract.reportReview,
  { policy: signedIn, limit: { times: 30, seconds: 3600 } },
  async ({ input, app, tx, caller }) => {
    const userId = caller.session?.userId ?? '';
    const review = await lockReview(tx, input.reviewId);
    if (!review || review.state !== 'visible') return fail({ code: 'reviews/not-found' });
    if (review.buyerId === userId) return fail({ code: 'reviews/own-review' });
    const { sellerId } = review;
    if (
      !(await insertReport(tx, {
        sellerId,
        reviewId: input.reviewId,
        userId,
        reason: input.reason,
        note: input.note,
        now: app.clock.now(),
      }))
    )
      return fail({ code: 'reviews/already-reported' });
    return ok({ reported: true as const });
  },
);

export const listMarks = read(reviewsContract.listMarks, { policy: signedIn }, async ({ input, app, caller }) => {
  const listing = await findSellerOfListing(app.db, input.listingId);
  if (!listing) return ok({ helpful: [], reported: [], own: [] });
  return ok(
    await listStoredMarks(app.db, {
      sellerId: listing.sellerId,
      listingId: input.listingId,
      userId: caller.session?.userId ?? '',
    }),
  );
});
