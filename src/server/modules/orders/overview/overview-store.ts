import { onlyRow } from '../../../platform/database/only-row.ts';
import type { Queryable } from '../../../platform/database/open-database.ts';
import { takenBackSql } from '../../payments/disputes/dispute-store.ts';
import { timeZoneOfSql } from '../../shops/shop-store.ts';
import { proofWantedToSendSql } from './to-send-sql.ts';

/** Orders of the shop $1 that have to leave, counted by their day; those whose money the buyer's bank has are taken off. */
const waitingSql = `waiting AS (
    SELECT due_on, orders FROM order_row_counts WHERE seller_id = $1 AND state IN ('confirmed', 'processing')
    UNION ALL SELECT CASE WHEN NOT o.awaits_buyer THEN o.leaves_by END, -1
      FROM (${takenBackSql('$1')}) b JOIN orders o ON o.seller_id = $1 AND o.id = b.order_id
      WHERE o.state IN ('confirmed', 'processing')
  ), today AS MATERIALIZED (SELECT ($2::timestamptz AT TIME ZONE ${timeZoneOfSql('$1')})::date AS day)`;
const proofsWantedSql = `SELECT count(*)::int
  FROM (SELECT DISTINCT order_id FROM proofs WHERE seller_id = $1 AND state = 'change_requested') p
  JOIN orders o ON o.seller_id = $1 AND o.id = p.order_id WHERE ${proofWantedToSendSql}`;

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
    text: `WITH ${waitingSql}
           SELECT coalesce(sum(orders), 0)::int AS "toShip",
             coalesce(sum(orders) FILTER (WHERE due_on < day), 0)::int AS late,
             coalesce(sum(orders) FILTER (WHERE due_on = day), 0)::int AS "dueToday",
             (${proofsWantedSql}) AS "proofsWanted"
           FROM waiting CROSS JOIN today`,
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
             coalesce((SELECT jsonb_agg(jsonb_build_object('listingId', r.listing_id, 'title', l.title,
               'stock', r.stock) ORDER BY r.stock, r.title_key, r.listing_id)
               FROM (SELECT * FROM listing_rows WHERE seller_id = $1 AND is_low ORDER BY stock, title_key, listing_id
                 LIMIT 10) r
                 JOIN listings l ON l.seller_id = $1 AND l.id = r.listing_id), '[]') AS "lowStock"
           FROM (SELECT coalesce(sum(listings) FILTER (WHERE state IN ('active', 'sold_out')), 0)::int AS active,
               coalesce(sum(low), 0)::int AS low
             FROM listing_row_counts WHERE seller_id = $1) n`,
    values: [sellerId],
  });
  return onlyRow(result);
}
