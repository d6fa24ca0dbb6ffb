import type { Language } from '#domain/core/languages/language.ts';
import { EVERYTHING_ELSE } from '#domain/listings/import/match-category.ts';
import type { Queryable } from '../../../platform/database/open-database.ts';

export interface CategoryRow {
  slug: string;
  name: string;
  parent: string | null;
  count: number;
}

/** The tree of categories with what each holds now. */
export async function listCategoryCounts(db: Queryable): Promise<CategoryRow[]> {
  const { rows } = await db.query<CategoryRow>({
    name: 'search-categories',
    text: `SELECT c.slug, c.name, c.parent, coalesce(n.listings, 0) AS count
           FROM categories c LEFT JOIN category_counts n ON n.category = c.slug ORDER BY c.position, c.slug`,
  });
  return rows;
}

/** How a language calls the categories, by slug; those that it has no name for keep the one that they have. */
export async function listCategoryNames(db: Queryable): Promise<Record<Language, Record<string, string>>> {
  const { rows } = await db.query<{ slug: string; name: string }>({
    name: 'search-category-names',
    text: `SELECT slug, name_de AS name FROM categories WHERE name_de <> '' ORDER BY position, slug`,
    values: [],
  });
  return { en: {}, de: Object.fromEntries(rows.map(({ slug, name }) => [slug, name])) };
}

/** What the page of a category says of it, by slug, where anything is said. */
export async function listSentences(db: Queryable): Promise<Record<string, Record<Language, string>>> {
  const { rows } = await db.query<Record<Language, string> & { slug: string }>({
    name: 'search-category-sentences',
    text: `SELECT slug, sentence AS en, sentence_de AS de FROM categories WHERE sentence <> '' OR sentence_de <> ''
           ORDER BY slug`,
    values: [],
  });
  return Object.fromEntries(rows.map(({ slug, en, de }) => [slug, { en, de }]));
}

/** Each category by its slug, as it is called in each language. */
export async function listNames(db: Queryable): Promise<Map<string, Record<Language, string>>> {
  const { rows } = await db.query<Record<Language, string> & { slug: string }>({
    name: 'search-all-category-names',
    text: `SELECT slug, name AS en, coalesce(nullif(name_de, ''), name) AS de FROM categories`,
    values: [],
  });
  return new Map(rows.map((row) => [row.slug, row]));
}

/** The pieces that were chosen to stand for categories, by slug. */
export async function listCovers(db: Queryable): Promise<{ slug: string; cover: string }[]> {
  const { rows } = await db.query<{ slug: string; cover: string }>({
    name: 'search-category-covers',
    text: `SELECT slug, cover FROM categories WHERE cover <> '' ORDER BY slug`,
    values: [],
  });
  return rows;
}

/** The main categories of the menu with the addresses of their parts; the one where imports put what fits nowhere is none. */
export async function listMenuCategories(db: Queryable): Promise<{ slug: string; name: string; parts: string[] }[]> {
  const { rows } = await db.query<{ slug: string; name: string; parts: string[] }>({
    name: 'search-menu-categories',
    text: `SELECT c.slug, c.name, ARRAY(SELECT p.slug FROM categories p WHERE p.parent = c.slug AND NOT p.is_paused
             ORDER BY p.position, p.slug) AS parts
           FROM categories c WHERE c.parent IS NULL AND c.slug <> $1 AND NOT c.is_paused ORDER BY c.position, c.slug`,
    values: [EVERYTHING_ELSE],
  });
  return rows;
}
