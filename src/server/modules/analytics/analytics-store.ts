import type { Picture } from '#domain/core/pictures/picture.ts';
import type { CountrySums, SourceKind, TrafficDay, TrafficSums } from '#domain/analytics/contract.ts';
import type { Queryable } from '../../platform/database/open-database.ts';

export interface Range {
  from: string;
  to: string;
}

const sumsSql = `coalesce(t.views, 0)::int AS views, coalesce(t.visits, 0)::int AS visits,
  coalesce(t.favourites, 0)::int AS favourites, coalesce(t.cart_adds, 0)::int AS "cartAdds",
  coalesce(s.orders, 0)::int AS orders, coalesce(s.units, 0)::int AS units,
  coalesce(s.revenue_cents, 0)::bigint AS "revenueCents", coalesce(s.refunds, 0)::int AS refunds,
  coalesce(s.refunded_cents, 0)::bigint AS "refundedCents"`;

/** Each day of a range and of the same number of days before it: of a listing, of a shop ('' for the listing), or of the marketplace ('' for both). */
export async function listDays(
  db: Queryable,
  of: { sellerId: string; listingId: string } & Range,
): Promise<TrafficDay[]> {
  const { rows } = await db.query<TrafficDay>({
    name: 'analytics-days',
    text: `SELECT d::date AS day, ${sumsSql}
           FROM generate_series($3::date - ($4::date - $3::date + 1), $4::date, interval '1 day') d
             LEFT JOIN traffic_days t ON t.seller_id = $1 AND t.listing_id = $2 AND t.day = d::date
             LEFT JOIN sales_days s ON s.seller_id = $1 AND s.listing_id = $2 AND s.day = d::date ORDER BY d`,
    values: [of.sellerId, of.listingId, of.from, of.to],
  });
  return rows;
}

export interface ListingSums extends TrafficSums {
  listingId: string;
  title: string;
  picture: Picture | null;
  before: TrafficSums | null;
}

const MAX_SOURCES = 100;
const MAX_TERMS = 100;
const orderOf = { views: 'month_views', units: 'month_units' } as const;

interface ListingsPage extends Range {
  sellerId: string;
  /** The first of as many days to compare; undefined for none. */
  beforeFrom?: string | undefined;
  sort: keyof typeof orderOf;
  after: { value: number; id: string } | null;
  limit: number;
}

/** The sums of a listing of `p` in some days, as `t` and `s`. */
const sumsOfListingSql = (days: string): string =>
  `(SELECT sum(views) AS views, sum(visits) AS visits, sum(favourites) AS favourites, sum(cart_adds) AS cart_adds
       FROM traffic_days WHERE seller_id = $1 AND listing_id = p.listing_id AND day BETWEEN ${days}) t
     CROSS JOIN (SELECT sum(orders) AS orders, sum(units) AS units, sum(revenue_cents) AS revenue_cents,
         sum(refunds) AS refunds, sum(refunded_cents) AS refunded_cents
       FROM sales_days WHERE seller_id = $1 AND listing_id = p.listing_id AND day BETWEEN ${days}) s`;

/** A page of a shop's listings, each with its sums of the range: the order is that of the last night, so that a page costs the same in a large shop. */
export async function listListingSums(db: Queryable, page: ListingsPage): Promise<(ListingSums & { value: number })[]> {
  const order = orderOf[page.sort];
  const before = page.beforeFrom
    ? `(SELECT to_jsonb(b)
        FROM (SELECT ${sumsSql} FROM ${sumsOfListingSql('$7::date AND $7::date + ($3::date - $2::date)')}) b)`
    : 'NULL';
  const { rows } = await db.query<ListingSums & { value: number }>({
    name: `analytics-listings-${page.sort}${page.beforeFrom ? '-compared' : ''}`,
    text: `SELECT p.listing_id AS "listingId", p.value, l.title, l.pictures->0 AS picture, n.*, ${before} AS before
           FROM (SELECT listing_id, ${order} AS value FROM listing_totals
               WHERE seller_id = $1 AND ($4::int IS NULL OR (${order}, listing_id) < ($4::int, $5))
               ORDER BY ${order} DESC, listing_id DESC LIMIT $6) p
             JOIN listings l ON l.seller_id = $1 AND l.id = p.listing_id
             CROSS JOIN LATERAL (SELECT ${sumsSql} FROM ${sumsOfListingSql('$2 AND $3')}) n
           ORDER BY p.value DESC, p.listing_id DESC`,
    values: [
      ...[page.sellerId, page.from, page.to, page.after?.value ?? null, page.after?.id ?? '', page.limit],
      ...(page.beforeFrom ? [page.beforeFrom] : []),
    ],
  });
  return rows;
}

/** Where visits of a shop, or of the marketplace, came from, the most first. */
export async function listSources(
  db: Queryable,
  of: { sellerId: string; kind: SourceKind } & Range,
): Promise<{ name: string; views: number; visits: number }[]> {
  const { rows } = await db.query<{ name: string; views: number; visits: number }>({
    name: 'analytics-sources',
    text: `SELECT name, sum(views)::int AS views, sum(visits)::int AS visits FROM traffic_sources
           WHERE seller_id = $1 AND kind = $2 AND day BETWEEN $3 AND $4 GROUP BY 1
           ORDER BY visits DESC, views DESC, name LIMIT ${MAX_SOURCES}`,
    values: [of.sellerId, of.kind, of.from, of.to],
  });
  return rows;
}

/** [DASH-03] The orders of a shop by country, the most first. */
export async function listCountries(db: Queryable, of: { sellerId: string } & Range): Promise<CountrySums[]> {
  const { rows } = await db.query<CountrySums>({
    name: 'analytics-countries',
    text: `SELECT country, sum(orders)::int AS orders, sum(revenue_cents)::bigint AS "revenueCents",
             sum(repeat_orders)::int AS "repeatOrders", sum(repeat_cents)::bigint AS "repeatCents"
           FROM sales_countries WHERE seller_id = $1 AND day BETWEEN $2 AND $3 GROUP BY 1
           ORDER BY orders DESC, "revenueCents" DESC, country`,
    values: [of.sellerId, of.from, of.to],
  });
  return rows;
}

export interface SearchTerm {
  term: string;
  searches: number;
  clicks: number;
  matches: number | null;
  category: string;
}

/** What was searched for most, or most of what little was there for. */
export async function listSearchTerms(
  db: Queryable,
  { from, to, atMost, atLeast = 1 }: Range & { atMost: number | null; atLeast?: number },
): Promise<SearchTerm[]> {
  const { rows } = await db.query<SearchTerm>({
    name: 'analytics-search-terms',
    text: `SELECT term, sum(searches)::int AS searches, sum(clicks)::int AS clicks,
             (array_agg(matches ORDER BY day DESC) FILTER (WHERE matches IS NOT NULL))[1] AS matches,
             coalesce((array_agg(category ORDER BY day DESC) FILTER (WHERE category <> ''))[1], '') AS category
           FROM search_terms WHERE day BETWEEN $1 AND $2 GROUP BY 1
           HAVING sum(searches) >= $4
             AND ($3::int IS NULL OR (array_agg(matches ORDER BY day DESC) FILTER (WHERE matches IS NOT NULL))[1] <= $3)
           ORDER BY searches DESC, term LIMIT ${MAX_TERMS}`,
    values: [from, to, atMost, atLeast],
  });
  return rows;
}
