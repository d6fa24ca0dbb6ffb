import type { Book } from '#domain/office/books-contract.ts';
import type { Money, MoneyBy, MoneyPeriod } from '#domain/office/money-contract.ts';
import { houseZoneSql } from '../../../platform/database/on-day.ts';
import { onlyRow } from '../../../platform/database/only-row.ts';
import { bookSql } from './book-store.ts';
import type { Queryable } from '../../../platform/database/open-database.ts';

/** So much is shown of each kind. */
const spans: Record<MoneyBy, number> = { day: 30, week: 12, month: 12 };

/** The first moment that is counted, on the bounds of days, weeks or months. */
const START = `(date_trunc($2, $1::timestamptz AT TIME ZONE ${houseZoneSql}) - ($3::int - 1) * ('1 ' || $2)::interval)`;
const PAID = `o.state <> 'pending_payment'`;
/** What the ledger has of a book in this time: the same lines as its list. */
const booked = (book: Book): string =>
  `(SELECT b.* FROM bounds, ${bookSql(book)} b WHERE b.at >= bounds.start AT TIME ZONE ${houseZoneSql} AND b.at <= $1)`;
const slot = (column: string): string => `date_trunc($2, ${column} AT TIME ZONE ${houseZoneSql})`;

/** [OFFICE-01, PAY-03] What was taken when it was booked, what went back when it did; periods without any are there with zeros. */
export async function findPeriods(db: Queryable, { now, by }: { now: Date; by: MoneyBy }): Promise<MoneyPeriod[]> {
  const { rows } = await db.query<MoneyPeriod>({
    name: 'office-money-periods',
    text: `WITH bounds AS (SELECT ${START} AS start),
             taken AS (SELECT ${slot('t.at')} AS slot, sum(t.cents)::bigint AS cents FROM ${booked('takings')} t
               GROUP BY 1),
             back AS (SELECT ${slot('t.at')} AS slot, sum(t.cents)::bigint AS cents FROM ${booked('refunds')} t
               GROUP BY 1),
             placed AS (SELECT ${slot('o.placed_at')} AS slot, count(*)::int AS orders FROM bounds, orders o
               WHERE o.placed_at >= bounds.start AT TIME ZONE ${houseZoneSql} AND o.placed_at <= $1 AND ${PAID}
                 GROUP BY 1)
           SELECT to_char(s.slot, 'YYYY-MM-DD') AS "from", coalesce(placed.orders, 0) AS orders,
             coalesce(taken.cents, 0) AS "takenCents", coalesce(back.cents, 0) AS "refundedCents"
           FROM bounds, generate_series(bounds.start, $1::timestamptz AT TIME ZONE ${houseZoneSql},
             ('1 ' || $2)::interval) AS s (slot)
             LEFT JOIN taken USING (slot) LEFT JOIN back USING (slot) LEFT JOIN placed USING (slot) ORDER BY s.slot`,
    values: [now, by, spans[by]],
  });
  return rows;
}

/** The same time in one sum: how the orders add up, and what the payments of it were. */
export async function findSums(db: Queryable, { now, by }: { now: Date; by: MoneyBy }): Promise<Money['sums']> {
  const { rows } = await db.query<Money['sums']>({
    name: 'office-money-sums',
    text: `WITH bounds AS (SELECT ${START} AS start)
           SELECT o.*, t.*, b.*, f.* FROM
             (SELECT count(*)::int AS orders, coalesce(sum(o.subtotal_cents), 0)::bigint AS "linesCents",
               coalesce(sum(o.discount_cents), 0)::bigint AS "discountCents",
                coalesce(sum(o.shipping_cents), 0)::bigint AS "postageCents",
                  coalesce(sum(o.tax_cents), 0)::bigint AS "taxCents",
                coalesce(sum((o.contained_tax->>'taxCents')::bigint), 0)::bigint AS "containedTaxCents",
                  coalesce(sum(o.total_cents), 0)::bigint AS "ordersCents",
                coalesce(sum(o.total_cents) FILTER (WHERE o.state = 'cancelled'), 0)::bigint AS "cancelledCents"
              FROM bounds, orders o WHERE o.placed_at >= bounds.start AT TIME ZONE ${houseZoneSql} AND o.placed_at <= $1
                AND ${PAID}) o,
             (SELECT count(DISTINCT checkout_id)::int AS payments, coalesce(sum(cents), 0)::bigint AS "takenCents"
               FROM ${booked('takings')} t) t,
             (SELECT coalesce(sum(cents), 0)::bigint AS "refundedCents" FROM ${booked('refunds')} t) b,
             (SELECT coalesce(sum(cents), 0)::bigint AS "feesCents" FROM ${booked('fees')} t) f`,
    values: [now, by, spans[by]],
  });
  return onlyRow({ rows });
}
