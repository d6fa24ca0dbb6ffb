import type { Queryable } from '../../platform/database/open-database.ts';

export interface SitemapRow {
  key: string;
  /** Day of the last change, as in 2026-11-21. */
  changed: string;
}

/** What is listed page by page, in the order of its key. Ids and slugs: a new piece stands in the last page, the others stay as they are. */
const lists = {
  listings: {
    keys: 'SELECT listing_id AS key FROM search_documents',
    rows: `SELECT d.listing_id AS key, to_char(l.updated_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS changed
           FROM search_documents d
           JOIN listings l ON l.seller_id = d.seller_id AND l.id = d.listing_id WHERE d.listing_id >= $1
             ORDER BY d.listing_id LIMIT $2`,
  },
  shops: {
    keys: 'SELECT s.slug AS key FROM shops s JOIN shop_counts n ON n.seller_id = s.seller_id WHERE n.listings > 0',
    rows: `SELECT s.slug AS key, to_char(s.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS changed FROM shops s
           JOIN shop_counts n ON n.seller_id = s.seller_id
           WHERE n.listings > 0 AND s.slug >= $1 ORDER BY s.slug LIMIT $2`,
  },
};
export type SitemapList = keyof typeof lists;

/** With which key each page of a list begins. */
export async function pageStarts(
  db: Queryable,
  { list, size }: { list: SitemapList; size: number },
): Promise<string[]> {
  const { rows } = await db.query<{ key: string }>({
    name: `sitemap-starts-${list}`,
    text: `SELECT key FROM (SELECT key, row_number() OVER (ORDER BY key) AS place FROM (${lists[list].keys}) k) numbered
           WHERE place % $1 = 1 OR $1 = 1 ORDER BY key`,
    values: [size],
  });
  return rows.map(({ key }) => key);
}

/** The last of the starts that is not after a key, in the order of the database; the first page where all are. */
export async function lastStartUpTo(
  db: Queryable,
  { starts, key }: { starts: readonly string[]; key: string },
): Promise<string> {
  const { rows } = await db.query<{ start: string | null }>({
    name: 'sitemap-start-up-to',
    text: 'SELECT coalesce(max(start) FILTER (WHERE start <= $2), min(start)) AS start FROM unnest($1::text[]) start',
    values: [starts, key],
  });
  return rows[0]?.start ?? '';
}

export async function sitemapRows(
  db: Queryable,
  { list, from, size }: { list: SitemapList; from: string; size: number },
): Promise<SitemapRow[]> {
  const { rows } = await db.query<SitemapRow>({
    name: `sitemap-rows-${list}`,
    text: lists[list].rows,
    values: [from, size],
  });
  return rows;
}

export async function categorySlugs(db: Queryable): Promise<string[]> {
  const { rows } = await db.query<{ slug: string }>({
    name: 'sitemap-categories',
    text: `SELECT c.slug FROM categories c JOIN category_counts n ON n.category = c.slug WHERE n.listings > 0
           ORDER BY c.position, c.slug`,
  });
  return rows.map(({ slug }) => slug);
}
