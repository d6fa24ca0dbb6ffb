import {
  MAX_REPORT_ROWS,
  MIN_REPORTED_SEARCHES,
  type ReportFigure,
  type ReportFilters,
  type ReportDimension,
  type TimeDimension,
  isTime,
} from '#domain/analytics/reports/definition.ts';
import { houseZoneSql } from '../../../platform/database/on-day.ts';
import type { Queryable } from '../../../platform/database/open-database.ts';
import type { Range } from '../analytics-store.ts';

export type CountedRow = { key: string; name: string } & Partial<Record<ReportFigure, number>>;

export interface Counted extends Range {
  dimension: ReportDimension;
  /** The one that decides which rows are shown; of days the rows stand in their order. */
  first: ReportFigure;
  filters: ReportFilters;
}

const columns = {
  revenueCents: 'revenue_cents',
  orders: 'orders',
  units: 'units',
  refunds: 'refunds',
  refundedCents: 'refunded_cents',
  views: 'views',
  visits: 'visits',
  favourites: 'favourites',
  cartAdds: 'cart_adds',
  repeatOrders: 'repeat_orders',
  repeatCents: 'repeat_cents',
  searches: 'searches',
  clicks: 'clicks',
} as const;
type Column = keyof typeof columns;

const sums = (from: string, names: readonly Column[]): string =>
  names.map((name) => `coalesce(sum(${from}.${columns[name]}), 0)::bigint AS "${name}"`).join(', ');
const sold = ['revenueCents', 'orders', 'units', 'refunds', 'refundedCents'] as const;
const looked = ['views', 'visits', 'favourites', 'cartAdds'] as const;
const repeated = ['repeatOrders', 'repeatCents'] as const;
const quoted = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ');

/** `$1` and `$2` are the days, `$3` the address of a shop or ''. */
const scopeSql = `(SELECT coalesce((SELECT seller_id FROM shops WHERE slug = $3), CASE WHEN $3 = '' THEN '' END))`;
const within = `day BETWEEN $1 AND $2`;
const mostFirst = (first: ReportFigure): string => `ORDER BY "${first}" DESC, key LIMIT ${MAX_REPORT_ROWS + 1}`;

/** Days of a shop are its own, those of the marketplace the house's; what is not counted for the filters is left out by its figures. */
const timeSql = (unit: TimeDimension): string => {
  const bucket = (day: string): string => `date_trunc('${unit}', ${day})::date`;
  const houseDay = (moment: string): string => `(${moment} AT TIME ZONE ${houseZoneSql})::date`;
  const from = `$1::date::timestamp AT TIME ZONE ${houseZoneSql}`;
  const until = `($2::date + 1)::timestamp AT TIME ZONE ${houseZoneSql}`;
  return `WITH buckets AS (SELECT DISTINCT ${bucket('d')} AS key
          FROM generate_series($1::date::timestamp, $2::date, interval '1 day') d),
    s AS (SELECT ${bucket('day')} AS key, ${sums('sales_days', sold)} FROM sales_days WHERE seller_id = ${scopeSql}
      AND listing_id = '' AND ${within} GROUP BY 1),
    t AS (SELECT ${bucket('day')} AS key, ${sums('traffic_days', looked)} FROM traffic_days
      WHERE seller_id = ${scopeSql} AND listing_id = '' AND ${within} GROUP BY 1),
    c AS (SELECT ${bucket('day')} AS key, ${sums('sales_countries', [...repeated, 'orders', 'revenueCents'])}
      FROM sales_countries
      WHERE seller_id = ${scopeSql} AND ($4 = '' OR country = $4) AND ${within} GROUP BY 1),
    n AS (SELECT ${bucket(houseDay('created_at'))} AS key, count(*)::int AS "newShops" FROM shops
      WHERE $3 = '' AND $4 = '' AND created_at >= ${from} AND created_at < ${until} GROUP BY 1),
    a AS (SELECT ${bucket('day')} AS key, count(DISTINCT seller_id)::int AS "sellingShops" FROM sales_days
      WHERE $3 = '' AND $4 = '' AND listing_id = '' AND seller_id <> '' AND orders > 0 AND ${within} GROUP BY 1),
    r AS (SELECT ${bucket(houseDay('created_at'))} AS key, count(*)::int AS "leftCarts", count(*)
      FILTER (WHERE status = 'recovered')::int AS "recoveredCarts",
        coalesce(sum(total_cents) FILTER (WHERE status = 'recovered'), 0)::bigint AS "recoveredCents"
      FROM abandoned_carts WHERE $3 = '' AND $4 = '' AND created_at >= ${from} AND created_at < ${until}
        AND abandoned_at IS NOT NULL GROUP BY 1)
    SELECT to_char(key, 'YYYY-MM-DD') AS key, '' AS name, CASE WHEN $4 = '' THEN s.orders ELSE c.orders END AS orders,
      CASE WHEN $4 = '' THEN s."revenueCents" ELSE c."revenueCents" END AS "revenueCents",
      ${quoted(['units', 'refunds', 'refundedCents', ...looked, ...repeated, 'newShops', 'sellingShops', 'leftCarts', 'recoveredCarts', 'recoveredCents'])}
    FROM buckets LEFT JOIN s USING (key) LEFT JOIN t USING (key) LEFT JOIN c USING (key) LEFT JOIN n USING (key) LEFT
      JOIN a USING (key) LEFT JOIN r USING (key) ORDER BY 1`;
};

const sourceSql = (kind: 'source' | 'campaign', first: ReportFigure): string =>
  `SELECT name AS key, '' AS name, ${sums('traffic_sources', ['visits', 'views'])} FROM traffic_sources
   WHERE seller_id = ${scopeSql} AND kind = '${kind}' AND ${within} AND $4 = '' GROUP BY 1 ${mostFirst(first)}`;

/** What is counted of a dimension; `$4` is a country or ''. */
const statementOf: Record<Exclude<ReportDimension, TimeDimension>, (first: ReportFigure) => string> = {
  country: (
    first,
  ) => `SELECT country AS key, '' AS name, ${sums('sales_countries', ['orders', 'revenueCents', ...repeated])}
        FROM sales_countries
     WHERE seller_id = ${scopeSql} AND ${within} AND $4 = '' GROUP BY 1 ${mostFirst(first)}`,
  shop: (first) => `WITH s AS (SELECT seller_id, ${sums('sales_days', sold)} FROM sales_days WHERE listing_id = ''
        AND seller_id <> '' AND ${within} GROUP BY 1),
       t AS (SELECT seller_id, ${sums('traffic_days', looked)} FROM traffic_days WHERE listing_id = ''
         AND seller_id <> '' AND ${within} GROUP BY 1),
       counted AS (SELECT seller_id,
         ${[...sold, ...looked].map((name) => `coalesce("${name}", 0) AS "${name}"`).join(', ')},
         CASE WHEN t.visits > 0 THEN coalesce(s.orders, 0)::float8 / t.visits ELSE 0 END AS conversion FROM s FULL
           JOIN t USING (seller_id))
     SELECT shops.slug AS key, shops.name, ${quoted([...sold, ...looked, 'conversion'])} FROM counted
       JOIN shops USING (seller_id) WHERE $3 = '' AND $4 = '' ${mostFirst(first)}`,
  category: (
    first,
  ) => `SELECT l.category AS key, coalesce(max(c.name), l.category) AS name, ${sums('d', ['revenueCents', 'units'])}
        FROM sales_days d JOIN listings l ON l.seller_id = d.seller_id AND l.id = d.listing_id LEFT
        JOIN categories c ON c.slug = l.category
     WHERE d.listing_id <> '' AND d.${within} AND ($3 = '' OR d.seller_id = ${scopeSql}) AND $4 = ''
       GROUP BY 1 ${mostFirst(first)}`,
  source: (first) => sourceSql('source', first),
  campaign: (first) => sourceSql('campaign', first),
  // A term is of a category; `$3` names that here.
  term: (first) => `SELECT term AS key, '' AS name, ${sums('search_terms', ['searches', 'clicks'])} FROM search_terms
     WHERE ${within} AND ($3 = '' OR category = $3) AND $4 = '' GROUP BY 1
       HAVING sum(searches) >= ${MIN_REPORTED_SEARCHES} ${mostFirst(first)}`,
};

/** [OFFICE-04] Rows of one dimension with all figures that are counted for it, from the daily sums. */
export async function countRows(
  db: Queryable,
  { dimension, first, filters, from, to }: Counted,
): Promise<CountedRow[]> {
  const { rows } = await db.query<CountedRow>({
    name: `analytics-report-${dimension}-${isTime(dimension) ? '' : first}`,
    text: isTime(dimension) ? timeSql(dimension) : statementOf[dimension](first),
    values: [from, to, dimension === 'term' ? filters.category : filters.shop, filters.country],
  });
  return rows;
}
