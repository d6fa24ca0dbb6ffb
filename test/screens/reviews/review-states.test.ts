import type { Page } from '@playwright/test';
import type { Review } from '#domain/reviews/model.ts';
import { contract } from '#domain/rooms.ts';
import type { Output } from '../../builders/ask.ts';
import { buy } from '../../support/journeys/buying.ts';
import { answerCall, Refusal, withoutFirstData } from '../../support/screens/answers.ts';
import { expect, test } from '../screen.ts';

const { reviews, orders } = contract;
const picture = (id: string) => ({ id, width: 800, height: 800, colour: '#aabbcc', alt: '', focusX: 0.5, focusY: 0.5 });
const review = (reviewId: string, changes: Partial<Review> = {}): Review => ({
  ...{ reviewId, listingId: 'l', buyerName: 'Bo L.', stars: 4, body: 'Pours well.', values: [], pictures: [] },
  ...{ answer: null, answeredAt: null, helpful: 0, createdAt: '2026-03-04T10:00:00.000Z' },
  ...changes,
});
type Page1 = Output<typeof reviews.listReviews>;

async function open(page: Page, listingId: string, first: Partial<Page1>) {
  const answer: Page1 = {
    ...{ items: [], nextCursor: null, pictures: [], rating: { count: 3, mean: 4.25, stars: [0, 0, 1, 0, 2] } },
    ...first,
  };
  const asked = await answerCall(page, reviews.listReviews, ({ stars }) => ({
    ...answer,
    items: answer.items.filter((each) => stars === undefined || each.stars === Number(stars)),
  }));
  await page.goto(`/product/${listingId}#reviews`);
  return asked;
}
const part = (page: Page) => page.locator('#reviews');
const articles = (page: Page) => part(page).getByRole('article');

test('[CAT-04, UX-40] what buyers say: stars and bars, the variant, the answer, who found it helpful, and what one did with it oneself', async ({
  page,
  signUp,
  findListing,
}) => {
  await signUp();
  const { listingId } = await findListing('mug');
  await withoutFirstData(page);
  await answerCall(page, reviews.listMarks, () => ({ helpful: ['b'], reported: ['b'], own: ['c'] }));
  const asked = await open(page, listingId, {
    items: [
      review('a', {
        stars: 5,
        values: ['Ink', 'L'],
        body: 'Pours well.\n\nAnd keeps warm.',
        pictures: [picture('p1'), picture('p2')],
      }),
      review('b', { stars: 5, answer: 'Thank you.', answeredAt: '2026-03-05T10:00:00.000Z', helpful: 2, body: '' }),
      review('c', { stars: 3, answer: 'Sorry.', helpful: 1 }),
    ],
    pictures: Array.from({ length: 9 }, (_, at) => ({ reviewId: 'a', picture: picture(`b${at}`) })),
  });
  await expect(articles(page)).toHaveText([
    /Bo L\.4 Mar 2026Verified purchaseInk, LPours well\.And keeps warm\.HelpfulReport$/,
    /Bo L\.4 Mar 2026Verified purchase.* answered, 5 Mar 2026Thank you\.Helpful \(2\)Reported$/,
    /Bo L\.4 Mar 2026Verified purchasePours well\..* answeredSorry\.Your review, found helpful by 1$/,
  ]);
  await expect(articles(page).nth(1).getByRole('button')).toHaveAttribute('aria-pressed', 'true');
  await expect(articles(page).nth(2).getByRole('button')).toHaveCount(0);
  const bars = part(page).locator('.histogram').getByRole('button');
  await expect(bars).toHaveText([
    '5 stars2 reviews',
    '4 stars0 reviews',
    '3 stars1 review',
    '2 stars0 reviews',
    '1 star0 reviews',
  ]);
  await expect(bars.nth(1)).toBeDisabled();
  await expect(part(page)).toContainText('4.3');
  await bars.nth(0).click();
  await expect(articles(page)).toHaveCount(2);
  await expect(part(page).getByRole('status').first()).toHaveText('2 with 5 stars');
  await expect(bars.nth(0)).toHaveAttribute('aria-pressed', 'true');
  await part(page).getByRole('button', { name: 'Show all stars' }).click();
  await expect(articles(page)).toHaveCount(3);
  await bars.nth(2).click();
  await expect(part(page).getByRole('status').first()).toHaveText('1 with 3 stars');
  await bars.nth(2).click();
  await expect(articles(page)).toHaveCount(3);
  await part(page).getByLabel('Sort').selectOption('lowest');
  await expect.poll(() => asked.at(-1)).toMatchObject({ sort: 'lowest' });

  const strip = part(page).getByRole('region', { name: 'Pictures from buyers' }).getByRole('button');
  await expect(strip).toHaveCount(8);
  await expect(strip.last()).toHaveText('+2');
  await strip.last().click();
  const large = page.getByRole('dialog', { name: 'Pictures from buyers' });
  await expect(large.getByRole('status')).toHaveText('8 of 9');
  await large.getByRole('button', { name: 'Next picture' }).click();
  await large.getByRole('button', { name: 'Next picture' }).click();
  await expect(large.getByRole('status')).toHaveText('1 of 9');
  await page.keyboard.press('ArrowLeft');
  await expect(large.getByRole('status')).toHaveText('9 of 9');
  await page.keyboard.press('ArrowRight');
  await expect(large.locator('.lightstage img')).toHaveAttribute('src', '/pictures/b0/1280.webp');
  await large.getByRole('button', { name: 'Close' }).click();
  await articles(page).nth(0).getByRole('button', { name: 'Enlarge picture 2 by Bo L.' }).click();
  await expect(large.getByRole('status')).toHaveText('2 of 2, Bo L.');
});

test('[CAT-04] a report needs its reason; a refused one stays, and once it is sent the review says so', async ({
  page,
  signUp,
  findListing,
}) => {
  await signUp();
  const { listingId } = await findListing('mug');
  await withoutFirstData(page);
  await answerCall(page, reviews.listMarks, () => ({ helpful: [], reported: [], own: [] }));
  await open(page, listingId, { items: [review('a', { pictures: [picture('p1')] })] });
  let isThere = false;
  const sent = await answerCall(page, reviews.reportReview, () => {
    if (!isThere) return new Refusal('reviews/not-found');
    return { reported: true } as const;
  });
  await articles(page)
    .getByRole('button', { name: /^Report/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Report this review' });
  await expect(dialog.getByRole('button', { name: 'Send the report' })).toBeDisabled();
  await dialog.getByRole('radio').first().check();
  await dialog.getByLabel('In your words').fill('It names me.');
  await dialog.getByRole('button', { name: 'Send the report' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(articles(page)).not.toContainText('Reported');
  isThere = true;
  await dialog.getByRole('button', { name: 'Send the report' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Thank you. Somebody will look at this review.')).toBeVisible();
  await expect(articles(page)).toContainText('Reported');
  await expect(articles(page).getByRole('button', { name: /^Report/ })).toHaveCount(0);
  expect(sent.at(-1)).toMatchObject({ reviewId: 'a', note: 'It names me.' });
  // One picture alone has nothing to turn to.
  await articles(page).getByRole('button', { name: 'Enlarge picture 1 by Bo L.' }).click();
  const large = page.getByRole('dialog', { name: 'Pictures from buyers' });
  await expect(large.getByRole('button')).toHaveCount(1);
});

test('[CAT-04] questions are looked through and asked: too short ones are not sent, a refused one keeps its words', async ({
  page,
  signUp,
  findListing,
}) => {
  await signUp();
  const { listingId } = await findListing('mug');
  await withoutFirstData(page);
  const { shop } = (await (await page.request.get(`/api/listings/${listingId}`)).json()) as { shop: { name: string } };
  const known = {
    questionId: 'q1',
    listingId,
    askerName: 'Bo L.',
    body: 'Is it oven-safe?',
    createdAt: '2026-03-04T10:00:00.000Z',
  };
  let count = 1204;
  await answerCall(page, reviews.listQuestions, ({ q }) => ({
    ...{
      items: q === 'lid' || count === 0 ? [] : [{ ...known, answer: null, answeredAt: null }],
      nextCursor: null,
      count,
    },
  }));
  const block = page.locator('#questions');
  await page.goto(`/product/${listingId}#questions`);
  await expect(block.getByRole('article')).toHaveText('Is it oven-safe?Asked by Bo L., 4 Mar 2026. Not answered yet.');
  await block.getByRole('searchbox').fill('lid');
  await expect(block.getByRole('status')).toHaveText('Nobody has asked about “lid” yet.');
  await block.getByRole('searchbox').fill('oven');
  await expect(block.getByRole('status')).toHaveText('1 of 1,204 questions');
  await expect(block).toContainText('Not answered yet?');
  await block.getByRole('button', { name: `Ask ${shop.name}` }).click();
  const field = block.getByRole('textbox', { name: /^Your question/ });
  // What was looked for is often the question itself.
  await expect(field).toHaveValue('oven');
  await expect(field).toBeFocused();
  await expect(block).toContainText('Everybody can read it');
  let isRefused = true;
  const sent = await answerCall(page, reviews.askQuestion, () => {
    if (isRefused) return new Refusal('reviews/listing-not-found');
    return { questionId: 'q2', state: 'pending' as const };
  });
  await field.fill(' ab ');
  await block.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(block.getByRole('alert')).toHaveText('Write your question first.');
  expect(sent).toEqual([]);
  await field.fill('x'.repeat(801));
  await expect(block).toContainText('199 left');
  await field.fill(' And cold? ');
  await block.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(block.getByRole('alert')).toBeVisible();
  await expect(field).toHaveValue(' And cold? ');
  isRefused = false;
  await block.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(page.getByText('Your question is shown once somebody has looked at it.')).toBeVisible();
  await expect(field).toHaveCount(0);
  expect(sent.at(-1)).toEqual({ listingId, question: 'And cold?' });
  count = 0;
  await page.reload();
  await expect(block).toContainText('Nobody has asked about this piece yet.');
  await expect(block.getByRole('searchbox')).toHaveCount(0);
});

test('[CAT-04, UX-66] below an order each piece says whether it may be reviewed, what was said, and what became of it; a draft outlives the visit', async ({
  page,
  signUp,
  addToCart,
}) => {
  await signUp();
  await addToCart('mug');
  const { orderId } = await buy(page);
  const order = (await (await page.request.get(`/api/orders/${orderId}`)).json()) as Output<typeof orders.getOrder>;
  const [line] = order.lines;
  if (!line) throw new Error('no line');
  const known = { lineId: line.id, listingId: line.listingId, mayReview: false };
  const given = (state: 'visible' | 'pending' | 'hidden') => ({ reviewId: 'r', stars: 4, state });
  await withoutFirstData(page);
  await answerCall(page, orders.getOrder, () => ({ ...order, state: 'delivered' as const }));
  const part = page.locator('.orderreviews');
  type Line = Output<typeof reviews.listOrderReviews>['lines'][number];
  const show = async (lines: Line[]): Promise<void> => {
    await answerCall(page, reviews.listOrderReviews, () => ({ orderState: 'delivered' as const, lines }));
    await page.goto(`/order/${orderId}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  };
  for (const [state, words, links] of [
    ['visible', 'Read it on the page', 1],
    ['pending', 'It is shown once somebody has looked at it.', 0],
    ['hidden', 'It is not shown on the page.', 0],
  ] as const) {
    await show([{ ...known, review: given(state) }]);
    await expect(part.getByRole('heading')).toHaveText('Your reviews');
    await expect(part.getByRole('listitem')).toContainText(words);
    await expect(part.getByRole('link')).toHaveCount(links);
    if (links) await expect(part.getByRole('link')).toHaveAttribute('href', `/product/${line.listingId}#reviews`);
    await expect(part.getByRole('form')).toHaveCount(0);
  }
  await show([{ ...known, review: null }]);
  await expect(part).toHaveCount(0);

  await show([{ ...known, mayReview: true, review: null }]);
  await expect(part.getByRole('heading')).toHaveText('How do you like it?');
  await expect(part.getByRole('button', { name: 'Send the review' })).toHaveCount(0);
  await part.getByRole('radio').nth(3).check();
  const field = part.getByLabel('In your words');
  await field.fill('x'.repeat(3201));
  await expect(part).toContainText('799 left');
  await field.fill(' Pours well. ');
  await page.reload();
  await expect(field).toHaveValue(' Pours well. ');
  let isRefused = true;
  const sent = await answerCall(page, reviews.writeReview, () => {
    if (isRefused) return new Refusal('reviews/order-not-found');
    return { reviewId: 'r', state: 'pending' as const };
  });
  await part.getByRole('button', { name: 'Send the review' }).click();
  await expect(part.getByRole('alert')).toBeVisible();
  await expect(field).toHaveValue(' Pours well. ');
  isRefused = false;
  await part.getByRole('button', { name: 'Send the review' }).click();
  await expect(page.getByText('Thank you. Your review is shown once somebody has looked at it.')).toBeVisible();
  await expect(page.locator('.toast').getByRole('button', { name: 'See it' })).toHaveCount(0);
  expect(sent.at(-1)).toEqual({ orderId, lineId: line.id, stars: 4, body: 'Pours well.', pictures: [] });
  await page.reload();
  await expect(part.getByRole('radio', { checked: true })).toHaveCount(0);
  await part.getByRole('radio').nth(0).check();
  await field.fill('No.');
  await part.getByRole('button', { name: 'Discard' }).click();
  await expect(field).toHaveCount(0);
  await page.reload();
  await expect(part.getByRole('radio', { checked: true })).toHaveCount(0);
});
