import { expect, test } from 'vitest';
import { NOW, at, bareTables } from '#test/builders/bare-tables.ts';
import { row } from '#test/builders/row-text.ts';
import { each } from '#test/builders/each.ts';
import { bareOrder } from '#test/builders/bare-order.ts';
import { findCases } from './case-store.ts';
import { listForModerator } from '../../reviews/review-transitions-store.ts';
import { countInList, type ModerationList } from './moderation-count-store.ts';
import { findQueue, type QueueKey } from '../dashboard-store.ts';

const tables = bareTables();
const order = bareOrder({ buyer_id: 'bo', placed_at: at(0), state: 'confirmed' });
const positionOf = (moment: Date, id: string) => ({ at: moment.toISOString(), id });
/** The first moment of the day, the same of a week ago, and the last moments before each. */
const TODAY = at(-12 * 60);
type Page = Parameters<typeof findCases>[1];
const page: Page = { view: 'ours', userId: 'cy', q: '', direction: 'asc', now: NOW, after: null, limit: 9 };
const find = (changes: Partial<Page> = {}) => findCases(tables.db, { ...page, ...changes });
const ids = async (changes: Partial<Page>) => (await find(changes)).map(({ id }) => id);
const other = (id: string, changes: object = {}) => ({ id, number: id, ...changes });

test('[ADM-03] cases of each kind are paged by since when they wait, of one moment by id', async () => {
  await tables.fill`
    disputes: checkout_id=c1 id=d1 status=needs_response opened_at=@-50 booked=withheld
      | id=d2 status=warning_needs_response | id=d3 opened_at=@-40
    orders: ${order} number=A-2 leaves_by=2026-03-01 | id=o2 number=A-4 leaves_by=2026-03-01
      | id=o3 number=A-3 leaves_by=2026-03-02 | seller_id=ben number=A-1 leaves_by=2026-03-20
      | seller_id=cy number=A-0 leaves_by=2026-03-20
    dispute_parts: seller_id=ana dispute_id=d1 checkout_id=c1 order_id=o1 | seller_id=ben | seller_id=cy checkout_id=c9
      | dispute_id=d2 order_id=o3
    listings: seller_id=ana id=l1 title=Mug state=active
  `;
  const review = row`seller_id=ana id=r1 order_id=o1 line_id=i1 listing_id=l1 state=visible reports=1`;
  // What Eve reported was decided before it was reported again. The bank has the money of the first payment: it cannot be refunded.
  await tables.fill`
    reviews: ${review} | id=r2 line_id=i2 | id=r3 line_id=i3
    review_reports: seller_id=ana review_id=r1 user_id=cy reason=private at=@-30 | review_id=r2 | review_id=r3 at=@-20
      | review_id=r3 user_id=eve reason=offensive at=@-90
    payments: checkout_id=c1 status=to_refund updated_at=@-60 | checkout_id=c2 | checkout_id=c3
      | checkout_id=c4 updated_at=@-55
  `;
  for (const [kind, all, first] of [
    ['dispute', ['dispute-d1', 'dispute-d2', 'dispute-d3'], at(-50)],
    ['report', ['report-r1', 'report-r2', 'report-r3'], at(-30)],
    ['late', ['late-o1', 'late-o2', 'late-o3'], new Date('2026-03-02T00:00:00Z')],
    ['refund', ['refund-c2', 'refund-c3', 'refund-c4'], at(-60)],
  ] as const) {
    const pages = [{}, { limit: 2 }, { after: positionOf(first, all[0]) }, { after: positionOf(first, all[1]) }];
    expect(await each(ids, ...pages.map((changes) => ({ view: kind, ...changes })))).toEqual([
      all,
      all.slice(0, 2),
      all.slice(1),
      all.slice(2),
    ]);
  }
  const reports = await find({ view: 'report' });
  expect(reports.map(({ facts, since }) => [facts.reasons, since])).toEqual(
    [-30, -30, -20].map((minutes) => [['private'], at(minutes).toISOString()]),
  );
  expect(await findQueue(tables.db, 'reviews', NOW)).toMatchObject({ waiting: 3, oldestAt: at(-30).toISOString() });
  expect(
    await each(ids, { view: 'all', limit: 2 }, { view: 'all', direction: 'desc', limit: 1 }, { view: 'all', q: 'a-3' }),
  ).toEqual([['late-o1', 'late-o2'], ['report-r3'], ['late-o3', 'dispute-d2']]);
  const disputes = await find({ view: 'dispute', limit: 2 });
  expect(disputes.map(({ facts: { orders, isInquiry } }) => [orders, isInquiry])).toEqual([
    [['A-1', 'A-2'], false],
    [['A-3'], true],
  ]);
});

test('[ADM-03] a review waits as spam while it is held, or an open report says advertising', async () => {
  // What Eve reported was decided before it was reported again.
  await tables.fill`
    listings: seller_id=ana id=l1 title=Mug state=pending_review submitted_at=@-40 | id=l2 | id=l3 submitted_at=@-39
    shops: seller_id=ana slug=ana name=Ana
    reviews: seller_id=ana id=r1 order_id=o1 listing_id=l1 line_id=i1 state=pending reports=0 created_at=@-30
      | id=r2 line_id=i2 | id=r3 line_id=i3 created_at=@-29
      | ${['r4', 'r5', 'r6'].map((id, n) => ({ id, line_id: `i${4 + n}`, state: 'visible', reports: 1 }))}
    review_reports: seller_id=ana review_id=r4 user_id=cy reason=advertising at=@-20 | review_id=r5
      | review_id=r6 reason=private | seller_id=ben review_id=r6 | review_id=r5 user_id=eve at=@-90
      | review_id=r6 user_id=eve at=@-90
    questions: seller_id=ana id=q1 listing_id=l1 state=pending created_at=@-10 | id=q2 | id=q3 created_at=@-9
  `;
  const listed = async (only: 'spam' | 'reported', changes: object = {}) =>
    (await listForModerator(tables.db, { state: null, after: null, limit: 9, only, ...changes })).map(
      ({ reviewId }) => reviewId,
    );
  expect(
    await each(listed, 'spam', ['spam', { limit: 1 }], ['spam', { after: positionOf(at(-30), 'r2') }], 'reported'),
  ).toEqual([['r1', 'r2', 'r4', 'r5', 'r3'], ['r1'], ['r4', 'r5', 'r3'], ['r4', 'r5', 'r6']]);
  const count = (list: ModerationList): Promise<number> => countInList(tables.db, list);
  expect(await each(count, 'spamReviews', 'reportedReviews', 'pendingQuestions', 'pendingListings')).toEqual([
    5, 3, 3, 3,
  ]);
});

test('[ADM-03] what waits for somebody is each case that is open, oldest first', async () => {
  await tables.fill`
    disputes: checkout_id=c1 id=d1 status=needs_response opened_at=@-50 | id=d2 closed_at=@-1 | id=d3 submitted_at=@-1
      | id=d4 answered_at=@-1
    orders: ${order} placed_at=${TODAY} number=A-1 leaves_by=2026-03-07 | ${other('o2', { leaves_by: '2026-03-08' })}
      | ${other('o3', { state: 'shipped', leaves_by: '2026-03-01' })}
      | ${other('o4', { state: 'processing', leaves_by: '2026-03-01' })} | seller_id=ben number=B-1 state=completed
    dispute_parts: seller_id=ana dispute_id=d1 checkout_id=c1 order_id=o1 | seller_id=ben dispute_id=d9
    listings: seller_id=ben id=l1 title=Ben’s state=active | seller_id=ana title=Mug
      | seller_id=ana id=l2 title=Bowl state=pending_review submitted_at=@-40
    shops: seller_id=ana slug=ana name=Ana | seller_id=ben slug=ben name=Ben
    reviews: seller_id=ana id=r1 order_id=o1 line_id=i1 listing_id=l1 state=visible reports=2
      | id=r2 line_id=i2 reports=0 | id=r3 line_id=i3 reports=0 state=pending created_at=@-60
    review_reports: seller_id=ana review_id=r1 user_id=cy reason=advertising at=@-30 | review_id=r2 at=@-99
      | seller_id=ben reason=private at=@-99 | user_id=di reason=advertising at=@-20
    questions: seller_id=ana id=q1 listing_id=l1 state=pending created_at=@-70 | id=q2 state=visible
    payments: checkout_id=c8 status=to_refund updated_at=@-16 | checkout_id=c9 updated_at=@-15
      | checkout_id=c7 status=refunded
  `;
  const match = await find();
  expect(match.map(({ id }) => id)).toEqual(['late-o4', 'late-o1', 'dispute-d1', 'report-r1', 'refund-c8']);
  expect(match.slice(2, 5).flatMap(({ facts: { orders = [], listing = '' } }) => [...orders, listing])).toEqual(
    expect.arrayContaining(['A-1', 'Mug']),
  );
  expect(
    await each(ids, { view: 'late' }, { limit: 1 }, { after: { at: at(-30).toISOString(), id: 'report-r1' } }),
  ).toEqual([['late-o4', 'late-o1'], ['late-o4'], ['refund-c8']]);
  const waiting = async (queue: QueueKey) => (await findQueue(tables.db, queue, NOW)).waiting;
  expect(await each(waiting, 'products', 'reviews', 'questions', 'cases')).toEqual([1, 2, 1, 5]);
});
