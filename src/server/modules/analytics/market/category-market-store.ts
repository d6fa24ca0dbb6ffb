import { FEW_MATCHES, MIN_MARKET_SHOPS, MIN_SEARCHES } from '#domain/analytics/limits.ts';
import type { CategoryMarket } from '#domain/analytics/market-contract.ts';
import type { Queryable } from '../../../platform/database/open-database.ts';
import type { SearchTerm } from '../analytics-store.ts';
import { isEnoughSql } from './pricing-store.ts';

const WEEKS_DAYS = 28;
const MAX_TERMS = 50;

/** [DASH-04] The categories that a shop has listings for sale in, those with the most first, with the market as of the last night. */
export async function listCategoryMarkets(db: Queryable, sellerId: string, day: string): Promise<CategoryMarket[]> {
  const { rows } = await db.query<CategoryMarket>({
    name: 'analytics-category-markets',
    text: `SELECT o.category, k.name AS "categoryName", o.listings::int AS "ownListings",
           o.median_cents AS "ownMedianCents",
             CASE WHEN ${isEnoughSql} THEN jsonb_build_object('day', p.day, 'listings', p.listings, 'shops', p.shops,
               'lowCents', p.low_cents,
               'medianCents', p.median_cents, 'highCents', p.high_cents, 'medianBeforeCents', (SELECT b.median_cents
                 FROM category_prices b
                 WHERE b.category = p.category AND b.day = p.day - ${WEEKS_DAYS}
                   AND ${isEnoughSql.replaceAll('p.', 'b.')})) END AS prices,
             CASE WHEN p.viewed_shops >= ${MIN_MARKET_SHOPS} THEN p.month_views END AS views, CASE
               WHEN p.sold_shops >= ${MIN_MARKET_SHOPS} THEN p.month_units END AS "unitsSold"
           FROM (SELECT category, count(*) AS listings, percentile_disc(0.5) WITHIN GROUP (ORDER BY price_cents)
             AS median_cents FROM (
                 SELECT category, price_cents FROM search_documents WHERE seller_id = $1
                 UNION ALL SELECT a.parent, d.price_cents FROM search_documents d
                   JOIN categories a ON a.slug = d.category AND a.parent IS NOT NULL WHERE d.seller_id = $1) own
                   GROUP BY 1) o
             JOIN categories k ON k.slug = o.category
             LEFT JOIN LATERAL (SELECT * FROM category_prices WHERE category = o.category AND day BETWEEN $2::date - 2
               AND $2::date ORDER BY day DESC LIMIT 1) p ON true
           ORDER BY coalesce((SELECT t.position FROM categories t WHERE t.slug = k.parent), k.position), k.position`,
    values: [sellerId, day],
  });
  return rows;
}

type MatchedTerm = Pick<SearchTerm, 'term' | 'category' | 'searches'> & { matches: number };

/** [DASH-04] What many searched for in some top categories, and few listings match. */
export async function listTermsWithFew(
  db: Queryable,
  { categories, day }: { categories: readonly string[]; day: string },
): Promise<MatchedTerm[]> {
  const { rows } = await db.query<MatchedTerm>({
    name: 'analytics-terms-with-few',
    text: `SELECT term, category, searches, matches FROM (
             SELECT term, (array_agg(category ORDER BY day DESC))[1] AS category, sum(searches)::int AS searches,
               (array_agg(matches ORDER BY day DESC) FILTER (WHERE matches IS NOT NULL))[1] AS matches
             FROM search_terms WHERE category = ANY($1) AND category <> '' AND day > $2::date - ${WEEKS_DAYS}
               GROUP BY 1) terms
           WHERE searches >= ${MIN_SEARCHES} AND matches <= ${FEW_MATCHES} ORDER BY searches DESC, term
             LIMIT ${MAX_TERMS}`,
    values: [categories, day],
  });
  return rows;
}
