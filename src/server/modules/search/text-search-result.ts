import type { SearchInput, SearchOutput } from '#domain/search/contract.ts';
import type { App } from '../../platform/calls/app.ts';
import type { RankedPage } from './rank-store.ts';

export interface TextSearchResult {
  page: RankedPage;
  nextCursor: string | null;
  relaxed: SearchOutput['relaxed'];
  corrected: string | null;
}

/** What answers which pieces words find [SRCH-03]. Lists without words, facets and suggestions stay with the database. */
export type SearchIndex = (app: App, input: SearchInput) => Promise<TextSearchResult>;
