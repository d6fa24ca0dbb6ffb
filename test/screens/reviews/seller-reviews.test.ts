import type { Page } from '@playwright/test';
import type { Output } from '../../builders/ask.ts';
import { contract } from '#domain/rooms.ts';
import { answerCall, Refusal } from '../../support/screens/answers.ts';
import { expect, test } from '../screen.ts';

const { reviews } = contract;
const base = '/seller-dashboard/reviews';
type OwnReview = Output<typeof reviews.listOwnReviews>['items'][number];
type OwnQuestion = Output<typeof reviews.listOwnQuestions>['items'][number];
const review = (reviewId: string, changes: Partial<OwnReview> = {}): OwnReview => ({
  ...{ reviewId, listingId: 'jug', orderId: 'o1', title: 'Jug', picture: null, buyerName: 'Bo L.', stars: 4 },
  ...{ body: 'Pours well.', values: [], pictures: [], answer: null, answeredAt: null, helpful: 0 },
  createdAt: '2026-03-04T10:00:00.000Z',
  ...changes,
});
const question = (questionId: string, changes: Partial<OwnQuestion> = {}): OwnQuestion => ({
  ...{ questionId, listingId: 'jug', title: 'Jug', picture: null, askerName: 'Bo L.', body: 'Is it oven-safe?' },
  ...{ answer: null, answeredAt: null, createdAt: '2026-03-04T10:00:00.000Z' },
  ...changes,
});
const rating = { count: 1204, mean: 4.25, stars: [0, 0, 0, 1000, 204] };

async function open(
  page: Page,
  path: string,
  { items = [] as OwnReview[], questions = [] as OwnQuestion[], count = 1204 } = {},
) {
  const state = { items, questions };
  const asked = await answerCall(page, reviews.listOwnReviews, () => ({
    ...{ items: state.items, nextCursor: null, rating: { ...rating, count }, unanswered: 2 },
  }));
  const asks = await answerCall(page, reviews.listOwnQuestions, () => ({
    ...{ items: state.questions, nextCursor: null, unanswered: 1 },
  }));
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reviews and questions');
  return { state, asked, asks };
}
const rows = (page: Page) => page.getByRole('article');
const tabs = (page: Page) => page.getByRole('main').getByRole('navigation').first().getByRole('link');

test('[CAT-04] a maker reads who said what of which piece, and answers once; an empty answer and a refused one are said', async ({
  page,
  signUp,
}) => {
  await signUp();
  const { state, asked } = await open(page, base, {
    items: [
      review('a', { values: ['Ink', 'L'] }),
      review('b', { body: '', title: '', answer: 'Thank you.', answeredAt: '2026-03-05T10:00:00.000Z' }),
    ],
  });
  await expect(page.getByText('4.3 of 5 stars from 1,204 reviews.')).toBeVisible();
  await expect(tabs(page)).toHaveText([/^.*2$/, /^.*1$/, /^.*1,?204$/, /^\D+$/]);
  await expect(rows(page)).toHaveText([
    /Bo L\.4 Mar 2026Jug, Ink, L · The orderPours well\.Answer$/,
    /Bo L\.4 Mar 2026A piece that is gone · The orderStars alone, no words\.You answered, 5 Mar 2026Thank you\.$/,
  ]);
  await expect(rows(page).nth(0).getByRole('link', { name: 'Jug' })).toHaveAttribute('href', '/product/jug#reviews');
  await expect(rows(page).nth(0).getByRole('link', { name: 'The order' })).toHaveAttribute(
    'href',
    '/seller-dashboard/orders/o1',
  );
  expect(asked.some((each) => String(each.unanswered) === 'true')).toBe(true);
  let isAnswered = true;
  const answered = await answerCall(page, reviews.answerReview, ({ answer }) => {
    if (isAnswered) return new Refusal('reviews/already-answered');
    state.items = [review('a', { answer, answeredAt: '2026-03-06T10:00:00.000Z' })];
    return { answered: true } as const;
  });
  await page.getByRole('button', { name: 'Answer Bo L. about Jug' }).click();
  const field = page.getByRole('textbox', { name: /^Your answer to Bo L\./ });
  await expect(field).toBeFocused();
  await page.getByRole('button', { name: 'Answer', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('Write the answer first.');
  expect(answered).toEqual([]);
  await field.fill('x'.repeat(1600));
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByText('Everybody reads it, and it stays')).toBeVisible();
  await field.fill('x'.repeat(1601));
  await expect(page.getByText('399 left')).toBeVisible();
  await field.fill(' It does. ');
  await page.getByRole('button', { name: 'Answer', exact: true }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(field).toHaveValue(' It does. ');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(field).toHaveCount(0);
  isAnswered = false;
  await page.getByRole('button', { name: 'Answer Bo L. about Jug' }).click();
  await field.fill(' It does. ');
  await page.getByRole('button', { name: 'Answer', exact: true }).click();
  await expect(page.getByText('Your answer is on the page.')).toBeVisible();
  expect(answered.at(-1)).toEqual({ reviewId: 'a', answer: 'It does.' });
  await expect(rows(page)).toHaveText([/You answered, 6 Mar 2026It does\.$/]);
});

test('[CAT-04, UX-17] where there is no review or question it says why, and leads to those that are answered', async ({
  page,
  signUp,
}) => {
  await signUp();
  const title = page.locator('.d-empty-title');
  const link = page.locator('.d-empty').getByRole('link');
  for (const [query, words, act, href] of [
    ['', 'Every review is answered', 'See all reviews', `${base}?show=all`],
    ['?show=all', 'No reviews yet', '', ''],
    ['?stars=1', 'No unanswered review with 1 star', 'Any stars', `${base}?`],
    ['?stars=3&show=all', 'No review with 3 stars', 'Any stars', `${base}?show=all`],
    ['?stars=9', 'Every review is answered', 'See all reviews', `${base}?show=all`],
    ['/questions', 'Every question is answered', 'See all questions', `${base}/questions?show=all`],
    ['/questions?show=all', 'No questions yet', '', ''],
  ] as const) {
    await open(page, base + query, { count: 0 });
    await expect(title).toHaveText(words);
    await expect(page.getByText('Nobody has reviewed your pieces yet.')).toBeVisible();
    await expect(link).toHaveCount(act === '' ? 0 : 1);
    if (act) await expect(link).toHaveText(act);
    if (act) await expect(link).toHaveAttribute('href', href);
  }
  const { asked } = await open(page, `${base}?show=all`, { items: [review('a')] });
  await page.getByRole('combobox', { name: 'Stars' }).selectOption('2');
  await expect(page).toHaveURL(`${base}?show=all&stars=2`);
  await expect.poll(() => asked.at(-1)).toMatchObject({ stars: '2' });
  expect(asked.at(-1)).not.toHaveProperty('unanswered');
});

test('[CAT-04] a question is answered where it stands, and the answer goes to that question', async ({
  page,
  signUp,
}) => {
  await signUp();
  const { state } = await open(page, `${base}/questions`, {
    questions: [question('a'), question('b', { title: 'Bowl', listingId: 'bowl' })],
  });
  await expect(rows(page)).toHaveText([
    'Bo L. asks4 Mar 2026JugIs it oven-safe?Answer',
    'Bo L. asks4 Mar 2026BowlIs it oven-safe?Answer',
  ]);
  await expect(rows(page).nth(1).getByRole('link')).toHaveAttribute('href', '/product/bowl#questions');
  const answered = await answerCall(page, reviews.answerQuestion, () => {
    state.questions = [question('a')];
    return { answered: true } as const;
  });
  await page.getByRole('button', { name: 'Answer Bo L. about Bowl' }).click();
  await page.getByRole('textbox', { name: /^Your answer/ }).fill('Up to 200 degrees.');
  await page.getByRole('button', { name: 'Answer', exact: true }).click();
  await expect.poll(() => answered.length).toBe(1);
  expect(answered).toEqual([{ questionId: 'b', answer: 'Up to 200 degrees.' }]);
  await expect(rows(page)).toHaveCount(1);
});
