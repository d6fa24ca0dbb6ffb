import { dayIn } from '#domain/core/days/time-zone.ts';
import { formatDate } from '#web/platform/languages/formats.ts';
import { go, useQueryParams } from '#web/platform/router/navigation.ts';
import { days } from '#web/ui/day.ts';
import { sellerHref } from '#web/modules/shops/seller/seller-href.ts';
import {
  type Comparison,
  comparisons,
  type Length,
  lengths,
  type Period,
  periodBefore,
  periodEnding,
} from './periods.ts';

export interface ChosenPeriod {
  today: string;
  length: Length;
  comparison: Comparison;
  period: Period;
  earlier: Period;
  /** The address of the page with something else chosen; what is empty is left out. */
  hrefOf: (changes: Record<string, string>) => string;
  choose: (changes: Record<string, string>) => void;
}

/** The days in words, with their years where they are of two. */
export function periodText({ period: { from, to } }: Pick<ChosenPeriod, 'period'>): string {
  if (from.slice(0, 4) === to.slice(0, 4)) return days(from, to);
  return `${formatDate(new Date(from))} – ${formatDate(new Date(to))}`;
}

/** What the address says of days and comparison; days are those of the shop's zone, in the back office of the house's. */
export function usePeriod(timeZone: string, page = sellerHref('analytics')): ChosenPeriod {
  const query = useQueryParams();
  const today = dayIn(timeZone, new Date());
  const length = lengths.find((each) => String(each) === query.get('days')) ?? 28;
  const comparison = comparisons.find((each) => each === query.get('compare')) ?? 'before';
  const period = periodEnding(today, length);
  const hrefOf = (changes: Record<string, string>): string => {
    const next = new URLSearchParams(query);
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    const text = next.toString();
    return `${page}${text && `?${text}`}`;
  };
  return {
    today,
    length,
    comparison,
    period,
    earlier: periodBefore(period, length, comparison),
    hrefOf,
    choose: (changes) => go(hrefOf(changes), { replace: true, stay: true }),
  };
}
