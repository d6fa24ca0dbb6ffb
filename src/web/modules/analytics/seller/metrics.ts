import type { TrafficSums } from '#domain/analytics/contract.ts';
import { formatMoney, formatNumber } from '#web/platform/languages/formats.ts';
import { changeOf, formatPercent, pointsBetween } from '#web/platform/languages/percent.ts';
import * as texts from './texts.ts';

export interface Metric {
  id: string;
  name: string;
  /** Of some days; visits that buy are a share of the visits. */
  valueOf: (sums: TrafficSums) => number;
  format: (value: number) => string;
  /** `+12.3 %`, of shares the points between them; null where there was nothing before. */
  change: (now: number, before: number) => string | null;
}

/** Orders of a hundred visits; 0 without a visit. */
export const conversionOf = ({ orders, visits }: TrafficSums): number => (visits > 0 ? (orders / visits) * 100 : 0);

export const metrics: readonly [Metric, ...Metric[]] = [
  {
    id: 'sales',
    name: texts.sales,
    valueOf: ({ revenueCents }) => revenueCents,
    format: formatMoney,
    change: changeOf,
  },
  { id: 'orders', name: texts.orders, valueOf: ({ orders }) => orders, format: formatNumber, change: changeOf },
  { id: 'visits', name: texts.visits, valueOf: ({ visits }) => visits, format: formatNumber, change: changeOf },
  { id: 'views', name: texts.views, valueOf: ({ views }) => views, format: formatNumber, change: changeOf },
  { id: 'conversion', name: texts.conversion, valueOf: conversionOf, format: formatPercent, change: pointsBetween },
  {
    id: 'favourites',
    name: texts.favourites,
    valueOf: ({ favourites }) => favourites,
    format: formatNumber,
    change: changeOf,
  },
];
