import { beforeEach, expect, test } from 'vitest';
import { openPart } from '#test/support/markup/part.ts';
import { answerCalls, lateAnswer, Problem, saidNow, sentNow, staleNow } from '#test/support/markup/shop.ts';
import { answer, answerPages, fail, forgetAnswers, shown, signIn } from '#test/support/markup/markup.ts';
import type { CallOutput } from '#web/platform/calls.ts';
import type { QuestionOfListing } from '#domain/reviews/model.ts';
import { AnswerForm } from './answer-form.tsx';
import { reviewSellerSections } from './sections.tsx';
import { SellerQuestionsPage } from './seller-questions-page.tsx';
import { SellerReviewsPage } from './seller-reviews-page.tsx';

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
    { items: [], nextCursor: null, unanswered: 3, rating: { count, mean: 4.75, stars: [0, 0, 0, 3, 9] } },
  );
  answer('reviews.listOwnQuestions', { unanswered: 'true', limit: 1 }, { items: [], nextCursor: null, unanswered: 0 });
};
const sortedBy = ['Sort by', 'Date, rising / *Date, falling / Stars, rising / Stars, falling /'];
const reviewsAt = (query: string, input: object, ...items: OwnReview[]): string[] => {
  answerPages(
    'reviews.listOwnReviews',
    { limit: 20, ...input },
    { items, nextCursor: null, unanswered: 3, rating: { count: 12, mean: 4.75, stars: [0, 0, 0, 3, 9] } },
  );
  return shown(SellerReviewsPage, {}, `/seller-dashboard/reviews${query}`);
};
beforeEach(() => {
  forgetAnswers();
  signIn({ userId: 'rio' });
});

test('[CAT-04] a maker’s reviews that wait for an answer, beside how many there are of each', () => {
  counts();
  expect(reviewsAt('', { unanswered: 'true' }, review())).toEqual([
    'Reviews and questions',
    '4.8 of 5 stars from 12 reviews.',
    '[Export CSV → /exports/reviews?unanswered=true]',
    '[Reviews to answer3 → /seller-dashboard/reviews (here)]',
    '[Questions to answer0 → /seller-dashboard/reviews/questions]',
    '[All reviews12 → /seller-dashboard/reviews?show=all]',
    '[All questions → /seller-dashboard/reviews/questions?show=all]',
    '‹search Search reviews›Stars',
    '*Any / 5 / 4 / 3 / 2 / 1 /',
    ...sortedBy,
    'Bo1 Dec 2026',
    '[Jug → /product/jug#reviews], Ink, Large · [The order → /seller-dashboard/orders/o1]',
    'Fine.',
    '[Answer Bo about Jug: Answer]',
  ]);
});

test('[CAT-04] all reviews of some stars, with their pictures and what was answered', () => {
  const pictured = review({
    answer: 'Thanks.',
    answeredAt: '2026-12-02T10:00:00.000Z',
    title: '',
    body: '',
    values: [],
    pictures: [{ id: 'p1', width: 1, height: 1, colour: '#ffffff', focusX: 0, focusY: 0, alt: '' }],
  });
  expect(reviewsAt('?show=all&stars=4', { stars: 4 }, pictured, review({ answer: 'Thanks.' })).slice(6)).toEqual(
    expect.arrayContaining([
      'Any / 5 / *4 / 3 / 2 / 1 /',
      '[A piece that is gone → /product/jug#reviews] · [The order → /seller-dashboard/orders/o1]',
      'Stars alone, no words.',
      '[Open the buyer’s picture: → /pictures/p1/1280.webp]',
      'You answered, 2 Dec 2026Thanks.',
      'You answeredThanks.',
    ]),
  );
});

test.each([
  ['', { unanswered: 'true' }, 'Every review is answered', '[See all reviews → /seller-dashboard/reviews?show=all]'],
  ['?show=all', {}, 'No reviews yet', null],
  [
    '?stars=4',
    { unanswered: 'true', stars: 4 },
    'No unanswered review with 4 stars',
    '[Any stars → /seller-dashboard/reviews]',
  ],
  ['?show=all&stars=4', { stars: 4 }, 'No review with 4 stars', '[Any stars → /seller-dashboard/reviews?show=all]'],
])('[CAT-04, UX-93] reviews at %j of which there are none', (query, input, title, way) => {
  counts();
  expect(reviewsAt(query, input).slice(10)).toEqual([
    title,
    'Buyers can review a piece once it has arrived. You hear of each by an alert.',
    ...(way ? [way] : []),
  ]);
});

test('[CAT-04] a number of stars that there is not filters nothing', () => {
  counts();
  expect(reviewsAt('?stars=6', { unanswered: 'true' })).toContain('*Any / 5 / 4 / 3 / 2 / 1 /');
});

test('[CAT-04, UX-93] reviews that are being read, and that could not be', () => {
  expect(shown(SellerReviewsPage, {}, '/seller-dashboard/reviews')).toContain('status: Loading the reviews');
  counts(0);
  fail('reviews.listOwnReviews', { unanswered: 'true', limit: 20 }, 503, 'Being mended.');
  expect(shown(SellerReviewsPage, {}, '/seller-dashboard/reviews')).toEqual(
    expect.arrayContaining([
      'Nobody has reviewed your pieces yet.',
      'Reviews could not be readNothing is lost, only this list is missing',
      '[Try again]',
    ]),
  );
});

test('[CAT-04, DASH] a maker’s questions: those that wait, all, none of them, or not to be read', () => {
  const at = (query: string, input: object, ...items: QuestionOfListing[]): string[] => {
    answerPages('reviews.listOwnQuestions', { limit: 20, ...input }, { items, nextCursor: null, unanswered: 0 });
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
  expect(at('', { unanswered: 'true' }, question())).toEqual(
    expect.arrayContaining([
      '[Questions to answer0 → /seller-dashboard/reviews/questions (here)]',
      'Eva asks1 Dec 2026',
      '[Jug → /product/jug#questions]',
      'Does it leak?',
      '[Answer Eva about Jug: Answer]',
    ]),
  );
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

test('[CAT-04] an answer stands open, is let be, refused, sent once', async () => {
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
    ['reviews.answerReview', { answer: 'Thanks.', reviewId: 'r1' }],
    [],
    ['reviews.listReviews', 'reviews.listShopReviews', 'reviews.listOwnReviews'],
  ]);
  const { pending, letGo } = lateAnswer();
  answerCalls({ 'reviews.answerReview': () => pending });
  await part.press('Answer', -1);
  expect(part.changes()).toEqual(['− alert: It is answered already.', '− [Answer]', '+ [Sending… – off]']);
  await letGo({});
  expect([saidNow(), part.lines()]).toEqual([['success: Your answer is on the page.'], closed]);
});

test('[CAT-04] an answer of a question goes to that question', async () => {
  const done: true[] = [];
  answerCalls({ 'reviews.answerQuestion': () => ({}) });
  const part = await openPart(AnswerForm, {
    subject: {
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
    [['reviews.answerQuestion', { answer: 'No.', questionId: 'q1' }]],
    ['success: Your answer is on the page.'],
    ['reviews.listOwnQuestions', 'reviews.listQuestions'],
    [true],
  ]);
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
  const select = part.element.querySelector('select') as HTMLSelectElement;
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
