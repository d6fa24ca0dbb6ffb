import type { QueryGroup } from '#domain/search/plan-query.ts';
import { COUNTED_TO } from '#domain/search/counted-to.ts';
import {
  anyInTitle,
  anyOf,
  besideText,
  headText,
  mainText,
  othersText,
  type Stages,
} from '#domain/search/query-text.ts';
import type { Queryable } from '../../platform/database/open-database.ts';
import { tiers } from './tiers/tier-store.ts';
import type { SearchCursor, SearchSort, SearchWidth } from './search-cursor.ts';
import { pageOf, type ResultPage, orders, pageSql, type PageRow, workshopsSql } from './search-store.ts';
import { parameters } from '../../platform/database/parameters.ts';

/** No word of a text is written so: a query for it finds nothing. */
const NOTHING = `'~'`;
/** How much quality may add at most, about: pieces that match alike go by it, and no piece comes first for it alone. */
const QUALITY = 0.000_012;
/** What it adds that the title names as the thing what the query names so; and that words stand side by side as asked. */
const NAMED = 0.3;
const BESIDE = 0.25;
/** What a word may count in all parts but the title, and the rank there that counts half of it: the second time says less than the first. */
const REST = 0.3;
const HALF = 0.2;
/** A search looks at no more pieces that have all words than these. */
export const MAX_CANDIDATES = 1001;
/** How many candidates that have only some of the words follow, those with more of them first. */
const MAX_PARTIAL_CANDIDATES = 500;
/** Below this tier candidates with only some of the words are asked for more. */
const UPPER_TIERS = 2;
/** The stages of candidates that have all words. */
const WHOLE = 2;

/** The numbers of groups that statements exist for: a query takes the next larger one. */
const slotsOf = (groups: readonly QueryGroup[]): number => [1, 2, 4, 8].find((slots) => slots >= groups.length) ?? 8;

export interface RankSearch {
  groups: readonly QueryGroup[];
  stages: Stages;
  width: SearchWidth;
  /** Marks that every piece must have, as a query; '' for none. */
  marks: string;
  /** The same without the category: what the counts of categories are taken from. Null where they are the same. */
  marksElsewhere: string | null;
  minPrice: number | undefined;
  maxPrice: number | undefined;
  sort: Exclude<SearchSort, 'quality'>;
  after: SearchCursor | null;
  limit: number;
}

export interface RankedPage extends ResultPage {
  total: number;
  /** Of them, how many have every word. */
  matchingAll: number;
  categories: Record<string, number>;
}

const isWide = ({ width }: RankSearch): boolean => width === 'some' || width === 'any';

type At = (value: unknown) => string;

/** Ranks by group, each the better of the word itself and what may stand for it. */
function ranksSql(groups: readonly QueryGroup[], slots: number, at: At): string[] {
  return Array.from({ length: slots }, (_, index) => {
    const group = groups[index];
    // Of several stems `ts_rank` gives the mean; times their number it is their sum.
    const ranked = (weight: number, stems: readonly string[]): string => {
      const rest = `${at(stems.length)}::float8 * ts_rank(u.field_weights, u.words,
          ${at(stems.length > 0 ? anyOf(stems) : NOTHING)}::tsquery)`;
      const inTitles = `CASE WHEN u.words @@ ${at(stems.length > 0 ? anyInTitle(stems) : NOTHING)}::tsquery
          THEN u.title_weight ELSE 0 END`;
      const counts = at(weight);
      return `CASE WHEN ${counts}::float8 > 0
          THEN ${counts}::float8 * (${inTitles} + ${REST}::float8 * (1 - ${HALF}::float8 / (${HALF}::float8 + ${rest})))
          ELSE 0::float8 END`;
    };
    const weight = at(group?.weight ?? 0);
    const own = ranked(group?.weight ?? 0, group?.main ?? []);
    const other = ranked(group && group.others.length > 0 ? group.otherWeight : 0, group?.others ?? []);
    return `greatest(${own}, ${other}) AS r${index}, ${weight}::float8 AS w${index}`;
  });
}

/** What is asked of each piece that the index found: words that nearly all have, and that no earlier stage has it. '' for nothing. */
const inRow = (beside: string, earlier: readonly string[]): string =>
  [beside, ...earlier.map((text) => (text === '' ? '' : `!(${text})`))].filter(Boolean).join(' & ');

/** The candidates of a search, stage by stage and in each tier by tier, as long as there is room. */
function candidatesSql(
  search: RankSearch,
  { slots, marks, priced }: { slots: number; marks: string; priced: string },
  at: At,
): string {
  const { head, all, selective, beside, most, two, one, any, deep: rest } = search.stages;
  const within = marks === '' ? '' : ` & ${marks}`;
  const ranked =
    search.sort === 'relevance' ? 'd.words, d.field_weights, d.title_weight, d.quality' : 'd.created_at, d.rating';
  const columns = `d.listing_id, d.seller_id, d.category, d.price_cents, ${ranked}`;
  // What comes from a subselect is no value to the planner: it keeps one plan instead of making a new one for each search.
  // The index is asked for what is rare, and each piece it finds for the rest: `IS TRUE` keeps the index out of that.
  const stage = (text: string, row: string, number: number): string => {
    const indexed = text === '' ? NOTHING : `(${text})${within}`;
    const query = at(indexed);
    const further = row === '' ? '' : ` AND (d.words @@ (SELECT ${at(row)}::tsquery)) IS TRUE`;
    const restricted = rest === '' ? indexed : `${indexed} & ${rest}`;
    const deepText = rest === null ? NOTHING : restricted;
    const deep = number > WHOLE ? at(deepText) : query;
    return tiers
      .map(
        (tier) =>
          `(SELECT ${columns}, ${number} AS stage FROM search_documents d
             WHERE d.tier = ${tier}
               AND d.words @@ (SELECT ${tier > UPPER_TIERS ? deep : query}::tsquery)${further}${priced})`,
      )
      .join(' UNION ALL ');
  };
  const whole =
    search.width === 'all'
      ? stage(selective, inRow(beside, []), 1)
      : `${stage(head, '', 1)} UNION ALL ${stage(selective, inRow(beside, [head]), 2)}`;
  const first = `(${whole} LIMIT ${MAX_CANDIDATES})`;
  if (!isWide(search)) return first;
  const last = search.width === 'any' ? any : one;
  const later = slots > 2 ? [most, two, last] : [last];
  const partial = later.map((text, index) => stage(text, inRow('', [all, ...later.slice(0, index)]), 3 + index));
  return `${first} UNION ALL (${partial.join(' UNION ALL ')} LIMIT ${MAX_PARTIAL_CANDIDATES})`;
}

/** The columns that a piece is ranked by, and the sum of them. */
function scoreSql(search: RankSearch, slots: number, at: At): { ranks: string; score: string } {
  const besides = besideText(search.groups);
  const beside =
    slots > 1
      ? `CASE WHEN u.words @@ ${at(besides === '' ? NOTHING : besides)}::tsquery THEN ${BESIDE}::float8
          ELSE 0::float8 END`
      : '0::float8';
  const heads = headText(search.groups);
  const named = `CASE WHEN u.words @@ ${at(heads === '' ? NOTHING : heads)}::tsquery THEN ${NAMED}::float8
      ELSE 0::float8 END`;
  const ranks = `, ${ranksSql(search.groups, slots, at).join(', ')}, ${beside} AS beside, ${named} AS named`;
  const sum = (each: (index: number) => string): string =>
    Array.from({ length: slots }, (_, index) => each(index)).join(' + ');
  // With all words found, all weights count; with some, a piece that has more of them gains twice.
  const share = isWide(search)
    ? ` * (${sum((n) => `CASE WHEN r${n} > 1e-9::float8 THEN w${n} ELSE 0::float8 END`)}) / (${sum((n) => `w${n}`)})`
    : '';
  const score = `((${sum((n) => `r${n}`)}) * (1::float8 + beside + named)${share}
      * (1::float8 + ${QUALITY}::float8 * quality) * 1e6::float8)::bigint`;
  return { ranks, score };
}

/** How many pieces each category has, those outside the chosen one too. */
function elsewhereSql(search: RankSearch, shape: { slots: number; priced: string }, at: At): string {
  const { marksElsewhere, width } = search;
  if (marksElsewhere === null) return 'SELECT category, n FROM figures';
  const wide = { ...search, width: width === 'all' ? 'all' : 'head' } as const;
  return `SELECT category, count(*)::int AS n
          FROM (${candidatesSql(wide, { ...shape, marks: marksElsewhere }, at)}) e GROUP BY 1`;
}

/**
 * Word search, in one statement: candidates from the inverted index, those with all words in title and tags first; each ranked by how
 * rare its words are, where they stand and among how many, whether its title names the thing that is asked for, whether words stand side by
 * side as they were asked, and a little by quality. A common word costs no more in a large market than in a small one.
 */
export async function findRanked(db: Queryable, search: RankSearch): Promise<RankedPage> {
  const { groups, sort, after } = search;
  const { key, column, cast, direction } = orders[sort];
  const { values, at } = parameters();
  const slots = slotsOf(groups);
  const minPrice =
    search.minPrice === undefined ? '' : ` AND (d.price_cents + 0) >= (SELECT ${at(search.minPrice)}::bigint)`;
  const maxPrice =
    search.maxPrice === undefined ? '' : ` AND (d.price_cents + 0) <= (SELECT ${at(search.maxPrice)}::bigint)`;
  const shape = { slots, marks: search.marks, priced: minPrice + maxPrice };
  const isRanked = sort === 'relevance';
  const { ranks, score } = isRanked ? scoreSql(search, slots, at) : { ranks: '', score: '' };
  const candidates = candidatesSql(search, shape, at);
  const elsewhere = elsewhereSql(search, shape, at);
  const beyond = after
    ? `WHERE (${column}, listing_id) ${direction === 'ASC' ? '>' : '<'} (${at(after.key)}::${cast}, ${at(after.id)})`
    : '';
  const limit = at(search.limit);
  const measured = isRanked ? `, ${score} AS score` : ', created_at, rating';
  const variant = [
    isWide(search) ? 'wide' : search.width,
    search.width === 'all' && search.stages.beside === '' && 'p',
    search.marksElsewhere !== null && 'e',
    minPrice && 'm',
    maxPrice && 'x',
    after && '-next',
  ];
  const { rows } = await db.query<PageRow & { whole: number; categories: Record<string, number> | null }>({
    name: `search-rank-${sort}-${slots}-${variant.filter(Boolean).join('')}`,
    text: `WITH candidates AS MATERIALIZED (
             SELECT listing_id, seller_id, category, price_cents${measured}${isWide(search) ? ', stage' : ''}
             FROM (SELECT u.*${ranks} FROM (${candidates}) u${isWide(search) ? ' OFFSET 0' : ''}) r),
           figures AS MATERIALIZED (SELECT category, count(*)::int AS n,
               ${isWide(search) ? `(count(*) FILTER (WHERE stage <= ${WHOLE}))` : 'count(*)'}::int AS whole,
               min(price_cents) AS lowest, max(price_cents) AS highest FROM candidates GROUP BY 1),
           walk AS (SELECT listing_id, ${column} FROM candidates ${beyond}
             ORDER BY ${column} ${direction}, listing_id ${direction} LIMIT (SELECT ${limit}::int + 1))
           SELECT p.*, f.*, CASE WHEN f.total <= ${COUNTED_TO} THEN ${workshopsSql('candidates')} END AS workshops,
             (SELECT json_object_agg(category, n) FROM (${elsewhere}) c) AS categories
           FROM (SELECT ${pageSql(limit)}
             FROM (SELECT listing_id, ${key} AS key, row_number() OVER () AS place FROM walk) p
               JOIN search_documents d ON d.listing_id = p.listing_id) p,
             (SELECT sum(n)::int AS total, sum(whole)::int AS whole, min(lowest) AS lowest, max(highest) AS highest
               FROM figures) f`,
    values,
  });
  const row = rows[0];
  return {
    ...pageOf(row, search.limit),
    total: row?.total ?? 0,
    matchingAll: row?.whole ?? 0,
    categories: row?.categories ?? {},
  };
}

/** Which of the groups a piece lacks. */
export async function lackingGroups(
  db: Queryable,
  listingId: string,
  groups: readonly QueryGroup[],
): Promise<string[]> {
  const { rows } = await db.query<{ has: boolean[] }>({
    name: 'search-lacking',
    text: `SELECT ARRAY(SELECT d.words @@ q::tsquery FROM unnest($2::text[]) WITH ORDINALITY AS t (q, n)
             ORDER BY n) AS has FROM search_documents d WHERE d.listing_id = $1`,
    values: [
      listingId,
      groups.map((group) => (group.others.length > 0 ? `${mainText(group)} | ${othersText(group)}` : mainText(group))),
    ],
  });
  return groups.filter((_, index) => rows[0]?.has[index] === false).map((group) => group.word);
}
