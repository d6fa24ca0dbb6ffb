import { soldSql } from './sold-sql.ts';
import { onlyRow } from '../../../platform/database/only-row.ts';
import type { Picture } from '#domain/core/pictures/picture.ts';
import { timeZoneOfSql } from '../../shops/shop-store.ts';
import { isTakenBackSql } from '../../payments/disputes/dispute-store.ts';
import type { Queryable } from '../../../platform/database/open-database.ts';

export interface OverviewRow {
  toShip: number;
  late: number;
  salesTodayCents: number;
  salesWeekCents: number;
  salesMonthCents: number;
  salesPreviousMonthCents: number;
  ordersMonth: number;
}

/** Orders that still have to leave: not those whose money the buyer's bank has. */
const toShipSql = `(SELECT count(*)::int FROM orders o WHERE o.seller_id = $1 AND o.state IN ('confirmed', 'processing')
  AND NOT ${isTakenBackSql({ sellerId: 'o.seller_id', orderId: 'o.id' })}`;
/** Those of the shop $1 that have to leave, and those of them that should have left before the day of $2. */
const waitingSql = `${toShipSql}) AS "toShip",
  ${toShipSql} AND NOT o.awaits_buyer AND o.leaves_by < ($2::timestamptz AT TIME ZONE ${timeZoneOfSql('$1')})::date) AS late`;

export async function countWaiting(
  db: Queryable,
  sellerId: string,
  now: Date,
): Promise<{ toShip: number; late: number }> {
  const { rows } = await db.query<{ toShip: number; late: number }>({
    name: 'orders-waiting',
    text: `SELECT ${waitingSql}`,
    values: [sellerId, now],
  });
  return onlyRow({ rows });
}

/** What a shop has to do and sold, by its indexes: one statement for figures, one for the days, one for the stock. */
export async function findFigures(db: Queryable, sellerId: string, now: Date): Promise<OverviewRow> {
  const { rows } = await db.query<OverviewRow>({
    name: 'overview-figures',
    text: `SELECT ${waitingSql},
             coalesce(sum(total_cents) FILTER (WHERE placed_at >= date_trunc('day', $2::timestamptz, ${timeZoneOfSql('$1')})), 0)::bigint AS "salesTodayCents",
             coalesce(sum(total_cents) FILTER (WHERE placed_at >= $2::timestamptz - interval '7 days'), 0)::bigint AS "salesWeekCents",
             coalesce(sum(total_cents) FILTER (WHERE placed_at >= $2::timestamptz - interval '30 days'), 0)::bigint AS "salesMonthCents",
             coalesce(sum(total_cents) FILTER (WHERE placed_at < $2::timestamptz - interval '30 days'), 0)::bigint AS "salesPreviousMonthCents",
             (count(*) FILTER (WHERE placed_at >= $2::timestamptz - interval '30 days'))::int AS "ordersMonth"
           FROM orders WHERE seller_id = $1 AND placed_at >= $2::timestamptz - interval '60 days' AND ${soldSql('state')}`,
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
    text: `SELECT count(*)::int AS orders, coalesce(sum(total_cents), 0)::bigint AS cents FROM orders
           WHERE seller_id = $1 AND placed_at >= $2 AND ${soldSql('state')}`,
    values: [sellerId, since],
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
           FROM (SELECT ${timeZoneOfSql('$1')} AS zone) z CROSS JOIN LATERAL (SELECT ($2::timestamptz AT TIME ZONE z.zone)::date AS today) t
             CROSS JOIN LATERAL generate_series(t.today - interval '29 days', t.today, interval '1 day') AS d (day)
           LEFT JOIN orders o ON o.seller_id = $1 AND o.placed_at >= d.day AT TIME ZONE z.zone AND o.placed_at < (d.day + interval '1 day') AT TIME ZONE z.zone AND ${soldSql('o.state')}
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
    text: `SELECT n.active AS "activeListings", n.low AS "lowStockCount",
             coalesce((SELECT jsonb_agg(jsonb_build_object('listingId', r.listing_id, 'title', l.title, 'stock', r.stock) ORDER BY r.stock, r.title_key, r.listing_id)
               FROM (SELECT * FROM listing_rows WHERE seller_id = $1 AND is_low ORDER BY stock, title_key, listing_id LIMIT 10) r
                 JOIN listings l ON l.seller_id = $1 AND l.id = r.listing_id), '[]') AS "lowStock"
           FROM (SELECT coalesce(sum(listings) FILTER (WHERE state IN ('active', 'sold_out')), 0)::int AS active, coalesce(sum(low), 0)::int AS low
             FROM listing_row_counts WHERE seller_id = $1) n`,
    values: [sellerId],
  });
  return onlyRow(result);
}

export interface BestSellingRow {
  listingId: string;
  title: string;
  picture: Picture | null;
  sold: number;
  cents: number;
  left: number;
  isMadeToOrder: boolean;
}

/** What sold best since then, by how many; what was paid back of an order is not sold. */
export async function listBestSelling(
  db: Queryable,
  { sellerId, since }: { sellerId: string; since: Date },
): Promise<BestSellingRow[]> {
  const { rows } = await db.query<BestSellingRow>({
    name: 'overview-best-selling',
    text: `SELECT b.listing_id AS "listingId", l.title, b.picture, b.sold, b.cents, l.made_to_order AS "isMadeToOrder",
             (SELECT coalesce(sum(v.stock), 0)::int FROM variants v WHERE v.seller_id = l.seller_id AND v.listing_id = l.id) AS "left"
           FROM (SELECT i.seller_id, i.listing_id, sum(i.quantity - i.paid_back)::int AS sold,
                   sum((i.quantity - i.paid_back) * i.unit_price_cents - i.discount_cents + i.discount_cents * i.paid_back / i.quantity)::bigint AS cents,
                   (array_agg(i.picture ORDER BY i.id DESC))[1] AS picture
                 FROM orders o JOIN order_lines i ON i.seller_id = o.seller_id AND i.order_id = o.id
                 WHERE o.seller_id = $1 AND o.placed_at >= $2 AND ${soldSql('o.state')} GROUP BY 1, 2) b
             JOIN listings l ON l.seller_id = b.seller_id AND l.id = b.listing_id
           WHERE b.sold > 0 AND l.state <> 'removed' ORDER BY b.sold DESC, b.cents DESC, l.title LIMIT 4`,
    values: [sellerId, since],
  });
  return rows;
}
