import type { TrafficDay, TrafficSums } from '#domain/analytics/contract.ts';
import { sumOf } from '#domain/analytics/compare-periods.ts';
import { addMilliseconds, DAY } from '#domain/core/time.ts';

/** How many days the page looks at. */
export const lengths = [7, 28, 90, 365] as const;
export type Length = (typeof lengths)[number];
/** The same number of days before, or the same weekdays a year ago. */
export const comparisons = ['before', 'year'] as const;
export type Comparison = (typeof comparisons)[number];

export interface Period {
  /** YYYY-MM-DD, both included. */
  from: string;
  to: string;
}

export const shiftDay = (day: string, by: number): string =>
  addMilliseconds(new Date(day), by * DAY)
    .toISOString()
    .slice(0, 10);

export const periodEnding = (to: string, length: number): Period => ({ from: shiftDay(to, 1 - length), to });

/** Weeks have whole days, so that a Saturday is compared with a Saturday. */
const DAYS_OF_YEAR = 364;

export function periodBefore({ from, to }: Period, length: number, comparison: Comparison): Period {
  const by = comparison === 'year' ? DAYS_OF_YEAR : length;
  return { from: shiftDay(from, -by), to: shiftDay(to, -by) };
}

export interface Part extends Period {
  sums: TrafficSums;
  /** The sums of the days that it is compared with. */
  before: TrafficSums;
}

/** Days in weeks that end with the last day; over a hundred days in parts of four weeks. */
export function partsOf(days: readonly TrafficDay[], before: readonly TrafficDay[]): Part[] {
  const length = days.length > 100 ? 28 : 7;
  const parts: Part[] = [];
  for (let end = days.length; end > 0; end -= length) {
    const within = days.slice(Math.max(0, end - length), end);
    parts.unshift({
      from: within[0]?.day ?? '',
      to: within.at(-1)?.day ?? '',
      sums: sumOf(within),
      before: sumOf(before.slice(Math.max(0, end - length), end)),
    });
  }
  return parts;
}

/** The twelve months that end with this one, first days in front. */
export const monthsEnding = (today: string): string[] =>
  Array.from({ length: 12 }, (_, back) => {
    const month = new Date(`${today.slice(0, 7)}-01`);
    month.setUTCMonth(month.getUTCMonth() - 11 + back);
    return month.toISOString().slice(0, 7);
  });

/** The sums of a month, `YYYY-MM`. */
export const sumsOfMonth = (days: readonly TrafficDay[], month: string): TrafficSums =>
  sumOf(days.filter(({ day }) => day.startsWith(month)));

export const yearBefore = (month: string): string => `${Number(month.slice(0, 4)) - 1}${month.slice(4)}`;
