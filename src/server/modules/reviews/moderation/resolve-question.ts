import { sentenceOf } from '#domain/core/languages/sentence-of.ts';
import type { ReviewState } from '#domain/reviews/model.ts';
import { reviewProblemTexts } from '#domain/reviews/problem-texts.ts';
import type { AuditEntry } from '../../admin/audit-store.ts';
import type { Outcome } from '../../admin/undo/bulk-decide.ts';
import type { App } from '../../../platform/calls/app.ts';
import type { Transaction } from '../../../platform/database/open-database.ts';
import { publish } from '../../../platform/events/publish.ts';
import { publishQuestion } from '../ask-question.ts';
import { type LockedQuestion, lockQuestion, restoreQuestion, saveQuestionState } from '../question-store.ts';
import type { Decision } from './resolve-review.ts';
import { recallAnnouncement, type Announcement } from './recall-announcement.ts';

interface Work {
  app: App;
  tx: Transaction;
}
interface Settled {
  questionId: string;
  state: Decision;
  reason: string;
}
export interface QuestionBefore extends Announcement {
  state: ReviewState;
  decided: Decision;
}

const changed = ({ app, tx }: Work, { sellerId, listingId }: LockedQuestion, questionId: string): Promise<void> =>
  publish(app, tx, {
    name: 'reviews.question-changed',
    subject: questionId,
    payload: { sellerId, listingId, questionId },
  });

/** Shows or hides a locked question; its shop hears of it when it is shown for the first time. */
export async function resolveQuestion(
  { app, tx }: Work,
  question: LockedQuestion,
  { questionId, state, reason }: Settled,
): Promise<Omit<AuditEntry, 'action'>> {
  const { sellerId, listingId, askerId } = question;
  await saveQuestionState(tx, { sellerId, questionId, state, now: app.clock.now() });
  if (state === 'visible' && !question.wasPublished)
    await publishQuestion(app, tx, { sellerId, listingId, questionId, askerId, decided: true });
  else if (question.state !== state) await changed({ app, tx }, question, questionId);
  return {
    subject: { kind: 'question', id: questionId },
    before: { state: question.state },
    after: { state },
    reason: state === 'hidden' ? reason : '',
  };
}

/** [UX-98] Only what still waits is decided in the queue. */
export async function decideQuestion(work: Work, settled: Settled): Promise<Outcome<QuestionBefore>> {
  const question = await lockQuestion(work.tx, settled.questionId);
  if (!question) return sentenceOf(reviewProblemTexts, { code: 'reviews/question-not-found' }, 'en');
  if (question.state !== 'pending') return sentenceOf(reviewProblemTexts, { code: 'reviews/not-waiting' }, 'en');
  const { state, wasPublished } = question;
  const decidedAt = work.app.clock.now().toISOString();
  const entry = await resolveQuestion(work, question, settled);
  return { entry, before: { state, decided: settled.state, decidedAt, wasPublished } };
}

/** [UX-98] A question waits again, as before the decision. */
export async function unsettleQuestion(
  { app, tx }: Work,
  questionId: string,
  before: QuestionBefore,
): Promise<Outcome<QuestionBefore>> {
  const question = await lockQuestion(tx, questionId);
  if (!question) return sentenceOf(reviewProblemTexts, { code: 'reviews/question-not-found' }, 'en');
  if (question.state !== before.decided) return sentenceOf(reviewProblemTexts, { code: 'reviews/decided-since' }, 'en');
  const { sellerId } = question;
  const { state } = before;
  const { forget, note } = await recallAnnouncement(app, tx, {
    sellerId,
    subjectId: questionId,
    announcement: before,
  });
  await restoreQuestion(tx, { sellerId, questionId, state, forget });
  await changed({ app, tx }, question, questionId);
  return {
    entry: {
      subject: { kind: 'question', id: questionId },
      before: { state: question.state },
      after: { state },
    },
    before,
    note,
  };
}
