import { beforeEach, expect, test } from 'vitest';
import { openPart } from '#test/support/markup/part.ts';
import { answerCalls, keysNow, Problem } from '#test/support/markup/shop.ts';
import { asAdmin } from '#test/support/markup/admin-markup.ts';
import { forgetAnswers, signIn } from '#test/support/markup/markup.ts';
import type { CallOutput } from '#web/platform/calls.ts';
import type { ModeratedReview, QuestionOfListing } from '#domain/reviews/model.ts';
import { ReviewQueuePage } from './review-queue-page.tsx';
import { reviewAdminSections } from './sections.tsx';

type OwnReview = CallOutput<'reviews.listOwnReviews'>['items'][number];
const review = (changes: Partial<OwnReview> = {}): OwnReview => ({
  ...{ reviewId: 'r1', listingId: 'jug', buyerName: 'Bo', stars: 4, body: 'Fine.', values: ['Ink', 'Large'] },
  ...{ pictures: [], answer: null, answeredAt: null, helpful: 2, createdAt: '2026-12-01T10:00:00.000Z' },
  ...{ title: 'Jug', picture: null, orderId: 'o1' },
  ...changes,
});
const question = (changes: Partial<QuestionOfListing> = {}): QuestionOfListing => ({
  ...{ questionId: 'q1', listingId: 'jug', askerName: 'Eva', body: 'Does it leak?', answer: null, answeredAt: null },
  ...{ createdAt: '2026-12-01T10:00:00.000Z', title: 'Jug', picture: null },
  ...changes,
});
const moderated = (changes: Partial<ModeratedReview> = {}): ModeratedReview => ({
  ...(review() as unknown as ModeratedReview),
  ...{
    sellerId: 'rio',
    state: 'visible',
    reports: [
      { reason: 'private', note: 'An address.', at: '2026-12-02T09:00:00.000Z' },
      { reason: 'other', note: '', at: '2026-12-02T10:00:00.000Z' },
    ],
  },
  ...changes,
});
beforeEach(() => {
  forgetAnswers();
  signIn({ userId: 'rio' });
});

test('[SHELL-08] reviews are for who may see them', () => {
  expect(reviewAdminSections.map(({ path, needs }) => [path, needs])).toEqual([['reviews', 'reviews.view']]);
});

const waiting = (): void =>
  answerCalls({
    'reviews.listForModeration': () => ({
      items: [moderated(), moderated({ reviewId: 'r2', state: 'pending', reports: [], buyerName: 'Eva', body: '' })],
      nextCursor: null,
    }),
    'reviews.listQuestionsForModeration': () => ({ items: [{ ...question(), state: 'pending' }], nextCursor: null }),
  });

test('[OFFICE-01, CAT-04] who may not decide reads the queue of reviews', async () => {
  asAdmin('reviews.view');
  waiting();
  const reader = await openPart(ReviewQueuePage, {}, '/admin/reviews');
  expect(reader.lines()).toEqual(
    expect.arrayContaining([
      'Deciding needs reviews.moderate. You can read what waits.',
      '[Jug → /product/jug] Bo, 4 of 5 stars, Tue 1 Dec 10:00 UTC, visible',
    ]),
  );
});

test('[OFFICE-01, CAT-04] the queue of reviews says of each what it is and why it waits', async () => {
  asAdmin('reviews.view', 'reviews.moderate', 'content.moderate');
  waiting();
  const part = await openPart(ReviewQueuePage, {}, '/admin/reviews');
  expect(part.lines()).toEqual([
    '[Queues → /admin]',
    'Reviews and questions',
    'Oldest first. What is decided stands in the audit log.',
    '[Reviews → /admin/reviews (here)]',
    '[Questions → /admin/reviews?what=questions]',
    '‹checkbox›Pick all that are herestatus: [Keys',
    '?',
    ']',
    '‹checkbox Pick: Bo, 4 of 5 stars, on Jug›',
    '[Jug → /product/jug] Bo, 4 of 5 stars, Tue 1 Dec 10:00 UTC, visible',
    'Fine.',
    'Reported: Private details – An address.',
    'Reported: Something else',
    '[Keep it',
    'A',
    ']',
    '[Hide it',
    'R',
    ']',
    '‹checkbox Pick: Eva, 4 of 5 stars, on Jug›',
    '[Jug → /product/jug] Eva, 4 of 5 stars, Tue 1 Dec 10:00 UTC, waiting',
    'Stars without words.',
    '[Show it ]',
    '[Hide it ]',
    '[Export as CSV]',
  ]);
});

test('[OFFICE-01, CAT-04] questions are a queue for who may see them', async () => {
  asAdmin('reviews.view', 'content.moderate');
  waiting();
  const questions = await openPart(ReviewQueuePage, {}, '/admin/reviews?what=questions');
  expect(questions.lines()).toEqual(
    expect.arrayContaining([
      '[Questions → /admin/reviews?what=questions (here)]',
      '‹checkbox Pick: Eva asks about Jug›',
      '[Jug → /product/jug] Eva, Tue 1 Dec 10:00 UTC, waiting',
      'Does it leak?',
      '[Show it',
    ]),
  );
  await questions.close();
  // Who may not see questions sees reviews at that address.
  asAdmin('reviews.view');
  expect((await openPart(ReviewQueuePage, {}, '/admin/reviews?what=questions')).lines().slice(0, 4)).toEqual([
    '[Queues → /admin]',
    'Reviews and questions',
    'Oldest first. What is decided stands in the audit log.',
    'Deciding needs reviews.moderate. You can read what waits.',
  ]);
});

test('[ADM-03] who may only remove reviews has one act for each of them, with a reason', async () => {
  asAdmin('reviews.view', 'reviews.remove');
  answerCalls({ 'reviews.listForModeration': () => ({ items: [moderated()], nextCursor: null }) });
  const part = await openPart(ReviewQueuePage, {}, '/admin/reviews');
  const lines = part.lines().join('\n');
  expect(lines).toContain('You can read what waits, and take it out of the shop.');
  expect([lines.includes('[Hide it'), lines.includes('[Keep it')]).toEqual([true, false]);
});

test('[OFFICE-01, RUN-07] a decision that is tried again is the same act, of reviews and of questions', async () => {
  asAdmin('reviews.view', 'reviews.moderate', 'content.moderate');
  answerCalls({
    'reviews.listForModeration': () => ({
      items: [moderated(), moderated({ reviewId: 'r2', buyerName: 'Eva' })],
      nextCursor: null,
    }),
    'reviews.listQuestionsForModeration': () => ({ items: [{ ...question(), state: 'pending' }], nextCursor: null }),
    'reviews.moderateReviews': () => new Problem(503, 'Not now.'),
    'reviews.moderateQuestions': () => new Problem(503, 'Not now.'),
  });
  const keys: string[][] = [];
  for (const [what, call] of [
    ['reviews', 'reviews.moderateReviews'],
    ['questions', 'reviews.moderateQuestions'],
  ] as const) {
    const part = await openPart(ReviewQueuePage, {}, `/admin/reviews?what=${what}`);
    keysNow(call);
    await part.press(what === 'reviews' ? 'Keep it' : 'Show it');
    await part.press('Send it again');
    await part.press(what === 'reviews' ? 'Keep it' : 'Show it');
    keys.push(keysNow(call));
    await part.close();
  }
  expect(keys.map(([first, ...rest]) => rest.map((key) => key === first))).toEqual([
    [true, false],
    [true, false],
  ]);
});
