import type { SearchInput, SearchOutput } from '#domain/search/contract.ts';
import type { App } from '../platform/calls/app.ts';
import type { RankedPage } from './rank-store.ts';
import { searchByWords } from './search-by-words.ts';
import { searchExternally } from './external/search-externally.ts';

export interface FoundByWords {
  found: RankedPage;
  nextCursor: string | null;
  relaxed: SearchOutput['relaxed'];
  corrected: string | null;
}

/** What answers which pieces words find [SRCH-03]. Lists without words, facets and suggestions stay with the database. */
export type SearchIndex = (app: App, input: SearchInput) => Promise<FoundByWords>;

/** PostgreSQL, unless an external service is set; while that does not answer, PostgreSQL again. */
export const findByWords: SearchIndex = async (app, input) => {
  if (!app.config.SEARCH_SERVICE) return searchByWords(app, input);
  try {
    return await searchExternally(app, input);
  } catch (error) {
    app.log.error('the search service did not answer, PostgreSQL does', { error });
    return searchByWords(app, input);
  }
};
