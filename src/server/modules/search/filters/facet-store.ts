import type { SearchFilters } from '#domain/search/contract.ts';
import type { Queryable } from '../../../platform/database/open-database.ts';
import { matchesSql } from '../matches-store.ts';
import { filterMarks } from './filter-marks.ts';
import { parameters } from '../../../platform/database/parameters.ts';

/** Where prices are cut for their counts. */
export const PRICE_STEPS = [1000, 2000, 3000, 5000, 7500, 10_000, 15_000, 20_000, 30_000, 50_000, 100_000, 200_000];
/** More pieces than these are not counted: the best of them are. */
export const MAX_COUNTED = 5000;

export interface MarkCounts {
  /** Every mark of the pieces in question, with how many would be shown; 0 where other filters leave none. */
  marks: Record<string, number>;
  /** By step of price. */
  prices: Record<string, number>;
  /** Pieces looked at. */
  looked: number;
}

const letters = {
  materials: 'm',
  colours: 'c',
  shipsFrom: 'from',
  shipsTo: 'to',
  origin: 'by',
  rating: 'r',
  readyToShip: 'ready',
  madeToOrder: 'made',
  personalised: 'own',
  leavesWithin: 'days',
  onSale: 'sale',
  freeShipping: 'free',
  fewLeft: 'few',
} as const;

/** Counts what every value would show beside all filters but those of its own kind: a piece counts when at most that kind refuses it. */
export async function countMarks(
  db: Queryable,
  { query, filters }: { query: string | null; filters: SearchFilters },
): Promise<MarkCounts> {
  const { values, at } = parameters();
  const candidates = matchesSql('d.marks, d.price_cents', { query: query === null ? null : at(query), priced: '' });
  const marks = filterMarks(filters);
  const refusals = Object.entries(letters).map(
    ([name, letter]) =>
      `CASE WHEN cardinality(${at(marks[name as keyof typeof letters] ?? [])}::text[]) > 0
         AND NOT c.marks && $${values.length}::text[] THEN '{${letter}}'::text[] ELSE '{}' END`,
  );
  const price = `CASE WHEN c.price_cents < ${at(filters.minPrice ?? 0)}::bigint
      OR c.price_cents > ${at(filters.maxPrice ?? Number.MAX_SAFE_INTEGER)}::bigint
      THEN '{price}'::text[] ELSE '{}' END`;
  const { rows } = await db.query<MarkCounts>({
    name: `search-facets-${query === null ? 'all' : 'words'}`,
    text: `WITH c AS MATERIALIZED (SELECT c.marks, c.price_cents, ${[...refusals, price].join(' || ')} AS refused
             FROM (${candidates} LIMIT ${MAX_COUNTED + 1}) c),
             p AS MATERIALIZED (SELECT marks, price_cents,
                 CASE cardinality(refused) WHEN 0 THEN '' WHEN 1 THEN refused[1] ELSE '-' END AS by FROM c)
           SELECT (SELECT json_object_agg(mark, n)
             FROM (SELECT mark, count(*) FILTER (WHERE by = '' OR by = split_part(mark, ':', 1)) AS n
               FROM p, unnest(marks) mark GROUP BY 1) m) AS marks,
             (SELECT json_object_agg(step, n)
               FROM (SELECT width_bucket(price_cents, '{${PRICE_STEPS.join(',')}}'::bigint[]) AS step, count(*) AS n
                 FROM p WHERE by IN ('', 'price') GROUP BY 1) s) AS prices,
             (SELECT count(*)::int FROM p) AS looked`,
    values,
  });
  return { marks: rows[0]?.marks ?? {}, prices: rows[0]?.prices ?? {}, looked: rows[0]?.looked ?? 0 };
}

/** How many pieces a query finds, counted to one past `limit`. Without a query, all within the prices. */
export async function countMatches(
  db: Queryable,
  { query, filters }: { query: string | null; filters: SearchFilters },
  limit: number,
): Promise<number> {
  const { values, at } = parameters();
  const queryParameter = query === null ? null : at(query);
  const priced = ` AND (d.price_cents + 0) >= (SELECT ${at(filters.minPrice ?? 0)}::bigint)
    AND (d.price_cents + 0) <= (SELECT ${at(filters.maxPrice ?? Number.MAX_SAFE_INTEGER)}::bigint)`;
  const { rows } = await db.query<{ count: number }>({
    name: `search-count-${query === null ? 'all' : 'words'}`,
    text: `SELECT count(*)::int AS count
           FROM (${matchesSql('1', { query: queryParameter, priced })} LIMIT (SELECT ${at(limit)}::int + 1)) f`,
    values,
  });
  return rows[0]?.count ?? 0;
}
