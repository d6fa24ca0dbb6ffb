import { ok } from '#domain/core/result.ts';
import { filterNames, type SearchInput, type SearchOutput, searchContract } from '#domain/search/contract.ts';
import { COUNTED_TO } from '#domain/search/counted-to.ts';
import { cardTags } from '../listings/card-tags.ts';
import { cachedParts } from '../../platform/cache/cached-part.ts';
import type { App } from '../../platform/calls/app.ts';
import { read } from '../../platform/calls/call.ts';
import { anyone } from '../../platform/calls/policy.ts';
import { RawJson } from '../../platform/calls/raw-json.ts';
import { categoryTree } from './categories/category-tree.ts';
import { shownCategories } from './categories/follow-categories.ts';
import { listFiltered } from './filters/filtered-store.ts';
import { marksText, queryText } from './filters/filter-marks.ts';
import { findByText } from './search-index.ts';
import { searchCursor, parseSearchCursor } from './search-cursor.ts';
import type { CategoryRow } from './categories/category-tree-store.ts';
import { countList, type ResultPage, type ListCounted, listMatches, scopeOf } from './search-store.ts';
import { countMatches } from './filters/facet-store.ts';
import { shownText } from './filters/shown-text.ts';

/** With fewer pieces than a row or two of cards, help is offered. */
const LITTLE = 8;

/** [UX-28] With nothing or little found: what each filter taken away would show. */
async function looserFilters(app: App, input: SearchInput, total: number): Promise<SearchOutput['looser']> {
  const { q, sort: _, cursor, limit: __, ...filters } = input;
  const applied = filterNames.filter((name) => filters[name] !== undefined);
  if (total >= LITTLE || applied.length === 0 || cursor !== undefined) return [];
  const text = await shownText(app, q, filters.category);
  const counts: SearchOutput['looser'] = [];
  for (const without of applied) {
    const rest = { ...filters, [without]: undefined };
    const shown = without === 'category' ? await shownText(app, q, undefined) : text;
    const count = await countMatches(app.db, { query: queryText(shown, rest), filters: rest }, COUNTED_TO);
    counts.push({ without, count: Math.min(count, COUNTED_TO) });
  }
  return counts.filter(({ count }) => count > total).sort((a, b) => b.count - a.count);
}

/** What a search for words, without filters, was answered. */
interface AnsweredSearch {
  text: string;
  /** How many listings have all of them. */
  matches: number;
  categories: readonly { slug: string; parent: string | null; count: number }[];
}
type Listener = (app: App, answered: AnsweredSearch) => void;
let searched: Listener = () => undefined;

/** A module above says at composition what counts it. */
export const whenSearched = (then: Listener): void => void (searched = then);

/** An answer; cards come from the database as JSON text and go out as they are. */
type Answer = Omit<SearchOutput, 'items'> & { items: string };

/** Pieces by words, category, price and other filters [SRCH-01, SRCH-02]. */
export const searchListings = read(
  searchContract.searchListings,
  { policy: anyone, cache: (_input, text) => ['listings', ...cardTags(text)] },
  async ({ input, app }) => {
    const { items, ...rest } = (input.q ?? '').trim() !== '' ? await byText(app, input) : await byList(app, input);
    const about = input.q || input.cursor ? undefined : shownCategories(app).sentences[input.category ?? ''];
    const answer = { ...rest, about } satisfies Omit<SearchOutput, 'items'>;
    return ok(new RawJson(`{"items":[${items}],${JSON.stringify(answer).slice(1)}`));
  },
);

const pageOf = (
  { items, priceRange, workshops }: ResultPage,
  total: number,
): Pick<Answer, 'items' | 'priceRange' | 'total' | 'totalIsExact' | 'workshops'> => ({
  items,
  priceRange,
  workshops: total <= COUNTED_TO ? workshops : null,
  total: Math.min(total, COUNTED_TO),
  totalIsExact: total <= COUNTED_TO,
});
const listedByMarks = (input: SearchInput): boolean => marksText({ ...input, category: undefined }) !== '';

/** A market has far fewer ranges of prices that people ask for than this; each takes a few hundred bytes. */
const MAX_COUNTS = 2000;

/** The counts around a list stay as they are while its cards are sold, and are the same on each of its pages and in each order. */
const listCounts = cachedParts(
  ({ db }, counted: ListCounted) => countList(db, counted),
  () => ['listings'],
  MAX_COUNTS,
);

async function byList(app: App, input: SearchInput): Promise<Answer> {
  const tree = await categoryTree(app);
  const sort = input.sort === 'relevance' ? 'quality' : input.sort;
  const after = parseSearchCursor(input.cursor, sort);
  const plain = { relaxed: null, corrected: null };
  if (listedByMarks(input) && marksText(input) !== '') {
    const listed = await listFiltered(app.db, { input, sort, after });
    const rest = { categories: countedTree(tree, listed.categories), matchingAll: Math.min(listed.total, COUNTED_TO) };
    return {
      ...plain,
      ...pageOf(listed, listed.total),
      ...rest,
      nextCursor: listed.next && searchCursor(sort, listed.next),
      looser: await looserFilters(app, input, listed.total),
    };
  }
  const inScope = tree.filter((category) =>
    input.category ? category.slug === input.category : category.parent === null,
  );
  const counted = inScope.reduce((sum, category) => sum + category.count, 0);
  const chosen = tree.find((category) => category.slug === input.category);
  const scope = scopeOf(input, chosen?.parent === null);
  const top = chosen?.parent ?? chosen?.slug ?? null;
  const [page, counts] = await Promise.all([
    listMatches(app.db, { scope, sort, after, limit: input.limit }),
    listCounts(app, { ...scope, top, areFew: counted <= COUNTED_TO }),
  ]);
  const listed = { ...page, ...counts };
  const total = listed.total ?? counted;
  const looser = await looserFilters(app, input, total);
  return {
    ...plain,
    ...pageOf(listed, total),
    matchingAll: Math.min(total, COUNTED_TO),
    categories: listed.categories ? pricedTree(tree, listed.categories) : tree,
    nextCursor: listed.next && searchCursor(sort, listed.next),
    looser,
  };
}

/** Begins the cursor of a search whose filters were dropped: its later pages go on without them. */
const UNFILTERED = '~';

async function byText(app: App, input: SearchInput): Promise<Answer> {
  const tree = await categoryTree(app);
  const applied = filterNames.filter((name) => input[name] !== undefined);
  const bare = { q: input.q, sort: input.sort, limit: input.limit };
  const goesOnBare = input.cursor?.startsWith(UNFILTERED);
  const answer = await findByText(app, goesOnBare ? { ...bare, cursor: input.cursor?.slice(1) } : input);
  const looser = await looserFilters(app, input, answer.page.total);
  // Nothing has it all: filters go, all at once [SRCH-01].
  const unfiltered =
    answer.page.total === 0 && applied.length > 0 && input.cursor === undefined ? await findByText(app, bare) : null;
  const { page, nextCursor, relaxed, corrected } = unfiltered?.page.total ? unfiltered : answer;
  const droppedFilters = unfiltered?.page.total ? applied : [];
  const isBare = goesOnBare || droppedFilters.length > 0;
  const categories = countedTree(tree, page.categories);
  const matches = Math.min(page.matchingAll, COUNTED_TO);
  if (applied.length === 0 && input.cursor === undefined) searched(app, { text: input.q ?? '', matches, categories });
  return {
    ...pageOf(page, page.total),
    matchingAll: matches,
    categories,
    nextCursor: nextCursor && isBare ? UNFILTERED + nextCursor : nextCursor,
    relaxed: droppedFilters.length > 0 ? { droppedWords: relaxed?.droppedWords ?? [], droppedFilters } : relaxed,
    corrected,
    looser,
  };
}

/** The tree with the counts of a price; those of the other crafts, which nobody sees beside a chosen one, stay without it. */
function pricedTree(categories: readonly CategoryRow[], counts: Record<string, number>): CategoryRow[] {
  return countedTree(categories, counts).map((category, index) =>
    category.slug in counts ? category : (categories[index] ?? category),
  );
}

/** The tree with the counts of what was found; a top category counts what lies below it. */
function countedTree(categories: readonly CategoryRow[], byCategory: Record<string, number>): CategoryRow[] {
  const counts = new Map(Object.entries(byCategory));
  for (const { slug, parent } of categories)
    if (parent) counts.set(parent, (counts.get(parent) ?? 0) + (byCategory[slug] ?? 0));
  return categories.map((category) => ({ ...category, count: counts.get(category.slug) ?? 0 }));
}
