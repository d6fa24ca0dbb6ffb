import { onlyRow } from '../../../platform/database/only-row.ts';
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts';
import { timeZoneOfSql } from '../../shops/shop-store.ts';
import { soldSql } from './sold-sql.ts';

interface Sales {
  salesTodayCents: number;
  salesWeekCents: number;
  salesMonthCents: number;
  salesPreviousMonthCents: number;
  ordersMonth: number;
}

/**
 * What the shop $1 sold from the first of some moments on, as `sold (at, orders, cents)`: the sums of hours, and the orders themselves of those
 * hours within which one of the moments lies. `moments` is an array of them, the earliest first.
 */
const soldFromSql = (moments: string): string => `split AS MATERIALIZED (
    SELECT DISTINCT date_trunc('hour', m, 'UTC') AS hour FROM unnest(${moments}) m
      WHERE m <> date_trunc('hour', m, 'UTC')
  ), sold AS (
    SELECT h.hour AS at, h.orders, h.cents FROM order_hours h
    WHERE h.seller_id = $1 AND h.hour >= (${moments})[1] AND h.hour NOT IN (SELECT hour FROM split)
    UNION ALL SELECT o.placed_at, 1, o.total_cents FROM split s JOIN orders o ON o.seller_id = $1
      AND o.placed_at >= s.hour AND o.placed_at < s.hour + interval '1 hour'
    WHERE o.placed_at >= (${moments})[1] AND ${soldSql('o.state')}
  )`;

/** What a shop sold today, in a week and in a month, with the month before. */
export async function findSales(db: Queryable, sellerId: string, now: Date): Promise<Sales> {
  const { rows } = await db.query<Sales>({
    name: 'overview-sales',
    text: `WITH times AS MATERIALIZED (
             SELECT $2::timestamptz - interval '60 days' AS before, $2::timestamptz - interval '30 days' AS month,
               $2::timestamptz - interval '7 days' AS week,
               date_trunc('day', $2::timestamptz, ${timeZoneOfSql('$1')}) AS today
           ), ${soldFromSql('(SELECT ARRAY[before, month, week, today] FROM times)')}
           SELECT coalesce(sum(cents) FILTER (WHERE at >= today), 0)::bigint AS "salesTodayCents",
             coalesce(sum(cents) FILTER (WHERE at >= week), 0)::bigint AS "salesWeekCents",
             coalesce(sum(cents) FILTER (WHERE at >= month), 0)::bigint AS "salesMonthCents",
             coalesce(sum(cents) FILTER (WHERE at < month), 0)::bigint AS "salesPreviousMonthCents",
             coalesce(sum(orders) FILTER (WHERE at >= month), 0)::int AS "ordersMonth"
           FROM sold CROSS JOIN times`,
    values: [sellerId, now],
  });
  return onlyRow({ rows });
}

/** What the list of a figure of sales adds up to. */
export async function findSold(
  db: Queryable,
  { sellerId, since }: { sellerId: string; since: Date },
): Promise<{ orders: number; cents: number }> {
  const { rows } = await db.query<{ orders: number; cents: number }>({
    name: 'orders-sold',
    text: `WITH ${soldFromSql('ARRAY[$2::timestamptz]')}
           SELECT coalesce(sum(orders), 0)::int AS orders, coalesce(sum(cents), 0)::bigint AS cents FROM sold`,
    values: [sellerId, since],
  });
  return onlyRow({ rows });
}

/** The last thirty days of a shop by its own calendar. */
export async function listSalesDays(
  db: Queryable,
  sellerId: string,
  now: Date,
): Promise<{ day: string; cents: number; orders: number }[]> {
  const { rows } = await db.query<{ day: string; cents: number; orders: number }>({
    name: 'overview-days',
    text: `WITH zone AS MATERIALIZED (SELECT ${timeZoneOfSql('$1')} AS name), days AS MATERIALIZED (
             SELECT d.day::date AS day, d.day AT TIME ZONE z.name AS starts
             FROM zone z CROSS JOIN LATERAL (SELECT ($2::timestamptz AT TIME ZONE z.name)::date AS today) t
               CROSS JOIN LATERAL generate_series(t.today - interval '29 days', t.today, interval '1 day') AS d (day)
           ), ${soldFromSql('(SELECT array_agg(starts ORDER BY starts) FROM days)')},
           by_day AS (SELECT (s.at AT TIME ZONE z.name)::date AS day, sum(s.cents) AS cents, sum(s.orders) AS orders
             FROM sold s CROSS JOIN zone z GROUP BY 1)
           SELECT d.day, coalesce(s.cents, 0)::bigint AS cents, coalesce(s.orders, 0)::int AS orders
           FROM days d LEFT JOIN by_day s USING (day) ORDER BY d.day`,
    values: [sellerId, now],
  });
  return rows;
}

/** Adds changes up to the sums of their hours; true where there may be more. */
export async function foldOrderHours(tx: Transaction, limit: number): Promise<boolean> {
  const { rows } = await tx.query<{ more: boolean }>({
    name: 'orders-fold-hours',
    text: `WITH changed AS (SELECT seller_id, serial FROM order_hours WHERE is_change ORDER BY seller_id, hour
           LIMIT $1 FOR UPDATE SKIP LOCKED),
             taken AS (DELETE FROM order_hours h USING changed c WHERE (h.seller_id, h.serial) = (c.seller_id, c.serial)
               RETURNING h.*),
             folded AS (INSERT INTO order_hours AS h (seller_id, hour, orders, cents, is_change)
               SELECT seller_id, hour, sum(orders), sum(cents), false FROM taken GROUP BY 1, 2 ORDER BY 1, 2
               ON CONFLICT (seller_id, hour) WHERE NOT is_change DO UPDATE SET orders = h.orders + excluded.orders,
                 cents = h.cents + excluded.cents)
           SELECT count(*) >= $1 AS more FROM changed`,
    values: [limit],
  });
  return rows[0]?.more ?? false;
}
