import { beforeEach, expect, test } from 'vitest';
import { openPart, type Part } from '#test/support/markup/part.ts';
import { answerCalls, keysNow, lateAnswer, Problem, saidNow, sentNow, staleNow } from '#test/support/markup/shop.ts';
import { asAdmin } from '#test/support/markup/admin-markup.ts';
import { answer, answerPages, fail, forgetAnswers, shown, signIn } from '#test/support/markup/markup.ts';
import type { CallOutput } from '#web/platform/calls.ts';
import type { ModeratedReview, QuestionOfListing } from '#domain/reviews/model.ts';
import { ReportsPage } from './admin/reports-page.tsx';
import { ReviewQueuePage } from './admin/review-queue-page.tsx';
import { reviewAdminSections } from './admin/sections.tsx';
import { AnswerForm } from './seller/answer-form.tsx';
import { reviewSellerSections } from './seller/sections.tsx';
import { SellerQuestionsPage } from './seller/seller-questions-page.tsx';
import { SellerReviewsPage } from './seller/seller-reviews-page.tsx';

beforeEach(() => {
  forgetAnswers();
  signIn({ userId: 'rio' });
});

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
const counts = (count = 12): void => {
  answer(
    'reviews.listOwnReviews',
    { unanswered: 'true', limit: 1 },
    {
      items: [],
      nextCursor: null,
      unanswered: 3,
      rating: { count, mean: 4.75, stars: [0, 0, 0, 3, 9] },
    },
  );
  answer(
    'reviews.listOwnQuestions',
    { unanswered: 'true', limit: 1 },
    {
      items: [],
      nextCursor: null,
      unanswered: 0,
    },
  );
};
const reviewsAt = (query: string, input: object, ...items: OwnReview[]): string[] => {
  answerPages(
    'reviews.listOwnReviews',
    { limit: 20, ...input },
    {
      items,
      nextCursor: null,
      unanswered: 3,
      rating: { count: 12, mean: 4.75, stars: [0, 0, 0, 3, 9] },
    },
  );
  return shown(SellerReviewsPage, {}, `/seller-dashboard/reviews${query}`);
};

test('[CAT-04, DASH] a maker’s reviews: those that wait, all, of so many stars, none of them, or not to be read', () => {
  expect(shown(SellerReviewsPage, {}, '/seller-dashboard/reviews')).toEqual([
    'Reviews and questions',
    '[Reviews to answer → /seller-dashboard/reviews (here)]',
    '[Questions to answer → /seller-dashboard/reviews/questions]',
    '[All reviews → /seller-dashboard/reviews?show=all]',
    '[All questions → /seller-dashboard/reviews/questions?show=all]',
    'Stars',
    '*Any / 5 / 4 / 3 / 2 / 1 /',
    'status: Loading the reviews',
  ]);
  counts();
  expect(reviewsAt('', { unanswered: 'true' }, review())).toEqual([
    'Reviews and questions',
    '4.8 of 5 stars from 12 reviews.',
    '[Reviews to answer3 → /seller-dashboard/reviews (here)]',
    '[Questions to answer0 → /seller-dashboard/reviews/questions]',
    '[All reviews12 → /seller-dashboard/reviews?show=all]',
    '[All questions → /seller-dashboard/reviews/questions?show=all]',
    'Stars',
    '*Any / 5 / 4 / 3 / 2 / 1 /',
    'Bo1 Dec 2026',
    '[Jug → /product/jug#reviews], Ink, Large · [The order → /seller-dashboard/orders/o1]',
    'Fine.',
    '[Answer Bo about Jug: Answer]',
  ]);
  const pictured = review({
    answer: 'Thanks.',
    answeredAt: '2026-12-02T10:00:00.000Z',
    title: '',
    body: '',
    values: [],
    pictures: [{ id: 'p1', width: 1, height: 1, colour: '#ffffff', focusX: 0, focusY: 0, alt: '' }],
  });
  expect(reviewsAt('?show=all&stars=4', { stars: 4 }, pictured, review({ answer: 'Thanks.' })).slice(6)).toEqual([
    'Stars',
    'Any / 5 / *4 / 3 / 2 / 1 /',
    'Bo1 Dec 2026',
    '[A piece that is gone → /product/jug#reviews] · [The order → /seller-dashboard/orders/o1]',
    'Stars alone, no words.',
    '[Open the buyer’s picture: → /pictures/p1/1280.webp]',
    'You answered, 2 Dec 2026Thanks.',
    'Bo1 Dec 2026',
    '[Jug → /product/jug#reviews], Ink, Large · [The order → /seller-dashboard/orders/o1]',
    'Fine.',
    'You answeredThanks.',
  ]);
  expect([
    reviewsAt('', { unanswered: 'true' }).slice(7),
    reviewsAt('?show=all', {}).slice(7),
    reviewsAt('?stars=4', { unanswered: 'true', stars: 4 }).slice(7),
    reviewsAt('?show=all&stars=4', { stars: 4 }).slice(7),
  ]).toEqual([
    [
      '*Any / 5 / 4 / 3 / 2 / 1 /',
      'Every review is answered',
      'Buyers can review a piece once it has arrived. You hear of each by an alert.',
      '[See all reviews → /seller-dashboard/reviews?show=all]',
    ],
    [
      '*Any / 5 / 4 / 3 / 2 / 1 /',
      'No reviews yet',
      'Buyers can review a piece once it has arrived. You hear of each by an alert.',
    ],
    [
      'Any / 5 / *4 / 3 / 2 / 1 /',
      'No unanswered review with 4 stars',
      'Buyers can review a piece once it has arrived. You hear of each by an alert.',
      '[Any stars → /seller-dashboard/reviews?]',
    ],
    [
      'Any / 5 / *4 / 3 / 2 / 1 /',
      'No review with 4 stars',
      'Buyers can review a piece once it has arrived. You hear of each by an alert.',
      '[Any stars → /seller-dashboard/reviews?show=all]',
    ],
  ]);
  // Nothing that is no number of stars.
  expect(reviewsAt('?stars=6', { unanswered: 'true' }).slice(6, 8)).toEqual(['Stars', '*Any / 5 / 4 / 3 / 2 / 1 /']);
  forgetAnswers();
  counts(0);
  fail('reviews.listOwnReviews', { unanswered: 'true', limit: 20 }, 503, 'Being mended.');
  expect(shown(SellerReviewsPage, {}, '/seller-dashboard/reviews')).toEqual([
    'Reviews and questions',
    'Nobody has reviewed your pieces yet.',
    '[Reviews to answer3 → /seller-dashboard/reviews (here)]',
    '[Questions to answer0 → /seller-dashboard/reviews/questions]',
    '[All reviews0 → /seller-dashboard/reviews?show=all]',
    '[All questions → /seller-dashboard/reviews/questions?show=all]',
    'Stars',
    '*Any / 5 / 4 / 3 / 2 / 1 /',
    'alert:',
    'Reviews could not be readNothing is lost, only this list is missing',
    'Being mended.',
    '[Try again]',
  ]);
});

test('[CAT-04, DASH] a maker’s questions: those that wait, all, none of them, or not to be read', () => {
  const at = (query: string, input: object, ...items: QuestionOfListing[]): string[] => {
    answerPages(
      'reviews.listOwnQuestions',
      { limit: 20, ...input },
      {
        items,
        nextCursor: null,
        unanswered: 0,
      },
    );
    return shown(SellerQuestionsPage, {}, `/seller-dashboard/reviews/questions${query}`).slice(2);
  };
  expect(shown(SellerQuestionsPage, {}, '/seller-dashboard/reviews/questions').slice(1)).toEqual([
    '[Reviews to answer → /seller-dashboard/reviews]',
    '[Questions to answer → /seller-dashboard/reviews/questions (here)]',
    '[All reviews → /seller-dashboard/reviews?show=all]',
    '[All questions → /seller-dashboard/reviews/questions?show=all]',
    'status: Loading the questions',
  ]);
  counts();
  expect(at('', { unanswered: 'true' }, question())).toEqual([
    '[Reviews to answer3 → /seller-dashboard/reviews]',
    '[Questions to answer0 → /seller-dashboard/reviews/questions (here)]',
    '[All reviews12 → /seller-dashboard/reviews?show=all]',
    '[All questions → /seller-dashboard/reviews/questions?show=all]',
    'Eva asks1 Dec 2026',
    '[Jug → /product/jug#questions]',
    'Does it leak?',
    '[Answer Eva about Jug: Answer]',
  ]);
  expect(at('?show=all', {}, question({ answer: 'No.', answeredAt: '2026-12-02T10:00:00.000Z' })).slice(4)).toEqual([
    'Eva asks1 Dec 2026',
    '[Jug → /product/jug#questions]',
    'Does it leak?',
    'You answered, 2 Dec 2026No.',
  ]);
  expect([at('', { unanswered: 'true' }).slice(4), at('?show=all', {}).slice(4)]).toEqual([
    [
      'Every question is answered',
      'Buyers ask on the page of a piece. An answer stands there for everybody.',
      '[See all questions → /seller-dashboard/reviews/questions?show=all]',
    ],
    ['No questions yet', 'Buyers ask on the page of a piece. An answer stands there for everybody.'],
  ]);
  forgetAnswers();
  fail('reviews.listOwnQuestions', { unanswered: 'true', limit: 20 }, 503, 'Being mended.');
  expect(shown(SellerQuestionsPage, {}, '/seller-dashboard/reviews/questions').slice(5)).toEqual([
    'alert:',
    'Questions could not be readNothing is lost, only this list is missing',
    'Being mended.',
    '[Try again]',
  ]);
});

test('[CAT-04] an answer stands open, is let be, refused, sent once, and what it changes is read anew', async () => {
  answerCalls({
    'reviews.listOwnReviews': () => ({
      items: [review()],
      nextCursor: null,
      unanswered: 1,
      rating: { count: 1, mean: 4, stars: [0, 0, 0, 1, 0] },
    }),
  });
  const part = await openPart(SellerReviewsPage, {}, '/seller-dashboard/reviews');
  const closed = part.lines();
  await part.press('Answer');
  expect(part.changes()).toEqual([
    '− [Answer Bo about Jug: Answer]',
    '+ Your answer to Bo Everybody reads it, and it stays',
    '+ [Answer]',
    '+ [Cancel]',
  ]);
  expect(document.activeElement?.localName).toBe('textarea');
  await part.fill('Your answer', 'Wait.');
  await part.press('Cancel');
  expect(part.lines()).toEqual(closed);
  await part.press('Answer');
  sentNow();
  staleNow();
  part.lines();
  await part.fill('Your answer', '   ');
  await part.press('Answer', -1);
  expect([part.changes(), sentNow(), document.activeElement?.localName]).toEqual([
    ['+ alert: Write the answer first.'],
    [],
    'textarea',
  ]);
  answerCalls({ 'reviews.answerReview': () => new Problem(409, 'It is answered already.') });
  await part.fill('Your answer', ' Thanks. ');
  expect(part.changes()).toEqual(['− alert: Write the answer first.', '+ Thanks.']);
  await part.press('Answer', -1);
  expect([part.changes(), sentNow()[0], saidNow(), staleNow()]).toEqual([
    ['+ alert: It is answered already.'],
    [
      'reviews.answerReview',
      {
        answer: 'Thanks.',
        reviewId: 'r1',
      },
    ],
    [],
    ['reviews.listReviews', 'reviews.listShopReviews', 'reviews.listOwnReviews'],
  ]);
  const { held, letGo } = lateAnswer();
  answerCalls({ 'reviews.answerReview': () => held });
  await part.press('Answer', -1);
  expect(part.changes()).toEqual(['− alert: It is answered already.', '− [Answer]', '+ [Sending… – off]']);
  await letGo({});
  expect([saidNow(), part.lines()]).toEqual([['success: Your answer is on the page.'], closed]);
});

test('[CAT-04] an answer of a question goes to that question; letters that are left are told near the end', async () => {
  const done: true[] = [];
  answerCalls({ 'reviews.answerQuestion': () => ({}) });
  const part = await openPart(AnswerForm, {
    of: {
      call: 'reviews.answerQuestion' as const,
      id: 'q1',
      name: 'Eva',
      stale: ['reviews.listOwnQuestions', 'reviews.listQuestions'],
    },
    onDone: () => void done.push(true),
    onCancel: () => undefined,
  });
  const note = (): string | undefined => part.lines()[0];
  await part.fill('Your answer', 'x'.repeat(1600));
  const notes = [note()];
  await part.fill('Your answer', 'x'.repeat(1601));
  expect([...notes, note()]).toEqual([
    'Your answer to Eva Everybody reads it, and it stays',
    'Your answer to Eva 399 left',
  ]);
  await part.fill('Your answer', 'No.');
  await part.press('Answer');
  expect([sentNow(), saidNow(), staleNow(), done]).toEqual([
    [
      [
        'reviews.answerQuestion',
        {
          answer: 'No.',
          questionId: 'q1',
        },
      ],
    ],
    ['success: Your answer is on the page.'],
    ['reviews.listOwnQuestions', 'reviews.listQuestions'],
    [true],
  ]);
});

test('[CAT-04] what is answered in the list of questions is read anew there and on the page of its piece', async () => {
  answerCalls({
    'reviews.listOwnQuestions': () => ({ items: [question()], nextCursor: null, unanswered: 1 }),
    'reviews.answerQuestion': () => ({}),
  });
  const part = await openPart(SellerQuestionsPage, {}, '/seller-dashboard/reviews/questions');
  await part.press('Answer Eva about Jug');
  await part.fill('Your answer', 'No.');
  staleNow();
  await part.press('Answer', -1);
  expect(staleNow().toSorted()).toEqual(['reviews.listOwnQuestions', 'reviews.listQuestions']);
});

test('[CAT-04, DASH] stars are chosen in the address of the list that is shown', async () => {
  answerCalls({
    'reviews.listOwnReviews': () => ({
      items: [],
      nextCursor: null,
      unanswered: 0,
      rating: { count: 0, mean: 0, stars: [0, 0, 0, 0, 0] },
    }),
  });
  const part = await openPart(SellerReviewsPage, {}, '/seller-dashboard/reviews?show=all');
  const select = part.place.querySelector('select') as HTMLSelectElement;
  await part.fill(select.labels?.[0]?.textContent?.slice(0, 5) ?? '', '3');
  expect(location.search).toBe('?show=all&stars=3');
  await part.fill(select.labels?.[0]?.textContent?.slice(0, 5) ?? '', '');
  expect(location.search).toBe('?show=all');
});

test('[SHELL-09] a new review or question is read by the desk at once', async () => {
  const { live } = reviewSellerSections;
  (live?.['reviews.published'] as ((fact: object) => void) | undefined)?.({});
  await new Promise((resolve) => setTimeout(resolve));
  expect(staleNow()).toEqual(['reviews.listOwnReviews']);
  (live?.['reviews.asked'] as ((fact: object) => void) | undefined)?.({});
  await new Promise((resolve) => setTimeout(resolve));
  expect(staleNow()).toEqual(['reviews.listOwnQuestions']);
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

test('[SHELL-08] reviews are for who may see them, reports for who may see reports', () => {
  expect(reviewAdminSections.map(({ path, needs }) => [path, needs])).toEqual([
    ['reviews', 'reviews.view'],
    ['reports', 'reports.view'],
  ]);
});

test('[SHELL-08, CAT-04] what people reported: who may only read, who may settle it, who decides in the queue', async () => {
  const look = async (...permissions: Parameters<typeof asAdmin>): Promise<Part> => {
    asAdmin(...permissions);
    answerCalls({
      'reviews.listReported': () => ({
        items: [moderated(), moderated({ reviewId: 'r2', buyerName: 'Eva', body: '' })],
        nextCursor: null,
      }),
    });
    return openPart(ReportsPage, {}, '/admin/reports');
  };
  const reader = await look('reports.view');
  expect(reader.lines()).toEqual([
    'Reports',
    'What people reported and nobody has settled, the oldest first. What is decided stands in the audit log.',
    'Reports',
    'Review | Reported as | Since | What to do',
    '[Jug → /product/jug]',
    'Bo, 4 of 5 stars',
    'Fine.',
    'Private details – An address.',
    'Something else',
    '| Wed 2 Dec 09:00',
    '[Jug → /product/jug]',
    'Eva, 4 of 5 stars',
    'Stars without words.',
    'Private details – An address.',
    'Something else',
    '| Wed 2 Dec 09:00',
  ]);
  await reader.close();
  const part = await look('reports.view', 'reports.resolve', 'reviews.view');
  expect(part.lines().filter((line) => /\[/.test(line))).toEqual([
    '[Jug → /product/jug]',
    '| Wed 2 Dec 09:00 | [Nothing wrong with the review of Bo: Nothing wrong] [Decide in the queue → /admin/reviews]',
    '[Jug → /product/jug]',
    '| Wed 2 Dec 09:00 | [Nothing wrong with the review of Eva: Nothing wrong] [Decide in the queue → /admin/reviews]',
  ]);
  answerCalls({ 'reviews.settleReports': () => new Problem(409, 'A colleague did.') });
  sentNow();
  await part.press('Nothing wrong with the review of Eva');
  expect([sentNow()[0], saidNow(), staleNow()]).toEqual([
    [
      'reviews.settleReports',
      {
        reviewId: 'r2',
      },
    ],
    ['error: A colleague did.'],
    ['reviews.listReported', 'reviews.listForModeration'],
  ]);
  answerCalls({ 'reviews.settleReports': () => ({}) });
  await part.press('Nothing wrong with the review of Bo');
  expect([saidNow(), staleNow()]).toEqual([
    ['success: The reports are settled.'],
    ['reviews.listReported', 'reviews.listForModeration'],
  ]);
  await part.close();
  answerCalls({ 'reviews.listReported': () => ({ items: [], nextCursor: null }) });
  expect((await openPart(ReportsPage, {}, '/admin/reports')).lines()).toEqual([
    'Reports',
    'What people reported and nobody has settled, the oldest first. What is decided stands in the audit log.',
    'Nothing is reported',
    'Reviews that people report come here until somebody has decided.',
    '[Go to the dashboard → /admin]',
  ]);
});

test('[OFFICE-01, CAT-04] the queue of reviews and questions: who may decide, and what each row says', async () => {
  asAdmin('reviews.view');
  answerCalls({
    'reviews.listForModeration': () => ({
      items: [moderated(), moderated({ reviewId: 'r2', state: 'pending', reports: [], buyerName: 'Eva', body: '' })],
      nextCursor: null,
    }),
    'reviews.listQuestionsForModeration': () => ({ items: [{ ...question(), state: 'pending' }], nextCursor: null }),
  });
  const reader = await openPart(ReviewQueuePage, {}, '/admin/reviews');
  expect(reader.lines()).toEqual([
    '[Queues → /admin]',
    'Reviews and questions',
    'Oldest first. What is decided stands in the audit log.',
    'Deciding needs reviews.moderate. You can read what waits.',
    'status: [Keys',
    '?',
    ']',
    '[Jug → /product/jug] Bo, 4 of 5 stars, Tue 1 Dec 10:00 UTC, visible',
    'Fine.',
    'Reported: Private details – An address.',
    'Reported: Something else',
    '[Jug → /product/jug] Eva, 4 of 5 stars, Tue 1 Dec 10:00 UTC, waiting',
    'Stars without words.',
  ]);
  await reader.close();
  asAdmin('reviews.view', 'reviews.moderate', 'content.moderate');
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
  ]);
  await part.close();
  asAdmin('reviews.view', 'content.moderate');
  const questions = await openPart(ReviewQueuePage, {}, '/admin/reviews?what=questions');
  expect(questions.lines()).toEqual([
    '[Queues → /admin]',
    'Reviews and questions',
    'Oldest first. What is decided stands in the audit log.',
    '[Reviews → /admin/reviews]',
    '[Questions → /admin/reviews?what=questions (here)]',
    '‹checkbox›Pick all that are herestatus: [Keys',
    '?',
    ']',
    '‹checkbox Pick: Eva asks about Jug›',
    '[Jug → /product/jug] Eva, Tue 1 Dec 10:00 UTC, waiting',
    'Does it leak?',
    '[Show it',
    'A',
    ']',
    '[Hide it',
    'R',
    ']',
  ]);
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

test('[OFFICE-01, RUN-07] a decision that is tried again is the same act, of reviews and of questions; the next one is another', async () => {
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
