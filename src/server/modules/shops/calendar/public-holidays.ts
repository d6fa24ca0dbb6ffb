import table from './public-holidays.json' with { type: 'json' };

const isoOf = (day: string): string => `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`;
const holidays: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(table).map(([country, days]) => [country, days.split(' ').map(isoOf)]),
);

/** [ORD-06] Public holidays of a whole country, in their order; `npm run holidays` writes them. */
export const holidaysOf = (country: string): readonly string[] => holidays[country] ?? [];

/** The same of every country that is served, between two days. */
export const holidaysBetween = (from: string, to: string): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(holidays).map(([country, days]) => [country, days.filter((day) => day >= from && day <= to)]),
  );
