import type { SearchIndex } from './found-by-words.ts';
import { searchByWords } from './search-by-words.ts';
import { searchExternally } from './external/search-externally.ts';

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
