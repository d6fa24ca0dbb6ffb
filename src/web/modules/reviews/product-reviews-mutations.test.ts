import { beforeEach, expect, test } from 'vitest';
import { listing, openReviews } from '#test/support/markup/open-reviews.ts';
import { openPart, type Part } from '#test/support/markup/part.ts';
import { answerCalls, lateAnswer, Problem, saidNow, sentNow, staleNow } from '#test/support/markup/shop.ts';
import { signIn } from '#test/support/markup/markup.ts';
import type { ProductQuestion } from '#domain/reviews/model.ts';
import { signInOverlay } from '#web/modules/accounts/sign-in-overlay.ts';
import { setSession } from '#web/platform/session.ts';
import { ProductQuestions } from './product-questions.tsx';

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
beforeEach(() => {
  signIn({});
  signInOverlay.set(null);
});

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
    [['reviews.listReviews', { listingId: 'jug', stars: 4 }]],
    expect.arrayContaining([
      '+ [4 stars1 review (on)]',
      '+ status: 1 with 4 stars[Show all stars]Sort',
      '+ Bo41 Dec 2026Verified purchase',
      '+ [Helpful (2): review by Bo4: Helpful (2)]',
    ]),
  ]);
  await part.press('Show all stars');
  expect(part.changes()).toEqual(
    expect.arrayContaining(['+ [4 stars1 review]', '+ status: All 3 reviewsSort', '+ Bo1 Dec 2026Verified purchase']),
  );
  await part.fill('Sort', 'lowest');
  await part.fill('Sort', 'helpful');
  expect([sentNow(), part.lines().filter((line) => /Bo/.test(line))]).toEqual([
    [['reviews.listReviews', { listingId: 'jug', sort: 'lowest' }]],
    [
      'Bo1 Dec 2026Verified purchase',
      '[Enlarge picture 1 by Bo:',
      '[Enlarge picture 2 by Bo:',
      '[Helpful (2): review by Bo: Helpful (2)]',
      '[Report: review by Bo: Report]',
    ],
  ]);
});

test('[UX-40] pictures open large: of one review, or of all', async () => {
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

test('[CAT-04] helpful stands at once and is taken back where it was not kept', async () => {
  const part = await openReviews({}, { helpful: [], reported: ['r2'], own: [] });
  const foot = (): string[] => part.lines().filter((line) => /elpful \(|eport|ours/.test(line));
  expect(foot()).toEqual([
    '[Helpful (2): review by Bo: Helpful (2)]',
    '[Report: review by Bo: Report]',
    '[Helpful (2): review by Eva: Helpful (2)]Reported',
  ]);
  const { pending, letGo } = lateAnswer();
  answerCalls({ 'reviews.markHelpful': () => pending });
  sentNow();
  await part.press('Helpful (2): review by Bo');
  expect([foot()[0], sentNow()]).toEqual([
    '[Helpful (2): review by Bo: Helpful (2) (on)]',
    [['reviews.markHelpful', { helpful: true, reviewId: 'r1' }]],
  ]);
  await letGo({ helpful: 3 });
  expect([foot()[0], saidNow(), staleNow()]).toEqual(['[Helpful (3): review by Bo: Helpful (3) (on)]', [], []]);
  answerCalls({ 'reviews.markHelpful': () => new Problem(409, 'Not now.') });
  await part.press('Helpful (3): review by Bo');
  expect([foot()[0], saidNow(), sentNow()]).toEqual([
    '[Helpful (3): review by Bo: Helpful (3) (on)]',
    ['error: Not now.'],
    [['reviews.markHelpful', { helpful: false, reviewId: 'r1' }]],
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

test('[UX-74] whoever is not signed in is asked first', async () => {
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

test('[CAT-04, UX-41] what was looked for is the question that is begun', async () => {
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
    ['reviews.askQuestion', { listingId: 'jug', question: 'none' }],
    ['success: Your question is on the page. Rio Clay has been told.'],
    ['reviews.listQuestions'],
    '‹search Search questions and answers›',
  ]);
  await part.press('Ask Rio Clay');
  expect((part.find('Your question') as HTMLTextAreaElement).value).toBe('');
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
