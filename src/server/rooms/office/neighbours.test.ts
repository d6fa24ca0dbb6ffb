import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bareOrder } from '#test/builders/bare-order.ts';
import { openBareTables, type BareTables } from '#test/builders/bare-tables.ts';
import { partOf } from '#test/builders/part-of.ts';
import { findCases, findPendingModeration } from './cases/case-store.ts';
import { countAccounts, countFailedPayments, findHouse, findQueue, findRefunds, findSales } from './dashboard-store.ts';
import { findReactions, findSystemFigures } from './health/health-store.ts';
import { countMails, findMails } from './mails/mail-store.ts';
import { findDispute, findDisputes } from './money/dispute-store.ts';
import { findPeriods, findSums } from './money/money-store.ts';
import { findPayments } from './money/payment-store.ts';
import { findPeople, findPerson, isMaker, lockPerson } from './person-store.ts';
import { countChoices, countPrivacyRequests, findRequests } from './privacy/privacy-store.ts';
import { findOrderPlace, findOrderTimeline, listBeside, listRows } from './records/order-store.ts';
import { findProduct } from './records/product-store.ts';

let tables: BareTables;
const NOW = new Date('2026-03-10T12:00:00.000Z');
const at = (minutes: number): Date => new Date(NOW.getTime() + minutes * 60_000);
const DAY = 24 * 60;
/** The first moment of the day, the same of a week ago, and the last moments before each. */
const [TODAY, WEEK_AGO] = [at(-12 * 60), at(-12 * 60 - 7 * DAY)];
const before = (moment: Date): Date => new Date(moment.getTime() - 1);

beforeAll(async () => {
  tables = await openBareTables();
});
afterAll(() => tables.stop());
beforeEach(() =>
  tables.empty(
    'users',
    'shops',
    'listings',
    'variants',
    'orders',
    'order_transitions',
    'order_numbers',
    'checkouts',
    'payments',
    'disputes',
    'dispute_parts',
    'reviews',
    'review_reports',
    'questions',
    'support_tickets',
    'audit_log',
    'mails',
    'messages',
    'parked_events',
    'admin_users',
    'sessions',
    'account_exports',
    'notification_choices',
    'ledger_transactions',
    'ledger_entries',
    'cart_mail_optouts',
  ),
);

const order = bareOrder({ buyer_id: 'bo', placed_at: TODAY, state: 'confirmed' });
const other = (id: string, changes: object = {}) => ({ id, number: id, ...changes });

test('[DASH-06, ADM-08] today is counted from its first moment, beside the same time a week ago; what was not paid is no sale', async () => {
  const moments = [TODAY, before(TODAY), WEEK_AGO, before(WEEK_AGO), at(-7 * DAY), at(-7 * DAY + 1), at(0), at(1)];
  await tables.put(
    'orders',
    { ...order, state: 'cancelled' },
    other('x', { state: 'pending_payment' }),
    ...moments.map((placed_at, n) => other(`o-${n}`, { placed_at, state: 'shipped' })),
  );
  expect(await findSales(tables.db, NOW)).toEqual({
    orders: { now: 2, before: 2 },
    cents: { now: 2000, before: 2000 },
  });
  const refund = { seller_id: 'ana', id: 't-0', kind: 'refund_sent', cause_id: 'r-0', checkout_id: 'c1', at: TODAY };
  await tables.put(
    'ledger_transactions',
    refund,
    ...moments.slice(1).map((moment, n) => ({ id: `t-${n + 1}`, cause_id: `r-${n + 1}`, at: moment })),
    { id: 't-8', cause_id: 'r-8', kind: 'charge' },
  );
  await tables.put(
    'ledger_entries',
    { seller_id: 'ana', transaction_id: 't-0', account: 'provider_clearing', amount_cents: -300 },
    ...[1, 2, 3, 4, 5, 6, 7, 8].map((n) => ({ transaction_id: `t-${n}` })),
    { transaction_id: 't-0', account: 'seller_balance' },
  );
  expect(await findRefunds(tables.db, NOW)).toEqual({ now: 600, before: 600 });
  await tables.put(
    'users',
    { id: 'u', created_at: TODAY },
    ...moments.slice(1).map((created_at, n) => ({ id: `u-${n}`, created_at })),
  );
  await tables.put(
    'payments',
    { checkout_id: 'p', status: 'failed', created_at: TODAY },
    ...moments.slice(1).map((created_at, n) => ({ checkout_id: `p-${n}`, created_at, status: 'canceled' })),
    { checkout_id: 'good', status: 'captured' },
  );
  expect([await countAccounts(tables.db, NOW), await countFailedPayments(tables.db, NOW)]).toEqual([
    { now: 2, before: 2 },
    { now: 2, before: 2 },
  ]);
});

test('[ADM-03] what waits for somebody is each case that is open, oldest first, with its own words', async () => {
  await tables.put(
    'disputes',
    { checkout_id: 'c1', id: 'd1', status: 'needs_response', opened_at: at(-50) },
    { id: 'd2', closed_at: at(-1) },
    { id: 'd3', submitted_at: at(-1) },
    { id: 'd4', answered_at: at(-1) },
  );
  await tables.put(
    'orders',
    { ...order, number: 'A-1', leaves_by: '2026-03-07' },
    other('o2', { leaves_by: '2026-03-08' }),
    other('o3', { state: 'shipped', leaves_by: '2026-03-01' }),
    other('o4', { state: 'processing', leaves_by: '2026-03-01' }),
    { seller_id: 'ben', number: 'B-1', state: 'completed' },
  );
  await tables.put(
    'dispute_parts',
    { seller_id: 'ana', dispute_id: 'd1', checkout_id: 'c1', order_id: 'o1' },
    { seller_id: 'ben', dispute_id: 'd9' },
  );
  await tables.put(
    'listings',
    { seller_id: 'ben', id: 'l1', title: 'Ben’s', state: 'active' },
    { seller_id: 'ana', title: 'Mug' },
    { seller_id: 'ana', id: 'l2', title: 'Bowl', state: 'pending_review', submitted_at: at(-40) },
  );
  await tables.put(
    'shops',
    { seller_id: 'ana', slug: 'ana', name: 'Ana' },
    { seller_id: 'ben', slug: 'ben', name: 'Ben' },
  );
  await tables.put(
    'reviews',
    { seller_id: 'ana', id: 'r1', order_id: 'o1', line_id: 'i1', listing_id: 'l1', state: 'visible', reports: 2 },
    { id: 'r2', line_id: 'i2', reports: 0 },
    { id: 'r3', line_id: 'i3', reports: 0, state: 'pending', created_at: at(-60) },
  );
  await tables.put(
    'review_reports',
    { seller_id: 'ana', review_id: 'r1', user_id: 'cy', reason: 'advertising', at: at(-30) },
    { review_id: 'r2', at: at(-99) },
    { seller_id: 'ben', reason: 'private', at: at(-99) },
    { user_id: 'di', reason: 'advertising', at: at(-20) },
  );
  await tables.put(
    'questions',
    { seller_id: 'ana', id: 'q1', listing_id: 'l1', state: 'pending', created_at: at(-70) },
    { id: 'q2', state: 'visible' },
  );
  await tables.put(
    'payments',
    { checkout_id: 'c8', status: 'to_refund', updated_at: at(-16) },
    { checkout_id: 'c9', updated_at: at(-15) },
    { checkout_id: 'c7', status: 'refunded' },
  );
  await tables.put(
    'support_tickets',
    { number: 'T-1', at: at(-10), closed_at: null, user_id: 'bo' },
    { number: 'T-2', closed_at: at(-1) },
  );
  await tables.put('users', { id: 'cy', display_name: 'Cy' }, { id: 'bo', display_name: 'Bo' });
  const page = { kind: null, now: NOW, after: null, limit: 9 };
  const found = await findCases(tables.db, page);
  expect(found.map(({ id }) => id)).toEqual([
    'late-o4',
    'late-o1',
    'dispute-d1',
    'report-r1',
    'refund-c8',
    'letter-T-1',
  ]);
  expect(
    found
      .slice(2, 6)
      .map(({ title, person }) => [title, person])
      .flat(),
  ).toEqual(expect.arrayContaining(['Disputed: A-1', 'Review of Mug', 'Bo']));
  const ids = async (changes: object) => (await findCases(tables.db, { ...page, ...changes })).map(({ id }) => id);
  expect([
    await ids({ kind: 'late' }),
    await ids({ limit: 1 }),
    await ids({ after: { at: at(-30).toISOString(), id: 'report-r1' } }),
  ]).toEqual([['late-o4', 'late-o1'], ['late-o4'], ['refund-c8', 'letter-T-1']]);
  const pending = await findPendingModeration(tables.db, page);
  expect(pending.map(({ id, title }) => `${id} ${title}`)).toEqual([
    'question-q1 Question about Mug',
    'review-r3 Review of Mug',
    'listing-l2 Bowl',
    'advertising-r1 Review of Mug',
  ]);
  expect([
    (await findQueue(tables.db, 'products', NOW)).waiting,
    (await findQueue(tables.db, 'reviews', NOW)).waiting,
    (await findQueue(tables.db, 'questions', NOW)).waiting,
    (await findQueue(tables.db, 'cases', NOW)).waiting,
  ]).toEqual([1, 2, 1, 6]);
});

test('[ADM-08] what was done today is what was decided, less what was taken back', async () => {
  const act = { seq: 1, act: 'reviews.moderateReview', at: TODAY };
  await tables.put(
    'audit_log',
    act,
    { seq: 2 },
    { seq: 3, act: 'reviews.undoReviews' },
    { seq: 4, at: before(TODAY) },
    { seq: 5, act: 'listings.decideReview' },
    { seq: 6, at: at(1) },
  );
  await tables.put(
    'messages',
    {
      seller_id: 'ana',
      conversation_id: 'c',
      id: 'm1',
      number: 1,
      settled_by: 'moderator',
      settled_at: TODAY,
      is_spam: true,
    },
    { number: 2, id: 'm2', settled_by: 'receiver' },
    { number: 3, id: 'm3', settled_at: before(TODAY) },
    { number: 4, id: 'm4', settled_by: null },
    { number: 5, id: 'm5', settled_by: null, is_spam: false },
    { number: 6, id: 'm6', settled_by: null, is_spam: false, open_reports: 1 },
  );
  const queue = async (key: 'reviews' | 'products' | 'messages') => {
    const { waiting, doneToday } = await findQueue(tables.db, key, NOW);
    return [waiting, doneToday];
  };
  expect([await queue('reviews'), await queue('products'), await queue('messages')]).toEqual([
    [0, 1],
    [0, 1],
    [2, 1],
  ]);
  const mail = { key: 'order:1', sent_at: null, tries: 0, created_at: at(-5), next_at: at(-2) };
  await tables.put(
    'mails',
    mail,
    { key: 'order:2', tries: 1 },
    { key: 'cart:3', sent_at: at(-1), created_at: at(-1), next_at: at(-9) },
    { key: 'cart:4', created_at: at(-99) },
    { key: 'order:5' },
  );
  await tables.put('payments', { checkout_id: 'c1', status: 'to_refund' }, { checkout_id: 'c2', status: 'captured' });
  expect(await findHouse(tables.db, NOW)).toEqual({
    mailsWaiting: 4,
    mailsFailing: 1,
    parked: 0,
    paymentsToRefund: 1,
    oldestMailSeconds: 120,
  });
  expect(
    (await countMails(tables.db, at(-5))).map(({ kind, sent, waiting, failing }) => [kind, sent, waiting, failing]),
  ).toEqual([
    ['order', 0, 2, 1],
    ['cart', 1, 0, 0],
  ]);
  const mails = async (
    view: 'all' | 'waiting' | 'failing' | 'sent',
    after: { at: string; id: string } | null = null,
    limit = 9,
    kind: string | null = null,
  ) => (await findMails(tables.db, { view, kind, since: at(-5), after, limit })).map(({ key }) => key);
  expect([
    await mails('all'),
    await mails('waiting'),
    await mails('failing'),
    await mails('sent'),
    await mails('all', null, 1),
    await mails('all', { at: at(-5).toISOString(), id: 'order:2' }),
    await mails('all', null, 9, 'order'),
    await mails('all', null, 9, 'cart'),
  ]).toEqual([
    ['cart:3', 'order:5', 'order:2', 'order:1', 'cart:4'],
    ['order:5', 'order:1', 'cart:4'],
    ['order:2'],
    ['cart:3'],
    ['cart:3'],
    ['order:1', 'cart:4'],
    ['order:5', 'order:2', 'order:1'],
    ['cart:3'],
  ]);
});

test('[ADM-03] disputes and payments are found by what became of them, newest first, with their own orders', async () => {
  await tables.put('orders', { ...order, number: 'A-2' }, other('o2', { number: 'A-1' }), {
    seller_id: 'ben',
    number: 'B-1',
    checkout_id: 'c2',
  });
  const dispute = { checkout_id: 'c1', id: 'd1', status: 'needs_response', opened_at: at(-5), booked: 'withheld' };
  await tables.put(
    'disputes',
    dispute,
    { id: 'd2', status: 'won', closed_at: at(-1) },
    { id: 'd3', status: 'lost', closed_at: at(-1), opened_at: at(-1) },
    { id: 'd4', status: 'prevented', closed_at: at(-1), opened_at: at(-9) },
  );
  await tables.put(
    'dispute_parts',
    { seller_id: 'ana', dispute_id: 'd1', checkout_id: 'c1', order_id: 'o1' },
    { dispute_id: 'd2', order_id: 'o2' },
    { seller_id: 'ben', checkout_id: 'c9' },
  );
  const disputes = async (
    view: 'all' | 'open' | 'won' | 'lost',
    after: { at: string; id: string } | null = null,
    limit = 9,
  ) =>
    (await findDisputes(tables.db, { view, after, limit })).map(({ disputeId, orderNumbers }) =>
      `${disputeId} ${orderNumbers.join()}`.trim(),
    );
  expect([
    await disputes('all'),
    await disputes('open'),
    await disputes('won'),
    await disputes('lost'),
    await disputes('all', null, 1),
    await disputes('all', { at: at(-5).toISOString(), id: 'd2' }),
  ]).toEqual([['d3', 'd2 A-1', 'd1 A-2', 'd4'], ['d1 A-2'], ['d2 A-1', 'd4'], ['d3'], ['d3'], ['d1 A-2', 'd4']]);
  expect([
    (await findDispute(tables.db, 'd1'))?.orders.map(({ number }) => number),
    await findDispute(tables.db, 'd9'),
  ]).toEqual([['A-2'], null]);
  const payment = {
    checkout_id: 'c1',
    status: 'captured',
    amount_cents: 2000,
    captured_cents: 2000,
    created_at: at(-5),
    updated_at: at(-99),
  };
  await tables.put(
    'checkouts',
    { id: 'c1', status: 'paid', total_cents: 2000, expires_at: at(-99) },
    ...['c2', 'c3', 'c4', 'c5', 'c6', 'c7'].map((id) => ({ id })),
  );
  await tables.put(
    'payments',
    payment,
    { checkout_id: 'c2', created_at: at(-1) },
    { checkout_id: 'c3', status: 'started', captured_cents: 0 },
    { checkout_id: 'c4', status: 'to_refund' },
    { checkout_id: 'c5', status: 'failed', captured_cents: 0 },
    { checkout_id: 'c6', status: 'refunded', refunded_cents: 2000 },
    { checkout_id: 'c7', status: 'canceled', captured_cents: 0, created_at: at(-DAY) },
  );
  const payments = async (view: 'all' | 'open' | 'late' | 'mismatched' | 'failed' | 'refunded', changes: object = {}) =>
    (await findPayments(tables.db, { view, now: NOW, after: null, limit: 9, ...changes })).map(
      ({ checkoutId }) => checkoutId,
    );
  expect([
    await payments('open'),
    await payments('late'),
    await payments('mismatched'),
    await payments('failed'),
    await payments('refunded'),
  ]).toEqual([['c4', 'c3'], ['c4', 'c3'], ['c2'], ['c5', 'c7'], ['c6']]);
  expect([
    await payments('all', { limit: 2 }),
    await payments('all', { checkout: 'c5' }),
    await payments('all', { day: '2026-03-09' }),
    await payments('all', { after: { at: at(-5).toISOString(), id: 'c3' } }),
  ]).toEqual([['c2', 'c6'], ['c5'], ['c7'], ['c1', 'c7']]);
  expect(
    (await findPayments(tables.db, { view: 'all', checkout: 'c1', now: NOW, after: null, limit: 1 }))[0]?.orderNumbers,
  ).toEqual(['A-1', 'A-2']);
  // A checkout that is over troubles nobody where its payment failed, was called off or went back.
  const troubled = await findPayments(tables.db, { view: 'all', now: NOW, after: null, limit: 9 });
  expect(troubled.flatMap(({ checkoutId, trouble }) => (trouble === '' ? [] : [checkoutId]))).toEqual([
    'c2',
    'c4',
    'c3',
  ]);
});

test('[ADM-08] money of a period is what was booked and placed in it, to the moment', async () => {
  const charge = { seller_id: 'ana', id: 't1', kind: 'charge', cause_id: 'o1', checkout_id: 'c1', at: at(0) };
  const start = new Date('2026-02-09T00:00:00.000Z');
  await tables.put(
    'ledger_transactions',
    charge,
    { id: 't2', at: start, cause_id: 'o2', checkout_id: 'c2' },
    { id: 't3', at: before(start), cause_id: 'o3' },
    { id: 't4', at: at(1), cause_id: 'o4' },
  );
  await tables.put(
    'ledger_entries',
    { seller_id: 'ana', transaction_id: 't1', account: 'provider_clearing', amount_cents: 500 },
    ...['t2', 't3', 't4'].map((id) => ({ transaction_id: id })),
    { account: 'platform_promotions', amount_cents: 77 },
  );
  await tables.put(
    'orders',
    { ...order, placed_at: at(0) },
    other('o2', { placed_at: start, state: 'cancelled' }),
    other('o3', { placed_at: before(start) }),
    other('o4', { placed_at: at(1) }),
    other('o5', { state: 'pending_payment' }),
  );
  const periods = await findPeriods(tables.db, { now: NOW, by: 'day' });
  expect([periods.length, periods[0], periods.at(-1)]).toEqual([
    30,
    { from: '2026-02-09', orders: 1, takenCents: 500, refundedCents: 0 },
    { from: '2026-03-10', orders: 1, takenCents: 500, refundedCents: 0 },
  ]);
  expect(await findSums(tables.db, { now: NOW, by: 'day' })).toMatchObject({
    orders: 2,
    ordersCents: 2000,
    cancelledCents: 1000,
    payments: 2,
    takenCents: 1000,
  });
});

test('[ADM-05] people are found by words, standing, part and day, newest first, each with figures of their own', async () => {
  const person = {
    id: 'bo',
    display_name: 'Bo',
    email: 'bo@example.com',
    created_at: at(-5),
    account_status: 'active',
  };
  await tables.put(
    'users',
    person,
    { id: 'cy', display_name: 'Cy', email: 'cy@example.com', account_status: 'suspended', account_status_until: at(1) },
    {
      id: 'di',
      display_name: 'Di',
      email: 'di@example.com',
      account_status: 'suspended',
      account_status_until: at(0),
      created_at: at(-DAY),
    },
    { id: 'eve', display_name: 'Eve', email: 'eve@example.com', account_status: 'banned', created_at: at(-1) },
  );
  await tables.put(
    'shops',
    { seller_id: 'cy', slug: 'cy', name: 'Kiln' },
    { seller_id: 'di', slug: 'di', name: 'Loom' },
  );
  await tables.put(
    'listings',
    { seller_id: 'cy', id: 'l1', state: 'active' },
    { id: 'l2', state: 'draft' },
    { seller_id: 'di', id: 'l3' },
  );
  await tables.put(
    'orders',
    order,
    other('o2', { state: 'cancelled' }),
    other('o3', { state: 'pending_payment' }),
    other('o4', { buyer_id: 'cy', seller_id: 'bo', state: 'refunded' }),
  );
  await tables.put('admin_users', { id: 'eve', role: 'x', status: 'active' }, { id: 'di', status: 'inactive' });
  await tables.put(
    'reviews',
    { seller_id: 'ana', id: 'r1', line_id: 'i1', buyer_id: 'bo', state: 'visible' },
    { id: 'r2', line_id: 'i2', state: 'hidden' },
    { id: 'r3', line_id: 'i3', buyer_id: 'cy' },
  );
  await tables.put(
    'sessions',
    { user_id: 'bo', token_hash: '\\x01', expires_at: at(1) },
    { token_hash: '\\x02', expires_at: at(0) },
    { user_id: 'cy' },
  );
  const people = async (changes: object = {}) =>
    (
      await findPeople(tables.db, {
        q: null,
        standing: null,
        part: null,
        day: null,
        after: null,
        limit: 9,
        now: NOW,
        ...changes,
      })
    ).map(({ userId }) => userId);
  expect([
    await people(),
    await people({ limit: 1 }),
    await people({ after: { at: at(-5).toISOString(), id: 'cy' } }),
    await people({ day: '2026-03-09' }),
  ]).toEqual([['eve', 'cy', 'bo', 'di'], ['eve'], ['bo', 'di'], ['di']]);
  expect([
    await people({ standing: 'suspended' }),
    await people({ standing: 'active' }),
    await people({ standing: 'banned' }),
  ]).toEqual([['cy'], ['bo', 'di'], ['eve']]);
  expect([
    await people({ part: 'makers' }),
    await people({ part: 'buyers' }),
    await people({ part: 'administrators' }),
  ]).toEqual([
    ['cy', 'di'],
    ['cy', 'bo'],
    ['eve', 'di'],
  ]);
  expect([await people({ q: 'kil' }), await people({ q: 'bo@ex' }), await people({ q: 'eve' })]).toEqual([
    ['cy'],
    ['bo'],
    ['eve'],
  ]);
  expect(await findPerson(tables.db, 'bo', NOW)).toMatchObject({
    purchases: 1,
    listings: 0,
    sessions: 1,
    figures: {
      boughtCents: 1000,
      soldOrders: 1,
      soldCents: 1000,
      refundedOrders: 1,
      reviewsWritten: 2,
      reviewsHidden: 1,
    },
  });
  expect([
    (await findPerson(tables.db, 'cy', NOW))?.listings,
    (await findPerson(tables.db, 'di', NOW))?.adminRole,
    (await findPerson(tables.db, 'eve', NOW))?.adminRole,
  ]).toEqual([1, null, 'x']);
  const locked = async (id: string) => (await tables.run((tx) => lockPerson(tx, id)))?.isActiveAdmin;
  expect([
    await locked('eve'),
    await locked('di'),
    await isMaker(tables.db, 'di'),
    await isMaker(tables.db, 'bo'),
  ]).toEqual([true, false, true, false]);
});

test('[ADM-03] an order is found by state, day and part, newest first, and shows what happened to it alone', async () => {
  await tables.put(
    'orders',
    { ...order, number: 'A-1', discount_cents: 0 },
    other('o2', { placed_at: before(TODAY), discount_cents: 5 }),
    other('o3', { state: 'cancelled' }),
    other('o4', { state: 'pending_payment', checkout_id: 'c2' }),
    { seller_id: 'ben', id: 'o9', number: 'B-1', buyer_id: 'cy', placed_at: at(-2 * DAY), checkout_id: 'c2' },
  );
  await tables.put(
    'order_numbers',
    { number: 'OLD-1', seller_id: 'ana', order_id: 'o1' },
    { number: 'OLD-2', order_id: 'o2' },
  );
  await tables.put('users', { id: 'cy', email: 'cy@example.com' }, { id: 'bo', email: 'bo@example.com' });
  await tables.put(
    'order_transitions',
    { seller_id: 'ana', order_id: 'o1', state: 'refunded', at: at(-5) },
    { order_id: 'o2', state: 'confirmed' },
    { seller_id: 'ben' },
    { order_id: 'o3', at: before(TODAY) },
  );
  const rows = async (changes: object = {}) =>
    (
      await listRows(tables.db, {
        q: null,
        state: null,
        day: null,
        what: 'placed',
        from: null,
        until: null,
        part: null,
        after: null,
        limit: 9,
        ...changes,
      })
    ).map(({ orderId }) => orderId);
  expect([
    await rows(),
    await rows({ limit: 1 }),
    await rows({ state: 'cancelled' }),
    await rows({ day: '2026-03-10' }),
    await rows({ after: { at: TODAY.toISOString(), id: 'o3' } }),
  ]).toEqual([['o4', 'o3', 'o1', 'o2', 'o9'], ['o4'], ['o3'], ['o1'], ['o1', 'o2', 'o9']]);
  expect([
    await rows({ what: 'refunded', day: '2026-03-10' }),
    await rows({ from: '2026-03-09', until: '2026-03-10' }),
    await rows({ from: '2026-03-10', until: '2026-03-11' }),
    await rows({ part: 'discount' }),
  ]).toEqual([['o1'], ['o2'], ['o3', 'o1'], ['o2']]);
  expect([await rows({ q: 'old-1' }), await rows({ q: 'o2' }), await rows({ q: 'CY@example.com' })]).toEqual([
    ['o1'],
    ['o2'],
    ['o9'],
  ]);
  const place = await findOrderPlace(tables.db, 'o1');
  expect([place?.sellerId, place && (await listBeside(tables.db, place)).map(({ number }) => number)]).toEqual([
    'ana',
    ['o2', 'o3'],
  ]);
  await tables.put('checkouts', { id: 'c1', status: 'paid', created_at: at(-9) }, { id: 'c2' });
  await tables.put(
    'reviews',
    { seller_id: 'ana', id: 'r1', line_id: 'i1', order_id: 'o1', created_at: at(-1), buyer_name: 'Bo', stars: 5 },
    { id: 'r2', order_id: 'o2' },
    { seller_id: 'ben', id: 'r3' },
  );
  await tables.put(
    'audit_log',
    { seq: 1, subject_kind: 'order', subject_id: 'o1', at: at(-3) },
    { seq: 2, subject_id: 'o2' },
    { seq: 3, subject_kind: 'person' },
  );
  const moments = place ? await findOrderTimeline(tables.db, place) : [];
  expect(moments.map(({ kind }) => kind)).toEqual(['review', 'act', 'move', 'checkout']);
  expect(moments[0]).toMatchObject({ who: 'Bo' });
});

test('[ADM-03, SUP-03] a piece is shown with its own shop and choices, and privacy requests by what waits, the most urgent first', async () => {
  await tables.put(
    'users',
    { id: 'ana', display_name: 'Ana', account_status: 'suspended', account_status_until: at(0) },
    { id: 'bo', display_name: 'Bo', deletion_due_at: at(9) },
    { id: 'cy', display_name: 'Cy', deletion_due_at: at(5) },
    { id: 'di', deleted_at: at(-30 * DAY) },
    { id: 'eve', deleted_at: at(-1) },
  );
  await tables.put(
    'shops',
    { seller_id: 'ben', slug: 'ben', name: 'Ben' },
    { seller_id: 'ana', slug: 'ana', name: 'Ana’s' },
  );
  await tables.put(
    'listings',
    { seller_id: 'ana', id: 'l1', state: 'active', category: 'bowls', pictures: [] },
    { id: 'l2', state: 'draft' },
  );
  await tables.put(
    'variants',
    { seller_id: 'ana', listing_id: 'l1', id: 'v1', stock: 0, price_cents: 5, option_values: ['a'] },
    { id: 'v2', price_cents: 7, option_values: ['b'] },
    { seller_id: 'ben', stock: 9, price_cents: 1 },
    { id: 'v3', listing_id: 'l2' },
  );
  const product = async (id: string) => findProduct(tables.db, id, NOW);
  expect([await product('l1'), (await product('l2'))?.state]).toMatchObject([
    { state: 'sold_out', shopName: 'Ana’s', lowestCents: 5, highestCents: 7, ownerStanding: 'active' },
    'draft',
  ]);
  await tables.put(
    'account_exports',
    { user_id: 'bo', id: 'e1', requested_at: at(-30 * DAY + 7), ready_at: null, expires_at: null },
    { user_id: 'cy', id: 'e2', ready_at: at(-1), expires_at: at(1), requested_at: at(0) },
    { id: 'e3', ready_at: at(-1), expires_at: at(0) },
  );
  await tables.put(
    'orders',
    { ...order, buyer_id: 'cy' },
    { seller_id: 'bo', id: 'o2', buyer_id: 'x', state: 'completed' },
  );
  const requests = async (
    kind: 'copy' | 'deletion' | null,
    after: { at: string; id: string } | null = null,
    limit = 9,
  ) => (await findRequests(tables.db, { kind, now: NOW, after, limit })).map(({ id, state }) => `${id} ${state}`);
  expect([
    await requests(null),
    await requests('copy'),
    await requests('deletion'),
    await requests(null, null, 1),
    await requests(null, { at: at(7).toISOString(), id: 'e1' }),
  ]).toEqual([
    ['deletion-cy held', 'e1 waiting', 'deletion-bo waiting', 'e2 ready'],
    ['e1 waiting', 'e2 ready'],
    ['deletion-cy held', 'deletion-bo waiting'],
    ['deletion-cy held'],
    ['deletion-bo waiting', 'e2 ready'],
  ]);
  expect(await countPrivacyRequests(tables.db, NOW)).toEqual({
    copiesWaiting: 1,
    copiesReady: 1,
    deletionsWaiting: 2,
    deletedLately: 1,
    people: 3,
    cartMailRefused: 0,
  });
  await tables.put(
    'notification_choices',
    { user_id: 'bo', kind: 'a', channel: 'mail', wanted: true },
    { user_id: 'cy', wanted: false },
    { user_id: 'di' },
  );
  expect(await countChoices(tables.db)).toEqual([{ kind: 'a', channel: 'mail', on: 2, off: 1 }]);
});

test('[ADM-09] system health counts what waits, fails, was given up and is overdue, each by itself', async () => {
  await tables.empty('mails', 'payments', 'refunds', 'payment_differences', 'parked_events', 'events', 'event_cursors');
  const mail = { key: 'a', sent_at: null, tries: 0 };
  await tables.put(
    'mails',
    mail,
    { key: 'b', tries: 1 },
    { key: 'c', tries: 9 },
    { key: 'd', tries: 10 },
    { key: 'e', sent_at: NOW, tries: 1 },
  );
  await tables.put(
    'payments',
    { checkout_id: 'c1', status: 'to_refund', updated_at: at(-16), created_at: at(-DAY + 1) },
    { checkout_id: 'c2', updated_at: at(-15), created_at: at(-DAY) },
    { checkout_id: 'c3', status: 'captured' },
  );
  await tables.put(
    'payment_differences',
    { provider_id: 'x', settled_at: null },
    { provider_id: 'y', settled_at: NOW },
  );
  await tables.put(
    'refunds',
    { checkout_id: 'c3', id: 'r1', status: 'asked', asked_at: at(-DAY - 1) },
    { id: 'r2', asked_at: at(-DAY) },
    { id: 'r3', status: 'sent' },
    { id: 'r4', checkout_id: 'c9' },
  );
  await tables.put(
    'disputes',
    { checkout_id: 'c9', id: 'd1', booked: 'withheld' },
    { checkout_id: 'c3', booked: 'won' },
  );
  expect(await findSystemFigures(tables.db, NOW)).toMatchObject({
    mailsWaiting: 1,
    mailsFailing: 2,
    mailsGivenUp: 1,
    payments: 2,
    overdueRefunds: 2,
    paymentDifferences: 1,
  });
  await tables.put(
    'parked_events',
    { reaction: 'one', subject: 's', event_id: 'e1', tries: 2, error: 'second', next_at: at(5) },
    { event_id: 'e2', tries: 1, error: 'first', next_at: at(1) },
    { reaction: 'two' },
  );
  await tables.put('event_cursors', { reaction: 'one', xid: '5', seq: 1 }, { reaction: 'two', xid: '9' });
  const event = { subject: 's', id: 'e', name: 'orders.placed', xid: '5', seq: 1, at: at(-9) };
  await tables.put(
    'events',
    event,
    { id: 'f', seq: 2, at: at(-5) },
    { id: 'g', xid: '6', at: at(-1) },
    { id: 'h', seq: 3, name: 'other' },
  );
  const reactions = await findReactions(
    tables.db,
    partOf<Parameters<typeof findReactions>[1]>({
      reactions: [
        { name: 'one', to: ['orders.placed'] },
        { name: 'two', to: ['orders.placed'] },
      ],
    }),
  );
  expect(reactions.map(({ name, behind, parked, tries, error }) => [name, behind, parked, tries, error])).toEqual([
    ['one', 2, 2, 2, 'second'],
    ['two', 0, 1, 2, 'second'],
  ]);
  expect(reactions[0]).toMatchObject({ oldestAt: at(-5).toISOString(), nextAt: at(1).toISOString() });
});
