import type { TrafficDay, TrafficSeries, TrafficSums } from './contract.ts';

const nothing: TrafficSums = {
  views: 0,
  visits: 0,
  favourites: 0,
  cartAdds: 0,
  orders: 0,
  units: 0,
  revenueCents: 0,
  refunds: 0,
  refundedCents: 0,
};
const names = Object.keys(nothing) as (keyof TrafficSums)[];

/** The sums of some days. */
export const sumOf = (days: readonly TrafficDay[]): TrafficSums =>
  days.reduce(
    (sums, day) => Object.fromEntries(names.map((name) => [name, sums[name] + day[name]])) as TrafficSums,
    nothing,
  );

/** The days from the first one on, their sums, and the sums of the days before it. */
export function comparePeriods(days: readonly TrafficDay[], from: string): TrafficSeries {
  const within = days.filter(({ day }) => day >= from);
  return { days: within, sums: sumOf(within), before: sumOf(days.filter(({ day }) => day < from)) };
}
