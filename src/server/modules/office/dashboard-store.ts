import { iso } from '../../platform/database/iso.ts';
import { houseZoneSql } from '../../platform/database/on-day.ts';
import { onlyRow } from '../../platform/database/only-row.ts';
import { bookSql } from './money/book-store.ts';
import { ourCasesSql } from './cases/case-store.ts';
import { openReportsSql } from '../reviews/open-reports-store.ts';
import type { Queryable } from '../../platform/database/open-database.ts';

export interface Pair {
  now: number;
  before: number;
}

const PAID = `state NOT IN ('pending_payment', 'cancelled')`;
const START_OF_DAY = `date_trunc('day', $1::timestamptz, ${houseZoneSql})`;
/** Today so far, and the same hours a week ago. */
const today = (column: string): string => `${column} >= ${START_OF_DAY} AND ${column} <= $1`;
const weekAgo = (column: string): string =>
  `${column} >= ${START_OF_DAY} - interval '7 days' AND ${column} <= $1::timestamptz - interval '7 days'`;

export async function findSales(db: Queryable, now: Date): Promise<{ orders: Pair; cents: Pair }> {
  const result = await db.query<Record<`${'orders' | 'cents'}${'Now' | 'Before'}`, number>>({
    name: 'office-sales',
    text: `SELECT count(*) FILTER (WHERE ${today('placed_at')} AND ${PAID})::int AS "ordersNow", count(*)
           FILTER (WHERE ${weekAgo('placed_at')} AND ${PAID})::int AS "ordersBefore",
             coalesce(sum(total_cents) FILTER (WHERE ${today('placed_at')} AND ${PAID}), 0)::bigint AS "centsNow",
               coalesce(sum(total_cents) FILTER (WHERE ${weekAgo('placed_at')} AND ${PAID}), 0)::bigint AS "centsBefore"
           FROM orders WHERE placed_at >= ${START_OF_DAY} - interval '7 days'`,
    values: [now],
  });
  const row = onlyRow(result);
  return {
    orders: { now: row.ordersNow, before: row.ordersBefore },
    cents: { now: row.centsNow, before: row.centsBefore },
  };
}

/** What went back to buyers, whole orders and parts of them, as the books have it. */
export async function findRefunds(db: Queryable, now: Date): Promise<Pair> {
  const { rows } = await db.query<Pair>({
    name: 'office-refunds',
    text: `SELECT coalesce(sum(t.cents) FILTER (WHERE ${today('t.at')}), 0)::bigint AS now,
           coalesce(sum(t.cents) FILTER (WHERE ${weekAgo('t.at')}), 0)::bigint AS before
           FROM ${bookSql('refunds')} t WHERE t.at >= ${START_OF_DAY} - interval '7 days'`,
    values: [now],
  });
  return onlyRow({ rows });
}

/** Reviews that stand in two queues. */
export async function countReportedReviews(db: Queryable): Promise<number> {
  const { rows } = await db.query<{ count: number }>({
    name: 'office-reported-reviews',
    text: 'SELECT count(*)::int AS count FROM reviews WHERE reports > 0',
  });
  return onlyRow({ rows }).count;
}

export async function countAccounts(db: Queryable, now: Date): Promise<Pair> {
  const { rows } = await db.query<Pair>({
    name: 'office-accounts',
    text: `SELECT count(*) FILTER (WHERE ${today('created_at')})::int AS now, count(*)
           FILTER (WHERE ${weekAgo('created_at')})::int AS before FROM users
           WHERE created_at >= ${START_OF_DAY} - interval '7 days'`,
    values: [now],
  });
  return onlyRow({ rows });
}

export async function countFailedPayments(db: Queryable, now: Date): Promise<Pair> {
  const { rows } = await db.query<Pair>({
    name: 'office-failed-payments',
    text: `SELECT count(*) FILTER (WHERE ${today('created_at')})::int AS now, count(*)
           FILTER (WHERE ${weekAgo('created_at')})::int AS before FROM payments WHERE status IN ('failed', 'canceled')
           AND created_at >= ${START_OF_DAY} - interval '7 days'`,
    values: [now],
  });
  return onlyRow({ rows });
}

export interface QueueRow {
  waiting: number;
  oldestAt: string | null;
  doneToday: number;
}

/** Decisions of today without those that were taken back. */
const done = (action: string, undo: string): string =>
  `(SELECT greatest(count(*) FILTER (WHERE act = '${action}') - count(*) FILTER (WHERE act = '${undo}'), 0)::int
   FROM audit_log WHERE act IN ('${action}', '${undo}') AND ${today('at')})`;

/** What waits for a person, and how long the oldest has. */
const queues = {
  products: `SELECT count(*)::int AS waiting, ${iso('min(submitted_at)')} AS "oldestAt",
             ${done('listings.decideReview', 'listings.undoReviews')} AS "doneToday" FROM listings
             WHERE state = 'pending_review'`,
  reviews: `SELECT count(*)::int AS waiting,
      ${iso(`min(CASE WHEN state = 'pending' THEN created_at
        ELSE (SELECT min(p.at) FROM ${openReportsSql} p) END)`)} AS "oldestAt",
      ${done('reviews.moderateReview', 'reviews.undoReviews')} AS "doneToday"
    FROM reviews r WHERE state = 'pending' OR reports > 0`,
  // Those that are decided in a queue of their own are done there; a dispute is when its evidence is sent.
  cases: `SELECT count(*)::int AS waiting, ${iso('min(since)')} AS "oldestAt",
      (SELECT count(*)::int FROM disputes WHERE ${today('submitted_at')}) AS "doneToday"
    FROM ${ourCasesSql}`,
  applications: `SELECT count(*)::int AS waiting, ${iso('min(applied_at)')} AS "oldestAt",
      (SELECT count(*)::int FROM seller_applications WHERE state <> 'waiting' AND decided_by IS NOT NULL
        AND ${today('decided_at')}) AS "doneToday"
    FROM seller_applications WHERE state = 'waiting'`,
  // Its oldest is over the promised 30 days from the day after its deadline, however long its month is.
  letters: `SELECT count(*)::int AS waiting,
      ${iso(`CASE WHEN count(*) > 0 THEN least($1::timestamptz,
        ((min(due_on) + 1)::timestamp AT TIME ZONE ${houseZoneSql}) - interval '720 hours') END`)} AS "oldestAt",
      (SELECT count(*)::int FROM privacy_letters WHERE done_at IS NOT NULL AND ${today('done_at')}) AS "doneToday"
    FROM privacy_letters WHERE done_at IS NULL`,
  tickets: `SELECT count(*)::int AS waiting, ${iso('min(since)')} AS "oldestAt",
      (SELECT count(*)::int FROM support_tickets WHERE ${today('closed_at')}) AS "doneToday"
    FROM support_tickets WHERE closed_at IS NULL AND state = 'house'`,
  questions: `SELECT count(*)::int AS waiting, ${iso('min(created_at)')} AS "oldestAt",
              ${done('reviews.moderateQuestion', 'reviews.undoQuestions')} AS "doneToday" FROM questions
              WHERE state = 'pending'`,
  // The same as the queue itself, which says it for one.
  messages: `SELECT count(*)::int AS waiting, ${iso('min(at)')} AS "oldestAt",
      (SELECT count(*)::int FROM messages WHERE settled_by = 'moderator' AND ${today('settled_at')}) AS "doneToday"
    FROM messages WHERE (is_spam AND settled_by IS NULL) OR open_reports > 0`,
} as const;
export type QueueKey = keyof typeof queues;

export async function findQueue(db: Queryable, key: QueueKey, now: Date): Promise<QueueRow> {
  const { rows } = await db.query<QueueRow>({ name: `office-queue-${key}`, text: queues[key], values: [now] });
  return onlyRow({ rows });
}

export interface House {
  mailsWaiting: number;
  mailsFailing: number;
  parked: number;
  paymentsToRefund: number;
  oldestMailSeconds: number;
}

export async function findHouse(db: Queryable, now: Date): Promise<House> {
  const { rows } = await db.query<House>({
    name: 'office-house',
    text: `SELECT (SELECT count(*)::int FROM mails WHERE sent_at IS NULL) AS "mailsWaiting", (SELECT count(*)::int
           FROM mails WHERE sent_at IS NULL AND tries > 0) AS "mailsFailing",
             (SELECT count(*)::int FROM parked_events) AS parked, (SELECT count(*)::int FROM payments
               WHERE status = 'to_refund') AS "paymentsToRefund",
             (SELECT coalesce(extract(epoch FROM $1::timestamptz - min(next_at)), 0)::int FROM mails
               WHERE sent_at IS NULL) AS "oldestMailSeconds"`,
    values: [now],
  });
  return onlyRow({ rows });
}
