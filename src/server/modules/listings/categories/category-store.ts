import type { TreeCategory } from '#domain/listings/categories/check-change.ts';
import { onlyRow } from '../../../platform/database/only-row.ts';
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts';

export interface StoredCategory extends TreeCategory {
  sentence: string;
  sentenceDe: string;
  cover: string;
  goods: 'standard' | 'books' | 'children_clothes';
  forSale: number;
  formerly: string[];
}

/** The tree in the order of the menus, with what can be bought and the addresses that lead there. */
export async function listTree(db: Queryable): Promise<StoredCategory[]> {
  const { rows } = await db.query<StoredCategory>({
    name: 'categories-tree',
    text: `SELECT c.slug, c.parent, c.name, c.name_de AS "nameDe", c.sentence, c.sentence_de AS "sentenceDe", c.cover,
             c.goods, c.is_paused AS "isPaused", coalesce(n.listings, 0) AS "forSale",
             ARRAY(SELECT r.slug FROM category_redirects r WHERE r.target = c.slug ORDER BY r.slug) AS formerly
           FROM categories c LEFT JOIN category_counts n ON n.category = c.slug ORDER BY c.position, c.slug`,
  });
  return rows;
}

/** From the top of the tree down to each category, as JSON text by its slug. */
export async function listCategoryPaths(db: Queryable): Promise<Map<string, string>> {
  const { rows } = await db.query<{ slug: string; path: string }>({
    name: 'categories-paths',
    text: `SELECT c.slug,
             (SELECT json_agg(json_build_object('slug', s.slug, 'name', s.name) ORDER BY s.parent NULLS FIRST)
             FROM categories s WHERE s.slug IN (c.slug, c.parent))::text AS path FROM categories c`,
  });
  return new Map(rows.map(({ slug, path }) => [slug, path]));
}

/** Where the address of a merged category leads; null where there is none. */
export async function findRedirect(db: Queryable, slug: string): Promise<string | null> {
  const { rows } = await db.query<{ target: string }>({
    name: 'categories-redirect',
    text: 'SELECT target FROM category_redirects WHERE slug = $1',
    values: [slug],
  });
  return rows[0]?.target ?? null;
}

/** The category that a piece is put into by this name: a merged one is the one that it became, a paused one takes only what is in it. */
export async function findOpenCategory(
  db: Queryable,
  { slug, sellerId, listingId }: { slug: string; sellerId: string; listingId: string },
): Promise<string | null> {
  const { rows } = await db.query<{ slug: string }>({
    name: 'categories-open',
    text: `SELECT c.slug FROM categories c
           WHERE c.slug = coalesce((SELECT r.target FROM category_redirects r WHERE r.slug = $1), $1)
             AND (NOT c.is_paused OR EXISTS (SELECT 1 FROM listings l
               WHERE l.seller_id = $2 AND l.id = $3 AND l.category = c.slug))`,
    values: [slug, sellerId, listingId],
  });
  return rows[0]?.slug ?? null;
}

export async function countConcerned(db: Queryable, slug: string): Promise<{ listings: number; shops: number }> {
  return onlyRow(
    await db.query<{ listings: number; shops: number }>({
      name: 'categories-count-listings',
      text: `SELECT count(*)::int AS listings, count(DISTINCT l.seller_id)::int AS shops FROM listings l
             WHERE l.category IN (SELECT c.slug FROM categories c WHERE $1 IN (c.slug, c.parent))
               AND l.state <> 'removed'`,
      values: [slug],
    }),
  );
}

/** Whether a piece stands in the shop with a picture, in a main category. */
export async function isCover(
  db: Queryable,
  { slug, listingId }: { slug: string; listingId: string },
): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'categories-is-cover',
    text: `SELECT 1 FROM search_documents WHERE listing_id = $2 AND top_category = $1 AND 'pic:' = ANY(marks)`,
    values: [slug, listingId],
  });
  return rowCount === 1;
}

/** Those that a piece can be put into no more. */
export async function listPausedCategories(db: Queryable): Promise<string[]> {
  const { rows } = await db.query<{ slug: string }>({
    name: 'categories-paused',
    text: 'SELECT slug FROM categories WHERE is_paused ORDER BY slug',
  });
  return rows.map(({ slug }) => slug);
}

interface SavedCategory {
  slug: string;
  fields: object;
}

/** Adds a category, or changes what `fields` names of one. */
export async function saveCategory(tx: Transaction, { slug, fields }: SavedCategory): Promise<void> {
  await tx.query({
    name: 'categories-save',
    text: `INSERT INTO categories (slug, parent, name, name_de, sentence, sentence_de, cover,
             position, goods, is_paused)
           SELECT $1, $2::jsonb->>'parent', $2::jsonb->>'name', $2::jsonb->>'nameDe',
             coalesce($2::jsonb->>'sentence', ''), coalesce($2::jsonb->>'sentenceDe', ''),
             coalesce($2::jsonb->>'cover', ''), (SELECT coalesce(max(position), 0) + 1 FROM categories),
             coalesce($2::jsonb->>'goods', 'standard'), coalesce(($2::jsonb->>'isPaused')::boolean, false)
           WHERE NOT EXISTS (SELECT 1 FROM categories WHERE slug = $1)`,
    values: [slug, JSON.stringify(fields)],
  });
  await tx.query({
    name: 'categories-edit',
    text: `UPDATE categories SET name = coalesce($2::jsonb->>'name', name),
             name_de = coalesce($2::jsonb->>'nameDe', name_de), sentence = coalesce($2::jsonb->>'sentence', sentence),
             sentence_de = coalesce($2::jsonb->>'sentenceDe', sentence_de),
             cover = coalesce($2::jsonb->>'cover', cover),
             parent = CASE WHEN $2::jsonb ? 'parent' THEN $2::jsonb->>'parent' ELSE parent END,
             goods = coalesce($2::jsonb->>'goods', goods),
             is_paused = coalesce(($2::jsonb->>'isPaused')::boolean, is_paused) WHERE slug = $1`,
    values: [slug, JSON.stringify(fields)],
  });
}

/** Puts a category behind a sibling, or first of all; the others make room. */
export async function positionCategory(tx: Transaction, slug: string, after: string | null): Promise<void> {
  await tx.query({
    name: 'categories-place',
    text: `WITH room AS (SELECT coalesce((SELECT position FROM categories WHERE slug = $2),
             (SELECT min(position) - 1 FROM categories)) AS at)
           UPDATE categories c SET position = CASE WHEN c.slug = $1 THEN room.at + 1 ELSE c.position + 1 END FROM room
           WHERE c.slug = $1 OR c.position > room.at`,
    values: [slug, after],
  });
}

interface Portion {
  slug: string;
  into: string;
  limit: number;
  now: Date;
}

/** Moves some pieces of a category to another; answers them by shop. */
export async function moveListings(tx: Transaction, { slug, into, limit }: Omit<Portion, 'now'>): Promise<Moved[]> {
  const { rows } = await tx.query<Moved>({
    name: 'categories-move',
    text: `WITH portion AS (SELECT seller_id, id FROM listings WHERE category = $1 ORDER BY id LIMIT $3
             FOR NO KEY UPDATE),
             moved AS (UPDATE listings l SET category = $2 FROM portion
               WHERE l.seller_id = portion.seller_id AND l.id = portion.id RETURNING l.seller_id, l.id)
           SELECT seller_id AS "sellerId", array_agg(id ORDER BY id) AS "listingIds" FROM moved GROUP BY 1 ORDER BY 1`,
    values: [slug, into, limit],
  });
  return rows;
}

interface Moved {
  sellerId: string;
  listingIds: string[];
}

/** Some pieces of a category and its parts, in the order of their ids: what says its name is made anew. */
export async function listListingsOf(
  db: Queryable,
  page: { slug: string; upTo: string; limit: number },
): Promise<Moved[]> {
  const { rows } = await db.query<Moved>({
    name: 'categories-pieces',
    text: `SELECT seller_id AS "sellerId", array_agg(id ORDER BY id) AS "listingIds" FROM (
             SELECT l.seller_id, l.id FROM listings l
             WHERE l.category IN (SELECT c.slug FROM categories c WHERE $1 IN (c.slug, c.parent)) AND l.id > $2
             ORDER BY l.id LIMIT $3) portion
           GROUP BY 1 ORDER BY 1`,
    values: [page.slug, page.upTo, page.limit],
  });
  return rows;
}

/** An empty category goes; its address, and those that led to it, lead to another. */
export async function removeMerged(tx: Transaction, slug: string, into: string): Promise<void> {
  await tx.query({
    name: 'categories-redirect-again',
    text: 'UPDATE category_redirects SET target = $2 WHERE target = $1',
    values: [slug, into],
  });
  await tx.query({ name: 'categories-remove', text: 'DELETE FROM categories WHERE slug = $1', values: [slug] });
  await tx.query({
    name: 'categories-lead',
    text: 'INSERT INTO category_redirects (slug, target) VALUES ($1, $2)',
    values: [slug, into],
  });
}
