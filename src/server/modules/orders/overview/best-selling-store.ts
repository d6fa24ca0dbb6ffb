import type { Picture } from '#domain/core/pictures/picture.ts';
import { onlyRow } from '../../../platform/database/only-row.ts';
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts';
import { soldSql } from './sold-sql.ts';

interface BestSellingRow {
  listingId: string;
  title: string;
  picture: Picture | null;
  sold: number;
  cents: number;
  left: number;
  isMadeToOrder: boolean;
}

const SHOWN = 4;
/** So many of the highest stored sums are counted to the moment; all of them where these do not prove that no other listing sold more. */
const CANDIDATES = 40;

/**
 * What listings of the shop $1 sold since $2, as `counted`: those with the $3 highest stored sums, and those whose changes are not folded yet. Stored
 * sums go back further than $2, so hours before it are taken off; of the hour in which it lies the orders themselves are read.
 */
const countedSql = `stored AS MATERIALIZED (
    SELECT listing_id, sold, cents FROM listing_sales WHERE seller_id = $1 AND sold > 0 ORDER BY sold DESC, cents DESC,
      listing_id LIMIT $3
  ), changed AS MATERIALIZED (
    SELECT listing_id, hour, sold, cents FROM listing_hours WHERE seller_id = $1 AND is_change
  ), candidates AS (
    SELECT c.listing_id, coalesce(l.sold, 0) AS sold, coalesce(l.cents, 0) AS cents
    FROM (SELECT listing_id FROM stored UNION SELECT listing_id FROM changed) c LEFT
      JOIN listing_sales l ON l.seller_id = $1 AND l.listing_id = c.listing_id
  ), counted AS (
    SELECT listing_id, sum(sold)::int AS sold, sum(cents)::bigint AS cents FROM (
      SELECT * FROM candidates
      UNION ALL SELECT listing_id, -sold, -cents FROM listing_hours WHERE seller_id = $1 AND NOT is_change AND hour < $2
      UNION ALL SELECT listing_id, sold, cents FROM changed WHERE hour >= $2
      UNION ALL SELECT e.key, (e.value->>0)::int, (e.value->>1)::bigint
        FROM orders o JOIN order_rows r ON r.seller_id = o.seller_id AND r.order_id = o.id CROSS
          JOIN LATERAL jsonb_each(r.sold_by_listing) e
        WHERE o.seller_id = $1 AND o.placed_at >= $2 AND ${soldSql('o.state')}
          AND date_trunc('hour', $2::timestamptz, 'UTC') <> $2 AND o.placed_at < date_trunc('hour', $2::timestamptz,
            'UTC') + interval '1 hour'
    ) parts WHERE listing_id IN (SELECT listing_id FROM candidates) GROUP BY 1
  )`;

/** What sold best since then, by how many; what was paid back of an order is not sold. */
export async function listBestSelling(
  db: Queryable,
  { sellerId, since, candidates = CANDIDATES }: { sellerId: string; since: Date; candidates?: number | null },
): Promise<BestSellingRow[]> {
  const { rows } = await db.query<{ best: BestSellingRow[]; isProven: boolean }>({
    name: 'overview-best-selling',
    text: `WITH ${countedSql}, best AS MATERIALIZED (
             SELECT s.*, l.title, l.made_to_order, l.pictures->0 AS picture FROM counted s
               JOIN listings l ON l.seller_id = $1 AND l.id = s.listing_id
             WHERE s.sold > 0 AND l.state <> 'removed' ORDER BY s.sold DESC, s.cents DESC, l.title LIMIT ${SHOWN}
           ), bound AS (SELECT sold, cents FROM stored ORDER BY sold, cents LIMIT 1)
           SELECT $3::int IS NULL OR (SELECT count(*) FROM stored) < $3
               OR (SELECT count(*) FROM best b JOIN bound k ON (b.sold, b.cents) >= (k.sold, k.cents)) = ${SHOWN}
                 AS "isProven",
             coalesce((SELECT jsonb_agg(jsonb_build_object('listingId', b.listing_id, 'title', b.title, 'picture',
               b.picture, 'sold', b.sold, 'cents', b.cents,
                 'isMadeToOrder', b.made_to_order, 'left', (SELECT coalesce(sum(v.stock), 0) FROM variants v
                   WHERE v.seller_id = $1 AND v.listing_id = b.listing_id))
               ORDER BY b.sold DESC, b.cents DESC, b.title) FROM best b), '[]') AS best`,
    values: [sellerId, since, candidates],
  });
  const { best, isProven } = onlyRow({ rows });
  return isProven ? best : listBestSelling(db, { sellerId, since, candidates: null });
}

/** Adds changes up to the hours of their listings and to the stored sums, but for those before `from`; true where there may be more. */
export async function foldListingHours(
  tx: Transaction,
  { from, limit }: { from: Date; limit: number },
): Promise<boolean> {
  const { rows } = await tx.query<{ more: boolean }>({
    name: 'orders-fold-listing-hours',
    text: `WITH changed AS (SELECT seller_id, serial FROM listing_hours WHERE is_change ORDER BY seller_id, hour
           LIMIT $1 FOR UPDATE SKIP LOCKED),
             taken AS (DELETE FROM listing_hours h USING changed c
               WHERE (h.seller_id, h.serial) = (c.seller_id, c.serial) RETURNING h.*),
             folded AS (INSERT INTO listing_hours AS h (seller_id, listing_id, hour, sold, cents, is_change)
               SELECT seller_id, listing_id, hour, sum(sold), sum(cents), false FROM taken WHERE hour >= $2
                 GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
               ON CONFLICT (seller_id, listing_id, hour) WHERE NOT is_change DO UPDATE
                 SET sold = h.sold + excluded.sold, cents = h.cents + excluded.cents),
             summed AS (INSERT INTO listing_sales AS s (seller_id, listing_id, sold, cents)
               SELECT seller_id, listing_id, sum(sold), sum(cents) FROM taken WHERE hour >= $2 GROUP BY 1, 2
                 ORDER BY 1, 2
               ON CONFLICT (seller_id, listing_id) DO UPDATE SET sold = s.sold + excluded.sold,
                 cents = s.cents + excluded.cents)
           SELECT count(*) >= $1 AS more FROM changed`,
    values: [limit, from],
  });
  return onlyRow({ rows }).more;
}

/** Takes the hours before `before` off the stored sums and forgets them; true where there may be more. */
export async function forgetListingHours(
  tx: Transaction,
  { before, limit }: { before: Date; limit: number },
): Promise<boolean> {
  const { rows } = await tx.query<{ more: boolean }>({
    name: 'orders-forget-listing-hours',
    text: `WITH old AS (SELECT seller_id, serial FROM listing_hours WHERE NOT is_change AND hour < $2 ORDER BY hour
           LIMIT $1 FOR UPDATE SKIP LOCKED),
             taken AS (DELETE FROM listing_hours h USING old o WHERE (h.seller_id, h.serial) = (o.seller_id, o.serial)
               RETURNING h.*),
             summed AS (UPDATE listing_sales s SET sold = s.sold - t.sold, cents = s.cents - t.cents
               FROM (SELECT seller_id, listing_id, sum(sold) AS sold, sum(cents) AS cents FROM taken GROUP BY 1, 2) t
               WHERE (s.seller_id, s.listing_id) = (t.seller_id, t.listing_id))
           SELECT count(*) >= $1 AS more FROM old`,
    values: [limit, before],
  });
  return onlyRow({ rows }).more;
}
