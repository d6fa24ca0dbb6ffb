import { dueSql, proofWantedToSendSql, toSendSql } from './to-send-sql.ts';
import { soldSql } from './sold-sql.ts';
import { onlyRow } from '../../../platform/database/only-row.ts';
import type { Picture } from '#domain/core/pictures/picture.ts';
import type { Queryable } from '../../../platform/database/open-database.ts';

/** Of the orders of the shop $1 that have to leave, how many fit; at $2. */
const waitingOf = (condition: string): string =>
  `(SELECT count(*)::int FROM orders o WHERE o.seller_id = $1 AND ${condition})`;
const waitingSql = `${waitingOf(toSendSql)} AS "toShip", ${waitingOf(dueSql('<', '$2'))} AS late,
  ${waitingOf(dueSql('=', '$2'))} AS "dueToday", ${waitingOf(proofWantedToSendSql)} AS "proofsWanted"`;

interface Waiting {
  toShip: number;
  late: number;
  dueToday: number;
  proofsWanted: number;
}

/** How many orders of a shop have to leave, should have, leave today, and wait for a next proof. */
export async function countWaiting(db: Queryable, sellerId: string, now: Date): Promise<Waiting> {
  const { rows } = await db.query<Waiting>({
    name: 'orders-waiting',
    text: `SELECT ${waitingSql}`,
    values: [sellerId, now],
  });
  return onlyRow({ rows });
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
    text: `WITH sold AS MATERIALIZED (
             SELECT i.listing_id, sum(i.quantity - i.paid_back)::int AS sold,
               sum((i.quantity - i.paid_back) * i.unit_price_cents - i.discount_cents + i.discount_cents * i.paid_back / i.quantity)::bigint AS cents
             FROM orders o JOIN order_lines i ON i.seller_id = o.seller_id AND i.order_id = o.id
             WHERE o.seller_id = $1 AND o.placed_at >= $2 AND ${soldSql('o.state')} GROUP BY 1
           )
           SELECT b.listing_id AS "listingId", b.title, b.picture, b.sold, b.cents, b.made_to_order AS "isMadeToOrder",
             (SELECT coalesce(sum(v.stock), 0)::int FROM variants v WHERE v.seller_id = $1 AND v.listing_id = b.listing_id) AS "left"
           FROM (SELECT s.*, l.title, l.made_to_order, l.pictures->0 AS picture FROM sold s JOIN listings l ON l.seller_id = $1 AND l.id = s.listing_id
             WHERE s.sold > 0 AND l.state <> 'removed' ORDER BY s.sold DESC, s.cents DESC, l.title LIMIT 4) b
           ORDER BY b.sold DESC, b.cents DESC, b.title`,
    values: [sellerId, since],
  });
  return rows;
}
