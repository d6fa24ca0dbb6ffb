import { sentenceOf } from '#domain/core/languages/sentence-of.ts';
import type { ReviewState } from '#domain/reviews/model.ts';
import { reviewProblemTexts } from '#domain/reviews/problem-texts.ts';
import type { AuditEntry } from '../../admin/audit-store.ts';
import type { Outcome } from '../../admin/undo/bulk-decide.ts';
import type { App } from '../../../platform/calls/app.ts';
import type { Transaction } from '../../../platform/database/open-database.ts';
import { restoreReview, saveState } from '../review-transitions-store.ts';
import { type LockedReview, lockReview } from '../review-store.ts';
import { reviewMoved } from '../publish-review.ts';
import { recallAnnouncement, type Announcement } from './recall-announcement.ts';

export type Decision = 'visible' | 'hidden';
interface Work {
  app: App;
  tx: Transaction;
}
interface Settled {
  reviewId: string;
  state: Decision;
  reason: string;
}
/** How a review stood, and how a decision left it. */
export interface ReviewBefore extends Announcement {
  state: ReviewState;
  reports: number;
  decided: Decision;
}

/** Shows or hides a locked review; ratings follow in the same transaction, and open reports are settled. */
export async function resolveReview(
  { app, tx }: Work,
  review: LockedReview,
  { reviewId, state, reason }: Settled,
): Promise<Omit<AuditEntry, 'action'>> {
  await saveState(tx, { sellerId: review.sellerId, reviewId, state, now: app.clock.now() });
  if (review.state !== state)
    await reviewMoved(app, tx, { ...review, reviewId, before: review.state, after: state, decided: true });
  return {
    subject: { kind: 'review', id: reviewId },
    before: { state: review.state },
    after: { state },
    reason: state === 'hidden' ? reason : '',
  };
}

/**
 * [UX-98] Only what still waits is decided in the queue: what a colleague decided meanwhile stays as they left it. What everybody sees can be
 * removed at any time.
 */
export async function decideReview(
  work: Work,
  settled: Settled,
  { isRemoval = false } = {},
): Promise<Outcome<ReviewBefore>> {
  const review = await lockReview(work.tx, settled.reviewId);
  if (!review) return sentenceOf(reviewProblemTexts, { code: 'reviews/not-found' }, 'en');
  const { state, reports, wasPublished } = review;
  const decidedAt = work.app.clock.now().toISOString();
  const isWaiting = state === 'pending' || reports > 0 || (isRemoval && state === 'visible');
  if (!isWaiting) return sentenceOf(reviewProblemTexts, { code: 'reviews/not-waiting' }, 'en');
  const entry = await resolveReview(work, review, settled);
  return { entry, before: { state, reports, decided: settled.state, decidedAt, wasPublished } };
}

/** [UX-98] A review stands as before the decision, with the reports that were open then and those that came since. */
export async function unsettleReview(
  { app, tx }: Work,
  reviewId: string,
  before: ReviewBefore,
): Promise<Outcome<ReviewBefore>> {
  const review = await lockReview(tx, reviewId);
  if (!review) return sentenceOf(reviewProblemTexts, { code: 'reviews/not-found' }, 'en');
  if (review.state !== before.decided) return sentenceOf(reviewProblemTexts, { code: 'reviews/decided-since' }, 'en');
  const { sellerId } = review;
  const { state, reports } = before;
  const { forget, note } = await recallAnnouncement(app, tx, { sellerId, subjectId: reviewId, announcement: before });
  await restoreReview(tx, { sellerId, reviewId, state, reports, forget });
  if (review.state !== state) await reviewMoved(app, tx, { ...review, reviewId, before: review.state, after: state });
  return {
    entry: {
      subject: { kind: 'review', id: reviewId },
      before: { state: review.state },
      after: { state },
    },
    before,
    note,
  };
}
