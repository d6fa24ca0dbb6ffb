import { type Query, termOf } from './traffic-source.ts';

/** A page whose views are counted: a piece, a shop, or the results of a search. */
export interface ViewedPage {
  kind: 'listing' | 'shop' | 'search';
  /** The id of the listing, the name of the shop in its address, or the search term. */
  key: string;
}

const ID = /^[\w-]{1,128}$/;

/** [CAT-03, SRCH-01] The page that an address of this site shows; null for one that is not counted. Further pages of results are no new search. */
export function viewedPage(path: string, query: Query): ViewedPage | null {
  const [, screen, id = '', ...rest] = path.split('/');
  if (screen === 'search') {
    const key = query.has('cursor') ? '' : termOf(query.get('q'));
    return key === '' ? null : { kind: 'search', key };
  }
  if (rest.length > 0 || !ID.test(id)) return null;
  if (screen === 'product') return { kind: 'listing', key: id };
  return screen === 'shop' ? { kind: 'shop', key: id } : null;
}
