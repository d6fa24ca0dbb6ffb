import { filterNames, type SearchInput } from '#domain/search/contract.ts';
import { likelyMatches } from '#domain/search/likely-matches.ts';
import type { QueryGroup } from '#domain/search/plan-query.ts';
import { stagesOf } from '#domain/search/query-text.ts';
import { tokenize } from '#domain/search/tokenize.ts';
import type { App } from '../../platform/calls/app.ts';
import { marksText } from './filters/filter-marks.ts';
import { FEW, isEnough } from './filters/shown-text.ts';
import { findRanked, MAX_CANDIDATES, lackingGroups, type RankedPage } from './rank-store.ts';
import type { TextSearchResult } from './text-search-result.ts';
import { type SearchCursor, textCursor, parseTextCursor, type TextState } from './search-cursor.ts';
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

interface RankQuery {
  input: SearchInput;
  state: TextState;
  position: SearchCursor | null;
}

async function find(app: App, { input, state, position }: RankQuery): Promise<RankedPage> {
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

interface FirstQuery {
  text: string;
  groups: QueryGroup[];
  /** About how many pieces have all words. */
  likely: number;
}

/** The first page: all words at once while that is little, else from where they say most; wider while too little is found [SRCH-01]. */
async function findFirst(
  app: App,
  input: SearchInput,
  { text, groups, likely }: FirstQuery,
): Promise<{ page: RankedPage; state: TextState }> {
  const at = async (width: TextState['width']) => {
    const state = { text, width, groups };
    return { state, page: await find(app, { input, state, position: null }) };
  };
  let first = await at(likely < MAX_CANDIDATES / SAFETY ? 'all' : 'head');
  if (first.state.width === 'all' && first.page.total >= MAX_CANDIDATES) first = await at('head');
  const canWiden = groups.filter((group) => group.isRequired).length > 1;
  if (!canWiden || first.page.total >= FEW) return first;
  const isFiltered = filterNames.some((name) => name !== 'category' && input[name] !== undefined);
  if (isFiltered && (await isEnough(app.db, stagesOf(groups).all, input.category))) return first;
  first = await at('some');
  return first.page.total === 0 ? at('any') : first;
}

const firstId = (items: string): string => (JSON.parse(`[${items}]`) as { listingId: string }[])[0]?.listingId ?? '';

/** Pieces by words, understood with their mistakes, other names and compounds. */
export async function searchByText(app: App, input: SearchInput): Promise<TextSearchResult> {
  const tokens = tokenize(input.q ?? '');
  const text = tokens.join(' ');
  const later = parseTextCursor(input.cursor, input.sort, text);
  if (later) {
    const page = await find(app, { input, ...later });
    return {
      page,
      nextCursor: page.next && textCursor(input.sort, page.next, later.state),
      relaxed: null,
      corrected: null,
    };
  }
  const { tokens: read, plan, known, corrected } = await understand(app, tokens);
  const { groups, unknown } = plan;
  if (groups.length === 0) return { page: nothing, nextCursor: null, relaxed: null, corrected };
  const { page, state } = await findFirst(app, input, {
    text,
    groups,
    likely: likelyMatches(groups, known.documents),
  });
  const lacks =
    page.total > 0 && page.matchingAll === 0 ? await lackingGroups(app.db, firstId(page.items), groups) : [];
  const dropped = read.filter((word) => unknown.includes(word) || lacks.includes(word));
  const relaxed = page.total > 0 && dropped.length > 0 ? { droppedWords: dropped, droppedFilters: [] } : null;
  return { page, nextCursor: page.next && textCursor(input.sort, page.next, state), relaxed, corrected };
}
