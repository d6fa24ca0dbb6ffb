import { dueSql, proofWantedToSendSql, toSendSql } from './to-send-sql.ts';
import { onlyRow } from '../../../platform/database/only-row.ts';
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
