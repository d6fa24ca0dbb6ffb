import { createElement } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { openPart, type Part } from '#test/support/markup/part.ts';
import { answerCalls, lateAnswer, Problem, saidNow, sentNow, staleNow } from '#test/support/markup/shop.ts';
import { shown, signIn } from '#test/support/markup/markup.ts';
import { shownLine, shownOrder } from '#test/builders/shown-order.ts';
import type { Picture } from '#domain/core/pictures/picture.ts';
import type { Listing } from '#domain/listings/model.ts';
import type { ShopCard } from '#domain/shops/model.ts';
import type { ProductQuestion, Rating, Review, ReviewOfListing } from '#domain/reviews/model.ts';
import { signInOverlay } from '#web/rooms/accounts/sign-in-overlay.ts';
import { setSession } from '#web/platform/session.ts';
import { AskForm } from './ask-form.tsx';
import { BuyerPictures } from './buyer-pictures.tsx';
import { OrderReviews } from './order-reviews.tsx';
import { ProductQuestions } from './product-questions.tsx';
import { ProductReviews } from './product-reviews.tsx';
import { QuestionItem } from './question-item.tsx';
import { RatingSummary } from './rating-summary.tsx';
import { ReportDialog } from './report-dialog.tsx';
import { ReviewForm } from './review-form.tsx';
import { ShopReviews } from './shop-reviews.tsx';

const picture = (id: string): Picture =>
  ({ id, width: 10, height: 10, color: '#fff', alt: `Alt ${id}` }) as unknown as Picture;
vi.mock('#web/rooms/files/upload/picture-uploads.tsx', () => ({
  PictureUploads: ({
    most,
    pictures,
    onChange,
  }: {
    most: number;
    pictures: Picture[];
    onChange: (change: (list: Picture[]) => Picture[]) => void;
  }) =>
    createElement(
      'button',
      { type: 'button', onClick: () => onChange((list) => [...list, picture('p1')]) },
      `Pictures ${pictures.length} of ${most}`,
    ),
}));

beforeEach(() => {
  signIn({});
  signInOverlay.set(null);
});

const rating = (stars: number[] = [0, 0, 0, 1, 2]): Rating => ({
  count: stars.reduce((sum, each) => sum + each, 0),
  mean: 4.7,
  stars,
});
const review = (changes: Partial<ReviewOfListing> = {}): ReviewOfListing => ({
  ...{
    reviewId: 'r1',
    listingId: 'jug',
    buyerName: 'Bo',
    stars: 5,
    body: 'Fine.\n\nVery fine.',
    values: ['Ink', 'Large'],
  },
  ...{ pictures: [], answer: null, answeredAt: null, helpful: 2, createdAt: '2026-12-01T10:00:00.000Z' },
  ...{ title: 'Jug', picture: null },
  ...changes,
});
const only = (given: ReviewOfListing): Review => {
  const { title: _title, picture: _picture, ...rest } = given;
  return rest;
};
const shop = { sellerId: 'rio', name: 'Rio Clay', slug: 'rio-clay', place: 'Porto', replyHours: 5 } as ShopCard;
const listing = { listingId: 'jug', title: 'Jug', shop } as unknown as Listing;

test('[UX-40] the histogram shows the reviews behind a bar, and all again by the same press; a bar without any is off', async () => {
  const chosen: (number | null)[] = [];
  const onChoose = (stars: number | null): void => void chosen.push(stars);
  const part = await openPart(RatingSummary, { rating: rating(), chosen: 4, onChoose });
  expect(part.lines()).toEqual([
    '4.7Only people who bought it can review',
    '[5 stars2 reviews]',
    '[4 stars1 review (on)]',
    '[3 stars0 reviews – off]',
    '[2 stars0 reviews – off]',
    '[1 star0 reviews – off]',
  ]);
  await part.press('4 stars');
  await part.press('5 stars');
  expect(chosen).toEqual([null, 5]);
  const widths = [...part.place.querySelectorAll<HTMLElement>('.track i')].map((each) => each.style.width);
  expect(widths.map((each) => Math.round(Number.parseFloat(each)))).toEqual([67, 33, 0, 0, 0]);
  await part.show({ rating: rating([0, 0, 0, 0, 0]) });
  expect([...part.place.querySelectorAll<HTMLElement>('.track i')].map((each) => each.style.width)).toEqual([
    '0%',
    '0%',
    '0%',
    '0%',
    '0%',
  ]);
  expect(part.place.querySelectorAll('button').length).toBe(0);
});

test('[UX-40] eight pictures of buyers stand in the strip; of nine the last place says how many more there are', async () => {
  const opened: number[] = [];
  const look = async (count: number): Promise<Part> =>
    openPart(BuyerPictures, {
      pictures: Array.from({ length: count }, (_, at) => ({ picture: picture(`p${at}`) })),
      onOpen: (at: number) => void opened.push(at),
    });
  const eight = await look(8);
  expect(eight.lines()).toEqual([
    'Pictures from buyers',
    '[Enlarge buyer’s picture 1 of 8:',
    ']',
    '[Enlarge buyer’s picture 2 of 8:',
    ']',
    '[Enlarge buyer’s picture 3 of 8:',
    ']',
    '[Enlarge buyer’s picture 4 of 8:',
    ']',
    '[Enlarge buyer’s picture 5 of 8:',
    ']',
    '[Enlarge buyer’s picture 6 of 8:',
    ']',
    '[Enlarge buyer’s picture 7 of 8:',
    ']',
    '[Enlarge buyer’s picture 8 of 8:',
    ']',
  ]);
  await eight.press('', 7);
  const nine = await look(9);
  expect(nine.lines().at(-1)).toEqual('[2 more pictures: +2]');
  await nine.press('', 7);
  expect(opened).toEqual([7, 7]);
});

const openReviews = (
  changes: object = {},
  marks = { helpful: [] as string[], reported: [] as string[], own: [] as string[] },
): Promise<Part> => {
  answerCalls({
    'reviews.listReviews': ({ stars, sort }) => ({
      rating: rating(),
      pictures: [
        { picture: picture('p1'), reviewId: 'r1' },
        { picture: picture('p2'), reviewId: 'r2' },
      ],
      items: [
        only(review({ pictures: [picture('p1'), picture('p3')], buyerName: `Bo${stars ?? ''}${sort ?? ''}` })),
        only(
          review({
            reviewId: 'r2',
            buyerName: 'Eva',
            values: [],
            body: '',
            answer: 'Thanks.',
            answeredAt: '2026-12-02T10:00:00.000Z',
          }),
        ),
      ],
      nextCursor: null,
      ...changes,
    }),
    'reviews.listMarks': () => marks,
  });
  return openPart(ProductReviews, { listing }, '/product/jug');
};

test('[CAT-04, UX-40] what buyers say of a piece, filtered by stars and sorted, and all of it again', async () => {
  const part = await openReviews();
  expect(part.lines()).toEqual([
    '4.7Only people who bought it can review',
    '[5 stars2 reviews]',
    '[4 stars1 review]',
    '[3 stars0 reviews – off]',
    '[2 stars0 reviews – off]',
    '[1 star0 reviews – off]',
    'Pictures from buyers',
    '[Enlarge buyer’s picture 1 of 2:',
    ']',
    '[Enlarge buyer’s picture 2 of 2:',
    ']',
    'status: All 3 reviewsSort',
    '*Most helpful / Newest / Most stars / Fewest stars /',
    'Bo1 Dec 2026Verified purchase',
    'Ink, Large',
    'Fine.',
    'Very fine.',
    '[Enlarge picture 1 by Bo:',
    ']',
    '[Enlarge picture 2 by Bo:',
    ']',
    '[Helpful (2): review by Bo: Helpful (2)]',
    '[Report: review by Bo: Report]',
    'Eva1 Dec 2026Verified purchase',
    'Rio Clay answered, 2 Dec 2026Thanks.',
    '[Helpful (2): review by Eva: Helpful (2)]',
    '[Report: review by Eva: Report]',
  ]);
  sentNow();
  await part.press('4 stars');
  expect([sentNow(), part.changes()]).toEqual([
    [
      [
        'reviews.listReviews',
        {
          listingId: 'jug',
          stars: 4,
        },
      ],
    ],
    [
      '− [4 stars1 review]',
      '− status: All 3 reviewsSort',
      '− Bo1 Dec 2026Verified purchase',
      '− [Enlarge picture 1 by Bo:',
      '− [Enlarge picture 2 by Bo:',
      '− [Helpful (2): review by Bo: Helpful (2)]',
      '− [Report: review by Bo: Report]',
      '+ [4 stars1 review (on)]',
      '+ status: 1 with 4 stars[Show all stars]Sort',
      '+ Bo41 Dec 2026Verified purchase',
      '+ [Enlarge picture 1 by Bo4:',
      '+ [Enlarge picture 2 by Bo4:',
      '+ [Helpful (2): review by Bo4: Helpful (2)]',
      '+ [Report: review by Bo4: Report]',
    ],
  ]);
  await part.press('Show all stars');
  expect(part.changes()).toEqual([
    '− [4 stars1 review (on)]',
    '− status: 1 with 4 stars[Show all stars]Sort',
    '− Bo41 Dec 2026Verified purchase',
    '− [Enlarge picture 1 by Bo4:',
    '− [Enlarge picture 2 by Bo4:',
    '− [Helpful (2): review by Bo4: Helpful (2)]',
    '− [Report: review by Bo4: Report]',
    '+ [4 stars1 review]',
    '+ status: All 3 reviewsSort',
    '+ Bo1 Dec 2026Verified purchase',
    '+ [Enlarge picture 1 by Bo:',
    '+ [Enlarge picture 2 by Bo:',
    '+ [Helpful (2): review by Bo: Helpful (2)]',
    '+ [Report: review by Bo: Report]',
  ]);
  await part.fill('Sort', 'lowest');
  await part.fill('Sort', 'helpful');
  expect([sentNow(), part.lines().filter((line) => /Bo/.test(line))]).toEqual([
    [
      [
        'reviews.listReviews',
        {
          listingId: 'jug',
          sort: 'lowest',
        },
      ],
    ],
    [
      'Bo1 Dec 2026Verified purchase',
      '[Enlarge picture 1 by Bo:',
      '[Enlarge picture 2 by Bo:',
      '[Helpful (2): review by Bo: Helpful (2)]',
      '[Report: review by Bo: Report]',
    ],
  ]);
});

test('[UX-40] pictures open large: of one review, or of all; they turn by buttons and arrows, round the end, and close', async () => {
  const part = await openReviews();
  const large = (): string =>
    `${document.querySelector('.zoom [role=status]')?.textContent} ${document.querySelector('.lightstage img')?.getAttribute('src')} ${document.querySelector('.lightstage img')?.getAttribute('alt')}`;
  await part.press('Enlarge picture 2 by Bo');
  const seen = [large()];
  for (const button of ['Next picture', 'Next picture', 'Picture before']) {
    await part.press(button);
    seen.push(large());
  }
  await part.key('ArrowLeft');
  seen.push(large());
  await part.key('ArrowRight');
  seen.push(large());
  expect(seen).toEqual([
    '2 of 2, Bo /pictures/p3/1280.webp Alt p3',
    '1 of 2, Bo /pictures/p1/1280.webp Alt p1',
    '2 of 2, Bo /pictures/p3/1280.webp Alt p3',
    '1 of 2, Bo /pictures/p1/1280.webp Alt p1',
    '2 of 2, Bo /pictures/p3/1280.webp Alt p3',
    '1 of 2, Bo /pictures/p1/1280.webp Alt p1',
  ]);
  await part.press('Close');
  expect(document.querySelector('.zoom')).toBeNull();
  await part.press('Enlarge buyer’s picture 2 of 2');
  expect(large()).toEqual('2 of 2 /pictures/p2/1280.webp Alt p2');
  await part.key('Escape');
  expect(document.querySelector('.zoom')).toBeNull();
});

test('[CAT-04] helpful stands at once and is taken back where it was not kept; one’s own review has neither mark nor report, nor a maker a mark', async () => {
  const part = await openReviews({}, { helpful: [], reported: ['r2'], own: [] });
  const foot = (): string[] => part.lines().filter((line) => /elpful \(|eport|ours/.test(line));
  expect(foot()).toEqual([
    '[Helpful (2): review by Bo: Helpful (2)]',
    '[Report: review by Bo: Report]',
    '[Helpful (2): review by Eva: Helpful (2)]Reported',
  ]);
  const { held, letGo } = lateAnswer();
  answerCalls({ 'reviews.markHelpful': () => held });
  sentNow();
  await part.press('Helpful (2): review by Bo');
  expect([foot()[0], sentNow()]).toEqual([
    '[Helpful (2): review by Bo: Helpful (2) (on)]',
    [
      [
        'reviews.markHelpful',
        {
          helpful: true,
          reviewId: 'r1',
        },
      ],
    ],
  ]);
  await letGo({ helpful: 3 });
  expect([foot()[0], saidNow(), staleNow()]).toEqual(['[Helpful (3): review by Bo: Helpful (3) (on)]', [], []]);
  answerCalls({ 'reviews.markHelpful': () => new Problem(409, 'Not now.') });
  await part.press('Helpful (3): review by Bo');
  expect([foot()[0], saidNow(), sentNow()]).toEqual([
    '[Helpful (3): review by Bo: Helpful (3) (on)]',
    ['error: Not now.'],
    [
      [
        'reviews.markHelpful',
        {
          helpful: false,
          reviewId: 'r1',
        },
      ],
    ],
  ]);
  await part.close();
  expect(
    (await openReviews({}, { helpful: [], reported: [], own: ['r1'] }))
      .lines()
      .filter((line) => /elpful \(|eport|ours/.test(line)),
  ).toEqual(['[Helpful (2): review by Eva: Helpful (2)]', '[Report: review by Eva: Report]']);
  signIn({ userId: 'rio' });
  expect((await openReviews()).lines().filter((line) => /elpful \(|eport|ours/.test(line))).toEqual([
    'Helpful (2)[Report: review by Eva: Report]',
  ]);
});

test('[UX-74] whoever is not signed in is asked first, and what they pressed goes on afterwards', async () => {
  signIn(null);
  const part = await openReviews();
  expect(sentNow().map(([name]) => name)).toEqual(['reviews.listReviews']);
  answerCalls({ 'reviews.markHelpful': () => ({ helpful: 3 }) });
  await part.press('Helpful (2): review by Bo');
  expect([signInOverlay.get(), sentNow()]).toEqual([{ tab: 'signin' }, []]);
  await part.do(() =>
    setSession({ userId: 'ida', displayName: 'Ida', email: 'ida@example.com', role: 'buyer', shopSlug: null }),
  );
  expect(sentNow().filter(([name]) => name === 'reviews.markHelpful')).toEqual([
    ['reviews.markHelpful', { reviewId: 'r1', helpful: true }],
  ]);
  await part.close();
  signIn(null);
  signInOverlay.set(null);
  const other = await openReviews();
  await other.press('Report: review by Eva');
  expect([signInOverlay.get(), document.querySelector('dialog')]).toEqual([{ tab: 'signin' }, null]);
  await other.do(() =>
    setSession({ userId: 'ida', displayName: 'Ida', email: 'ida@example.com', role: 'buyer', shopSlug: null }),
  );
  expect(document.querySelector('dialog')?.getAttribute('aria-label')).toBe('Report this review');
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
    [
      [
        'reviews.reportReview',
        {
          note: 'My address.',
          reason: 'private',
          reviewId: 'r1',
        },
      ],
    ],
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
  const { held, letGo } = lateAnswer();
  answerCalls({ 'reviews.reportReview': () => held });
  await part.press('Send the report');
  expect(part.changes()).toEqual(['− alert: Too many reports today.', '− [Send the report]', '+ [Sending… – off]']);
  await letGo({});
  expect([saidNow(), part.changes()]).toEqual([
    ['success: Thank you. Somebody will look at this review.'],
    [
      '− [Helpful (2): review by Bo: Helpful (2)]',
      '− [Report: review by Bo: Report]',
      '− Report this review',
      '− What is wrong with it?',
      '− ‹radio›It insults or threatens somebody‹radio on›It names private things: an address, a number‹radio›It advertises something else‹radio›It is not about this piece‹radio›Something else',
      '− In your wordsOptional',
      '− My address.',
      '− [Cancel]',
      '− [Sending… – off]',
      '+ [Helpful (2): review by Bo: Helpful (2)]Reported',
    ],
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

test('[CAT-04] what is still to come is counted at the button; nobody’s review says who may be the first', async () => {
  const part = await openReviews({ nextCursor: 'c', rating: rating([0, 0, 0, 4, 9]) });
  expect(part.lines().at(-1)).toEqual('[Show 10 more reviews]');
  await part.close();
  const few = await openReviews({ nextCursor: 'c', rating: rating([0, 0, 0, 1, 4]) });
  expect(few.lines().at(-1)).toEqual('[Show 3 more reviews]');
  await few.press('5 stars');
  expect(few.lines().at(-1)).toEqual('[Show 2 more reviews]');
  await few.close();
  const none = await openReviews({ rating: rating([0, 0, 0, 0, 0]) });
  expect(none.lines()).toEqual([
    'Be the first',
    'Whoever has bought this piece and holds it in hand can review it, from the page of the order.',
    '[Your orders → /orders]',
  ]);
  await none.close();
  signIn(null);
  expect((await openReviews({ rating: rating([0, 0, 0, 0, 0]) })).lines()).toEqual([
    'Be the first',
    'Whoever has bought this piece and holds it in hand can review it, from the page of the order.',
  ]);
});

test('[CAT-04, CAT-05] what buyers say of a shop: each with its piece, unless that is gone, its pictures open large', async () => {
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
  expect(part.lines()).toEqual([
    '4.7Only people who bought it can review',
    '5 stars2 reviews',
    '4 stars1 review',
    '3 stars0 reviews',
    '2 stars0 reviews',
    '1 star0 reviews',
    'Bo1 Dec 2026Verified purchase',
    '[Jug → /product/jug]',
    'Ink, Large',
    'Fine.',
    'Very fine.',
    '[Enlarge picture 1 by Bo:',
    ']',
    '[Enlarge picture 2 by Bo:',
    ']',
    'Eva1 Dec 2026Verified purchase',
    'Ink, Large',
    'Fine.',
    'Very fine.',
  ]);
  await part.press('Enlarge picture 2 by Bo');
  expect(document.querySelector('.zoom [role=status]')?.textContent).toEqual('2 of 2, Bo');
  await part.press('Close');
  expect(document.querySelector('.zoom')).toBeNull();
  await part.close();
  answerCalls({
    'reviews.listShopReviews': () => ({ rating: rating([0, 0, 0, 0, 0]), items: [], nextCursor: null }),
  });
  expect((await openPart(ShopReviews, { shop: shop })).lines()).toEqual([
    'Be the first',
    'Whoever has bought a piece here and holds it in hand can review it.',
  ]);
});

const question = (changes: Partial<ProductQuestion> = {}): ProductQuestion => ({
  ...{
    questionId: 'q1',
    listingId: 'jug',
    askerName: 'Bo',
    body: 'Does it hold\n\n\n\nwater?',
    answer: null,
    answeredAt: null,
  },
  createdAt: '2026-12-01T10:00:00.000Z',
  ...changes,
});
const openQuestions = (items = [question()], changes: object = {}): Promise<Part> => {
  answerCalls({
    'reviews.listQuestions': ({ q }) => ({
      items: q ? items.slice(0, 1).filter(() => q !== 'none') : items,
      count: items.length,
      nextCursor: null,
      ...changes,
    }),
  });
  return openPart(ProductQuestions, { listing }, '/product/jug');
};

test('[CAT-04, UX-41] a question, answered or not yet, and the way to ask: with questions, without any, of one’s own piece', async () => {
  expect([
    shown(QuestionItem, { question: question(), shop: shop }),
    shown(QuestionItem, {
      question: question({ answer: 'Yes.', answeredAt: '2026-12-02T10:00:00.000Z' }),
      shop: shop,
    }),
    shown(QuestionItem, { question: question({ answer: 'Yes.' }), shop: shop }),
  ]).toEqual([
    ['Does it hold', 'water?', 'Asked by Bo, 1 Dec 2026. Not answered yet.'],
    ['Does it hold', 'water?', 'Yes.', 'Maker Rio Clay, 2 Dec 2026'],
    ['Does it hold', 'water?', 'Yes.', 'Maker Rio Clay'],
  ]);
  const part = await openQuestions();
  expect(part.lines()).toEqual([
    '‹search Search questions and answers›',
    'Not answered yet? [Ask Rio Clay]. Usually answers within 5 hours.',
    'status:',
    'Does it hold',
    'water?',
    'Asked by Bo, 1 Dec 2026. Not answered yet.',
  ]);
  await part.close();
  const none = await openQuestions([]);
  expect(none.lines()).toEqual([
    'Nobody has asked about this piece yet. [Ask Rio Clay]. Usually answers within 5 hours.',
    'status:',
  ]);
  await none.close();
  signIn({ userId: 'rio' });
  expect((await openQuestions([])).lines()).toEqual([
    'Questions about your pieces are answered [at your desk → /seller-dashboard/reviews/questions].',
    'status:',
  ]);
});

test('[CAT-04, UX-41] what was looked for is the question that is begun; closed it is kept, sent it is gone', async () => {
  const part = await openQuestions();
  await part.fill('Search questions and answers', 'none');
  await part.do(() => new Promise((resolve) => setTimeout(resolve, 260)));
  expect(part.lines()).toEqual([
    '‹search Search questions and answers none›',
    'Not answered yet? [Ask Rio Clay]. Usually answers within 5 hours.',
    'status: Nobody has asked about “none” yet.',
  ]);
  await part.press('Ask Rio Clay');
  expect(part.changes()).toEqual([
    '− Not answered yet? [Ask Rio Clay]. Usually answers within 5 hours.',
    '+ Your question to Rio ClayEverybody can read it',
    '+ none',
    '+ [Cancel]',
    '+ [Ask]',
  ]);
  expect(part.focused()).toMatch('Your question');
  await part.press('Cancel');
  await part.fill('Search questions and answers', 'other');
  await part.press('Ask Rio Clay');
  expect((part.find('Your question') as HTMLTextAreaElement).value).toBe('none');
  answerCalls({ 'reviews.askQuestion': () => ({ state: 'visible' }) });
  sentNow();
  await part.press('Ask');
  expect([sentNow()[0], saidNow(), staleNow(), part.lines()[0]]).toEqual([
    [
      'reviews.askQuestion',
      {
        listingId: 'jug',
        question: 'none',
      },
    ],
    ['success: Your question is on the page. Rio Clay has been told.'],
    ['reviews.listQuestions'],
    '‹search Search questions and answers›',
  ]);
  await part.press('Ask Rio Clay');
  expect((part.find('Your question') as HTMLTextAreaElement).value).toBe('');
});

test('[CAT-04] a question of three letters at least is sent; a refused one says why; one that waits for a moderator is told so', async () => {
  const typed: string[] = [];
  const done: string[] = [];
  const props = {
    listing,
    onChange: (text: string) => void typed.push(text),
    wantsFocus: true,
    onAsked: () => void done.push('asked'),
    onClose: () => void done.push('closed'),
  };
  const part = await openPart(AskForm, { ...props, question: ' ab ' });
  expect(part.focused()).toEqual('Your question to Rio ClayEverybody can read it');
  (document.activeElement as HTMLElement).blur();
  await part.press('Ask');
  expect([part.changes(), sentNow(), document.activeElement?.localName]).toEqual([
    ['+ alert: Write your question first.'],
    [],
    'textarea',
  ]);
  await part.fill('Your question', 'abc');
  expect(typed).toEqual(['abc']);
  await part.show({ ...props, question: 'abc' });
  expect(part.changes()).toEqual(['− ab', '− alert: Write your question first.', '+ abc']);
  answerCalls({ 'reviews.askQuestion': () => new Problem(409, 'Too many questions.') });
  await part.press('Ask');
  expect([part.changes(), sentNow(), done, saidNow()]).toEqual([
    ['+ alert: Too many questions.'],
    [
      [
        'reviews.askQuestion',
        {
          listingId: 'jug',
          question: 'abc',
        },
      ],
    ],
    [],
    [],
  ]);
  const { held, letGo } = lateAnswer();
  answerCalls({ 'reviews.askQuestion': () => held });
  await part.press('Ask');
  expect(part.changes()).toEqual(['− alert: Too many questions.', '− [Ask]', '+ [Sending… – off]']);
  await letGo({ state: 'pending' });
  expect([saidNow(), done]).toEqual([['success: Your question is shown once somebody has looked at it.'], ['asked']]);
  await part.press('Cancel');
  expect(done.at(-1)).toBe('closed');
  const note = async (length: number): Promise<string | undefined> => {
    await part.show({ ...props, question: 'x'.repeat(length) });
    return part.place.querySelector('.label span')?.textContent;
  };
  expect([await note(800), await note(801), await note(1000)]).toEqual(['Everybody can read it', '199 left', '0 left']);
  await part.close();
  const back = await openPart(AskForm, { ...props, question: 'abc', wantsFocus: false });
  expect(back.focused()).toBe('');
});

test('[UX-74] a question that a sign-in held up goes on; refused, it stands in the form again', async () => {
  signIn(null);
  const part = await openQuestions();
  await part.press('Ask Rio Clay');
  await part.fill('Your question', '  Does it leak? ');
  sentNow();
  await part.press('Ask');
  expect([signInOverlay.get(), sentNow()]).toEqual([{ tab: 'signin' }, []]);
  answerCalls({ 'reviews.askQuestion': () => new Problem(409, 'Too many questions.') });
  await part.press('Cancel');
  await part.do(() =>
    setSession({ userId: 'ida', displayName: 'Ida', email: 'ida@example.com', role: 'buyer', shopSlug: null }),
  );
  expect([
    saidNow(),
    (part.find('Your question') as HTMLTextAreaElement).value,
    sentNow().find(([name]) => name === 'reviews.askQuestion')?.[1],
  ]).toEqual([['error: Too many questions.'], 'Does it leak?', { listingId: 'jug', question: 'Does it leak?' }]);
});

const line = { id: 'line-1', title: 'Jug' };
const openForm = (written: string[] = []): Promise<Part> =>
  openPart(ReviewForm, { orderId: 'o1', line, onWritten: (state: string) => void written.push(state) });
const star = (part: Part, count: number): Promise<void> =>
  part.do(() => part.place.querySelectorAll<HTMLInputElement>('input[type=radio]')[count - 1]?.click());

test('[CAT-04, UX-66] stars come first, words and pictures with them; the draft outlives the visit, and is thrown away or sent', async () => {
  const written: string[] = [];
  const part = await openForm(written);
  expect(part.lines()).toEqual([
    'Your stars for Jug',
    '‹radio›1 star, poor‹radio›2 stars, fair‹radio›3 stars, good‹radio›4 stars, very good‹radio›5 stars, excellentChoose your stars',
  ]);
  expect(localStorage.getItem('review-draft line-1')).toBeNull();
  await star(part, 4);
  expect(part.changes()).toEqual([
    '− ‹radio›1 star, poor‹radio›2 stars, fair‹radio›3 stars, good‹radio›4 stars, very good‹radio›5 stars, excellentChoose your stars',
    '+ ‹radio›1 star, poor‹radio›2 stars, fair‹radio›3 stars, good‹radio on›4 stars, very good‹radio›5 stars, excellentVery good',
    '+ In your wordsOptional',
    '+ [Pictures 0 of 5]',
    '+ It is shown with your first name, the first letter of your last name, and the variant that you bought.',
    '+ [Discard]',
    '+ [Send the review]',
  ]);
  await part.fill('In your words', ' Fine. ');
  await part.press('Pictures 0 of 5');
  await part.close();
  const again = await openForm(written);
  expect(again.lines()).toEqual([
    'Your stars for Jug',
    '‹radio›1 star, poor‹radio›2 stars, fair‹radio›3 stars, good‹radio on›4 stars, very good‹radio›5 stars, excellentVery good',
    'In your wordsOptional',
    'Fine.',
    '[Pictures 1 of 5]',
    'It is shown with your first name, the first letter of your last name, and the variant that you bought.',
    '[Discard]',
    '[Send the review]',
  ]);
  answerCalls({ 'reviews.writeReview': () => new Problem(409, 'The days are over.') });
  await again.press('Send');
  expect([again.changes(), sentNow(), written, localStorage.getItem('review-draft line-1') !== null]).toEqual([
    ['+ alert: The days are over.'],
    [
      [
        'reviews.writeReview',
        {
          body: 'Fine.',
          lineId: 'line-1',
          orderId: 'o1',
          pictures: [
            {
              alt: 'Jug, picture by a buyer',
              id: 'p1',
            },
          ],
          stars: 4,
        },
      ],
    ],
    [],
    true,
  ]);
  staleNow();
  const { held, letGo } = lateAnswer();
  answerCalls({ 'reviews.writeReview': () => held });
  await again.press('Send');
  expect(again.changes()).toEqual(['− alert: The days are over.', '− [Send the review]', '+ [Sending… – off]']);
  await letGo({ state: 'visible' });
  expect([written, localStorage.getItem('review-draft line-1'), staleNow()]).toEqual([
    ['visible'],
    null,
    [
      'reviews.listOrderReviews',
      'reviews.listToReview',
      'reviews.listReviews',
      'reviews.listMarks',
      'listings.getListing',
    ],
  ]);
  await again.press('Discard');
  expect([
    again.lines(),
    localStorage.getItem('review-draft line-1'),
    (document.activeElement as HTMLInputElement).value,
  ]).toEqual([
    [
      'Your stars for Jug',
      '‹radio›1 star, poor‹radio›2 stars, fair‹radio›3 stars, good‹radio›4 stars, very good‹radio›5 stars, excellentChoose your stars',
    ],
    null,
    '1',
  ]);
});

test('[UX-66] how many letters are left is said near the end; a spoilt draft is none', async () => {
  const note = async (length: number): Promise<string | undefined> => {
    localStorage.setItem('review-draft line-1', JSON.stringify({ stars: 3, body: 'x'.repeat(length) }));
    const part = await openForm();
    const text = part.place.querySelector('.label span')?.textContent;
    await part.close();
    return text;
  };
  expect([await note(3200), await note(3201)]).toEqual(['Optional', '799 left']);
  localStorage.setItem('review-draft line-1', '{"stars":');
  expect((await openForm()).lines().join()).not.toContain('In your words');
});

const order = shownOrder({
  lines: [
    shownLine(),
    shownLine({ id: 'line-2', title: 'Cup', listingId: 'cup' }),
    shownLine({ id: 'line-3', title: 'Bowl' }),
  ],
});
const openOrder = (...lines: object[]): Promise<Part> => {
  answerCalls({ 'reviews.listOrderReviews': () => ({ lines }) });
  return openPart(OrderReviews, { order });
};

test('[CAT-04, UX-66] below an order each piece says what may be said of it, or what became of what was said', async () => {
  const said = (lineId: string, state: string) => ({
    lineId,
    mayReview: false,
    review: { reviewId: 'r', stars: 4, state },
  });
  expect(
    (
      await openOrder(
        said('line-1', 'visible'),
        said('line-2', 'pending'),
        said('line-3', 'hidden'),
        said('line-4', 'visible'),
      )
    ).lines(),
  ).toEqual([
    'Your reviews',
    'Jug',
    'You gave . [Read it on the page → /product/jug#reviews]',
    'Cup',
    'You gave . It is shown once somebody has looked at it.',
    'Bowl',
    'You gave . It is not shown on the page.',
  ]);
  expect((await openOrder({ lineId: 'line-1', mayReview: false, review: null })).lines()).toEqual([]);
  const part = await openOrder({ lineId: 'line-1', mayReview: true, review: null }, said('line-2', 'visible'));
  expect(part.lines()[0]).toBe('How do you like it?');
  expect([...part.place.querySelectorAll('[role=img]')].map((each) => each.getAttribute('aria-label'))).toEqual([
    '4.0 of 5 stars',
  ]);
  const write = async (state: string): Promise<string[]> => {
    answerCalls({ 'reviews.writeReview': () => ({ state }) });
    await star(part, 5);
    await part.press('Send');
    const { toasts } = await import('#web/ui/toasts/toasts.ts');
    toasts.get()[0]?.act?.onClick();
    return [...saidNow(), location.pathname + location.hash];
  };
  expect([await write('pending'), await write('visible')]).toEqual([
    ['success: Thank you. Your review is shown once somebody has looked at it.', '/'],
    ['success: Thank you. Your review is on the page. [See it]', '/product/jug#reviews'],
  ]);
});
