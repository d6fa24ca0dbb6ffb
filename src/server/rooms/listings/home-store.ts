import { onlyRow } from '../../platform/database/only-row.ts';
import type { Queryable } from '../../platform/database/open-database.ts';
import { shopCardSql } from '../shops/shop-store.ts';

/** The tree of categories as JSON, with counts and a picture of each top category: the second best, for the best one stands elsewhere on the home page. */
const categoriesSql = `
  SELECT coalesce(json_agg(json_build_object('slug', c.slug, 'name', c.name, 'sentence', c.sentence, 'count', coalesce(n.listings, 0),
    'picture', (SELECT two.picture FROM (SELECT d.card->'picture' AS picture, d.quality, d.listing_id FROM search_documents d
      WHERE d.top_category = c.slug AND 'pic:' = ANY(d.marks) ORDER BY d.quality DESC, d.listing_id DESC LIMIT 2) two ORDER BY two.quality, two.listing_id LIMIT 1),
    'children', coalesce(below.children, '[]')) ORDER BY c.position), '[]')::text
  FROM categories c LEFT JOIN category_counts n ON n.category = c.slug
    LEFT JOIN (SELECT k.parent, json_agg(json_build_object('slug', k.slug, 'name', k.name, 'count', coalesce(kn.listings, 0)) ORDER BY k.position) AS children
      FROM categories k LEFT JOIN category_counts kn ON kn.category = k.slug GROUP BY k.parent) below ON below.parent = c.slug
  WHERE c.parent IS NULL`;

/** Whoever sells most and is liked, with a story and something to show. */
const featuredSql = `
  SELECT s.* FROM shops s WHERE s.tagline <> '' AND s.story <> '' AND EXISTS (SELECT 1 FROM search_documents d WHERE d.seller_id = s.seller_id)
  ORDER BY s.rating_count DESC, s.sold DESC, s.seller_id LIMIT 1`;

/** Cards as JSON texts with commas between; null where there are none. */
export interface HomeCards {
  opening: string | null;
  newest: string | null;
  popular: string | null;
}

/** What a sale changes nothing of. */
export interface HomeFrame {
  listings: number;
  shops: number;
  categories: string;
  /** JSON texts; null while there is no shop to show. */
  shop: string | null;
  quote: string | null;
  story: string | null;
  banner: string | null;
  count: number | null;
  pieces: string[] | null;
}

/**
 * Pieces by a key, one with a picture of each shop first and among these one of each craft, so that the home page shows how wide the
 * range is: chosen among the first `among` by light columns, and only the cards of those that are shown are fetched. The limits stand
 * in the text: as parameters they make the database plan anew.
 */
const spreadSql = ({ key, among, shown }: { key: string; among: number; shown: number }): string => `
  (SELECT d.card, row_number() OVER (ORDER BY s.leads DESC, s.opens DESC, s.${key} DESC, s.listing_id DESC) AS place
  FROM (SELECT seller_id, listing_id, ${key}, leads, leads AND row_number() OVER (PARTITION BY top_category, leads ORDER BY ${key} DESC, listing_id DESC) = 1 AS opens
    FROM (SELECT seller_id, listing_id, ${key}, top_category, pictured AND row_number() OVER (PARTITION BY seller_id, pictured ORDER BY ${key} DESC, listing_id DESC) = 1 AS leads
      FROM (SELECT seller_id, listing_id, ${key}, top_category, 'pic:' = ANY(marks) AS pictured FROM search_documents ORDER BY ${key} DESC, listing_id DESC LIMIT ${among}) top) led
    ORDER BY leads DESC, opens DESC, ${key} DESC, listing_id DESC LIMIT ${shown}) s
    JOIN search_documents d ON d.seller_id = s.seller_id AND d.listing_id = s.listing_id)`;

/** The pieces of the home page in one statement: the first pictures, the newest, the best. */
export async function homeCards(db: Queryable, counts: { row: number; opening: number }): Promise<HomeCards> {
  const newest = spreadSql({ key: 'created_at', among: 24, shown: counts.row });
  const popular = spreadSql({ key: 'quality', among: 40, shown: counts.opening + counts.row });
  const { rows } = await db.query<HomeCards>({
    name: 'listings-home',
    text: `SELECT (SELECT string_agg(card::text, ',' ORDER BY place) FROM ${newest} n) AS newest,
             string_agg(card::text, ',' ORDER BY place) FILTER (WHERE place <= ${counts.opening}) AS opening,
             string_agg(card::text, ',' ORDER BY place) FILTER (WHERE place > ${counts.opening}) AS popular FROM ${popular} b`,
  });
  return onlyRow({ rows });
}

/** What stands around them: the counts, the tree, and one maker. */
export async function homeFrame(db: Queryable): Promise<HomeFrame> {
  const { rows } = await db.query<HomeFrame>({
    name: 'listings-home-frame',
    text: `SELECT (SELECT coalesce(sum(n.listings), 0)::int FROM category_counts n JOIN categories c ON c.slug = n.category WHERE c.parent IS NULL) AS listings,
             (SELECT count(*)::int FROM shop_counts WHERE listings > 0) AS shops, (${categoriesSql}) AS categories,
             CASE WHEN s.seller_id IS NOT NULL THEN ${shopCardSql}::text END AS shop, s.tagline AS quote,
             (SELECT json_agg(m.card::text) FROM (SELECT d.card FROM search_documents d WHERE d.seller_id = s.seller_id ORDER BY d.quality DESC, d.listing_id DESC LIMIT 5) m) AS pieces,
             s.story, s.banner::text AS banner, (SELECT n.listings FROM shop_counts n WHERE n.seller_id = s.seller_id) AS count
           FROM (SELECT) one LEFT JOIN (${featuredSql}) s ON true`,
  });
  return onlyRow({ rows });
}
