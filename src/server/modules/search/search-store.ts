import { iso } from '../../platform/database/iso.ts';
import type { SearchInput } from '#domain/search/contract.ts';
import { COUNTED_TO } from '#domain/search/counted-to.ts';
import type { Queryable } from '../../platform/database/open-database.ts';
import { parameters } from '../../platform/database/parameters.ts';
import type { SearchCursor, SearchSort } from './search-cursor.ts';

/** A page of found cards, ready as JSON text. */
export interface ResultPage {
  items: string;
  /** The place of the last card when more follow. */
  next: SearchCursor | null;
  /** Counted to one past COUNTED_TO; null when the caller knows better. */
  total: number | null;
  /** Of how many makers the counted pieces are; null where they were not counted. */
  workshops: number | null;
  priceRange: { minCents: number; maxCents: number } | null;
}

/** What is searched: everything, a top category with what lies below it, or one category. */
export interface SearchScope {
  category: string | null;
  isTop: boolean;
  minPrice: number | undefined;
  maxPrice: number | undefined;
}

export const scopeOf = (input: SearchInput, isTop: boolean): SearchScope => ({
  category: input.category ?? null,
  isTop,
  minPrice: input.minPrice,
  maxPrice: input.maxPrice,
});

export interface PageRow {
  items: string | null;
  found: number;
  key: string | number | null;
  id: string | null;
  total: number | null;
  workshops: number | null;
  lowest: number | null;
  highest: number | null;
}

export const orders: Record<SearchSort, { column: string; key: string; cast: string; direction: 'ASC' | 'DESC' }> = {
  relevance: { column: 'score', key: 'score', cast: 'bigint', direction: 'DESC' },
  quality: { column: 'quality', key: 'quality', cast: 'int', direction: 'DESC' },
  newest: {
    column: 'created_at',
    key: iso('created_at', 'US'),
    cast: 'timestamptz',
    direction: 'DESC',
  },
  price: { column: 'price_cents', key: 'price_cents', cast: 'bigint', direction: 'ASC' },
  '-price': { column: 'price_cents', key: 'price_cents', cast: 'bigint', direction: 'DESC' },
  rating: { column: 'rating', key: 'rating', cast: 'int', direction: 'DESC' },
};

type CountRow = Pick<PageRow, 'total' | 'workshops' | 'lowest' | 'highest'>;

const countsOf = (row: Partial<CountRow> | undefined): Pick<ResultPage, 'total' | 'workshops' | 'priceRange'> => ({
  total: row?.total ?? null,
  workshops: row?.workshops ?? null,
  priceRange:
    row?.lowest === null || row?.lowest === undefined
      ? null
      : { minCents: row.lowest, maxCents: row.highest ?? row.lowest },
});

export const pageOf = (row: PageRow | undefined, limit: number): ResultPage => ({
  ...countsOf(row),
  items: row?.items ?? '',
  next: row && row.found > limit && row.key !== null && row.id !== null ? { key: row.key, id: row.id } : null,
});

/** The columns that make one row of a page `p` joined with its documents `d`. */
export const pageSql = (
  limit: string,
): string => `string_agg(d.card::text, ',' ORDER BY p.place) FILTER (WHERE p.place <= ${limit}) AS items,
  count(*)::int AS found, max(p.key) FILTER (WHERE p.place = ${limit}) AS key,
  max(p.listing_id) FILTER (WHERE p.place = ${limit}) AS id`;

/** How many makers stand behind the rows of `from`: grouped, as no one asks in which order they stand. */
export const workshopsSql = (from: string): string =>
  `(SELECT count(*)::int FROM (SELECT FROM ${from} GROUP BY seller_id) m)`;

interface ListSearch {
  scope: SearchScope;
  sort: Exclude<SearchSort, 'relevance'>;
  after: SearchCursor | null;
  limit: number;
}

/** The condition of a scope, and that of its price; both hold their values by `at`. */
function scopeSql({ category, isTop, minPrice, maxPrice }: SearchScope, at: (value: unknown) => string) {
  // Prices are hidden from the planner by subselects, or it makes a new plan for every call.
  const hidden = (value: number): string => `(SELECT ${at(value)}::bigint)`;
  const column = isTop ? 'top_category' : 'category';
  const within = category === null ? 'true' : `${column} = ${at(category)}`;
  const min = minPrice === undefined ? null : hidden(minPrice);
  const max = maxPrice === undefined ? null : hidden(maxPrice);
  const priced = (price: string): string =>
    [min && ` AND ${price} >= ${min}`, max && ` AND ${price} <= ${max}`].filter(Boolean).join('');
  return { within, priced };
}

/** Tells the statements of scopes apart. */
const scopeName = ({ category, isTop, minPrice, maxPrice }: SearchScope): string =>
  [category !== null && (isTop ? 't' : 'c'), minPrice !== undefined && 'm', maxPrice !== undefined && 'x']
    .filter(Boolean)
    .join('');

/**
 * The cards of a list by category and price: a walk along the index of the order, which ends in the price, so that what the
 * price refuses is never fetched. `+ 0` keeps the planner from walking along the price and sorting.
 */
export async function listMatches(db: Queryable, { scope, sort, after, limit }: ListSearch): Promise<ResultPage> {
  const { column, key, cast, direction } = orders[sort];
  const { values, at } = parameters();
  const { within, priced } = scopeSql(scope, at);
  const beyond = after
    ? ` AND (${column}, listing_id) ${direction === 'ASC' ? '>' : '<'} (${at(after.key)}::${cast}, ${at(after.id)})`
    : '';
  const pageLimit = at(limit);
  const walk = `SELECT listing_id, ${column} FROM search_documents
                WHERE ${within}${priced(column === 'price_cents' ? column : '(price_cents + 0)')}${beyond}
                ORDER BY ${column} ${direction}, listing_id ${direction} LIMIT (SELECT ${pageLimit}::int + 1)`;
  const { rows } = await db.query<PageRow>({
    name: `search-list-${sort}-${scopeName(scope)}${after ? '-next' : ''}`,
    text: `SELECT ${pageSql(pageLimit)}
           FROM (SELECT listing_id, ${key} AS key, row_number() OVER () AS place FROM (${walk}) w) p
             JOIN search_documents d ON d.listing_id = p.listing_id`,
    values,
  });
  return pageOf(rows[0], limit);
}

export interface ListCounted extends SearchScope {
  /** The top category whose parts are counted beside a price; null counts every category. */
  top: string | null;
  /** Whether the pieces are few enough to ask whose they are. */
  areFew: boolean;
}

export interface ListCounts extends Pick<ResultPage, 'total' | 'workshops' | 'priceRange'> {
  categories: Record<string, number> | null;
}

/**
 * What stands around the cards of a list: how many there are, of how many makers, at what prices, and how many each category has within
 * the price. Counted no further than 1,000, along the index of prices, which says whose each piece is; not where the counts of
 * categories say that there are more.
 */
export async function countList(db: Queryable, { top, areFew, ...scope }: ListCounted): Promise<ListCounts> {
  const { values, at } = parameters();
  const { within, priced } = scopeSql(scope, at);
  const hasPrice = scope.minPrice !== undefined || scope.maxPrice !== undefined;
  const counts = hasPrice || areFew;
  const counted = `SELECT seller_id FROM search_documents WHERE ${within}${priced('price_cents')} ORDER BY price_cents
                   LIMIT ${COUNTED_TO + 1}`;
  const inCategory = `(SELECT count(*) FROM (SELECT FROM search_documents d
      WHERE d.category = c.slug${priced('d.price_cents')} LIMIT ${COUNTED_TO}) n)`;
  const categories = hasPrice
    ? `(SELECT json_object_agg(c.slug, ${inCategory})
        FROM categories c${top === null ? '' : ` WHERE ${at(top)} IN (c.slug, c.parent)`})`
    : 'NULL::json';
  const total = counts
    ? `(SELECT count(*)::int FROM counted) AS total, ${workshopsSql('counted')}`
    : 'NULL::int AS total, NULL::int';
  const { rows } = await db.query<CountRow & Pick<ListCounts, 'categories'>>({
    name: ['search-list-counts', scopeName(scope), counts && 'n', top !== null && 'p'].filter(Boolean).join('-'),
    text: `${counts ? `WITH counted AS MATERIALIZED (${counted}) ` : ''}SELECT ${total} AS workshops,
             ${categories} AS categories, (SELECT min(price_cents) FROM search_documents WHERE ${within}) AS lowest,
             (SELECT max(price_cents) FROM search_documents WHERE ${within}) AS highest`,
    values,
  });
  const row = rows[0];
  return { ...countsOf(row), categories: row?.categories ?? null };
}
