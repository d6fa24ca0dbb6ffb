import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask } from '#test/builders/ask.ts';
import { contract } from '#domain/modules.ts';
import { maker } from '#test/builders/market.ts';
import { buyerOf } from '#test/builders/delivered.ts';
import { count, variantOf, type SoldVariant } from '#test/builders/buying.ts';
import { browser, type Browser, codeOf, openSale, type Sale, signUp } from '#test/builders/sale.ts';
import { onlyRow } from '../../platform/database/only-row.ts';
import { insertAdmin } from '../admin/admin-store.ts';

let sale: Sale;
let ana: Awaited<ReturnType<typeof maker>>;
let mug: SoldVariant;
let moderator: Browser;
let safety: Browser;
let bo: Awaited<ReturnType<typeof buyerOf>>;

const reviewsOf = () => ask(browser(sale.address), contract.reviews.listReviews, { listingId: mug.listingId });
const questionsOf = () => ask(browser(sale.address), contract.reviews.listQuestions, { listingId: mug.listingId });
const ratingOf = async (): Promise<number[]> => {
  const { ratingCount, ratingMean, shop } = await ask(browser(sale.address), contract.listings.getListing, {
    listingId: mug.listingId,
  });
  return [ratingCount, ratingMean, shop.ratingCount, (await reviewsOf()).rating.count];
};
const setState = (who: Pick<Browser, 'call'>, what: string, id: string, state: string) =>
  who.call('POST', `/api/admin/${what}/${id}/state`, { state, ...(state === 'hidden' ? { reason: 'Rude.' } : {}) });
const eventsNamed = (name: string): Promise<number> => count(sale, 'events WHERE name = $1', [name]);

beforeAll(async () => {
  sale = await openSale({ REVIEW_MODERATION: 'on' });
  ana = await maker(sale.address, 'Ana Potter');
  mug = await variantOf(sale, ana, { quantity: 20 });
  moderator = await signUp(browser(sale.address), 'Ola Nord');
  safety = await signUp(browser(sale.address), 'Jo Ward');
  await insertAdmin(sale.app.db, {
    userId: moderator.userId,
    role: 'content_moderator',
    createdBy: null,
    now: new Date(),
  });
  await insertAdmin(sale.app.db, { userId: safety.userId, role: 'trust_and_safety', createdBy: null, now: new Date() });
  bo = await buyerOf(sale, { name: 'Bo Lindgren', sellerId: ana.userId, variants: [mug] });
});
afterAll(() => sale.stop());

test('[CAT-04, ADM-03] a review that waits for a moderator counts nothing', async () => {
  const { reviewId, state } = (
    await bo.call('POST', `/api/orders/${bo.orderId}/lines/${bo.lineIds[0]}/review`, { stars: 2, body: 'Chipped.' })
  ).body;
  expect(state).toBe('pending');
  expect([
    await ratingOf(),
    (await reviewsOf()).items,
    (await ask(ana, contract.reviews.listOwnReviews)).items,
    await eventsNamed('reviews.published'),
  ]).toEqual([[0, 0, 0, 0], [], [], 0]);
  expect(codeOf(await ana.call('POST', `/api/seller/reviews/${reviewId}/answer`, { answer: 'Sorry.' }))).toEqual([
    404,
    'reviews/not-found',
  ]);
  expect(codeOf(await ana.call('PUT', `/api/reviews/${reviewId}/helpful`, { helpful: true }))).toEqual([
    404,
    'reviews/not-found',
  ]);
  for (const [who, status] of [
    [browser(sale.address), 401],
    [ana, 403],
    [bo, 403],
    [safety, 403],
  ] as const)
    expect((await setState(who, 'reviews', reviewId, 'visible')).status).toBe(status);
  expect((await ask(safety, contract.reviews.listForModeration)).items).toEqual([
    expect.objectContaining({ reviewId, state: 'pending', stars: 2, reports: [] }),
  ]);
  await Promise.all(Array.from({ length: 5 }, () => setState(moderator, 'reviews', reviewId, 'visible')));
  expect([await ratingOf(), await eventsNamed('reviews.published')]).toEqual([[1, 2, 1, 1], 1]);
});

test('[CAT-04, INV-21] reports count once a person, bring the review before a moderator', async () => {
  const { reviewId } = onlyRow({ rows: (await reviewsOf()).items });
  const report = (who: Pick<Browser, 'call'>, reason = 'private') =>
    who.call('POST', `/api/reviews/${reviewId}/report`, { reason, note: 'It names me.' });
  expect((await report(browser(sale.address))).status).toBe(401);
  expect(codeOf(await report(bo))).toEqual([403, 'reviews/own-review']);
  expect((await report(ana, 'boring')).status).toBe(400);
  const answers = await Promise.all(Array.from({ length: 5 }, () => report(ana)));
  expect(answers.map((each) => each.status).sort()).toEqual([200, 409, 409, 409, 409]);
  expect((await ask(moderator, contract.reviews.listForModeration)).items).toEqual([
    expect.objectContaining({
      reviewId,
      state: 'visible',
      reports: [{ reason: 'private', note: 'It names me.', at: expect.any(String) }],
    }),
  ]);
  expect((await setState(moderator, 'reviews', reviewId, 'hidden')).body).toEqual({ state: 'hidden' });
  expect([
    await ratingOf(),
    (await reviewsOf()).items,
    (await ask(moderator, contract.reviews.listForModeration)).items,
  ]).toEqual([[0, 0, 0, 0], [], []]);
  expect((await ask(moderator, contract.reviews.listForModeration, { state: 'hidden' })).items).toHaveLength(1);
  expect(
    JSON.stringify(await ask(browser(sale.address), contract.reviews.listShopReviews, { sellerId: ana.userId })),
  ).not.toContain('Chipped');
  await setState(moderator, 'reviews', reviewId, 'visible');
  expect([await ratingOf(), await eventsNamed('reviews.published')]).toEqual([[1, 2, 1, 1], 1]);
});

test('[SHELL-08, CAT-04, ADM-03] reports are read and resolved by their permissions', async () => {
  const { reviewId } = onlyRow({ rows: (await reviewsOf()).items });
  await sale.app.db.query({ text: 'DELETE FROM review_reports' });
  const noa = await signUp(browser(sale.address), 'Noa Reader');
  await noa.call('POST', `/api/reviews/${reviewId}/report`, { reason: 'other', note: 'Odd.' });
  const reported = async (who: Pick<Browser, 'call'>) => (await who.call('GET', '/api/admin/reports')).body.items;
  expect(await reported(moderator)).toMatchObject([{ reviewId, reports: [{ reason: 'other', note: 'Odd.' }] }]);
  const figures = await signUp(browser(sale.address), 'Fay Figures');
  await insertAdmin(sale.app.db, { userId: figures.userId, role: 'analytics_admin', createdBy: null, now: new Date() });
  expect(await reported(figures)).toHaveLength(1);
  const settle = (who: Pick<Browser, 'call'>, id = reviewId) => who.call('POST', `/api/admin/reports/${id}/settle`, {});
  expect((await settle(figures)).body.error.permission).toBe('reports.resolve');
  expect((await settle(noa)).status).toBe(403);
  expect(codeOf(await settle(safety, 'review_of_nobody'))).toEqual([404, 'reviews/not-found']);
  for (let times = 0; times < 2; times += 1) expect((await settle(safety)).body).toEqual({ settled: true });
  expect([await reported(moderator), (await reviewsOf()).items.length]).toEqual([[], 1]);
  expect(await count(sale, `audit_log WHERE act = 'reviews.settleReports'`)).toBe(1);
  await ana.call('POST', `/api/reviews/${reviewId}/report`, { reason: 'private', note: 'Again.' });
  expect((await reported(moderator))[0].reports.map(({ note }: { note: string }) => note)).toEqual(['Again.']);
  await settle(safety);
});

test('[CAT-04] questions wait the same way', async () => {
  const { questionId, state } = (
    await bo.call('POST', `/api/listings/${mug.listingId}/questions`, { question: 'Does it fit a car?' })
  ).body;
  expect([state, (await questionsOf()).count, await eventsNamed('reviews.asked')]).toEqual(['pending', 0, 0]);
  expect(codeOf(await ana.call('POST', `/api/seller/questions/${questionId}/answer`, { answer: 'Yes.' }))).toEqual([
    404,
    'reviews/question-not-found',
  ]);
  const ofShop = async () => (await ask(ana, contract.reviews.listOwnQuestions, {})).items;
  expect(await ofShop()).toEqual([]);
  for (const who of [ana, bo, safety])
    expect((await setState(who, 'questions', questionId, 'visible')).status).toBe(403);
  expect((await safety.call('GET', '/api/admin/questions')).status).toBe(403);
  expect((await ask(moderator, contract.reviews.listQuestionsForModeration)).items).toEqual([
    expect.objectContaining({ questionId, state: 'pending', body: 'Does it fit a car?', title: 'Two-tone mug, ink' }),
  ]);
  await setState(moderator, 'questions', questionId, 'visible');
  expect((await ask(moderator, contract.reviews.listQuestionsForModeration)).items).toEqual([]);
  expect(
    await count(
      sale,
      `audit_log WHERE act = 'reviews.moderateQuestion' AND subject_id = $1 AND after = '{"state": "visible"}'`,
      [questionId],
    ),
  ).toBe(1);
  expect([(await questionsOf()).count, await eventsNamed('reviews.asked')]).toEqual([1, 1]);
  await setState(moderator, 'questions', questionId, 'hidden');
  expect([(await questionsOf()).items, await ofShop()]).toEqual([[], []]);
  expect(codeOf(await setState(moderator, 'questions', 'nothing', 'hidden'))).toEqual([
    404,
    'reviews/question-not-found',
  ]);
});

test('[CAT-04, ADM-12] nothing is hidden without a reason', async () => {
  const eva = await buyerOf(sale, { name: 'Eva Reason', sellerId: ana.userId, variants: [mug] });
  const { reviewId } = (
    await eva.call('POST', `/api/orders/${eva.orderId}/lines/${eva.lineIds[0]}/review`, { stars: 4, body: 'Fine.' })
  ).body;
  const { questionId } = (
    await eva.call('POST', `/api/listings/${mug.listingId}/questions`, { question: 'Is it dishwasher safe?' })
  ).body;
  const moderate = (what: string, id: string, body: object) =>
    moderator.call('POST', `/api/admin/${what}/${id}/state`, body);
  const state = async () => [
    (await sale.app.db.query({ text: 'SELECT state FROM reviews WHERE id = $1', values: [reviewId] })).rows,
    (await sale.app.db.query({ text: 'SELECT state FROM questions WHERE id = $1', values: [questionId] })).rows,
    await count(sale, 'audit_log'),
  ];
  const before = await state();
  for (const [what, id, gone] of [
    ['reviews', reviewId, 'reviews/not-found'],
    ['questions', questionId, 'reviews/question-not-found'],
  ] as const) {
    expect(codeOf(await moderate(what, id, { state: 'hidden' })), what).toEqual([400, 'reviews/reason-required']);
    expect(codeOf(await moderate(what, 'nothing', { state: 'visible' })), what).toEqual([404, gone]);
  }
  expect(await state()).toEqual(before);
  expect((await moderate('reviews', reviewId, { state: 'visible' })).status).toBe(200);
});

test('[ADM-03, UX-98] trust and safety take a review out of the shop, with a reason', async () => {
  const who = await buyerOf(sale, { name: 'Cara Lind', sellerId: ana.userId, variants: [mug] });
  const line = `/api/orders/${who.orderId}/lines/${who.lineIds[0]}/review`;
  const { reviewId } = (await who.call('POST', line, { stars: 1, body: 'Buy at evil.example.' })).body;
  await setState(moderator, 'reviews', reviewId, 'visible');
  const isShown = async (): Promise<boolean> => (await reviewsOf()).items.some((one) => one.reviewId === reviewId);
  const remove = (asks: Pick<Browser, 'call'>, reason = 'An advertisement') =>
    asks.call('POST', '/api/admin/reviews/remove', { reviewIds: [reviewId], reason });
  expect([await isShown(), (await remove(ana)).status]).toEqual([true, 403]);
  expect(codeOf(await remove(safety, ''))).toEqual([400, 'reviews/reason-required']);
  const { status, body } = await remove(safety);
  expect([status, await isShown()]).toEqual([200, false]);
  expect((await safety.call('POST', '/api/admin/reviews/removals/undo', { undoId: body.undoId })).status).toBe(200);
  expect(await isShown()).toBe(true);
});
