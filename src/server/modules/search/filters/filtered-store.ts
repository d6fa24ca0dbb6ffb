import type { SearchInput } from '#domain/search/contract.ts';
import { COUNTED_TO } from '#domain/search/counted-to.ts';
import type { Queryable } from '../../../platform/database/open-database.ts';
import { matchesSql } from '../matches-store.ts';
import { marksText } from './filter-marks.ts';
import type { SearchCursor, SearchSort } from '../search-cursor.ts';
import { pageOf, type ResultPage, orders, pageSql, type PageRow, workshopsSql } from '../search-store.ts';
import { parameters } from '../../../platform/database/parameters.ts';

/** Counts of categories are taken from the best so many pieces. */
const MAX_COUNTED_BY_CATEGORY = 2000;

export interface FilteredPage extends ResultPage {
  total: number;
  categories: Record<string, number>;
}

interface Filtered {
  input: SearchInput;
  sort: Exclude<SearchSort, 'relevance'>;
  after: SearchCursor | null;
}

/**
 * A list by marks: materials, colours, stars and the like. Few pieces are taken from the inverted index and ordered; where there are more
 * than are counted, a walk along the order soon meets as many as a page holds. `+ 0` keeps the index of prices out, which would be read
 * whole for every tier.
 */
export async function listFiltered(db: Queryable, { input, sort, after }: Filtered): Promise<FilteredPage> {
  const { column, key, cast, direction } = orders[sort];
  const page = async (isMany: boolean) => {
    const { values, at } = parameters();
    const marks = at(marksText(input));
    const elsewhere = at(marksText({ ...input, category: undefined }) || `!'~'`);
    const bounds = (price: string): string =>
      ` AND ${price} >= (SELECT ${at(input.minPrice ?? 0)}::bigint)
         AND ${price} <= (SELECT ${at(input.maxPrice ?? Number.MAX_SAFE_INTEGER)}::bigint)`;
    const beyond = after
      ? `(${column}, listing_id) ${direction === 'ASC' ? '>' : '<'} (${at(after.key)}::${cast}, ${at(after.id)})`
      : 'true';
    const candidates = matchesSql('d.listing_id, d.seller_id, d.price_cents, d.created_at, d.rating, d.quality', {
      query: marks,
      priced: bounds('(d.price_cents + 0)'),
    });
    const everywhere = matchesSql('d.category', { query: elsewhere, priced: bounds('(d.price_cents + 0)') });
    const limit = at(input.limit);
    const from = isMany
      ? `search_documents d WHERE d.words @@ ${marks}::tsquery${bounds('(d.price_cents + 0)')} AND ${beyond}`
      : `candidates WHERE ${beyond}`;
    const { rows } = await db.query<PageRow & { categories: Record<string, number> | null }>({
      name: ['search-filtered', sort, isMany && 'many', after && 'next'].filter(Boolean).join('-'),
      text: `WITH candidates AS MATERIALIZED (${candidates} LIMIT ${COUNTED_TO + 1}),
               walk AS (SELECT listing_id, ${column} FROM ${from}
                 ORDER BY ${column} ${direction}, listing_id ${direction} LIMIT (SELECT ${limit}::int + 1))
             SELECT ${pageSql(limit)}, (SELECT count(*)::int FROM candidates) AS total,
               ${workshopsSql('candidates')} AS workshops, (SELECT min(price_cents) FROM candidates) AS lowest,
               (SELECT max(price_cents) FROM candidates) AS highest,
               (SELECT json_object_agg(category, n)
                 FROM (SELECT category, count(*)::int AS n FROM (${everywhere} LIMIT ${MAX_COUNTED_BY_CATEGORY}) e
                   GROUP BY 1) c) AS categories
             FROM (SELECT listing_id, ${key} AS key, row_number() OVER () AS place FROM walk) p
               JOIN search_documents d ON d.listing_id = p.listing_id`,
      values,
    });
    const row = rows[0];
    return { ...pageOf(row, input.limit), total: row?.total ?? 0, categories: row?.categories ?? {} };
  };
  const few = await page(false);
  return few.total > COUNTED_TO ? page(true) : few;
}
