import { hrefTo } from '#domain/addresses.ts';
import type { FilterName } from '#domain/search/contract.ts';
import { joinValues, splitValues } from '#domain/search/filter-values.ts';
import type { CallInput } from '#web/platform/calls.ts';

export const sorts = ['relevance', 'newest', 'price', '-price', 'rating'] as const;
type Sort = (typeof sorts)[number];
/** Filters of which several values may be chosen together. */
const lists = ['materials', 'colours', 'shipsFrom', 'origin'] as const;
export type ListFilter = (typeof lists)[number];
const flags = ['readyToShip', 'madeToOrder', 'personalised', 'onSale', 'freeShipping', 'fewLeft'] as const;

const each = <Name extends string, Value>(names: readonly Name[], valueOf: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>;

/** The same days as the contract's, which would bring its schemas along. */
export const leavesWithin = [2, 7, 14] as const;
type LeavesWithin = (typeof leavesWithin)[number];

export interface SearchState {
  q: string;
  category: string;
  minPrice: number | undefined;
  maxPrice: number | undefined;
  materials: string[];
  colours: string[];
  shipsFrom: string[];
  /** A country by its two letters; empty for anywhere. */
  shipsTo: string;
  origin: string[];
  rating: number | undefined;
  readyToShip: boolean;
  madeToOrder: boolean;
  personalised: boolean;
  leavesWithin: LeavesWithin | undefined;
  onSale: boolean;
  freeShipping: boolean;
  fewLeft: boolean;
  sort: Sort;
}

const cents = (text: string | null): number | undefined => (text && /^\d{1,9}$/.test(text) ? Number(text) : undefined);
const list = (text: string | null): string[] => (text ? splitValues(text.slice(0, 400)) : []);

/** [SRCH-02, UX-22] The whole state of a search is its address: `/search?q=…&minPrice=…` or `/category/ceramics?…`. */
export function stateFrom(slug: string | undefined, query: URLSearchParams): SearchState {
  const sort = query.get('sort') ?? '';
  const rating = query.get('rating') ?? '';
  return {
    q: query.get('q')?.slice(0, 200) ?? '',
    category: slug ?? query.get('category') ?? '',
    minPrice: cents(query.get('minPrice')),
    maxPrice: cents(query.get('maxPrice')),
    ...each(lists, (name) => list(query.get(name))),
    shipsTo: /^[A-Z]{2}$/.exec(query.get('shipsTo') ?? '')?.[0] ?? '',
    rating: /^[1-5]$/.test(rating) ? Number(rating) : undefined,
    ...each(flags, (name) => query.get(name) === 'yes'),
    leavesWithin: leavesWithin.find((days) => String(days) === query.get('leavesWithin')),
    sort: sorts.find((each) => each === sort) ?? 'relevance',
  };
}

export const emptySearch = stateFrom(undefined, new URLSearchParams());

/** What narrows the search, as calls and addresses name it. */
const filtersOf = ({ minPrice, maxPrice, shipsTo, rating, leavesWithin: within, ...state }: SearchState) => ({
  minPrice,
  maxPrice,
  ...each(lists, (name) => joinValues(state[name]) || undefined),
  shipsTo: shipsTo || undefined,
  rating,
  ...each(flags, (name) => (state[name] ? ('yes' as const) : undefined)),
  leavesWithin: within,
});

export function addressOf(state: SearchState): string {
  const query = new URLSearchParams();
  if (state.q) query.set('q', state.q);
  for (const [name, value] of Object.entries(filtersOf(state))) if (value !== undefined) query.set(name, String(value));
  if (state.sort !== 'relevance') query.set('sort', state.sort);
  // A category alone has an address of its own; with words it is a filter of the search.
  const path = state.category && !state.q ? hrefTo('category', { slug: state.category }) : hrefTo('search');
  if (state.category && state.q) query.set('category', state.category);
  const text = query.toString().replaceAll('%2C', ',');
  return text ? `${path}?${text}` : path;
}

/** The call's input, exactly as the server fills in the first data of the page. */
export function inputOf(state: SearchState): CallInput<'search.searchListings'> {
  return {
    q: state.q || undefined,
    category: state.category || undefined,
    ...filtersOf(state),
    sort: state.sort,
    limit: 24,
  };
}

export const facetInputOf = (state: SearchState): CallInput<'search.countFacets'> => ({
  q: state.q || undefined,
  category: state.category || undefined,
  ...filtersOf(state),
});

/** The state without one of its filters. */
export const without = (state: SearchState, name: FilterName): SearchState => ({ ...state, [name]: emptySearch[name] });

/** The state with all filters gone; words and order stay. */
export const withoutFilters = (state: SearchState): SearchState => ({
  ...emptySearch,
  q: state.q,
  sort: state.sort,
  category: state.q ? '' : state.category,
});
