import { beforeEach, expect, test } from 'vitest';
import { openReviews, picture, rating, review, shop } from '#test/support/markup/open-reviews.ts';
import { openPart } from '#test/support/markup/part.ts';
import { answerCalls, lateAnswer, Problem, saidNow, sentNow } from '#test/support/markup/shop.ts';
import { shown, signIn } from '#test/support/markup/markup.ts';
import { signInOverlay } from '#web/modules/accounts/sign-in-overlay.ts';
import { ReportDialog } from './report-dialog.tsx';
import { ShopReviews } from './shop-reviews.tsx';

beforeEach(() => {
  signIn({});
  signInOverlay.set(null);
});

test('[CAT-04] a report is sent with its reason; refused it stays, sent the review says so', async () => {
  const part = await openReviews();
  answerCalls({ 'reviews.reportReview': () => new Problem(409, 'Too many reports today.') });
  await part.press('Report: review by Bo');
  part.lines();
  sentNow();
  await part.press('Cancel');
  await part.press('Report: review by Bo');
  await part.do(() =>
    document.querySelector('dialog form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
  );
  expect([sentNow(), part.changes()]).toEqual([[], []]);
  await part.do(() => document.querySelectorAll<HTMLInputElement>('dialog input[type=radio]')[1]?.click());
  await part.fill('In your words', 'My address.');
  await part.press('Send the report');
  expect([sentNow(), part.changes(), saidNow()]).toEqual([
    [['reviews.reportReview', { note: 'My address.', reason: 'private', reviewId: 'r1' }]],
    [
      '− ‹radio›It insults or threatens somebody‹radio›It names private things: an address, a number‹radio›It advertises something else‹radio›It is not about this piece‹radio›Something else',
      '− [Send the report – off]',
      '+ ‹radio›It insults or threatens somebody‹radio on›It names private things: an address, a number‹radio›It advertises something else‹radio›It is not about this piece‹radio›Something else',
      '+ My address.',
      '+ alert: Too many reports today.',
      '+ [Send the report]',
    ],
    [],
  ]);
  const { pending, letGo } = lateAnswer();
  answerCalls({ 'reviews.reportReview': () => pending });
  await part.press('Send the report');
  expect(part.changes()).toEqual(['− alert: Too many reports today.', '− [Send the report]', '+ [Sending… – off]']);
  await letGo({});
  expect([saidNow(), part.changes()]).toEqual([
    ['success: Thank you. Somebody will look at this review.'],
    expect.arrayContaining(['− Report this review', '+ [Helpful (2): review by Bo: Helpful (2)]Reported']),
  ]);
  expect(shown(ReportDialog, { reviewId: 'r1', onReported: () => undefined, onClose: () => undefined })).toEqual([
    'Report this review',
    'What is wrong with it?',
    '‹radio›It insults or threatens somebody‹radio›It names private things: an address, a number‹radio›It advertises something else‹radio›It is not about this piece‹radio›Something else',
    'In your wordsOptional',
    '[Cancel]',
    '[Send the report – off]',
  ]);
});

test('[CAT-04, CAT-05] reviews of a shop name their piece and open pictures large', async () => {
  answerCalls({
    'reviews.listShopReviews': () => ({
      rating: rating(),
      items: [
        review({ pictures: [picture('p1'), picture('p2')] }),
        review({ reviewId: 'r2', title: '', buyerName: 'Eva' }),
      ],
      nextCursor: null,
    }),
  });
  const part = await openPart(ShopReviews, { shop: shop });
  expect(part.lines()).toEqual(
    expect.arrayContaining([
      '4.7Only people who bought it can review',
      '5 stars2 reviews',
      'Bo1 Dec 2026Verified purchase',
      '[Jug → /product/jug]',
      'Fine.',
    ]),
  );
  await part.press('Enlarge picture 2 by Bo');
  expect(document.querySelector('.zoom [role=status]')?.textContent).toEqual('2 of 2, Bo');
  await part.press('Close');
  expect(document.querySelector('.zoom')).toBeNull();
  await part.close();
  answerCalls({ 'reviews.listShopReviews': () => ({ rating: rating([0, 0, 0, 0, 0]), items: [], nextCursor: null }) });
  expect((await openPart(ShopReviews, { shop: shop })).lines()).toEqual([
    'Be the first',
    'Whoever has bought a piece here and holds it in hand can review it.',
  ]);
});
