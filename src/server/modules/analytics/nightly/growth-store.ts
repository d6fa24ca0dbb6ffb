import { saveMonthViewsSql } from '../../listings/table/table-store.ts';
import type { Queryable } from '../../../platform/database/open-database.ts';

/** Shops with the day of each that ended last. */
export type Shops = readonly { sellerId: string; day: string }[];

const shopsOf = (shops: Shops): [string[], string[]] => [
  shops.map(({ sellerId }) => sellerId),
  shops.map(({ day }) => day),
];
/** `$1` and `$2` are sellers and days. */
const shopsSql = 'unnest($1::text[], $2::date[]) p (seller_id, day)';

/** What lists of a shop's listings are ordered by: views and pieces of the last 30 days. */
export async function refreshMonth(db: Queryable, shops: Shops): Promise<void> {
  await db.query({
    name: 'analytics-refresh-month',
    text: `WITH counted AS (UPDATE listing_totals x SET month_views = n.views, month_units = n.units
           FROM ${shopsSql}, LATERAL (
             SELECT t.listing_id, coalesce((SELECT sum(d.views) FROM traffic_days d WHERE d.seller_id = t.seller_id
               AND d.listing_id = t.listing_id AND d.day > p.day - 30), 0) AS views,
               coalesce((SELECT sum(d.units) FROM sales_days d WHERE d.seller_id = t.seller_id
                 AND d.listing_id = t.listing_id AND d.day > p.day - 30), 0) AS units
             FROM listing_totals t WHERE t.seller_id = p.seller_id) n
           WHERE x.seller_id = p.seller_id AND x.listing_id = n.listing_id
             AND (x.month_views, x.month_units) IS DISTINCT FROM (n.views, n.units)
             RETURNING x.seller_id, x.listing_id, x.month_views AS views) ${saveMonthViewsSql('counted')}`,
    values: shopsOf(shops),
  });
}

interface OfListing {
  sellerId: string;
  listingId: string;
  title: string;
}

/** [ALERT-26] Listings whose views passed a milestone; it is passed once. */
export async function passMilestones(
  db: Queryable,
  sellerIds: readonly string[],
  milestones: readonly number[],
): Promise<(OfListing & { views: number })[]> {
  const { rows } = await db.query<OfListing & { views: number }>({
    name: 'analytics-pass-milestones',
    text: `WITH passed AS (
             UPDATE listing_totals t SET next_milestone = coalesce((SELECT min(m) FROM unnest($2::int[]) m
               WHERE m > t.views), 9007199254740991)
             WHERE t.seller_id = ANY($1) AND t.views >= t.next_milestone RETURNING t.seller_id, t.listing_id, t.views)
           SELECT p.seller_id AS "sellerId", p.listing_id AS "listingId", l.title, (SELECT max(m)
             FROM unnest($2::int[]) m WHERE m <= p.views) AS views
           FROM passed p JOIN listings l ON l.seller_id = p.seller_id AND l.id = p.listing_id
             AND l.state IN ('active', 'sold_out')`,
    values: [sellerIds, milestones],
  });
  return rows;
}

interface Trend {
  days: number;
  weeks: number;
  factor: number;
  minViews: number;
}

/** [ALERT-26] Listings looked at far more than in the weeks before, the most first in each shop. One that was not counted then has nothing to be compared with. */
export async function listTrending(
  db: Queryable,
  shops: Shops,
  { days, weeks, factor, minViews }: Trend,
): Promise<(OfListing & { views: number; factor: number })[]> {
  const { rows } = await db.query<OfListing & { views: number; factor: number }>({
    name: 'analytics-trending',
    text: `SELECT p.seller_id AS "sellerId", n.listing_id AS "listingId", l.title, n.views::int AS views,
           (n.views / n.usual)::float8 AS factor
           FROM ${shopsSql} CROSS JOIN LATERAL (
             SELECT d.listing_id, coalesce(sum(d.views) FILTER (WHERE d.day > p.day - $3::int), 0) AS views,
               sum(d.views) FILTER (WHERE d.day <= p.day - $3::int) / $4::numeric AS usual
             FROM listing_totals t JOIN traffic_days d ON d.seller_id = t.seller_id AND d.listing_id = t.listing_id
               AND d.day > p.day - $3::int - 7 * $4::int AND d.day <= p.day
             WHERE t.seller_id = p.seller_id AND t.month_views >= $6 GROUP BY 1) n
             JOIN listings l ON l.seller_id = p.seller_id AND l.id = n.listing_id AND l.state = 'active'
           WHERE n.views >= $6 AND n.usual > 0 AND n.views >= $5::numeric * n.usual ORDER BY 1, n.views DESC, 2`,
    values: [...shopsOf(shops), days, weeks, factor, minViews],
  });
  return rows;
}

/** [ALERT-26] Listings whose stock lasts for less than some days at the rate of the last ones. */
export async function listToRestock(
  db: Queryable,
  shops: Shops,
  { days, rateDays }: { days: number; rateDays: number },
): Promise<(OfListing & { left: number; sold: number; days: number })[]> {
  const { rows } = await db.query<OfListing & { left: number; sold: number; days: number }>({
    name: 'analytics-to-restock',
    text: `SELECT p.seller_id AS "sellerId", t.listing_id AS "listingId", l.title, v.left::int AS left,
           n.sold::int AS sold, floor(v.left * $4::numeric / n.sold)::int AS days
           FROM ${shopsSql} JOIN listing_totals t ON t.seller_id = p.seller_id AND t.last_sold_on > p.day - $4::int
             JOIN listings l ON l.seller_id = p.seller_id AND l.id = t.listing_id AND l.state = 'active'
               AND NOT l.made_to_order
             CROSS JOIN LATERAL (SELECT sum(stock) AS left FROM variants WHERE seller_id = p.seller_id
               AND listing_id = l.id) v
             CROSS JOIN LATERAL (SELECT sum(units) AS sold FROM sales_days d WHERE d.seller_id = p.seller_id
               AND d.listing_id = l.id AND d.day > p.day - $4::int) n
           WHERE v.left > 0 AND v.left * $4::numeric < n.sold * $3::int ORDER BY 1, days, 2`,
    values: [...shopsOf(shops), days, rateDays],
  });
  return rows;
}

/** [ALERT-26] Listings in stock that were last sold, or first shown, that long ago: those of the last week, so that a night that was left out is made up for. */
export async function listSlow(
  db: Queryable,
  shops: Shops,
  days: number,
): Promise<(OfListing & { left: number; since: string })[]> {
  const { rows } = await db.query<OfListing & { left: number; since: string }>({
    name: 'analytics-slow',
    text: `SELECT p.seller_id AS "sellerId", l.id AS "listingId", l.title, v.left::int AS left, n.since
           FROM ${shopsSql} JOIN listings l ON l.seller_id = p.seller_id AND l.state = 'active'
             AND l.created_at < p.day - $3::int + 1
             LEFT JOIN listing_totals t ON t.seller_id = l.seller_id AND t.listing_id = l.id
             CROSS JOIN LATERAL (SELECT coalesce(t.last_sold_on, l.created_at::date) AS since) n
             CROSS JOIN LATERAL (SELECT sum(stock) AS left FROM variants WHERE seller_id = l.seller_id
               AND listing_id = l.id) v
           WHERE n.since BETWEEN p.day - $3::int - 6 AND p.day - $3::int + 1 AND v.left > 0 ORDER BY 1, v.left DESC, 2`,
    values: [...shopsOf(shops), days],
  });
  return rows;
}

/** [ALERT-26] What sold best in each category, over all shops. */
export async function listBestsellers(
  db: Queryable,
  { now, days, ranks, minUnits }: { now: Date; days: number; ranks: number; minUnits: number },
): Promise<(OfListing & { category: string; rank: number })[]> {
  const { rows } = await db.query<OfListing & { category: string; rank: number }>({
    name: 'analytics-bestsellers',
    text: `SELECT * FROM (
             SELECT n.seller_id AS "sellerId", n.listing_id AS "listingId", l.title, l.category, row_number()
               OVER (PARTITION BY l.category ORDER BY n.units DESC, n.cents DESC, n.listing_id)::int AS rank
             FROM (SELECT seller_id, listing_id, sum(units) AS units, sum(revenue_cents) AS cents FROM sales_days
               WHERE listing_id <> '' AND day > $1::date - $2::int
                 GROUP BY 1, 2 HAVING sum(units) >= $4) n
               JOIN listings l ON l.seller_id = n.seller_id AND l.id = n.listing_id
                 AND l.state IN ('active', 'sold_out')) ranked
           WHERE rank <= $3 ORDER BY category, rank`,
    values: [now, days, ranks, minUnits],
  });
  return rows;
}
