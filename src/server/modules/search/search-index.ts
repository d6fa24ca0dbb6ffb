import type { SearchIndex } from './text-search-result.ts';
import { searchByText } from './search-by-text.ts';
import { searchExternally } from './external/search-externally.ts';

/** PostgreSQL, unless an external service is set; while that does not answer, PostgreSQL again. */
export const findByText: SearchIndex = async (app, input) => {
  if (!app.config.SEARCH_SERVICE) return searchByText(app, input);
  try {
    return await searchExternally(app, input);
  } catch (error) {
    app.log.error('the search service did not answer, PostgreSQL does', { error });
    return searchByText(app, input);
  }
};
