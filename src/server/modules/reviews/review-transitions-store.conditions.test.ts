import { expect, test } from 'vitest';
import { NOW, at, bareTables } from '#test/builders/bare-tables.ts';
import { row } from '#test/builders/row-text.ts';
import { each } from '#test/builders/each.ts';
import type { Transaction } from '../../platform/database/open-database.ts';
import {
  insertReport,
  listForModerator,
  listMarks,
  resolveReported,
  restoreReview,
  saveAnswer,
  saveMark,
  saveState,
} from './review-transitions-store.ts';
import { listWritten } from './author-store.ts';
import { lockReview } from './review-store.ts';

const tables = bareTables();
const review = row`seller_id=ana id=r1 order_id=o1 line_id=i1 listing_id=l1 buyer_id=bo buyer_name=Bo stars=5
  state=visible created_at=@-5 published_at=@-5 pictures=[]`;
const line = (id: string) => ({ id, line_id: id });
const keys = 'seller_id id';
const its = ['ana r1'];
const ids = (rows: readonly { reviewId: string }[]) => rows.map(({ reviewId }) => reviewId);
const OF = { sellerId: 'ana', listingId: 'l1' };

test('[CAT-04] what is done to a review is done to that one of that shop', async () => {
  await tables.fill`reviews: ${review} reports=2 helpful=3 published_at=null | seller_id=ben | ${line('r2')}`;
  const key = { sellerId: 'ana', reviewId: 'r1' };
  const operations: ((tx: Transaction) => unknown)[] = [
    (tx) => saveState(tx, { ...key, state: 'visible', now: NOW }),
    (tx) => restoreReview(tx, { ...key, state: 'pending', reports: 2, forget: true }),
    (tx) => saveAnswer(tx, { ...key, answer: 'thanks', now: NOW }),
    (tx) => resolveReported(tx, key),
    (tx) => saveMark(tx, { ...key, userId: 'cy', helpful: true, now: NOW }),
    (tx) => insertReport(tx, { ...key, userId: 'cy', reason: 'advertising', note: '', now: NOW }),
  ];
  for (const operation of operations) expect((await tables.written('reviews', keys, operation)).now).toEqual(its);
  expect(
    await tables.run((tx) => insertReport(tx, { ...key, userId: 'cy', reason: 'advertising', note: '', now: NOW })),
  ).toBe(false);
  await tables.fill`
    review_votes: seller_id=ben review_id=r1 user_id=cy | seller_id=ana review_id=r2 | seller_id=ana user_id=di
  `;
  expect([
    await tables.run((tx) => saveMark(tx, { ...key, userId: 'cy', helpful: true, now: NOW })),
    await tables.run((tx) => saveMark(tx, { ...key, userId: 'cy', helpful: false, now: NOW })),
    await tables.run((tx) => saveMark(tx, { ...key, userId: 'cy', helpful: false, now: NOW })),
  ]).toEqual([4, 3, 3]);
  expect(await tables.texts('count(*)::int AS n FROM review_votes')).toEqual(['3']);
  await tables.run((tx) => resolveReported(tx, key));
  expect(await tables.run((tx) => resolveReported(tx, key))).toBe(false);
  expect([
    (await tables.run((tx) => lockReview(tx, 'r2')))?.reports,
    await tables.run((tx) => lockReview(tx, 'r9')),
  ]).toEqual([2, null]);
});

test('[CAT-04] moderators see what waits or was reported, oldest first, with its own reports', async () => {
  await tables.fill`
    listings: seller_id=ben id=l1 title=Ben’s state=active | seller_id=ana title=Mug
    reviews: ${review} reports=2 | ${line('r2')} state=pending reports=0 created_at=@-9
      | ${line('r3')} state=hidden reports=0 | ${line('r4')} reports=0 | ${line('r5')} state=pending reports=0
    review_reports: seller_id=ana review_id=r1 user_id=cy at=@-1 reason=late | user_id=di at=@-2 reason=early
      | review_id=r2 | seller_id=ben
  `;
  const page = async (changes: object = {}) =>
    listForModerator(tables.db, { state: null, after: null, limit: 9, ...changes });
  expect([
    ids(await page()),
    ids(await page({ state: 'hidden' })),
    ids(await page({ only: 'reported' })),
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

test('[CAT-04, INV-12] what somebody marked, reported, wrote and answered is theirs', async () => {
  await tables.fill`
    reviews: ${review} | ${line('r2')} buyer_id=cy | ${line('r3')} buyer_id=cy | ${line('r4')} buyer_id=cy listing_id=l2
      | seller_id=ben buyer_id=cy
  `;
  const mark = { seller_id: 'ana', review_id: 'r2', user_id: 'bo' };
  await tables.fill`
    review_votes: ${mark} | review_id=r3 user_id=cy | review_id=r1 user_id=cy | review_id=r4
      | seller_id=ben review_id=r3
    review_reports: ${mark} review_id=r3 | review_id=r2 user_id=cy | review_id=r4 | seller_id=ben review_id=r2
  `;
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
  await tables.sql(`UPDATE reviews SET answer = 'thanks' WHERE id = 'r2'`);
  await tables.fill`
    questions: seller_id=ana id=q1 listing_id=l1 asker_id=bo answer=null state=visible | id=q2 asker_id=cy answer=yes
      | id=q3 asker_id=cy
  `;
  const written = async (userId: string) => {
    const { reviews, questions } = await listWritten(tables.db, userId);
    return [reviews.map(({ id }) => id), questions.map(({ id }) => id)];
  };
  expect(await each(written, 'bo', 'ana')).toEqual([
    [['r1'], ['q1']],
    [['r2'], ['q2']],
  ]);
});
