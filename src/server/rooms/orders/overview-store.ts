import { LOW_STOCK } from '#domain/listings/model.ts';
import { onlyRow } from '../../platform/database/only-row.ts';
import type { Queryable } from '../../platform/database/open-database.ts';

export interface OverviewRow {
  toShip: number;
  late: number;
  salesTodayCents: number;
  salesWeekCents: number;
  salesMonthCents: number;
  salesPreviousMonthCents: number;
  ordersMonth: number;
}

/** Orders of the shop $1 that should have left before the day of $2. */
const lateSql = `(SELECT count(*)::int FROM orders WHERE seller_id = $1 AND state IN ('confirmed', 'processing')
  AND leaves_by < ($2::timestamptz AT TIME ZONE 'UTC')::date)`;

export async function countLate(db: Queryable, sellerId: string, now: Date): Promise<number> {
  const { rows } = await db.query<{ late: number }>({
    name: 'orders-late',
    text: `SELECT ${lateSql} AS late`,
    values: [sellerId, now],
  });
  return onlyRow({ rows }).late;
}

/** What a shop has to do and sold, by its indexes: one statement for figures, one for the days, one for the stock. */
export async function findFigures(db: Queryable, sellerId: string, now: Date): Promise<OverviewRow> {
  const { rows } = await db.query<OverviewRow>({
    name: 'overview-figures',
    text: `SELECT (SELECT count(*)::int FROM orders WHERE seller_id = $1 AND state IN ('confirmed', 'processing')) AS "toShip",
             ${lateSql} AS late,
             coalesce(sum(total_cents) FILTER (WHERE placed_at >= date_trunc('day', $2::timestamptz)), 0)::bigint AS "salesTodayCents",
             coalesce(sum(total_cents) FILTER (WHERE placed_at >= $2::timestamptz - interval '7 days'), 0)::bigint AS "salesWeekCents",
             coalesce(sum(total_cents) FILTER (WHERE placed_at >= $2::timestamptz - interval '30 days'), 0)::bigint AS "salesMonthCents",
             coalesce(sum(total_cents) FILTER (WHERE placed_at < $2::timestamptz - interval '30 days'), 0)::bigint AS "salesPreviousMonthCents",
             (count(*) FILTER (WHERE placed_at >= $2::timestamptz - interval '30 days'))::int AS "ordersMonth"
           FROM orders WHERE seller_id = $1 AND placed_at >= $2::timestamptz - interval '60 days' AND state NOT IN ('pending_payment', 'cancelled', 'refunded')`,
    values: [sellerId, now],
  });
  return onlyRow({ rows });
}

export async function listSalesDays(
  db: Queryable,
  sellerId: string,
  now: Date,
): Promise<{ day: string; cents: number; orders: number }[]> {
  const { rows } = await db.query<{ day: string; cents: number; orders: number }>({
    name: 'overview-days',
    text: `SELECT d.day::date AS day, coalesce(sum(o.total_cents), 0)::bigint AS cents, count(o.id)::int AS orders
           FROM generate_series(date_trunc('day', $2::timestamptz) - interval '29 days', date_trunc('day', $2::timestamptz), interval '1 day') AS d (day)
           LEFT JOIN orders o ON o.seller_id = $1 AND o.placed_at >= d.day AND o.placed_at < d.day + interval '1 day' AND o.state NOT IN ('pending_payment', 'cancelled', 'refunded')
           GROUP BY d.day ORDER BY d.day`,
    values: [sellerId, now],
  });
  return rows;
}

interface StockOverview {
  lowStockCount: number;
  lowStock: { listingId: string; title: string; stock: number }[];
  activeListings: number;
}

export async function listLowStock(db: Queryable, sellerId: string): Promise<StockOverview> {
  const result = await db.query<StockOverview>({
    name: 'overview-stock',
    text: `WITH own AS (SELECT l.id, l.title, (SELECT sum(stock)::int FROM variants v WHERE v.seller_id = l.seller_id AND v.listing_id = l.id) AS stock FROM listings l WHERE l.seller_id = $1 AND l.state = 'active')
           SELECT (SELECT count(*)::int FROM own) AS "activeListings", (SELECT count(*)::int FROM own WHERE stock <= ${LOW_STOCK}) AS "lowStockCount",
             coalesce((SELECT jsonb_agg(jsonb_build_object('listingId', id, 'title', title, 'stock', stock) ORDER BY stock, title) FROM (SELECT * FROM own WHERE stock <= ${LOW_STOCK} ORDER BY stock, title LIMIT 10) low), '[]') AS "lowStock"`,
    values: [sellerId],
  });
  return onlyRow(result);
}
