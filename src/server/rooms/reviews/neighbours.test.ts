import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openBareTables, type BareTables } from '#test/builders/bare-tables.ts';
import type { Transaction } from '../../platform/database/open-database.ts';
import { findQuestionForAlert, findReviewForAlert } from './alert-facts-store.ts';
import { listListingsToReview, listWritten } from './author-store.ts';
import {
  countQuestions,
  countUnansweredQuestions,
  findQuestions,
  findSellerOfListing,
  listQuestionsIn,
  listQuestionsOf,
  listQuestionsOfShop,
  lockQuestion,
  restoreQuestion,
  saveQuestionAnswer,
  saveQuestionState,
  usualReplyHours,
} from './question-store.ts';
import {
  insertReport,
  listForModerator,
  listMarks,
  restoreReview,
  saveAnswer,
  saveMark,
  saveState,
  settleReported,
} from './review-transitions-store.ts';
import {
  countStars,
  countUnanswered,
  listOfListing,
  listOfOrder,
  listOfShop,
  listReviewPictures,
  lockReview,
} from './review-store.ts';

let tables: BareTables;
const NOW = new Date('2026-03-10T12:00:00.000Z');
const at = (minutes: number): Date => new Date(NOW.getTime() + minutes * 60_000);

beforeAll(async () => {
  tables = await openBareTables();
});
afterAll(() => tables.stop());
beforeEach(() =>
  tables.empty('reviews', 'questions', 'review_votes', 'review_reports', 'listings', 'shops', 'orders', 'order_lines'),
);

const review = {
  seller_id: 'ana',
  id: 'r1',
  order_id: 'o1',
  line_id: 'i1',
  listing_id: 'l1',
  buyer_id: 'bo',
  buyer_name: 'Bo',
  stars: 5,
  state: 'visible',
  created_at: at(-5),
  published_at: at(-5),
  pictures: [],
};
const line = (id: string) => ({ id, line_id: id });
/** Not of this piece, not of this shop, and not to be seen. */
const HIDDEN = [
  { ...line('x1'), listing_id: 'l2' },
  { ...line('x2'), seller_id: 'ben' },
  { ...line('x3'), state: 'pending' },
  { ...line('x4'), state: 'hidden' },
];
const OF = { sellerId: 'ana', listingId: 'l1' };
const keys = ['seller_id', 'id'];
const its = [{ seller_id: 'ana', id: 'r1' }];
const ids = (rows: readonly { reviewId: string }[]) => rows.map(({ reviewId }) => reviewId);

test('[REV-02] the reviews of a piece are its own that are to be seen, in the order that was asked for, page after page', async () => {
  await tables.put(
    'reviews',
    { ...review, helpful: 1 },
    { ...line('r2'), stars: 1, helpful: 9 },
    { ...line('r3'), stars: 3, created_at: at(-1) },
    { ...line('r4'), stars: 5, created_at: at(-9), helpful: 0 },
    ...HIDDEN,
  );
  const page = async (sort: 'newest' | 'helpful' | 'highest' | 'lowest', changes: object = {}) =>
    ids(await listOfListing(tables.db, OF, { sort, stars: null, after: null, limit: 9, ...changes }));
  expect([await page('newest'), await page('helpful'), await page('highest'), await page('lowest')]).toEqual([
    ['r3', 'r2', 'r1', 'r4'],
    ['r2', 'r3', 'r1', 'r4'],
    ['r1', 'r4', 'r3', 'r2'],
    ['r2', 'r3', 'r1', 'r4'],
  ]);
  expect([await page('newest', { stars: 5 }), await page('newest', { limit: 1 })]).toEqual([['r1', 'r4'], ['r3']]);
  const after = (key: number, id: string) => ({ after: { key, at: at(-5).toISOString(), id } });
  expect([await page('newest', after(0, 'r2')), await page('highest', after(5, 'r1'))]).toEqual([
    ['r1', 'r4'],
    ['r4', 'r3', 'r2'],
  ]);
  expect([await countStars(tables.db, OF), await countStars(tables.db, { sellerId: 'ana' })]).toEqual([
    [1, 0, 1, 0, 2],
    [1, 0, 1, 0, 3],
  ]);
});

test('[REV-02] pictures of a piece come from its visible reviews, newest first, in their order', async () => {
  const pictures = [{ id: 'a' }, { id: 'b' }];
  await tables.put(
    'reviews',
    { ...review, pictures },
    { ...line('r2'), created_at: at(-1), pictures: [{ id: 'c' }] },
    { ...line('r3'), pictures: [] },
    { ...line('r4'), pictures: [{ id: 'd' }] },
    ...HIDDEN,
  );
  const found = async (limit: number) =>
    (await listReviewPictures(tables.db, OF, limit)).map(({ picture }) => picture.id);
  expect([await found(9), await found(2)]).toEqual([
    ['c', 'd', 'a', 'b'],
    ['c', 'd'],
  ]);
});

test('[REV-03, DASH-03] a shop reads its own reviews with their pieces, newest first, by stars and unanswered', async () => {
  await tables.put(
    'listings',
    { seller_id: 'ben', id: 'l1', title: 'Ben’s', state: 'active' },
    { seller_id: 'ana', title: 'Mug' },
  );
  await tables.put(
    'reviews',
    review,
    { ...line('r2'), stars: 2, answer: 'thanks' },
    { ...line('r3'), created_at: at(-1) },
    ...HIDDEN.slice(1),
  );
  const page = async (changes: object = {}) =>
    listOfShop(tables.db, 'ana', { stars: null, unanswered: false, before: null, limit: 9, ...changes });
  expect([
    ids(await page()),
    ids(await page({ stars: 2 })),
    ids(await page({ unanswered: true })),
    ids(await page({ limit: 1 })),
    ids(await page({ before: { at: at(-5).toISOString(), id: 'r2' } })),
  ]).toEqual([['r3', 'r2', 'r1'], ['r2'], ['r3', 'r1'], ['r3'], ['r1']]);
  expect([(await page())[0]?.title, await countUnanswered(tables.db, 'ana')]).toEqual(['Mug', 2]);
  await tables.put(
    'reviews',
    { ...review, ...line('r9'), order_id: 'o2' },
    { ...line('r9'), seller_id: 'ben', order_id: 'o1' },
  );
  expect(
    (await listOfOrder(tables.db, { sellerId: 'ana', orderId: 'o1' })).map(({ reviewId }) => reviewId).toSorted(),
  ).toEqual(['r1', 'r2', 'r3', 'x3', 'x4']);
});

test('[REV-01, REV-04] what is done to a review is done to that one of that shop', async () => {
  await tables.put(
    'reviews',
    { ...review, reports: 2, helpful: 3, published_at: null },
    { seller_id: 'ben' },
    line('r2'),
  );
  const key = { sellerId: 'ana', reviewId: 'r1' };
  const acts: ((tx: Transaction) => unknown)[] = [
    (tx) => saveState(tx, { ...key, state: 'visible', now: NOW }),
    (tx) => restoreReview(tx, { ...key, state: 'pending', reports: 2, forget: true }),
    (tx) => saveAnswer(tx, { ...key, answer: 'thanks', now: NOW }),
    (tx) => settleReported(tx, key),
    (tx) => saveMark(tx, { ...key, userId: 'cy', helpful: true, now: NOW }),
    (tx) => insertReport(tx, { ...key, userId: 'cy', reason: 'advertising', note: '', now: NOW }),
  ];
  for (const act of acts) expect((await tables.written('reviews', keys, act)).now).toEqual(its);
  expect(
    await tables.run((tx) => insertReport(tx, { ...key, userId: 'cy', reason: 'advertising', note: '', now: NOW })),
  ).toBe(false);
  await tables.put(
    'review_votes',
    { seller_id: 'ben', review_id: 'r1', user_id: 'cy' },
    { seller_id: 'ana', review_id: 'r2' },
    { seller_id: 'ana', user_id: 'di' },
  );
  expect([
    await tables.run((tx) => saveMark(tx, { ...key, userId: 'cy', helpful: true, now: NOW })),
    await tables.run((tx) => saveMark(tx, { ...key, userId: 'cy', helpful: false, now: NOW })),
    await tables.run((tx) => saveMark(tx, { ...key, userId: 'cy', helpful: false, now: NOW })),
  ]).toEqual([4, 3, 3]);
  expect((await tables.db.query({ text: 'SELECT count(*)::int AS n FROM review_votes' })).rows).toEqual([{ n: 3 }]);
  await tables.run((tx) => settleReported(tx, key));
  expect(await tables.run((tx) => settleReported(tx, key))).toBe(false);
  expect([
    (await tables.run((tx) => lockReview(tx, 'r2')))?.reports,
    await tables.run((tx) => lockReview(tx, 'r9')),
  ]).toEqual([2, null]);
});

test('[REV-04] moderators see what waits or was reported, oldest first, with its own reports', async () => {
  await tables.put(
    'listings',
    { seller_id: 'ben', id: 'l1', title: 'Ben’s', state: 'active' },
    { seller_id: 'ana', title: 'Mug' },
  );
  await tables.put(
    'reviews',
    { ...review, reports: 2 },
    { ...line('r2'), state: 'pending', reports: 0, created_at: at(-9) },
    { ...line('r3'), state: 'hidden', reports: 0 },
    { ...line('r4'), reports: 0 },
    { ...line('r5'), state: 'pending', reports: 0 },
  );
  await tables.put(
    'review_reports',
    { seller_id: 'ana', review_id: 'r1', user_id: 'cy', at: at(-1), reason: 'late' },
    { user_id: 'di', at: at(-2), reason: 'early' },
    { review_id: 'r2' },
    { seller_id: 'ben' },
  );
  const page = async (changes: object = {}) =>
    listForModerator(tables.db, { state: null, after: null, limit: 9, ...changes });
  expect([
    ids(await page()),
    ids(await page({ state: 'hidden' })),
    ids(await page({ isReported: true })),
    ids(await page({ limit: 1 })),
    ids(await page({ after: { at: at(-5).toISOString(), id: 'r1' } })),
  ]).toEqual([['r2', 'r1', 'r5'], ['r3'], ['r1'], ['r2'], ['r5']]);
  const rows = await page();
  expect(rows.map(({ title, reports }) => [title, reports.map(({ reason }) => reason)])).toEqual([
    ['Mug', []],
    ['Mug', ['early', 'late']],
    ['Mug', []],
  ]);
});

test('[REV-01, INV-12] what somebody marked, reported, wrote and answered is theirs', async () => {
  await tables.put(
    'reviews',
    review,
    { ...line('r2'), buyer_id: 'cy' },
    { ...line('r3'), buyer_id: 'cy' },
    { ...line('r4'), buyer_id: 'cy', listing_id: 'l2' },
    { seller_id: 'ben', buyer_id: 'cy' },
  );
  const mark = { seller_id: 'ana', review_id: 'r2', user_id: 'bo' };
  await tables.put(
    'review_votes',
    mark,
    { review_id: 'r3', user_id: 'cy' },
    { review_id: 'r1', user_id: 'cy' },
    { review_id: 'r4' },
    { seller_id: 'ben', review_id: 'r3' },
  );
  await tables.put(
    'review_reports',
    { ...mark, review_id: 'r3' },
    { review_id: 'r2', user_id: 'cy' },
    { review_id: 'r4' },
    { seller_id: 'ben', review_id: 'r2' },
  );
  expect(await listMarks(tables.db, { ...OF, userId: 'bo' })).toEqual({
    helpful: ['r2'],
    reported: ['r3'],
    own: ['r1'],
  });
  expect(await listMarks(tables.db, { ...OF, sellerId: 'ben', userId: 'bo' })).toEqual({
    helpful: [],
    reported: [],
    own: [],
  });
  await tables.db.query({ text: `UPDATE reviews SET answer = 'thanks' WHERE id = 'r2'` });
  await tables.put(
    'questions',
    { seller_id: 'ana', id: 'q1', listing_id: 'l1', asker_id: 'bo', answer: null, state: 'visible' },
    { id: 'q2', asker_id: 'cy', answer: 'yes' },
    { id: 'q3', asker_id: 'cy' },
  );
  const written = async (userId: string) => {
    const { reviews, questions } = await listWritten(tables.db, userId);
    return [reviews.map(({ id }) => id), questions.map(({ id }) => id)];
  };
  expect([await written('bo'), await written('ana')]).toEqual([
    [['r1'], ['q1']],
    [['r2'], ['q2']],
  ]);
});

test('[REV-01] what may be reviewed has arrived, was bought of somebody else, and has no review yet; the newest order first', async () => {
  await tables.put(
    'orders',
    { seller_id: 'ana', id: 'o1', buyer_id: 'bo', state: 'delivered', placed_at: at(-5) },
    { id: 'o2', state: 'completed', placed_at: at(-1) },
    { id: 'o3', state: 'shipped' },
    { id: 'o4', buyer_id: 'cy' },
    { id: 'o5', seller_id: 'bo' },
  );
  await tables.put(
    'order_lines',
    { seller_id: 'ana', order_id: 'o1', id: 'i2', title: 'Mug' },
    { id: 'i1' },
    { id: 'i3' },
    { order_id: 'o2', id: 'i1' },
    { order_id: 'o3' },
    { order_id: 'o4' },
    { seller_id: 'bo', order_id: 'o5' },
    { seller_id: 'ben' },
  );
  await tables.put(
    'reviews',
    { ...review, line_id: 'i3' },
    { id: 'r2', line_id: 'i2', order_id: 'o9' },
    { id: 'r3', line_id: 'i1', seller_id: 'ben' },
  );
  expect((await listListingsToReview(tables.db, 'bo')).map((row) => `${row.orderId} ${row.lineId}`)).toEqual([
    'o2 i1',
    'o1 i1',
    'o1 i2',
  ]);
});

const question = {
  seller_id: 'ana',
  id: 'q1',
  listing_id: 'l1',
  asker_id: 'bo',
  asker_name: 'Bo',
  body: 'Is the glaze safe?',
  answer: null,
  state: 'visible',
  created_at: at(-5),
  published_at: at(-5),
};
const HIDDEN_QUESTIONS = [
  { id: 'x1', listing_id: 'l2' },
  { id: 'x2', seller_id: 'ben' },
  { id: 'x3', state: 'pending' },
];

test('[REV-05] the questions of a piece are its own that are to be seen, newest first, page after page, and found by their words', async () => {
  await tables.put(
    'questions',
    question,
    { id: 'q2', created_at: at(-1) },
    { id: 'q3', body: 'How big is it?', answer: 'The glaze is safe' },
    ...HIDDEN_QUESTIONS,
  );
  const page = async (before: { at: string; id: string } | null, limit: number) =>
    (await listQuestionsOf(tables.db, OF, { before, limit })).map(({ questionId }) => questionId);
  expect([await page(null, 9), await page(null, 1), await page({ at: at(-5).toISOString(), id: 'q3' }, 9)]).toEqual([
    ['q2', 'q3', 'q1'],
    ['q2'],
    ['q1'],
  ]);
  const found = async (q: string, limit: number) =>
    (await findQuestions(tables.db, OF, { q, limit })).map(({ questionId }) => questionId);
  expect([await found('glaze', 9), await found('glaze', 1), await found('big', 9)]).toEqual([
    ['q2', 'q1', 'q3'],
    ['q2'],
    ['q3'],
  ]);
  expect(await countQuestions(tables.db, OF)).toBe(3);
});

test('[REV-05, DASH-03] a shop reads and answers its own questions; moderators see a state, oldest first', async () => {
  await tables.put(
    'listings',
    { seller_id: 'ben', id: 'l1', title: 'Ben’s', state: 'active' },
    { seller_id: 'ana', title: 'Mug' },
    { seller_id: 'ana', id: 'l2', title: 'Mug', state: 'sold_out' },
    { seller_id: 'ana', id: 'l3', state: 'draft' },
  );
  await tables.put('questions', question, { id: 'q2', created_at: at(-1), answer: 'Yes' }, ...HIDDEN_QUESTIONS, {
    id: 'x4',
    state: 'pending',
    created_at: at(-9),
  });
  const page = async (changes: object = {}) =>
    listQuestionsOfShop(tables.db, 'ana', { unanswered: false, before: null, limit: 9, ...changes });
  const names = (rows: readonly { questionId: string }[]) => rows.map(({ questionId }) => questionId);
  expect([
    names(await page()),
    names(await page({ unanswered: true })),
    names(await page({ limit: 1 })),
    names(await page({ before: { at: at(-5).toISOString(), id: 'x1' } })),
  ]).toEqual([['q2', 'x1', 'q1'], ['x1', 'q1'], ['q2'], ['q1']]);
  expect([(await page())[0]?.title, await countUnansweredQuestions(tables.db, 'ana')]).toEqual(['Mug', 2]);
  const waiting = async (after: { at: string; id: string } | null, limit: number) =>
    listQuestionsIn(tables.db, { state: 'pending', after, limit });
  expect([
    names(await waiting(null, 9)),
    names(await waiting(null, 1)),
    names(await waiting({ at: at(-9).toISOString(), id: 'x4' }, 9)),
    (await waiting(null, 1))[0]?.title,
  ]).toEqual([['x4', 'x3'], ['x4'], ['x3'], 'Mug']);
  await tables.put('questions', { ...question, seller_id: 'cy' }, { seller_id: 'cy', id: 'q2' });
  const key = { sellerId: 'cy', questionId: 'q1' };
  const acts: ((tx: Transaction) => unknown)[] = [
    (tx) => saveQuestionAnswer(tx, { ...key, answer: 'No', now: NOW }),
    (tx) => saveQuestionState(tx, { ...key, state: 'hidden', now: NOW }),
    (tx) => restoreQuestion(tx, { ...key, state: 'pending', forget: true }),
  ];
  for (const act of acts)
    expect((await tables.written('questions', keys, act)).now).toEqual([{ seller_id: 'cy', id: 'q1' }]);
  const seller = async (id: string) => (await findSellerOfListing(tables.db, id))?.title;
  expect([await seller('l2'), await seller('l3'), await seller('l9')]).toEqual(['Mug', undefined, undefined]);
  expect((await tables.run((tx) => lockQuestion(tx, 'x4')))?.state).toBe('pending');
});

test('[REV-05] how soon a shop answers is the middle of its own last answers', async () => {
  const answered = (id: string, hours: number, changes: object = {}) => ({
    id,
    answer: 'Yes',
    answered_at: at(hours * 60 - 5),
    ...changes,
  });
  await tables.put('questions', { ...question, ...answered('a', 1) }, answered('b', 2), {
    id: 'c',
    answer: null,
    answered_at: null,
  });
  expect(await tables.run((tx) => usualReplyHours(tx, 'ana'))).toBeNull();
  await tables.put(
    'questions',
    { ...question, ...answered('d', 9) },
    ...['e', 'f', 'g'].map((id) => ({ id, seller_id: 'ben' })),
  );
  expect(await tables.run((tx) => usualReplyHours(tx, 'ana'))).toBe(2);
  await tables.put(
    'questions',
    { ...question, ...answered('old-0', 99, { created_at: at(-99), published_at: null }) },
    ...Array.from({ length: 20 }, (_, n) => ({ id: `old-${n + 1}` })),
  );
  expect(await tables.run((tx) => usualReplyHours(tx, 'ana'))).toBe(101);
});

test('[UX-62] an alert tells of that review or question with its own piece and shop, and since when it is seen', async () => {
  await tables.put(
    'listings',
    { seller_id: 'ben', id: 'l1', title: 'Ben’s', state: 'active' },
    { seller_id: 'ana', title: 'Mug' },
  );
  await tables.put(
    'shops',
    { seller_id: 'ben', slug: 'ben', name: 'Ben' },
    { seller_id: 'ana', slug: 'ana', name: 'Ana' },
  );
  await tables.put(
    'reviews',
    { ...review, seller_id: 'ben', body: 'his' },
    { seller_id: 'ana', body: 'hers' },
    { seller_id: 'ana', ...line('r2'), state: 'hidden' },
  );
  await tables.put(
    'questions',
    { ...question, seller_id: 'ben' },
    { seller_id: 'ana', body: 'hers' },
    { seller_id: 'ana', id: 'q2', state: 'hidden' },
  );
  const shown = (reviewId: string) => tables.run((tx) => findReviewForAlert(tx, { sellerId: 'ana', reviewId }));
  const asked = (questionId: string) => tables.run((tx) => findQuestionForAlert(tx, { sellerId: 'ana', questionId }));
  expect([await shown('r1'), (await shown('r2'))?.seenSince]).toMatchObject([
    { body: 'hers', title: 'Mug', shopName: 'Ana', seenSince: at(-5) },
    null,
  ]);
  expect([await asked('q1'), (await asked('q2'))?.seenSince]).toMatchObject([
    { body: 'hers', title: 'Mug', shopName: 'Ana', seenSince: at(-5) },
    null,
  ]);
});
