import { hrefTo } from '#domain/addresses.ts';
import type { FilterName } from '#domain/search/contract.ts';
import type { CallInput } from '#web/platform/calls.ts';

export const sorts = {
  relevance: 'Relevance',
  newest: 'Newest',
  price: 'Price, low to high',
  '-price': 'Price, high to low',
  rating: 'Top rated',
} as const;
export type Sort = keyof typeof sorts;
/** Filters of which several values may be chosen together. */
export type ListFilter = 'materials' | 'colours' | 'shipsFrom' | 'origin';

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

export const emptySearch: SearchState = {
  q: '',
  category: '',
  minPrice: undefined,
  maxPrice: undefined,
  materials: [],
  colours: [],
  shipsFrom: [],
  shipsTo: '',
  origin: [],
  rating: undefined,
  readyToShip: false,
  madeToOrder: false,
  personalised: false,
  leavesWithin: undefined,
  onSale: false,
  freeShipping: false,
  fewLeft: false,
  sort: 'relevance',
};

const cents = (text: string | null): number | undefined => (text && /^\d{1,9}$/.test(text) ? Number(text) : undefined);
const list = (text: string | null): string[] => (text ? text.slice(0, 400).split(',').filter(Boolean) : []);

/** [SRCH-02, UX-22] The whole state of a search is its address: `/search?q=…&minPrice=…` or `/category/ceramics?…`. */
export function stateFrom(slug: string | undefined, query: URLSearchParams): SearchState {
  const sort = query.get('sort') ?? '';
  const rating = query.get('rating') ?? '';
  return {
    q: query.get('q')?.slice(0, 200) ?? '',
    category: slug ?? query.get('category') ?? '',
    minPrice: cents(query.get('minPrice')),
    maxPrice: cents(query.get('maxPrice')),
    materials: list(query.get('materials')),
    colours: list(query.get('colours')),
    shipsFrom: list(query.get('shipsFrom')),
    shipsTo: /^[A-Z]{2}$/.exec(query.get('shipsTo') ?? '')?.[0] ?? '',
    origin: list(query.get('origin')),
    rating: /^[1-5]$/.test(rating) ? Number(rating) : undefined,
    readyToShip: query.get('readyToShip') === 'yes',
    madeToOrder: query.get('madeToOrder') === 'yes',
    personalised: query.get('personalised') === 'yes',
    leavesWithin: leavesWithin.find((days) => String(days) === query.get('leavesWithin')),
    onSale: query.get('onSale') === 'yes',
    freeShipping: query.get('freeShipping') === 'yes',
    fewLeft: query.get('fewLeft') === 'yes',
    sort: Object.hasOwn(sorts, sort) ? (sort as Sort) : 'relevance',
  };
}

/** What narrows the search, as calls and addresses name it. */
function filtersOf({
  minPrice,
  maxPrice,
  materials,
  colours,
  shipsFrom,
  shipsTo,
  origin,
  rating,
  readyToShip,
  madeToOrder,
  personalised,
  leavesWithin: within,
  onSale,
  freeShipping,
  fewLeft,
}: SearchState) {
  return {
    minPrice,
    maxPrice,
    materials: materials.join(',') || undefined,
    colours: colours.join(',') || undefined,
    shipsFrom: shipsFrom.join(',') || undefined,
    shipsTo: shipsTo || undefined,
    origin: origin.join(',') || undefined,
    rating,
    readyToShip: readyToShip ? ('yes' as const) : undefined,
    madeToOrder: madeToOrder ? ('yes' as const) : undefined,
    personalised: personalised ? ('yes' as const) : undefined,
    leavesWithin: within,
    onSale: onSale ? ('yes' as const) : undefined,
    freeShipping: freeShipping ? ('yes' as const) : undefined,
    fewLeft: fewLeft ? ('yes' as const) : undefined,
  };
}

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
