import type { FilterName } from '#domain/search/contract.ts';
import { countryName, formatMoney } from '#web/platform/languages/formats.ts';
import * as texts from './filter-texts.ts';
import { type ListFilter, type SearchState, without } from '../search-state.ts';

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const sentToText = ({ shipsTo }: SearchState): string => texts.sentTo(countryName(shipsTo));

export const ratingText = texts.starsAndMore;

export const originText = (origin: string): string => (origin === 'designed' ? texts.designed : texts.made);

function priceText({ minPrice, maxPrice }: SearchState): string {
  if (minPrice !== undefined && maxPrice !== undefined)
    return texts.priceBetween(formatMoney(minPrice), formatMoney(maxPrice));
  return minPrice !== undefined ? texts.priceFrom(formatMoney(minPrice)) : texts.priceTo(formatMoney(maxPrice ?? 0));
}

export function withinText(days: number): string {
  if (days === 7) return texts.withinWeek;
  return days === 14 ? texts.withinTwoWeeks : texts.withinDays(days);
}

/** What a piece has or has not, in the words of its filter. */
export const marks = [
  ['readyToShip', texts.marks.readyToShip],
  ['madeToOrder', texts.marks.madeToOrder],
  ['personalised', texts.marks.personalised],
  ['onSale', texts.marks.onSale],
  ['freeShipping', texts.marks.freeShipping],
  ['fewLeft', texts.marks.fewLeft],
] as const;

export interface AppliedFilter {
  label: string;
  /** The search without it. */
  rest: SearchState;
}

/** [UX-22] What is filtered, each with what the search is without it. A category that is the address itself is no filter. */
export function appliedFilters(state: SearchState, categoryName: string | undefined): AppliedFilter[] {
  const several = (name: ListFilter, labelOf: (value: string) => string): AppliedFilter[] =>
    state[name].map((value) => ({
      label: labelOf(value),
      rest: { ...state, [name]: state[name].filter((each) => each !== value) },
    }));
  return [
    ...(state.category && state.q ? [{ label: categoryName ?? state.category, rest: without(state, 'category') }] : []),
    ...(state.minPrice !== undefined || state.maxPrice !== undefined
      ? [{ label: priceText(state), rest: { ...state, minPrice: undefined, maxPrice: undefined } }]
      : []),
    ...(state.leavesWithin
      ? [{ label: texts.leavesWithin(withinText(state.leavesWithin)), rest: without(state, 'leavesWithin') }]
      : []),
    ...marks.filter(([mark]) => state[mark]).map(([mark, label]) => ({ label, rest: without(state, mark) })),
    ...several('origin', originText),
    ...several('materials', capital),
    ...several('colours', capital),
    ...several('shipsFrom', (code) => texts.from(countryName(code))),
    ...(state.shipsTo ? [{ label: sentToText(state), rest: without(state, 'shipsTo') }] : []),
    ...(state.rating ? [{ label: ratingText(state.rating), rest: without(state, 'rating') }] : []),
  ];
}

/** How a filter is named where it may be taken away as a whole. */
export function filterText(state: SearchState, name: FilterName, categoryName: string | undefined): string {
  if (name === 'category') return categoryName ?? state.category;
  if (name === 'minPrice' || name === 'maxPrice')
    return priceText({ ...state, ...(name === 'minPrice' ? { maxPrice: undefined } : { minPrice: undefined }) });
  if (name === 'leavesWithin') return texts.leavesWithin(withinText(state.leavesWithin ?? 0));
  if (name === 'shipsTo') return sentToText(state);
  if (name === 'rating') return ratingText(state.rating ?? 0);
  const value = state[name];
  if (typeof value === 'boolean') return marks.find(([mark]) => mark === name)?.[1] ?? '';
  if (name === 'shipsFrom') return value.map(countryName).join(', ');
  return value.map(name === 'origin' ? originText : capital).join(', ');
}
