import { onlyRow } from '../../platform/database/only-row.ts';
import type { Queryable } from '../../platform/database/open-database.ts';
import { shopCardSql } from '../shops/shop-store.ts';

/** The tree of categories as JSON, with counts and a picture of each top category: the one that was chosen, or the second best, for the best one stands elsewhere on the home page. */
const categoriesSql = `
  SELECT coalesce(json_agg(json_build_object('slug', c.slug, 'name', c.name, 'count', coalesce(n.listings, 0),
    'picture', coalesce((SELECT d.card->'picture' FROM search_documents d
        WHERE d.listing_id = c.cover AND d.top_category = c.slug AND 'pic:' = ANY(d.marks)),
      (SELECT two.picture FROM (SELECT d.card->'picture' AS picture, d.quality, d.listing_id FROM search_documents d
          WHERE d.top_category = c.slug AND 'pic:' = ANY(d.marks)
          ORDER BY d.quality DESC, d.listing_id DESC LIMIT 2) two
        ORDER BY two.quality, two.listing_id LIMIT 1)),
    'children', coalesce(below.children, '[]')) ORDER BY c.position), '[]')::text
  FROM categories c LEFT JOIN category_counts n ON n.category = c.slug
    LEFT JOIN (SELECT k.parent,
        json_agg(json_build_object('slug', k.slug, 'name', k.name, 'count', coalesce(kn.listings, 0))
          ORDER BY k.position) AS children
      FROM categories k LEFT JOIN category_counts kn ON kn.category = k.slug GROUP BY k.parent) below
      ON below.parent = c.slug
  WHERE c.parent IS NULL`;

/** Whoever sells most and is liked, with a story and something to show. */
const featuredSql = `
  SELECT s.* FROM shops s WHERE s.tagline <> '' AND s.story <> ''
    AND EXISTS (SELECT 1 FROM search_documents d WHERE d.seller_id = s.seller_id)
  ORDER BY s.rating_count DESC, s.sold DESC, s.seller_id LIMIT 1`;

/** Which pieces stand on the home page, by row. */
type HomeChoice = Record<'opening' | 'newest' | 'popular', string[]>;

/** Cards as JSON texts with commas between; null where there are none. */
type HomeCards = Record<keyof HomeChoice, string | null>;

/** What a sale out of plenty changes nothing of. */
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
  cards: string[] | null;
  /** Which pieces stand on the page. */
  newest: string[];
  best: string[];
}

/**
 * Pieces by a key, one with a picture of each shop first and among these one of each craft, so that the home page shows how wide the
 * range is: chosen among the first `among`.
 */
const spreadSql = ({ key, among, shown }: { key: string; among: number; shown: number }): string => `
  ARRAY(SELECT listing_id
  FROM (SELECT listing_id, ${key}, leads, leads
      AND row_number() OVER (PARTITION BY top_category, leads ORDER BY ${key} DESC, listing_id DESC) = 1 AS opens
    FROM (SELECT listing_id, ${key}, top_category, pictured
        AND row_number() OVER (PARTITION BY seller_id, pictured ORDER BY ${key} DESC, listing_id DESC) = 1 AS leads
      FROM (SELECT seller_id, listing_id, ${key}, top_category, 'pic:' = ANY(marks) AS pictured FROM search_documents
        ORDER BY ${key} DESC, listing_id DESC LIMIT ${among}) top) led) s
  ORDER BY leads DESC, opens DESC, ${key} DESC, listing_id DESC LIMIT ${shown})`;

/** The cards of chosen pieces as they are now, in one statement; it does not see how many they are, so that it keeps its plan. */
export async function homeCards(db: Queryable, { opening, newest, popular }: HomeChoice): Promise<HomeCards> {
  const { rows } = await db.query<HomeCards>({
    name: 'listings-home',
    text: `SELECT string_agg(d.card::text, ',' ORDER BY c.place) FILTER (WHERE c.place <= $2) AS opening,
             string_agg(d.card::text, ',' ORDER BY c.place) FILTER (WHERE c.place > $2 AND c.place <= $3) AS newest,
             string_agg(d.card::text, ',' ORDER BY c.place) FILTER (WHERE c.place > $3) AS popular
           FROM unnest((SELECT $1::text[])) WITH ORDINALITY AS c (listing_id, place)
             JOIN search_documents d ON d.listing_id = c.listing_id`,
    values: [[...opening, ...newest, ...popular], opening.length, opening.length + newest.length],
  });
  return onlyRow({ rows });
}

/** What stands around them, the counts, the tree and one maker; and which pieces stand there: so many newest, so many of the best. */
export async function homeFrame(db: Queryable, shown: { newest: number; best: number }): Promise<HomeFrame> {
  const newest = spreadSql({ key: 'created_at', among: 24, shown: shown.newest });
  const best = spreadSql({ key: 'quality', among: 40, shown: shown.best });
  const { rows } = await db.query<HomeFrame>({
    name: 'listings-home-frame',
    text: `SELECT ${newest} AS newest, ${best} AS best,
             (SELECT coalesce(sum(n.listings), 0)::int FROM category_counts n JOIN categories c ON c.slug = n.category
               WHERE c.parent IS NULL) AS listings,
             (SELECT count(*)::int FROM shop_counts WHERE listings > 0) AS shops, (${categoriesSql}) AS categories,
             CASE WHEN s.seller_id IS NOT NULL THEN ${shopCardSql}::text END AS shop, s.tagline AS quote,
             (SELECT json_agg(m.card::text)
               FROM (SELECT d.card FROM search_documents d WHERE d.seller_id = s.seller_id
                 ORDER BY d.quality DESC, d.listing_id DESC LIMIT 5) m) AS cards,
             s.story, s.banner::text AS banner,
             (SELECT n.listings FROM shop_counts n WHERE n.seller_id = s.seller_id) AS count
           FROM (SELECT) one LEFT JOIN (${featuredSql}) s ON true`,
  });
  return onlyRow({ rows });
}
