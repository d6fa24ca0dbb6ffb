import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, bodyOf } from '#test/builders/ask.ts';
import { contract } from '#domain/modules.ts';
import { MAX_AT_ONCE } from '#domain/admin/decided.ts';
import { count, type SoldVariant, variantOf } from '#test/builders/buying.ts';
import { buyerOf } from '#test/builders/delivered.ts';
import { maker } from '#test/builders/market.ts';
import { adminOf } from '#test/builders/admin-of.ts';
import { browser, type Browser, codeOf, openSale, type Sale } from '#test/builders/sale.ts';
import { onlyRow } from '../../../platform/database/only-row.ts';

let sale: Sale;
let ana: Awaited<ReturnType<typeof maker>>;
let mug: SoldVariant;
let ola: Browser;
let nea: Browser;
let reviewIds: string[];

const admin = adminOf(() => sale);
const sql = async (text: string): Promise<Record<string, unknown>[]> => (await sale.app.db.query({ text })).rows;
const waiting = async (): Promise<string[]> =>
  (await ask(ola, contract.reviews.listForModeration)).items.map((each) => each.reviewId);
const decide = (who: Browser, body: object, key: string = crypto.randomUUID()) =>
  who.call('POST', '/api/admin/reviews/decide', body, { 'idempotency-key': key });
const undo = (who: Browser, undoId: string) => who.call('POST', '/api/admin/reviews/undo', { undoId });
const ratings = async (): Promise<number[]> => {
  const { ratingCount, shop } = await ask(browser(sale.address), contract.listings.getListing, {
    listingId: mug.listingId,
  });
  return [ratingCount, shop.ratingCount];
};
const records = (action: string): Promise<number> => count(sale, 'audit_log WHERE act = $1', [action]);

beforeAll(async () => {
  sale = await openSale({ REVIEW_MODERATION: 'on' });
  ana = await maker(sale.address, 'Ana Potter');
  mug = await variantOf(sale, ana, { quantity: 20 });
  reviewIds = [];
  for (const name of ['Bo Lindgren', 'Eve Late', 'Cia Holm']) {
    const buyer = await buyerOf(sale, { name, sellerId: ana.userId, variants: [mug] });
    const { body } = await buyer.call('POST', `/api/orders/${buyer.orderId}/lines/${buyer.lineIds[0]}/review`, {
      stars: 5,
      body: `${name} likes it.`,
    });
    reviewIds.push(body.reviewId);
  }
  ola = await admin('Ola Nord', 'content_moderator');
  nea = await admin('Nea Bergman', 'content_moderator');
});
afterAll(() => sale.stop());

test('[UX-77, ADM-12] reviews are hidden together with one reason, each in the log', async () => {
  expect(codeOf(await decide(ola, { reviewIds, state: 'hidden' }))).toEqual([400, 'reviews/reason-required']);
  expect(await waiting()).toEqual(reviewIds);
  const answers = [];
  for (let times = 0; times < 3; times += 1)
    answers.push(await decide(ola, { reviewIds, state: 'hidden', reason: 'Copied text.' }, 'one-press'));
  expect(answers.map(({ body }) => body)).toEqual(Array(3).fill(answers[0]?.body));
  expect(answers[0]?.body.items).toEqual(reviewIds.map((id) => ({ id, done: true, problem: '' })));
  expect(await waiting()).toEqual([]);
  expect(await sql(`SELECT DISTINCT reason, after FROM audit_log WHERE act = 'reviews.moderateReview'`)).toEqual([
    { reason: 'Copied text.', after: { state: 'hidden' } },
  ]);
  expect(await records('reviews.moderateReview')).toBe(3);
});

test('[UX-98] a press is taken back once, by whoever made it: the reviews wait again', async () => {
  const id = String(onlyRow({ rows: await sql('SELECT DISTINCT id FROM undoable_acts') }).id);
  expect(codeOf(await undo(nea, id))).toEqual([409, 'reviews/undo-over']);
  const undone = await undo(ola, id);
  expect(bodyOf(contract.reviews.undoReviews, undone.body).items.map((each) => each.done)).toEqual([true, true, true]);
  expect([await waiting(), await records('reviews.undoReviews')]).toEqual([reviewIds, 3]);
  const { queues } = await ask(ola, contract.office.getDashboard);
  expect(queues.find((queue) => queue.key === 'reviews')?.doneToday).toBe(0);
  expect(codeOf(await undo(ola, id))).toEqual([409, 'reviews/undo-over']);
});

test('[UX-77, CAT-04] what a colleague decided meanwhile answers for itself', async () => {
  const [first = '', second = '', third = ''] = reviewIds;
  await decide(nea, { reviewIds: [second], state: 'hidden', reason: 'Rude.' });
  const { body } = await decide(ola, { reviewIds: [third, second, 'nothing', first], state: 'visible' });
  expect(body.items).toEqual([
    { id: third, done: true, problem: '' },
    { id: second, done: false, problem: 'Somebody decided on this meanwhile.' },
    { id: 'nothing', done: false, problem: 'This review is no longer here.' },
    { id: first, done: true, problem: '' },
  ]);
  expect(await ratings()).toEqual([2, 2]);
  // One of the two is decided again before the press is taken back: it stays as it was left.
  await nea.call('POST', `/api/admin/reviews/${first}/state`, { state: 'hidden', reason: 'Rude.' });
  expect((await undo(ola, body.undoId)).body.items).toEqual(
    [first, third]
      .sort()
      .map((id) =>
        id === third
          ? { id, done: true, problem: '' }
          : { id, done: false, problem: 'Somebody decided on this after you. It stays as they left it.' },
      ),
  );
  expect([await ratings(), await waiting()]).toEqual([[0, 0], [third]]);
});

test('[UX-98, CAT-04] reports that were settled are open again after the undo', async () => {
  const [, , third = ''] = reviewIds;
  await decide(ola, { reviewIds: [third], state: 'visible' });
  expect((await nea.call('POST', `/api/reviews/${third}/report`, { reason: 'private', note: '' })).status).toBe(200);
  const { undoId } = (await decide(ola, { reviewIds: [third], state: 'visible' })).body;
  expect(await waiting()).toEqual([]);
  expect((await ana.call('POST', `/api/reviews/${third}/report`, { reason: 'other', note: '' })).status).toBe(200);
  await undo(ola, undoId);
  expect(await sql(`SELECT state, reports FROM reviews WHERE id = '${third}'`)).toEqual([
    { state: 'visible', reports: 2 },
  ]);
});

test('[UX-98] a minute later nothing is taken back any more', async () => {
  const [, , third = ''] = reviewIds;
  const { undoId } = (await decide(ola, { reviewIds: [third], state: 'hidden', reason: 'Rude.' })).body;
  await sql(`UPDATE undoable_acts SET at = at - interval '61 seconds'`);
  expect(codeOf(await undo(ola, undoId))).toEqual([409, 'reviews/undo-over']);
  await sql(`UPDATE reviews SET state = 'pending'`);
  await decide(ola, { reviewIds: [third], state: 'visible' });
  expect(await count(sale, 'undoable_acts WHERE id = $1', [undoId])).toBe(0);
});

test('[UX-77, CAT-04] two moderators press at once on the same reviews', async () => {
  await sql(`UPDATE reviews SET state = 'pending', reports = 0`);
  for (const counted of ['listings', 'shops']) await sql(`UPDATE ${counted} SET rating_sum = 0, rating_count = 0`);
  const answers = await Promise.all([
    decide(ola, { reviewIds, state: 'visible' }),
    decide(nea, { reviewIds: reviewIds.toReversed(), state: 'hidden', reason: 'Rude.' }),
  ]);
  const done = answers.flatMap(({ body }) =>
    bodyOf(contract.reviews.moderateReviews, body)
      .items.filter((each) => each.done)
      .map((each) => each.id),
  );
  expect(done.toSorted()).toEqual(reviewIds.toSorted());
  expect((await ratings())[0]).toBe(await count(sale, `reviews WHERE state = 'visible'`));
});

test('[UX-77, INV-22] too many, the same twice, or without the permission: refused as a whole', async () => {
  const many = Array.from({ length: MAX_AT_ONCE + 1 }, (_, index) => `r${index}`);
  for (const ids of [[], many, ['a', 'a']])
    expect((await decide(ola, { reviewIds: ids, state: 'visible' })).status).toBe(400);
  const jo = await admin('Jo Ward', 'trust_and_safety');
  expect((await decide(jo, { reviewIds, state: 'visible' })).status).toBe(403);
  expect((await undo(jo, 'anything')).status).toBe(403);
});
