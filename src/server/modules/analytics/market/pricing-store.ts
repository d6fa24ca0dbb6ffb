import { iso } from '../../../platform/database/iso.ts';
import { MIN_MARKET_LISTINGS, MIN_MARKET_SHOPS } from '#domain/analytics/limits.ts';
import type { ListingCosts } from '#domain/analytics/pricing/price-rules.ts';
import type { CategoryPrices, PricedListing } from '#domain/analytics/pricing/pricing-contract.ts';
import type { Picture } from '#domain/core/pictures/picture.ts';
import type { Goods } from '#domain/shops/tax/vat-rates.ts';
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts';

/** A night may be late: prices of three days count as those of now. */
const PRICE_DAYS = 2;

/** Of a row `p` of category_prices. */
export const isEnoughSql = `p.listings >= ${MIN_MARKET_LISTINGS} AND p.shops >= ${MIN_MARKET_SHOPS}`;

/** What a listing `l` is compared with: its own category, or the one above where the own has too few shops. */
const marketSql = (day: string): string => `(
  SELECT jsonb_build_object('category', p.category, 'categoryName', (SELECT name FROM categories
    WHERE slug = p.category), 'day', p.day, 'listings', p.listings, 'shops', p.shops,
    'lowCents', p.low_cents, 'medianCents', p.median_cents, 'highCents', p.high_cents)
  FROM category_prices p WHERE p.category IN (k.slug, k.parent) AND p.day BETWEEN ${day}::date - ${PRICE_DAYS}
    AND ${day}::date AND ${isEnoughSql}
  ORDER BY p.category = k.slug DESC, p.day DESC LIMIT 1)`;

const costsSql = `CASE WHEN c.version IS NULL THEN NULL ELSE jsonb_build_object('materialCents', c.material_cents,
  'minutes', c.minutes,
  'hourlyWageCents', c.hourly_wage_cents, 'postageCents', c.postage_cents, 'version', c.version) END`;

type PricedRow = Omit<PricedListing, 'vatPercent'> & { goods: Goods; at: string };

const pricedSql = (
  day: string,
): string => `SELECT l.id AS "listingId", l.title, l.pictures->0 AS picture, v.lowest AS "priceCents",
    v.lowest <> v.highest AS "priceVaries", l.making_minutes AS "makingMinutes", ${costsSql} AS costs, k.goods,
      ${marketSql(day)} AS market,
    ${iso('l.updated_at', 'US')} AS at
  FROM listings l JOIN categories k ON k.slug = l.category
    CROSS JOIN LATERAL (SELECT min(coalesce(regular_cents, price_cents)) AS lowest,
      max(coalesce(regular_cents, price_cents)) AS highest
      FROM variants WHERE seller_id = l.seller_id AND listing_id = l.id) v
    LEFT JOIN listing_costs c ON c.seller_id = l.seller_id AND c.listing_id = l.id`;

/** A page of a shop's listings with their costs and what comparable ones cost. */
export async function listPriced(
  db: Queryable,
  page: { sellerId: string; day: string; q: string | null; before: { at: string; id: string } | null; limit: number },
): Promise<PricedRow[]> {
  const { rows } = await db.query<PricedRow>({
    name: 'analytics-list-priced',
    text: `${pricedSql('$2')} WHERE l.seller_id = $1 AND l.state <> 'removed' AND ($3::text IS NULL OR l.title ILIKE '%'
           || $3 || '%')
             AND ($4::timestamptz IS NULL OR (l.updated_at, l.id) < ($4::timestamptz, $5)) ORDER BY l.updated_at DESC,
               l.id DESC LIMIT $6`,
    values: [
      page.sellerId,
      page.day,
      page.q?.replace(/[%_\\]/g, '\\$&') ?? null,
      page.before?.at ?? null,
      page.before?.id ?? '',
      page.limit,
    ],
  });
  return rows;
}

export async function findPriced(
  db: Queryable,
  of: { sellerId: string; listingId: string; day: string },
): Promise<PricedRow | null> {
  const { rows } = await db.query<PricedRow>({
    name: 'analytics-find-priced',
    text: `${pricedSql('$3')} WHERE l.seller_id = $1 AND l.id = $2 AND l.state <> 'removed'`,
    values: [of.sellerId, of.listingId, of.day],
  });
  return rows[0] ?? null;
}

/** How many of the best of a category are looked at: its own shop's, and those outside the middle half, are left out of them. */
const LOOKED_AT = 300;
const SHOWN = 12;

export interface Comparable {
  listingId: string;
  title: string;
  shopName: string;
  priceCents: number;
  picture: Picture | null;
}

/** Listings of other shops within the middle half of the prices: the best of each shop, by price. */
export async function listComparable(
  db: Queryable,
  sellerId: string,
  { category, lowCents, highCents }: CategoryPrices,
): Promise<Comparable[]> {
  const bestOf = (column: string): string => `(SELECT seller_id, listing_id, price_cents, quality FROM search_documents
    WHERE ${column} = $2 ORDER BY quality DESC, listing_id DESC LIMIT ${LOOKED_AT})`;
  const { rows } = await db.query<Comparable>({
    name: 'analytics-comparable',
    text: `SELECT n.listing_id AS "listingId", d.card->>'title' AS title, d.card->>'shopName' AS "shopName",
           n.price_cents AS "priceCents", d.card->'picture' AS picture
           FROM (SELECT * FROM (SELECT DISTINCT ON (seller_id) * FROM (SELECT * FROM ${bestOf('category')} a UNION
             SELECT * FROM ${bestOf('top_category')} b) best
               WHERE seller_id <> $1 AND price_cents BETWEEN $3 AND $4 ORDER BY seller_id, quality DESC, listing_id)
                 each ORDER BY quality DESC, listing_id LIMIT ${SHOWN}) n
             JOIN search_documents d ON d.seller_id = n.seller_id AND d.listing_id = n.listing_id
           ORDER BY n.price_cents, n.listing_id`,
    values: [sellerId, category, lowCents, highCents],
  });
  return rows;
}

type SaveResult = 'unknown' | 'changed' | number;

/** Writes what a listing costs over the version that was read; answers the new one. */
export async function saveCosts(
  tx: Transaction,
  of: { sellerId: string; listingId: string; version: number; costs: ListingCosts; now: Date },
): Promise<SaveResult> {
  const { materialCents, minutes, hourlyWageCents, postageCents } = of.costs;
  const { rows } = await tx.query<{ isOwn: boolean; version: number | null }>({
    name: 'analytics-save-costs',
    text: `WITH own AS (SELECT 1 FROM listings WHERE seller_id = $1 AND id = $2 AND state <> 'removed'), saved AS (
             INSERT INTO listing_costs (seller_id, listing_id, material_cents, minutes, hourly_wage_cents,
               postage_cents, version, updated_at)
             SELECT $1, $2, (c->>0)::bigint, (c->>1)::int, (c->>2)::bigint, (c->>3)::bigint, 1, $5
               FROM (SELECT $4::jsonb AS c) given WHERE EXISTS (SELECT 1 FROM own)
             ON CONFLICT (seller_id, listing_id) DO UPDATE SET material_cents = excluded.material_cents,
               minutes = excluded.minutes,
               hourly_wage_cents = excluded.hourly_wage_cents, postage_cents = excluded.postage_cents,
                 version = listing_costs.version + 1, updated_at = excluded.updated_at
             WHERE listing_costs.version = $3 RETURNING version)
           SELECT EXISTS (SELECT 1 FROM own) AS "isOwn", (SELECT version FROM saved) AS version`,
    values: [
      of.sellerId,
      of.listingId,
      of.version,
      JSON.stringify([materialCents, minutes, hourlyWageCents, postageCents]),
      of.now,
    ],
  });
  const [row] = rows;
  if (!row?.isOwn) return 'unknown';
  return row.version ?? 'changed';
}
