import { expect, test } from 'vitest';
import { NOW, at, bareTables } from '#test/builders/bare-tables.ts';
import { each } from '#test/builders/each.ts';
import { bareOrder } from '#test/builders/bare-order.ts';
import { countAccounts, countFailedPayments, findHouse, findQueue, findRefunds, findSales } from './dashboard-store.ts';
import { countMails, findMails } from './mails/mail-store.ts';

const tables = bareTables();
const before = (moment: Date): Date => new Date(moment.getTime() - 1);
const MOMENTS = { before: before(at(-12 * 60)), first: at(-12 * 60), now: at(0), after: at(1) };
const DAY = 24 * 60;
/** The first moment of the day, the same of a week ago, and the last moments before each. */
const [TODAY, WEEK_AGO] = [at(-12 * 60), at(-12 * 60 - 7 * DAY)];
const order = bareOrder({ buyer_id: 'bo', placed_at: TODAY, state: 'confirmed' });
const other = (id: string, changes: object = {}) => ({ id, number: id, ...changes });

test('[OFFICE-01] what was done today is of today, of that queue, and not taken back', async () => {
  const queues = {
    reviews: ['reviews.moderateReview', 'reviews.undoReviews'],
    products: ['listings.decideReview', 'listings.undoReviews'],
    questions: ['reviews.moderateQuestion', 'reviews.undoQuestions'],
  } as const;
  const rows = Object.values(queues).flatMap(([operation, undo], queue) => [
    ...[MOMENTS.before, MOMENTS.first, MOMENTS.first, MOMENTS.now, MOMENTS.now, MOMENTS.after].map((moment) => ({
      act: operation,
      at: moment,
    })),
    ...Array.from({ length: queue }, () => ({ act: undo, at: MOMENTS.now })),
    { act: undo, at: MOMENTS.before },
    { act: undo, at: MOMENTS.after },
  ]);
  await tables.fill`
    audit_log: seq=1 act=orders.refund at=${MOMENTS.now} | ${rows.map((row, n) => ({ seq: n + 2, ...row }))}
  `;
  const done = async (key: 'reviews' | 'products' | 'questions' | 'tickets' | 'cases') =>
    (await findQueue(tables.db, key, NOW)).doneToday;
  expect([await done('reviews'), await done('products'), await done('questions')]).toEqual([4, 3, 2]);
  const moments = Object.values(MOMENTS);
  await tables.fill`
    support_tickets: number=T at=@-99 closed_at=null state=house
      | ${moments.map((closed_at, n) => ({ number: `T-${n}`, closed_at, state: 'closed' }))}
    disputes: checkout_id=c id=d status=won opened_at=@-99 closed_at=@-1
      | ${[...moments, MOMENTS.first].map((submitted_at, n) => ({ id: `d-${n}`, submitted_at }))}
  `;
  expect([await done('tickets'), await done('cases')]).toEqual([2, 3]);
});

test('[OFFICE-01] today is counted from its first moment, beside the same time a week ago', async () => {
  const moments = [TODAY, before(TODAY), WEEK_AGO, before(WEEK_AGO), at(-7 * DAY), at(-7 * DAY + 1), at(0), at(1)];
  await tables.fill`
    orders: ${order} state=cancelled | ${other('x', { state: 'pending_payment' })}
      | ${moments.map((placed_at, n) => other(`o-${n}`, { placed_at, state: 'shipped' }))}
  `;
  expect(await findSales(tables.db, NOW)).toEqual({
    orders: { now: 2, before: 2 },
    cents: { now: 2000, before: 2000 },
  });
  const refund = { seller_id: 'ana', id: 't-0', kind: 'refund_sent', cause_id: 'r-0', checkout_id: 'c1', at: TODAY };
  await tables.fill`
    ledger_transactions: ${refund}
      | ${moments.slice(1).map((moment, n) => ({ id: `t-${n + 1}`, cause_id: `r-${n + 1}`, at: moment }))}
      | id=t-8 cause_id=r-8 kind=charge
    ledger_entries: seller_id=ana transaction_id=t-0 account=provider_clearing amount_cents=-300
      | ${[1, 2, 3, 4, 5, 6, 7, 8].map((n) => ({ transaction_id: `t-${n}` }))}
      | transaction_id=t-0 account=seller_balance
  `;
  expect(await findRefunds(tables.db, NOW)).toEqual({ now: 600, before: 600 });
  await tables.fill`
    users: id=u created_at=${TODAY} | ${moments.slice(1).map((created_at, n) => ({ id: `u-${n}`, created_at }))}
  `;
  const canceled = moments.slice(1).map((created_at, n) => ({ checkout_id: `p-${n}`, created_at, status: 'canceled' }));
  await tables.fill`
    payments: checkout_id=p status=failed created_at=${TODAY} | ${canceled} | checkout_id=good status=captured
  `;
  expect([await countAccounts(tables.db, NOW), await countFailedPayments(tables.db, NOW)]).toEqual([
    { now: 2, before: 2 },
    { now: 2, before: 2 },
  ]);
});

test('[OFFICE-01] what was done today is what was decided, less what was taken back', async () => {
  const operation = { seq: 1, act: 'reviews.moderateReview', at: TODAY };
  await tables.fill`
    audit_log: ${operation} | seq=2 | seq=3 act=reviews.undoReviews | seq=4 at=${before(TODAY)}
      | seq=5 act=listings.decideReview | seq=6 at=@1
    messages: seller_id=ana conversation_id=c id=m1 number=1 settled_by=moderator settled_at=${TODAY} is_spam=true
      | number=2 id=m2 settled_by=receiver | number=3 id=m3 settled_at=${before(TODAY)} | number=4 id=m4 settled_by=null
      | number=5 id=m5 settled_by=null is_spam=false | number=6 id=m6 settled_by=null is_spam=false open_reports=1
  `;
  const queue = async (key: 'reviews' | 'products' | 'messages') => {
    const { waiting, doneToday } = await findQueue(tables.db, key, NOW);
    return [waiting, doneToday];
  };
  expect(await each(queue, 'reviews', 'products', 'messages')).toEqual([
    [0, 1],
    [0, 1],
    [2, 1],
  ]);
  const mail = { key: 'order:1', sent_at: null, tries: 0, created_at: at(-5), next_at: at(-2) };
  await tables.fill`
    mails: ${mail} | key=order:2 tries=1 | key=cart:3 sent_at=@-1 created_at=@-1 next_at=@-9
      | key=cart:4 created_at=@-99 | key=order:5
    payments: checkout_id=c1 status=to_refund | checkout_id=c2 status=captured
  `;
  expect(await findHouse(tables.db, NOW)).toEqual({
    mailsWaiting: 4,
    mailsFailing: 1,
    parked: 0,
    paymentsToRefund: 1,
    oldestMailSeconds: 120,
  });
  expect(
    (await countMails(tables.db, at(-5))).map(
      ({ kind, sent, waiting, failing }) => `${kind} ${sent} ${waiting} ${failing}`,
    ),
  ).toEqual(['order 0 2 1', 'cart 1 0 0']);
  type Page = Parameters<typeof findMails>[1];
  const page: Page = { view: 'all', kind: null, q: '', direction: 'desc', since: at(-5), after: null, limit: 9 };
  const pages: [Partial<Page>, string][] = [
    [{}, 'cart:3 order:5 order:2 order:1 cart:4'],
    [{ view: 'waiting' }, 'order:5 order:1 cart:4'],
    [{ view: 'failing' }, 'order:2'],
    [{ view: 'sent' }, 'cart:3'],
    [{ limit: 1 }, 'cart:3'],
    [{ after: { at: at(-5).toISOString(), id: 'order:2' } }, 'order:1 cart:4'],
    [{ kind: 'order' }, 'order:5 order:2 order:1'],
    [{ kind: 'cart' }, 'cart:3'],
  ];
  for (const [changes, expected] of pages)
    expect((await findMails(tables.db, { ...page, ...changes })).map(({ key }) => key).join(' ')).toBe(expected);
});
