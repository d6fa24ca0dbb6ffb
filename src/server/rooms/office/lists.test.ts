import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bareOrder } from '#test/builders/bare-order.ts';
import { openBareTables, type BareTables } from '#test/builders/bare-tables.ts';
import { type Book, books } from '#domain/office/books-contract.ts';
import type { CaseKind } from '#domain/office/cases-contract.ts';
import { ledgerKinds } from '#domain/payments/model.ts';
import { findCases, findPendingModeration } from './cases/case-store.ts';
import { findQueue } from './dashboard-store.ts';
import { tableSources } from './find-store.ts';
import { findBook, findBooks } from './money/book-store.ts';
import { findPeriods, findSums } from './money/money-store.ts';
import { findPayments } from './money/payment-store.ts';
import { findPeople, findPerson } from './person-store.ts';
import { findRequests } from './privacy/privacy-store.ts';
import { findOrderPlace, findOrderTimeline, listRows } from './records/order-store.ts';

/* Whatever a list is filtered by, it begins where it is asked to, ends there, and has its order: of one moment by id. */

let tables: BareTables;
const NOW = new Date('2026-03-10T12:00:00.000Z');
const at = (minutes: number): Date => new Date(NOW.getTime() + minutes * 60_000);
const DAY = 24 * 60;
const order = bareOrder({ buyer_id: 'bo', placed_at: at(0), state: 'confirmed' });
const before = (moment: Date): Date => new Date(moment.getTime() - 1);
const place = (moment: Date, id: string) => ({ at: moment.toISOString(), id });

beforeAll(async () => {
  tables = await openBareTables();
});
afterAll(() => tables.stop());
beforeEach(() =>
  tables.empty(
    ...[
      'users',
      'shops',
      'listings',
      'orders',
      'order_transitions',
      'order_numbers',
      'checkouts',
      'payments',
      'disputes',
    ],
    ...['dispute_parts', 'reviews', 'review_reports', 'questions', 'support_tickets', 'audit_log', 'admin_users'],
    'account_exports',
  ),
);

test('[ADM-03] cases of each kind are paged by since when they wait, of one moment by id; a bank’s question is none of its claims', async () => {
  await tables.put(
    'disputes',
    { checkout_id: 'c1', id: 'd1', status: 'needs_response', opened_at: at(-50), booked: 'withheld' },
    { id: 'd2', status: 'warning_needs_response' },
    { id: 'd3', opened_at: at(-40) },
  );
  await tables.put(
    'orders',
    { ...order, number: 'A-2', leaves_by: '2026-03-01' },
    { id: 'o2', number: 'A-4', leaves_by: '2026-03-01' },
    { id: 'o3', number: 'A-3', leaves_by: '2026-03-02' },
    { seller_id: 'ben', number: 'A-1', leaves_by: '2026-03-20' },
    { seller_id: 'cy', number: 'A-0', leaves_by: '2026-03-20' },
  );
  await tables.put(
    'dispute_parts',
    { seller_id: 'ana', dispute_id: 'd1', checkout_id: 'c1', order_id: 'o1' },
    { seller_id: 'ben' },
    { seller_id: 'cy', checkout_id: 'c9' },
    { dispute_id: 'd2', order_id: 'o3' },
  );
  await tables.put('listings', { seller_id: 'ana', id: 'l1', title: 'Mug', state: 'active' });
  const review = {
    seller_id: 'ana',
    id: 'r1',
    order_id: 'o1',
    line_id: 'i1',
    listing_id: 'l1',
    state: 'visible',
    reports: 1,
  };
  await tables.put('reviews', review, { id: 'r2', line_id: 'i2' }, { id: 'r3', line_id: 'i3' });
  await tables.put(
    'review_reports',
    { seller_id: 'ana', review_id: 'r1', user_id: 'cy', reason: 'private', at: at(-30) },
    { review_id: 'r2' },
    { review_id: 'r3', at: at(-20) },
    // Decided before it was reported again: nothing of it waits.
    { review_id: 'r3', user_id: 'eve', reason: 'offensive', at: at(-90) },
  );
  // The bank holds the money of the first: nothing can go back of it.
  await tables.put(
    'payments',
    { checkout_id: 'c1', status: 'to_refund', updated_at: at(-60) },
    ...[{ checkout_id: 'c2' }, { checkout_id: 'c3' }, { checkout_id: 'c4', updated_at: at(-55) }],
  );
  await tables.put(
    'support_tickets',
    { number: 'T-1', at: at(-10), closed_at: null },
    ...[{ number: 'T-2' }, { number: 'T-3', at: at(-9) }],
  );
  const ids = async (kind: CaseKind | null, after: { at: string; id: string } | null = null, limit = 9) =>
    (await findCases(tables.db, { kind, now: NOW, after, limit })).map(({ id }) => id);
  for (const [kind, all, first] of [
    ['dispute', ['dispute-d1', 'dispute-d2', 'dispute-d3'], at(-50)],
    ['report', ['report-r1', 'report-r2', 'report-r3'], at(-30)],
    ['late', ['late-o1', 'late-o2', 'late-o3'], new Date('2026-03-02T00:00:00Z')],
    ['refund', ['refund-c2', 'refund-c3', 'refund-c4'], at(-60)],
    ['letter', ['letter-T-1', 'letter-T-2', 'letter-T-3'], at(-10)],
  ] as const) {
    expect(await ids(kind)).toEqual(all);
    expect(await ids(kind, null, 2)).toEqual(all.slice(0, 2));
    expect(await ids(kind, place(first, all[0]))).toEqual(all.slice(1));
    expect(await ids(kind, place(first, all[1]))).toEqual(all.slice(2));
  }
  const reports = await findCases(tables.db, { kind: 'report', now: NOW, after: null, limit: 9 });
  expect(reports.map(({ detail, since }) => [detail, since])).toEqual(
    [-30, -30, -20].map((minutes) => ['Reported: Private details', at(minutes).toISOString()]),
  );
  expect(await findQueue(tables.db, 'reviews', NOW)).toMatchObject({ waiting: 3, oldestAt: at(-30).toISOString() });
  expect((await ids(null, null, 3)).slice(0, 2)).toEqual(['late-o1', 'late-o2']);
  const disputes = await findCases(tables.db, { kind: 'dispute', now: NOW, after: null, limit: 2 });
  expect(disputes.map(({ title }) => title)).toEqual(['Disputed: A-1, A-2', 'A bank asks about A-3']);
});

test('[ADM-03] what waits for a moderator is paged by its kind; only what somebody reported as advertising waits as that', async () => {
  await tables.put(
    'listings',
    { seller_id: 'ana', id: 'l1', title: 'Mug', state: 'pending_review', submitted_at: at(-40) },
    { id: 'l2' },
    { id: 'l3', submitted_at: at(-39) },
  );
  await tables.put('shops', { seller_id: 'ana', slug: 'ana', name: 'Ana' });
  const review = { seller_id: 'ana', order_id: 'o1', listing_id: 'l1', created_at: at(-30) };
  await tables.put(
    'reviews',
    { ...review, id: 'r1', line_id: 'i1', state: 'pending', reports: 0 },
    ...[
      { id: 'r2', line_id: 'i2' },
      { id: 'r3', line_id: 'i3', created_at: at(-29) },
    ],
    ...['r4', 'r5', 'r6'].map((id, n) => ({ id, line_id: `i${4 + n}`, state: 'visible', reports: 1 })),
  );
  await tables.put(
    'review_reports',
    { seller_id: 'ana', review_id: 'r4', user_id: 'cy', reason: 'advertising', at: at(-20) },
    { review_id: 'r5' },
    { review_id: 'r6', reason: 'private' },
    { seller_id: 'ben', review_id: 'r6' },
    // Decided before they were reported again.
    ...['r5', 'r6'].map((id) => ({ review_id: id, user_id: 'eve', at: at(-90) })),
  );
  await tables.put(
    'questions',
    { seller_id: 'ana', id: 'q1', listing_id: 'l1', state: 'pending', created_at: at(-10) },
    ...[{ id: 'q2' }, { id: 'q3', created_at: at(-9) }],
  );
  const ids = async (
    kind: Parameters<typeof findPendingModeration>[1]['kind'],
    after: { at: string; id: string } | null = null,
    limit = 9,
  ) => (await findPendingModeration(tables.db, { kind, now: NOW, after, limit })).map(({ id }) => id);
  for (const [kind, all, first] of [
    ['listing', ['listing-l1', 'listing-l2', 'listing-l3'], at(-40)],
    ['review', ['review-r1', 'review-r2', 'review-r3'], at(-30)],
    ['advertising', ['advertising-r4', 'advertising-r5'], at(-20)],
    ['question', ['question-q1', 'question-q2', 'question-q3'], at(-10)],
  ] as const) {
    expect(await ids(kind)).toEqual(all);
    expect(await ids(kind, null, 1)).toEqual(all.slice(0, 1));
    expect(await ids(kind, place(first, all[0]))).toEqual(all.slice(1));
  }
  expect(await ids(null, place(at(-30), 'review-r1'), 2)).toEqual(['review-r2', 'review-r3']);
  expect(await ids(null, place(at(-29), 'review-r3'), 2)).toEqual(['advertising-r4', 'advertising-r5']);
});

test('[ADM-03, PAY-03] payments of each view are paged and found by day and checkout, each with what does not fit of it', async () => {
  const payment = {
    amount_cents: 2000,
    captured_cents: 2000,
    refunded_cents: 0,
    updated_at: at(-99),
    created_at: at(-5),
  };
  const rows: [
    view: 'open' | 'late' | 'mismatched' | 'failed' | 'refunded' | 'to_refund',
    status: string,
    changes: object,
  ][] = [
    ['to_refund', 'to_refund', {}],
    ['mismatched', 'captured', {}],
    ['failed', 'failed', { captured_cents: 0 }],
    ['refunded', 'refunded', { refunded_cents: 2000 }],
  ];
  await tables.put(
    'checkouts',
    { id: 'none', status: 'paid', total_cents: 2000, expires_at: at(-99) },
    { id: 'sum', total_cents: 1999 },
  );
  await tables.put(
    'payments',
    { ...payment, checkout_id: 'fits', status: 'captured' },
    ...rows.flatMap(([view, status, changes]) => [
      { checkout_id: `${view}-1`, status, ...changes },
      { checkout_id: `${view}-2`, status, ...changes },
      { checkout_id: `${view}-3`, status, created_at: at(-DAY), ...changes },
    ]),
  );
  await tables.put('orders', { ...order, checkout_id: 'fits', total_cents: 2000 });
  await tables.put('checkouts', { id: 'fits', status: 'paid', total_cents: 2000, expires_at: at(-99) });
  const found = async (view: Parameters<typeof findPayments>[1]['view'], changes: object = {}) =>
    (await findPayments(tables.db, { view, now: NOW, after: null, limit: 9, ...changes })).map(
      ({ checkoutId }) => checkoutId,
    );
  for (const [view] of [...rows, ['open'] as const, ['late'] as const]) {
    const name = view === 'open' || view === 'late' ? 'to_refund' : view;
    expect(await found(view), view).toEqual([`${name}-2`, `${name}-1`, `${name}-3`]);
    expect(await found(view, { limit: 2 }), view).toEqual([`${name}-2`, `${name}-1`]);
    expect(await found(view, { after: place(at(-5), `${name}-2`) }), view).toEqual([`${name}-1`, `${name}-3`]);
    expect(await found(view, { day: '2026-03-09' }), view).toEqual([`${name}-3`]);
    expect(await found(view, { day: '2026-03-10', checkout: `${name}-1` }), view).toEqual([`${name}-1`]);
  }
  await tables.empty('payments');
  await tables.put(
    'payments',
    { ...payment, checkout_id: 'fits', status: 'captured' },
    { checkout_id: 'sum', captured_cents: 1000 },
    { checkout_id: 'none' },
    { checkout_id: 'p1', status: 'started' },
    { checkout_id: 'p2', status: 'refunded', refunded_cents: 1999 },
    { checkout_id: 'p3', status: 'to_refund', updated_at: at(-15) },
  );
  await tables.put('orders', { ...order, id: 'o2', number: 'A-2', checkout_id: 'sum', total_cents: 1000 });
  const troubles = await findPayments(tables.db, { view: 'all', now: NOW, after: null, limit: 9 });
  expect(Object.fromEntries(troubles.map(({ checkoutId, trouble }) => [checkoutId, trouble]))).toEqual({
    fits: '',
    sum: 'Captured, but not the total of its checkout',
    none: 'Captured, but its orders add up to something else',
    p1: 'Captured, and our books do not say so',
    p2: 'Given back, but not all of it',
    p3: '',
  });
  expect(await found('mismatched', { now: at(90 * DAY - 6) })).toEqual(['sum', 'p2', 'p1', 'none']);
  expect(await found('mismatched', { now: at(90 * DAY - 5) })).toEqual([]);
});

test('[ADM-03] orders by a part of their sum, by what is typed and by days are paged alike; what was never paid for is not of a period', async () => {
  const none = { subtotal_cents: 0, discount_cents: 0, shipping_cents: 0, tax_cents: 0, contained_tax: null };
  const some = {
    subtotal_cents: 7,
    discount_cents: 7,
    shipping_cents: 7,
    tax_cents: 7,
    contained_tax: { taxCents: 7 },
  };
  await tables.put(
    'orders',
    { ...order, id: 'none', number: 'N', ...none },
    { id: 'o1', number: 'A-1', ...some },
    { id: 'o2', number: 'A-2', ...some },
    { id: 'o3', number: 'A-3', placed_at: at(-DAY), ...some },
    { id: 'o4', number: 'A-4', state: 'pending_payment', ...some },
    { id: 'o5', number: 'A-5', state: 'cancelled', ...some },
    // The first moment of the day, and the first of the next one.
    { id: 'o6', number: 'A-6', placed_at: at(-12 * 60), ...some },
    { id: 'o7', number: 'A-7', placed_at: at(12 * 60), ...some },
  );
  await tables.put('users', { id: 'bo', email: 'bo@example.com' });
  type Wanted = Parameters<typeof listRows>[1];
  const ids = async (changes: Partial<Wanted>): Promise<string[]> => {
    const plain = { q: null, state: null, day: null, what: 'placed', from: null, until: null, part: null } as const;
    return (await listRows(tables.db, { ...plain, after: null, limit: 9, ...changes })).map(({ orderId }) => orderId);
  };
  const shapes: Partial<Wanted>[] = [
    ...(['lines', 'discount', 'postage', 'tax', 'vat'] as const).map((part) => ({ part })),
    { q: 'bo@example.com' },
  ];
  for (const shape of shapes) {
    const without = (list: string[]) => list.filter((id) => id !== 'none');
    const listed = async (changes: Partial<Wanted>) => without(await ids({ ...shape, limit: 20, ...changes }));
    expect(await ids(shape)).toEqual(['o7', 'o5', 'o4', 'o2', 'o1', ...('q' in shape ? ['none'] : []), 'o6', 'o3']);
    expect(await ids({ ...shape, limit: 2 })).toEqual(['o7', 'o5']);
    expect(await listed({ state: 'confirmed' })).toEqual(['o7', 'o2', 'o1', 'o6', 'o3']);
    expect(await listed({ after: place(at(0), 'o2') })).toEqual(['o1', 'o6', 'o3']);
    expect(await listed({ day: '2026-03-10' })).toEqual(['o2', 'o1', 'o6']);
    expect(await listed({ from: '2026-03-10', until: '2026-03-11' })).toEqual(['o5', 'o2', 'o1', 'o6']);
    expect(await listed({ until: '2026-03-10' })).toEqual(['o3']);
    expect(await listed({ from: '2026-03-11' })).toEqual(['o7']);
  }
  const parts = (
    await listRows(tables.db, {
      ...{ q: null, state: null, day: null, what: 'placed', from: null, until: null, after: null, limit: 1 },
      part: 'discount',
    })
  ).map(({ partCents }) => partCents);
  expect(parts).toEqual([-7]);
});

test('[ADM-03, UX-96] what happened to an order is its newest eighty moments', async () => {
  await tables.put('orders', order);
  const move = { seller_id: 'ana', order_id: 'o1', state: 'confirmed', by: 'maker', at: at(-1000) };
  await tables.put(
    'order_transitions',
    move,
    ...Array.from({ length: 90 }, (_, n) => ({ state: `s${n}`, at: at(-n) })),
  );
  await tables.put('audit_log', { seq: 1, subject_kind: 'order', subject_id: 'o1', act: 'x', at: at(1) });
  const found = await findOrderPlace(tables.db, 'o1');
  const moments = found ? await findOrderTimeline(tables.db, found) : [];
  expect([moments.length, moments[0]?.kind, moments[1]?.state, moments.at(-1)?.state]).toEqual([
    80,
    'act',
    's0',
    's78',
  ]);
});

test('[ADM-03] what a person bought and sold has no order that was never paid for or was called off; only somebody suspended is free at a day', async () => {
  const until = { account_status_until: at(0) };
  await tables.put(
    'users',
    { id: 'bo', display_name: 'Bo', email: 'bo@example.com', created_at: at(-12 * 60) },
    {
      id: 'eve',
      display_name: 'Eve',
      email: 'eve@example.com',
      account_status: 'banned',
      created_at: at(12 * 60),
      ...until,
    },
    { id: 'fay', display_name: 'Fay', email: 'fay@example.com', account_status: 'suspended', ...until },
  );
  await tables.put(
    'orders',
    { ...order, seller_id: 'bo', buyer_id: 'cy' },
    ...['pending_payment', 'cancelled', 'refunded'].map((state, n) => ({ id: `o${n + 2}`, number: `${n}`, state })),
  );
  const person = await findPerson(tables.db, 'bo', NOW);
  expect(person?.figures).toMatchObject({ soldOrders: 2, soldCents: 2000, refundedOrders: 1, boughtCents: 0 });
  expect([
    (await findPerson(tables.db, 'eve', NOW))?.standing,
    (await findPerson(tables.db, 'fay', NOW))?.standing,
  ]).toEqual([...['banned', 'active']]);
  const people = async (changes: object) => {
    const plain = { q: null, standing: null, part: null, day: null, after: null, limit: 9, now: NOW };
    return (await findPeople(tables.db, { ...plain, ...changes })).map(({ userId }) => userId);
  };
  expect([await people({ day: '2026-03-10' }), await people({ day: '2026-03-11' })]).toEqual([['fay', 'bo'], ['eve']]);
  expect([await people({ standing: 'banned' }), await people({ standing: 'suspended' })]).toEqual([['eve'], []]);
  // An administrator is no other person of the page.
  await tables.put('admin_users', { id: 'bo', role: 'x', status: 'active' });
  expect(await people({ part: 'administrators' })).toEqual(['bo']);
});

test('[SUP-03] whoever waits for a parcel or owes one is held, as long as it is not delivered or called off', async () => {
  const states = [
    'pending_payment',
    'confirmed',
    'processing',
    'shipped',
    'delivered',
    'completed',
    'cancelled',
    'refunded',
  ];
  const who = states.flatMap((state) => [`buys-${state}`, `sells-${state}`]);
  await tables.put('users', { id: 'nobody', deletion_due_at: at(1) }, ...who.map((id) => ({ id, email: id })));
  await tables.put(
    'orders',
    { ...order, buyer_id: 'x', seller_id: 'y', state: 'shipped' },
    ...states.flatMap((state) => [
      { id: `b-${state}`, number: `b-${state}`, buyer_id: `buys-${state}`, state },
      { id: `s-${state}`, number: `s-${state}`, seller_id: `sells-${state}`, state },
    ]),
  );
  const requests = await findRequests(tables.db, { kind: 'deletion', now: NOW, after: null, limit: 40 });
  expect(requests.map(({ userId }) => userId)).toEqual([...who, 'nobody'].toSorted());
  const waiting = requests.filter(({ state }) => state === 'held').map(({ userId }) => userId);
  expect(waiting).toEqual(
    states
      .slice(0, 4)
      .flatMap((state) => [`buys-${state}`, `sells-${state}`])
      .toSorted(),
  );
});

test('[ADM-05] what is found by words or by its id is the newest six of a kind, with its own shop', async () => {
  const many = Array.from({ length: 8 }, (_, n) => n);
  await tables.put(
    'users',
    { id: 'u', display_name: 'Tea', email: 'u@example.com', created_at: at(-99) },
    ...many.map((n) => ({ id: `u${n}`, email: `u${n}@example.com`, created_at: at(n) })),
    { id: 'other', display_name: 'X', email: 'x@example.com', account_status: 'banned' },
  );
  await tables.put(
    'shops',
    { seller_id: 'u', slug: 'u', name: 'Tea', sold: 99 },
    ...many.map((n) => ({ seller_id: `u${n}`, slug: `u${n}`, sold: n })),
    { seller_id: 'other', slug: 'o', name: 'X' },
  );
  await tables.put(
    'listings',
    { seller_id: 'u', id: 'l', title: 'Teapot', state: 'active', created_at: at(-99) },
    ...many.map((n) => ({ seller_id: `u${n}`, id: `l${n}`, created_at: at(n) })),
    { seller_id: 'other', id: 'lx', title: 'X' },
  );
  await tables.put(
    'orders',
    { ...order, seller_id: 'u', id: 'o1', number: 'NEW' },
    { id: 'o2', number: 'A-2' },
    { seller_id: 'other', number: 'B' },
  );
  await tables.put(
    'order_numbers',
    { number: 'OLD-1', seller_id: 'u', order_id: 'o1' },
    { number: 'OLD-2', order_id: 'o2' },
  );
  const find = async (needs: string, q: string) =>
    ((await tableSources.find((source) => source.needs === needs)?.find(tables.db, q)) ?? []).map(({ id, detail }) =>
      [id, detail].join(' '),
    );
  const newest = [7, 6, 5, 4, 3, 2];
  expect(await find('users.view', 'tea')).toEqual(newest.map((n) => `u${n} u${n}@example.com`));
  expect(await find('users.view', 'other')).toEqual(['other x@example.com']);
  expect(await find('products.view', 'teap')).toEqual(newest.map((n) => `l${n} Tea`));
  expect([await find('products.view', 'lx'), await find('products.view', 'zz')]).toEqual([['lx X'], []]);
  expect((await find('products.view', 'te')).length).toBe(6);
  expect((await find('sellers.view', 'tea')).map((hit) => hit.split(' ')[0])).toEqual([
    'u',
    ...newest.slice(0, 5).map((n) => `u${n}`),
  ]);
  expect((await find('sellers.view', 'te')).length).toBe(6);
  expect([
    await find('orders.view', 'old-1'),
    await find('orders.view', 'o2'),
    await find('orders.view', 'OLD-9'),
  ]).toEqual([['o1 Tea'], ['o2 Tea'], []]);
});

const MOMENTS = { before: before(at(-12 * 60)), first: at(-12 * 60), now: at(0), after: at(1) };

test('[ADM-08] what was done today is of today, of that queue, and not taken back; letters when they were closed, disputes when evidence was sent', async () => {
  const queues = {
    reviews: ['reviews.moderateReview', 'reviews.undoReviews'],
    products: ['listings.decideReview', 'listings.undoReviews'],
    questions: ['reviews.moderateQuestion', 'reviews.undoQuestions'],
  } as const;
  const rows = Object.values(queues).flatMap(([act, undo], queue) => [
    ...[MOMENTS.before, MOMENTS.first, MOMENTS.first, MOMENTS.now, MOMENTS.now, MOMENTS.after].map((moment) => ({
      act,
      at: moment,
    })),
    ...Array.from({ length: queue }, () => ({ act: undo, at: MOMENTS.now })),
    { act: undo, at: MOMENTS.before },
    { act: undo, at: MOMENTS.after },
  ]);
  await tables.put(
    'audit_log',
    { seq: 1, act: 'orders.refund', at: MOMENTS.now },
    ...rows.map((row, n) => ({ seq: n + 2, ...row })),
  );
  const done = async (key: 'reviews' | 'products' | 'questions' | 'cases') =>
    (await findQueue(tables.db, key, NOW)).doneToday;
  expect([await done('reviews'), await done('products'), await done('questions')]).toEqual([4, 3, 2]);
  const moments = Object.values(MOMENTS);
  await tables.put(
    'support_tickets',
    { number: 'T', at: at(-99), closed_at: null },
    ...moments.map((closed_at, n) => ({ number: `T-${n}`, closed_at })),
  );
  await tables.put(
    'disputes',
    { checkout_id: 'c', id: 'd', status: 'won', opened_at: at(-99), closed_at: at(-1) },
    ...[...moments, MOMENTS.first].map((submitted_at, n) => ({ id: `d-${n}`, submitted_at })),
  );
  expect(await done('cases')).toBe(2 + 3);
});

test('[PAY-03, ADM-08] each figure of the books is of its own accounts and kinds, its list of the same lines, and a period of them to the moment', async () => {
  const kinds = ledgerKinds;
  const accounts = [...new Set(Object.values(books).flatMap((book) => book.accounts)), 'another'];
  // Each account of each kind has another sum.
  const centsOf = (account: string, kind: string): number =>
    1 + accounts.indexOf(account) * 100 + (kinds as readonly string[]).indexOf(kind);
  const pairs = kinds.flatMap((kind) => accounts.map((account) => ({ kind, account })));
  await tables.empty('ledger_sums', 'ledger_transactions', 'ledger_entries', 'payment_differences');
  const [first, ...rest] = pairs.map(({ kind, account }) => ({
    seller_id: 'ana',
    currency: 'EUR',
    account,
    kind,
    amount_cents: centsOf(account, kind),
  }));
  if (first)
    await tables.put('ledger_sums', first, ...rest, {
      seller_id: 'ben',
      account: 'provider_clearing',
      kind: 'charge',
      amount_cents: 5000,
    });
  await tables.put(
    'payment_differences',
    { provider_id: 'x', settled_at: null },
    { provider_id: 'y', settled_at: NOW },
  );
  const stood = Object.entries(MOMENTS).flatMap(([name, moment]) =>
    kinds.map((kind) => ({ id: `${name}-${kind}`, kind, cause_id: `${name}-${kind}`, at: moment })),
  );
  await tables.put(
    'ledger_transactions',
    { seller_id: 'ana', id: 'bare', kind: 'charge', cause_id: 'bare', checkout_id: 'c1', at: MOMENTS.now },
    ...stood,
  );
  await tables.put(
    'ledger_entries',
    { seller_id: 'ben', transaction_id: 'now-charge', account: 'provider_clearing', amount_cents: 77_777 },
    ...stood.flatMap(({ id, kind }) =>
      accounts.map((account) => ({
        seller_id: 'ana',
        transaction_id: id,
        account,
        amount_cents: centsOf(account, kind),
      })),
    ),
  );
  const found = await findBooks(tables.db);
  const all = pairs.reduce((sum, { account, kind }) => sum + centsOf(account, kind), 5000);
  expect([found.checkCents, found.differences]).toEqual([all, 1]);
  for (const [name, book] of Object.entries(books) as [Book, (typeof books)[Book]][]) {
    const ofKind = (kind: string) =>
      book.accounts.reduce((sum, account) => sum + book.sign * centsOf(account, kind), 0);
    const other =
      name === 'takings' ||
      ((book.accounts as readonly string[]).includes('provider_clearing') &&
        (book.kinds as readonly string[]).includes('charge'))
        ? book.sign * 5000
        : 0;
    expect(found.figures[name], name).toBe(book.kinds.reduce((sum, kind) => sum + ofKind(kind), other));
    const lines = await findBook(tables.db, { book: name, after: null, limit: 999 });
    const expected = Object.keys(MOMENTS)
      .toReversed()
      .flatMap((moment) =>
        book.kinds
          .map((kind) => `${moment}-${kind}`)
          .toSorted()
          .toReversed(),
      );
    expect(
      lines.map(({ transactionId }) => transactionId),
      name,
    ).toEqual(expected);
    expect(
      lines.map(({ amountCents }) => amountCents),
      name,
    ).toEqual(expected.map((id) => ofKind(id.slice(id.indexOf('-') + 1))));
    const [, second = '', third = ''] = expected;
    const last = lines[1];
    const next = await findBook(tables.db, {
      book: name,
      after: last ? { at: last.cursor, id: second } : null,
      limit: 1,
    });
    if (third)
      expect(
        next.map(({ transactionId }) => transactionId),
        name,
      ).toEqual([third]);
    const day = await findBook(tables.db, {
      book: name,
      from: '2026-03-10',
      until: '2026-03-11',
      after: null,
      limit: 999,
    });
    expect(day.map(({ transactionId }) => transactionId)).toEqual(expected.filter((id) => !id.startsWith('before-')));
    const earlier = await findBook(tables.db, { book: name, until: '2026-03-10', after: null, limit: 999 });
    expect(earlier.map(({ transactionId }) => transactionId)).toEqual(
      expected.filter((id) => id.startsWith('before-')),
    );
  }
});

test('[OFFICE-01, PAY-03] money of a month is what was booked and placed from its first moment until now', async () => {
  const start = new Date('2025-04-01T00:00:00.000Z');
  const moments = [before(start), start, at(0), at(1)];
  const booked = moments.flatMap((moment, n) =>
    (['charge', 'refund_sent', 'fee'] as const).map((kind) => ({
      id: `${kind}-${n}`,
      kind,
      cause_id: `${kind}-${n}`,
      checkout_id: `c${n}`,
      at: moment,
    })),
  );
  await tables.empty('ledger_transactions', 'ledger_entries');
  await tables.put(
    'ledger_transactions',
    { seller_id: 'ben', id: 'fee-2', kind: 'payout', cause_id: 'x', at: at(0) },
    ...booked.map((row) => ({ seller_id: 'ana', ...row })),
  );
  await tables.put(
    'ledger_entries',
    { seller_id: 'ben', transaction_id: 'fee-1', account: 'platform_fees', amount_cents: -9999 },
    ...booked.map(({ id, kind }) => ({
      ...{ seller_id: 'ana', transaction_id: id },
      ...{
        charge: { account: 'provider_clearing', amount_cents: 1000 },
        refund_sent: { account: 'provider_clearing', amount_cents: -100 },
        fee: { account: 'platform_fees', amount_cents: -10 },
      }[kind],
    })),
  );
  await tables.put(
    'orders',
    { ...order, placed_at: before(start) },
    ...moments.slice(1).map((placed_at, n) => ({ id: `o${n + 2}`, number: `${n}`, placed_at })),
  );
  expect(await findSums(tables.db, { now: NOW, by: 'month' })).toMatchObject({
    orders: 2,
    payments: 2,
    takenCents: 2000,
    refundedCents: 200,
    feesCents: 20,
  });
  const periods = await findPeriods(tables.db, { now: NOW, by: 'month' });
  expect([periods.length, periods[0], periods.at(-1)]).toEqual([
    12,
    { from: '2025-04-01', orders: 1, takenCents: 1000, refundedCents: 100 },
    { from: '2026-03-01', orders: 1, takenCents: 1000, refundedCents: 100 },
  ]);
});
