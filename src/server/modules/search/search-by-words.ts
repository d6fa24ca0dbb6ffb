import { filterNames, type SearchInput } from '#domain/search/contract.ts';
import { likelyMatches } from '#domain/search/likely-matches.ts';
import type { QueryGroup } from '#domain/search/plan-query.ts';
import { stagesOf } from '#domain/search/query-text.ts';
import { tokenize } from '#domain/search/tokenize.ts';
import type { App } from '../../platform/calls/app.ts';
import { marksText } from './filters/filter-marks.ts';
import { FEW, isEnough } from './filters/shown-text.ts';
import { findRanked, MAX_CANDIDATES, lackingGroups, type RankedPage } from './rank-store.ts';
import type { TextSearchResult } from './found-by-words.ts';
import { type SearchCursor, wordsCursor, parseWordsCursor, type WordState } from './search-cursor.ts';
import { understand } from './words/understand.ts';

/**
 * Words that belong together come together more often than chance would have it, and other names add pieces: where nearly as many as are
 * looked at are likely, it is begun from where the words say most, which finds the same pieces and never has to be asked again.
 */
const SAFETY = 1.25;
const nothing: RankedPage = {
  items: '',
  next: null,
  total: 0,
  workshops: 0,
  matchingAll: 0,
  priceRange: null,
  categories: {},
};

interface Asked {
  input: SearchInput;
  state: WordState;
  position: SearchCursor | null;
}

async function find(app: App, { input, state, position }: Asked): Promise<RankedPage> {
  const { category: _, ...elsewhere } = input;
  return findRanked(app.db, {
    groups: state.groups,
    stages: stagesOf(state.groups),
    width: state.width,
    marks: marksText(input),
    marksElsewhere: input.category === undefined ? null : marksText(elsewhere),
    minPrice: input.minPrice,
    maxPrice: input.maxPrice,
    sort: input.sort,
    after: position,
    limit: input.limit,
  });
}

interface First {
  words: string;
  groups: QueryGroup[];
  /** About how many pieces have all words. */
  likely: number;
}

/** The first page: all words at once while that is little, else from where they say most; wider while too little is found [SRCH-01]. */
async function findFirst(
  app: App,
  input: SearchInput,
  { words, groups, likely }: First,
): Promise<{ found: RankedPage; state: WordState }> {
  const at = async (width: WordState['width']) => {
    const state = { words, width, groups };
    return { state, found: await find(app, { input, state, position: null }) };
  };
  let first = await at(likely < MAX_CANDIDATES / SAFETY ? 'all' : 'head');
  if (first.state.width === 'all' && first.found.total >= MAX_CANDIDATES) first = await at('head');
  const canWiden = groups.filter((group) => group.isRequired).length > 1;
  if (!canWiden || first.found.total >= FEW) return first;
  const isFiltered = filterNames.some((name) => name !== 'category' && input[name] !== undefined);
  if (isFiltered && (await isEnough(app.db, stagesOf(groups).all, input.category))) return first;
  first = await at('some');
  return first.found.total === 0 ? at('any') : first;
}

const firstId = (items: string): string => (JSON.parse(`[${items}]`) as { listingId: string }[])[0]?.listingId ?? '';

/** Pieces by words, understood with their mistakes, other names and compounds. */
export async function searchByWords(app: App, input: SearchInput): Promise<TextSearchResult> {
  const words = tokenize(input.q ?? '');
  const text = words.join(' ');
  const later = parseWordsCursor(input.cursor, input.sort, text);
  if (later) {
    const found = await find(app, { input, ...later });
    return {
      found,
      nextCursor: found.next && wordsCursor(input.sort, found.next, later.state),
      relaxed: null,
      corrected: null,
    };
  }
  const { words: read, plan, known, corrected } = await understand(app, words);
  const { groups, unknown } = plan;
  if (groups.length === 0) return { found: nothing, nextCursor: null, relaxed: null, corrected };
  const { found, state } = await findFirst(app, input, {
    words: text,
    groups,
    likely: likelyMatches(groups, known.documents),
  });
  const lacks =
    found.total > 0 && found.matchingAll === 0 ? await lackingGroups(app.db, firstId(found.items), groups) : [];
  const dropped = read.filter((word) => unknown.includes(word) || lacks.includes(word));
  const relaxed = found.total > 0 && dropped.length > 0 ? { droppedWords: dropped, droppedFilters: [] } : null;
  return { found, nextCursor: found.next && wordsCursor(input.sort, found.next, state), relaxed, corrected };
}
