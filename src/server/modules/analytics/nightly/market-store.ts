import type { Queryable } from '../../../platform/database/open-database.ts';
import type { SearchTerm } from '../analytics-store.ts';

/** [ALERT-26, DASH-04] What listings of each category cost on a day, and how much they were looked at and sold: of the categories behind one, in their order; the last of them, or null where none is left. */
export async function savePrices(
  db: Queryable,
  { after, limit, day }: { after: string; limit: number; day: string },
): Promise<string | null> {
  const { rows } = await db.query<{ last: string | null }>({
    name: 'analytics-save-prices',
    text: `WITH next AS (SELECT slug, parent FROM categories WHERE slug > $1 ORDER BY 1 LIMIT $2), saved AS (
             INSERT INTO category_prices (category, day, listings, shops, low_cents, median_cents, high_cents,
               month_views, viewed_shops, month_units, sold_shops)
             SELECT n.slug, $3, count(*), count(DISTINCT d.seller_id),
               percentile_disc(0.25) WITHIN GROUP (ORDER BY d.price_cents),
               percentile_disc(0.5) WITHIN GROUP (ORDER BY d.price_cents),
                 percentile_disc(0.75) WITHIN GROUP (ORDER BY d.price_cents),
               coalesce(sum(t.month_views), 0), count(DISTINCT d.seller_id) FILTER (WHERE t.month_views > 0),
               coalesce(sum(t.month_units), 0), count(DISTINCT d.seller_id) FILTER (WHERE t.month_units > 0)
             FROM next n CROSS JOIN LATERAL (
                 SELECT seller_id, listing_id, price_cents FROM search_documents WHERE n.parent IS NULL
                   AND top_category = n.slug
                 UNION ALL SELECT seller_id, listing_id, price_cents FROM search_documents WHERE n.parent IS NOT NULL
                   AND category = n.slug) d
               LEFT JOIN listing_totals t ON t.seller_id = d.seller_id AND t.listing_id = d.listing_id
             GROUP BY 1 ON CONFLICT DO NOTHING)
           SELECT max(slug) AS last FROM next`,
    values: [after, limit, day],
  });
  return rows[0]?.last ?? null;
}

/** How many listings and other shops a number has to have behind it, before anybody is told. */
export interface Enough {
  listings: number;
  shops: number;
}

export interface PricedListing {
  sellerId: string;
  listingId: string;
  title: string;
  category: string;
  priceCents: number;
  listings: number;
  lowCents: number;
  medianCents: number;
  highCents: number;
  /** Of the median, in percent; 0 where no day before is compared. */
  movedPercent: number;
}

const pricedSql = `p.seller_id AS "sellerId", d.listing_id AS "listingId", l.title, d.category,
  d.price_cents AS "priceCents", c.listings, c.low_cents AS "lowCents", c.median_cents AS "medianCents",
  c.high_cents AS "highCents"`;
/** `$1` sellers, `$2` the day of the prices, `$3` and `$4` what is enough. */
const pricesSql = `unnest($1::text[]) p (seller_id) JOIN search_documents d ON d.seller_id = p.seller_id
  JOIN category_prices c ON c.category = d.category AND c.day = $2 AND c.listings > $3 AND c.shops > $4
  JOIN listings l ON l.seller_id = d.seller_id AND l.id = d.listing_id`;

/** [ALERT-26] Of each shop the listing whose price is farthest outside the middle half of its category. */
export async function listOddPrices(
  db: Queryable,
  { sellerIds, day, enough }: { sellerIds: readonly string[]; day: string; enough: Enough },
): Promise<PricedListing[]> {
  const { rows } = await db.query<PricedListing>({
    name: 'analytics-odd-prices',
    text: `SELECT DISTINCT ON (p.seller_id) ${pricedSql}, 0 AS "movedPercent" FROM ${pricesSql}
           WHERE d.price_cents < c.low_cents OR d.price_cents > c.high_cents
           ORDER BY p.seller_id, greatest(c.low_cents::float8 / greatest(d.price_cents, 1),
             d.price_cents::float8 / greatest(c.high_cents, 1)) DESC, d.listing_id`,
    values: [sellerIds, day, enough.listings, enough.shops],
  });
  return rows;
}

/** [ALERT-26] Of each shop and category whose median price moved, the listing that is looked at most. */
export async function listMovedPrices(
  db: Queryable,
  {
    sellerIds,
    day,
    enough,
    days,
    percent,
  }: { sellerIds: readonly string[]; day: string; enough: Enough; days: number; percent: number },
): Promise<PricedListing[]> {
  const { rows } = await db.query<PricedListing>({
    name: 'analytics-moved-prices',
    text: `SELECT DISTINCT ON (p.seller_id, d.category) ${pricedSql},
           (100.0 * (c.median_cents - b.median_cents) / b.median_cents)::float8 AS "movedPercent" FROM ${pricesSql}
             JOIN category_prices b ON b.category = c.category AND b.day = c.day - $5::int AND b.listings > $3
               AND b.shops > $4 AND b.median_cents > 0
             LEFT JOIN listing_totals t ON t.seller_id = d.seller_id AND t.listing_id = d.listing_id
           WHERE abs(c.median_cents - b.median_cents) * 100 >= $6::int * b.median_cents
           ORDER BY p.seller_id, d.category, coalesce(t.month_views, 0) DESC, d.listing_id`,
    values: [sellerIds, day, enough.listings, enough.shops, days, percent],
  });
  return rows;
}

/** [ALERT-26] Of each shop what was searched for most in a category that it sells in. */
export async function listMissedTerms(
  db: Queryable,
  sellerIds: readonly string[],
  terms: readonly SearchTerm[],
): Promise<{ sellerId: string; term: string; searches: number; category: string }[]> {
  const { rows } = await db.query<{ sellerId: string; term: string; searches: number; category: string }>({
    name: 'analytics-missed-terms',
    text: `SELECT DISTINCT ON (p.seller_id) p.seller_id AS "sellerId", m.term, m.searches, m.category
           FROM unnest($1::text[]) p (seller_id) CROSS JOIN jsonb_to_recordset($2::jsonb) m (term text, searches int,
             category text)
           WHERE m.category <> '' AND EXISTS (SELECT 1 FROM search_documents d WHERE d.seller_id = p.seller_id
             AND d.top_category = m.category)
           ORDER BY p.seller_id, m.searches DESC, m.term`,
    values: [sellerIds, JSON.stringify(terms)],
  });
  return rows;
}
