import { findCountry } from '#domain/core/countries.ts';
import type { SearchFilters } from '#domain/search/contract.ts';
import { splitValues } from '#domain/search/filter-values.ts';
import { quoted } from '#domain/search/query-text.ts';

const valuesOf = (text: string | undefined): string[] => splitValues(text ?? '').slice(0, 20);

/** A piece bears the mark of its zone or of the country itself, never both. */
export function sentTo(country: string): string[] {
  const zone = findCountry(country)?.zone;
  return [`to:${country}`, ...(zone ? [`to:${zone}`] : [])];
}

/** The marks that each filter asks for: any of a filter's own will do. Prices are no marks. */
export function filterMarks(filters: SearchFilters): Partial<Record<keyof SearchFilters, string[]>> {
  const listed = (values: string | undefined, letter: string): string[] =>
    valuesOf(values).map((value) => `${letter}:${value.toLowerCase()}`);
  return {
    category: filters.category === undefined ? [] : [`in:${filters.category}`],
    materials: listed(filters.materials, 'm'),
    colours: listed(filters.colours, 'c'),
    shipsFrom: valuesOf(filters.shipsFrom).map((country) => `from:${country.toUpperCase()}`),
    shipsTo: filters.shipsTo === undefined ? [] : sentTo(filters.shipsTo),
    origin: listed(filters.origin, 'by'),
    rating: filters.rating === undefined ? [] : [`r:${filters.rating}`],
    readyToShip: filters.readyToShip ? ['ready:'] : [],
    madeToOrder: filters.madeToOrder ? ['made:'] : [],
    personalised: filters.personalised ? ['own:'] : [],
    leavesWithin: filters.leavesWithin === undefined ? [] : [`days:${filters.leavesWithin}`],
    onSale: filters.onSale ? ['sale:'] : [],
    freeShipping: filters.freeShipping ? ['free:'] : [],
    fewLeft: filters.fewLeft ? ['few:'] : [],
  };
}

/** All of them as a query of the index; '' without any. */
export const marksText = (filters: SearchFilters): string =>
  Object.values(filterMarks(filters))
    .filter((marks) => marks.length > 0)
    .map((marks) => `(${marks.map(quoted).join(' | ')})`)
    .join(' & ');

/** Query of the index for what has the words and passes the filters; null when neither asks for anything. */
export const queryText = (text: string | null, filters: SearchFilters): string | null =>
  [text && `(${text})`, marksText(filters)].filter(Boolean).join(' & ') || null;
