import type { MyListing } from '#domain/listings/contract.ts';
import type { ListingSort } from '#domain/listings/table/sorts.ts';
import type { ListingFilter } from '#domain/listings/table/table-query.ts';
import { NO_SECTION } from '#domain/listings/sections/limits.ts';
import { iso } from '../../../platform/database/iso.ts';
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts';

const sortKeys: Record<ListingSort, { column: string; type: string; read: string }> = {
  changed: { column: 'r.changed_at', type: 'timestamptz', read: iso('r.changed_at', 'US') },
  title: { column: 'r.title_key', type: 'text', read: 'r.title_key' },
  price: { column: 'r.price_cents', type: 'bigint', read: 'r.price_cents' },
  stock: { column: 'r.stock', type: 'int', read: 'r.stock' },
  sold: { column: 'r.sold', type: 'int', read: 'r.sold' },
  views: { column: 'r.month_views', type: 'int', read: 'r.month_views' },
};

/** The conditions of a filter that is set, with a name for the statement: each combination is a statement of its own, so that its plan fits. */
function filterSql(
  { state, q, category, section }: ListingFilter,
  values: unknown[],
): { name: string; conditions: string } {
  const bind = (value: unknown): string => `$${values.push(value)}`;
  const parts: [name: string, condition: string][] = [];
  if (state === 'low') parts.push(['low', 'r.is_low']);
  else if (state) parts.push(['state', `r.state = ${bind(state)}`]);
  if (category) {
    const slug = bind(category);
    parts.push([
      'category',
      `r.category IN (SELECT c.slug FROM categories c WHERE c.slug = ${slug} OR c.parent = ${slug})`,
    ]);
  }
  if (section === NO_SECTION) parts.push(['no-section', 'r.section_id IS NULL']);
  else if (section) parts.push(['section', `r.section_id = ${bind(section)}`]);
  if (q) parts.push(['q', `r.words LIKE lower('%' || ${bind(q.replace(/[%_\\]/g, '\\$&'))} || '%')`]);
  return {
    name: parts.map(([name]) => `-${name}`).join(''),
    conditions: parts.map(([, condition]) => ` AND ${condition}`).join(''),
  };
}

interface TablePage extends ListingFilter {
  sort: ListingSort;
  direction: 'asc' | 'desc';
  after: { key: string | number; id: string } | null;
  limit: number;
}

export type TableRow = MyListing & { key: string | number };

/** [UX-86] A page of the maker's own table, by keyset. */
export async function listTable(
  db: Queryable,
  sellerId: string,
  { sort, direction, after, limit, ...filter }: TablePage,
): Promise<TableRow[]> {
  const { column, type, read } = sortKeys[sort];
  const values: unknown[] = [sellerId, limit];
  const { name, conditions } = filterSql(filter, values);
  const beyond = after
    ? ` AND (${column}, r.listing_id) ${direction === 'asc' ? '>' : '<'} ($${values.push(after.key)}::${type},
        $${values.push(after.id)})`
    : '';
  const order = (table: string, key: string): string => `${key} ${direction}, ${table}.listing_id ${direction}`;
  const { rows } = await db.query<TableRow>({
    name: `listings-table-${sort}-${direction}${name}${beyond && '-next'}`,
    text: `SELECT l.id AS "listingId", l.title, r.state, r.price_cents AS "priceCents",
           r.price_cents <> r.highest_cents AS "priceVaries", r.stock, r.sku,
             r.sold, r.month_views AS "monthViews", l.category, l.tags, l.shipping_profile_id AS "shippingProfileId",
               l.section_id AS "sectionId", l.pictures->0 AS picture, CASE WHEN l.state = 'active'
               THEN l.paused_until::text END AS "pausedUntil",
             l.review_reason AS "reviewReason", ${iso('l.updated_at', 'US')} AS "updatedAt", o.only AS "onlyVariant",
               r.key
           FROM (SELECT r.*, ${read} AS key FROM listing_rows r WHERE r.seller_id = $1${conditions}${beyond}
             ORDER BY ${order('r', column)} LIMIT $2) r
           JOIN listings l ON l.seller_id = $1 AND l.id = r.listing_id
           CROSS JOIN LATERAL (SELECT CASE WHEN count(*) = 1 THEN json_build_object('variantId', min(v.id),
             'priceCents', min(coalesce(v.regular_cents, v.price_cents)), 'stock', min(v.stock)) END AS only
             FROM variants v WHERE v.seller_id = $1 AND v.listing_id = r.listing_id) o
           ORDER BY ${order('r', column)}`,
    values,
  });
  return rows;
}

/** How many rows each state has, and how many of them are low. */
export async function countTable(
  db: Queryable,
  sellerId: string,
): Promise<{ counts: Record<string, number>; low: number }> {
  const { rows } = await db.query<{ state: string; count: number; low: number }>({
    name: 'listings-table-counts',
    text: `SELECT state, sum(listings)::int AS count, sum(low)::int AS low FROM listing_row_counts WHERE seller_id = $1
           GROUP BY 1 HAVING sum(listings) > 0`,
    values: [sellerId],
  });
  return {
    counts: Object.fromEntries(rows.map(({ state, count }) => [state, count])),
    low: rows.reduce((sum, row) => sum + row.low, 0),
  };
}

/** How many rows a filter leaves, counted up to a limit. */
export async function countMatches(
  db: Queryable,
  sellerId: string,
  { limit, ...filter }: ListingFilter & { limit: number },
): Promise<number> {
  const values: unknown[] = [sellerId, limit];
  const { name, conditions } = filterSql(filter, values);
  const { rows } = await db.query<{ count: number }>({
    name: `listings-table-matches${name}`,
    text: `SELECT count(*)::int AS count FROM (SELECT 1 FROM listing_rows r WHERE r.seller_id = $1${conditions}
           LIMIT $2) n`,
    values,
  });
  return rows[0]?.count ?? 0;
}

/** The next ids of what a filter leaves, in the order of their ids: what a change takes out of the filter moves no other. */
export async function listMatchingIds(
  db: Queryable,
  sellerId: string,
  { after, limit, ...filter }: ListingFilter & { after: string; limit: number },
): Promise<string[]> {
  const values: unknown[] = [sellerId, limit, after];
  const { name, conditions } = filterSql(filter, values);
  const { rows } = await db.query<{ id: string }>({
    name: `listings-table-ids${name}`,
    text: `SELECT r.listing_id AS id FROM listing_rows r WHERE r.seller_id = $1 AND r.listing_id > $3${conditions}
           ORDER BY r.listing_id LIMIT $2`,
    values,
  });
  return rows.map(({ id }) => id);
}

/** Adds up the changes of counts; true where there may be more. */
export async function foldCounts(tx: Transaction, limit: number): Promise<boolean> {
  const { rows } = await tx.query<{ more: boolean }>({
    name: 'listings-fold-counts',
    text: `WITH full_shops AS (SELECT seller_id FROM listing_row_counts GROUP BY 1 HAVING count(*) > 12 LIMIT $1),
             taken AS (DELETE FROM listing_row_counts c USING full_shops f WHERE c.seller_id = f.seller_id
               RETURNING c.*),
             folded AS (INSERT INTO listing_row_counts (seller_id, state, listings, low) SELECT seller_id, state,
               sum(listings), sum(low) FROM taken
               GROUP BY 1, 2 HAVING sum(listings) <> 0 OR sum(low) <> 0)
           SELECT count(*) >= $1 AS more FROM full_shops`,
    values: [limit],
  });
  return rows[0]?.more ?? false;
}

/** Views of the last 30 days, as of the last night, beside the rows that are sorted by them. */
export const saveMonthViewsSql = (counted: string): string =>
  `UPDATE listing_rows r SET month_views = n.views FROM ${counted} n WHERE r.seller_id = n.seller_id
   AND r.listing_id = n.listing_id AND r.month_views <> n.views`;
