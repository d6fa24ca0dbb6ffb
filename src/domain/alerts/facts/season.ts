import { DAY } from '../../core/time.ts';
import { alertThresholds as at } from '../thresholds.ts';

interface Prep {
  occasion: string;
  giftDays: readonly { id: string; day: string }[];
  countries: readonly { country: string; ways: readonly { lastOrder: string | null }[] }[];
  makeBy: string | null;
  toMake: readonly { seasonBefore: number; toMake: number }[];
}

export interface SeasonAlert {
  type: 'seasonal_opportunity' | 'holiday_rush_preparation' | 'holiday_shipping_deadline';
  /** The day that it is about. */
  day: string;
  days: number;
  units: number;
  country: string;
  /** Of the occasion. */
  year: string;
}

const daysTo = (day: string, today: string): number => Math.round((Date.parse(day) - Date.parse(today)) / DAY);

/** [DASH-04, ALERT-26] What a shop is told of its next occasion on a day. */
export function seasonAlerts({ occasion, giftDays, countries, makeBy, toMake }: Prep, today: string): SeasonAlert[] {
  const day = giftDays.find(({ id }) => id === occasion)?.day;
  if (day === undefined) return [];
  const days = daysTo(day, today);
  const sum = (field: 'seasonBefore' | 'toMake'): number => toMake.reduce((total, row) => total + row[field], 0);
  const [first] = countries.flatMap(({ country, ways }) =>
    ways.flatMap(({ lastOrder }) => (lastOrder === null ? [] : [{ country, lastOrder }])),
  );
  const alerts: SeasonAlert[] = [];
  const seen = { days, country: first?.country ?? '', year: day.slice(0, 4) };
  if (days <= at.seasonDays && days > at.rushDays && sum('seasonBefore') > 0)
    alerts.push({ ...seen, type: 'seasonal_opportunity', day, units: sum('seasonBefore') });
  if (days <= at.rushDays && makeBy !== null && makeBy >= today && sum('toMake') > 0)
    alerts.push({ ...seen, type: 'holiday_rush_preparation', day: makeBy, units: sum('toMake') });
  if (first && first.lastOrder >= today && daysTo(first.lastOrder, today) <= at.deadlineDays)
    alerts.push({ ...seen, type: 'holiday_shipping_deadline', day: first.lastOrder, units: 0 });
  return alerts;
}

/** Those that are near enough to be spoken of. */
export const upcomingOccasions = <Id extends string>(days: readonly { id: Id; day: string }[], today: string): Id[] =>
  days.filter(({ day }) => daysTo(day, today) <= at.seasonDays).map(({ id }) => id);
