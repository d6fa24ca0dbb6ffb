import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Answer } from '#test/builders/checked-answer.ts';
import { ask, bodyOf } from '#test/builders/ask.ts';
import { contract } from '#domain/modules.ts';
import { count } from '#test/builders/buying.ts';
import { listingInput, maker } from '#test/builders/market.ts';
import { adminOf } from '#test/builders/admin-of.ts';
import { browser, type Browser, codeOf, openSale, type Sale } from '#test/builders/sale.ts';
import { until } from '#test/builders/until.ts';
import { onlyRow } from '../../../platform/database/only-row.ts';

type Maker = Awaited<ReturnType<typeof maker>>;
let sale: Sale;
let ana: Maker;
let ola: Browser;
let nea: Browser;

const admin = adminOf(() => sale);
const write = async (title: string): Promise<string> =>
  (await ana.call('POST', '/api/seller/listings', { listing: listingInput(ana.pictureId, { title }), publish: true }))
    .body.listingId;
const queue = async () => (await ask(ola, contract.listings.listForReview)).items;
const seen = async (): Promise<{ listingId: string; seenAt: string }[]> =>
  (await queue()).map(({ listingId, updatedAt }) => ({ listingId, seenAt: updatedAt }));
const decide = (who: Browser, body: object, key: string = crypto.randomUUID()) =>
  who.call('POST', '/api/admin/listings/review', body, { 'idempotency-key': key });
const undo = (who: Browser, undoId: string) => who.call('POST', '/api/admin/listings/review/undo', { undoId });
const isPublic = async (listingId: string): Promise<boolean> =>
  (await browser(sale.address).call('GET', `/api/listings/${listingId}`)).status === 200;
/** Reactions follow the commit; what they brought about is waited for. */
const alertsBecome = (titles: string[]): Promise<void> =>
  until(
    async () => {
      await sale.settle();
      const { items } = await ask(ana, contract.alerts.listAlerts);
      return JSON.stringify(items.map((each) => each.title).toSorted()) === JSON.stringify(titles);
    },
    `the maker is told of ${titles.join(', ')}`,
  );
const decided = (answer?: Pick<Answer, 'body'>) => bodyOf(contract.listings.decideReviews, answer?.body).items;
const undone = (answer: Answer) => bodyOf(contract.listings.undoReviews, answer.body).items;
const doneOf = (items: { done: boolean }[]): boolean[] => items.map((each) => each.done);

beforeAll(async () => {
  sale = await openSale({ LISTING_REVIEW: 'all' });
  ana = await maker(sale.address, 'Ana Potter');
  ola = await admin('Ola Nord', 'content_moderator');
  nea = await admin('Nea Bergman', 'content_moderator');
});
afterAll(() => sale.stop());

test('[UX-77, UX-98, CAT-01] listings are approved together by one press', async () => {
  for (const title of ['Mug', 'Bowl', 'Vase']) await write(title);
  const before = await queue();
  const listings = await seen();
  const answers = [];
  for (let times = 0; times < 2; times += 1)
    answers.push(await decide(ola, { listings, decision: 'approve' }, 'one-press'));
  expect(answers[1]?.body).toEqual(answers[0]?.body);
  expect(doneOf(decided(answers[0]))).toEqual([true, true, true]);
  expect([await queue(), await isPublic(before[0]?.listingId ?? '')]).toEqual([[], true]);
  expect(await count(sale, `audit_log WHERE act = 'listings.decideReview' AND after = '{"state": "active"}'`)).toBe(3);
  expect(codeOf(await undo(nea, answers[0]?.body.undoId))).toEqual([409, 'listings/undo-over']);
  expect(doneOf(undone(await undo(ola, answers[0]?.body.undoId)))).toEqual([true, true, true]);
  const after = await queue();
  expect(after.map(({ title, submittedAt }) => [title, submittedAt])).toEqual(
    before.map(({ title, submittedAt }) => [title, submittedAt]),
  );
  expect(await isPublic(before[0]?.listingId ?? '')).toBe(false);
  expect(await count(sale, `audit_log WHERE act = 'listings.undoReviews' AND subject_name <> ''`)).toBe(3);
  expect(codeOf(await undo(ola, answers[0]?.body.undoId))).toEqual([409, 'listings/undo-over']);
});

test('[UX-77, ADM-12, ALERT-02] sent back with one reason; taken back before the maker read of it', async () => {
  const [first, second, third] = await seen();
  expect(codeOf(await decide(ola, { listings: [first], decision: 'reject' }))).toEqual([
    400,
    'listings/reason-required',
  ]);
  const { undoId } = (await decide(ola, { listings: [first, second], decision: 'reject', reason: 'Too dark.' })).body;
  await decide(ola, { listings: [third], decision: 'reject', reason: 'Too dark.' });
  await alertsBecome(['Bowl needs you', 'Mug needs you', 'Vase needs you']);
  expect(doneOf(undone(await undo(ola, undoId)))).toEqual([true, true]);
  await alertsBecome(['Vase needs you']);
  const waits = await queue();
  expect(waits.map(({ title }) => title)).toEqual(['Mug', 'Bowl']);
  const { rows } = await sale.app.db.query({
    text: `SELECT DISTINCT reason FROM audit_log WHERE act = 'listings.decideReview' AND after = '{"state": "draft"}'`,
  });
  expect(rows).toEqual([{ reason: 'Too dark.' }]);
});

test('[UX-77, UX-98] what was decided or changed meanwhile answers for itself', async () => {
  const [mug, bowl] = await seen();
  const stale = { ...bowl, seenAt: '2026-01-01T00:00:00.000Z' };
  const gone = { listingId: 'nothing-like-this', seenAt: '2026-01-01T00:00:00.000Z' };
  const { body } = await decide(ola, { listings: [stale, gone, mug], decision: 'reject', reason: 'Too dark.' });
  expect(body.items).toEqual([
    { id: bowl?.listingId, done: false, problem: expect.stringMatching(/changed this listing since/) },
    { id: gone.listingId, done: false, problem: expect.stringMatching(/does not wait for a review any more/) },
    { id: mug?.listingId, done: true, problem: '' },
  ]);
  await ana.call('PUT', `/api/seller/listings/${mug?.listingId}`, {
    listing: listingInput(ana.pictureId, { title: 'Mug, lighter' }),
  });
  expect((await undo(ola, body.undoId)).body.items).toEqual([
    { id: mug?.listingId, done: false, problem: expect.stringMatching(/changed after you decided/) },
  ]);
});

test('[UX-98, CAT-01] what an administrator hid is hidden again when its approval is taken back', async () => {
  const listingId = await write('Lamp');
  const hidden = async () =>
    onlyRow(await sale.app.db.query({ text: 'SELECT hidden_at FROM listings WHERE id = $1', values: [listingId] }))
      .hidden_at;
  await sale.app.db.query({ text: 'UPDATE listings SET hidden_at = now() WHERE id = $1', values: [listingId] });
  const since = await hidden();
  const listings = (await seen()).filter((each) => each.listingId === listingId);
  const { undoId } = (await decide(ola, { listings, decision: 'approve' })).body;
  expect([await hidden(), await isPublic(listingId)]).toEqual([null, true]);
  await undo(ola, undoId);
  expect([await hidden(), await isPublic(listingId)]).toEqual([since, false]);
});

test('[UX-77, CAT-01] two moderators press at once: each listing is decided by one of them', async () => {
  for (const title of ['Jug', 'Cup', 'Dish']) await write(title);
  const listings = await seen();
  const answers = await Promise.all([
    decide(ola, { listings, decision: 'approve' }),
    decide(nea, { listings: listings.toReversed(), decision: 'reject', reason: 'Too dark.' }),
  ]);
  const done = answers.flatMap((answer) =>
    decided(answer)
      .filter((each) => each.done)
      .map((each) => each.id),
  );
  expect(done.toSorted()).toEqual(listings.map(({ listingId }) => listingId).toSorted());
});
