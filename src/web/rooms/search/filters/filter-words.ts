import type { FilterName } from '#domain/search/contract.ts';
import { countryName, formatMoney } from '#web/platform/languages/formats.ts';
import { type ListFilter, type SearchState, without } from '../search-state.ts';

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const sentToWords = ({ shipsTo }: SearchState): string => `Sent to ${countryName(shipsTo)}`;

export const ratingWords = (atLeast: number): string => `${atLeast} ${atLeast === 1 ? 'star' : 'stars'} and more`;

export const originWords = (origin: string): string =>
  origin === 'designed' ? 'Designed by the seller' : 'Made by the seller';

function priceWords({ minPrice, maxPrice }: SearchState): string {
  if (minPrice !== undefined && maxPrice !== undefined) return `${formatMoney(minPrice)} to ${formatMoney(maxPrice)}`;
  return minPrice !== undefined ? `From ${formatMoney(minPrice)}` : `Up to ${formatMoney(maxPrice ?? 0)}`;
}

export const withinWords = (days: number): string =>
  days === 7 ? 'within a week' : days === 14 ? 'within two weeks' : `in 1–${days} days`;

/** What a piece has or has not, in the words of its filter. */
export const marks = [
  ['readyToShip', 'Ready to ship'],
  ['madeToOrder', 'Made to order'],
  ['personalised', 'Can be personalised'],
  ['onSale', 'Reduced'],
  ['freeShipping', 'Free post'],
  ['fewLeft', 'Last pieces'],
] as const;

export interface AppliedFilter {
  words: string;
  /** The search without it. */
  rest: SearchState;
}

/** [UX-22] What is filtered, each with what the search is without it. A category that is the address itself is no filter. */
export function appliedFilters(state: SearchState, categoryName: string | undefined): AppliedFilter[] {
  const several = (name: ListFilter, words: (value: string) => string): AppliedFilter[] =>
    state[name].map((value) => ({
      words: words(value),
      rest: { ...state, [name]: state[name].filter((each) => each !== value) },
    }));
  return [
    ...(state.category && state.q ? [{ words: categoryName ?? state.category, rest: without(state, 'category') }] : []),
    ...(state.minPrice !== undefined || state.maxPrice !== undefined
      ? [{ words: priceWords(state), rest: { ...state, minPrice: undefined, maxPrice: undefined } }]
      : []),
    ...(state.leavesWithin
      ? [{ words: `Leaves ${withinWords(state.leavesWithin)}`, rest: without(state, 'leavesWithin') }]
      : []),
    ...marks.filter(([mark]) => state[mark]).map(([mark, words]) => ({ words, rest: without(state, mark) })),
    ...several('origin', originWords),
    ...several('materials', capital),
    ...several('colours', capital),
    ...several('shipsFrom', (code) => `From ${countryName(code)}`),
    ...(state.shipsTo ? [{ words: sentToWords(state), rest: without(state, 'shipsTo') }] : []),
    ...(state.rating ? [{ words: ratingWords(state.rating), rest: without(state, 'rating') }] : []),
  ];
}

/** How a filter is named where it may be taken away as a whole. */
export function filterWords(state: SearchState, name: FilterName, categoryName: string | undefined): string {
  if (name === 'category') return categoryName ?? state.category;
  if (name === 'minPrice' || name === 'maxPrice')
    return priceWords({ ...state, ...(name === 'minPrice' ? { maxPrice: undefined } : { minPrice: undefined }) });
  if (name === 'leavesWithin') return `Leaves ${withinWords(state.leavesWithin ?? 0)}`;
  if (name === 'shipsTo') return sentToWords(state);
  if (name === 'rating') return ratingWords(state.rating ?? 0);
  const value = state[name];
  if (typeof value === 'boolean') return marks.find(([mark]) => mark === name)?.[1] ?? '';
  return value.map(name === 'shipsFrom' ? countryName : name === 'origin' ? originWords : capital).join(', ');
}
