import type { TrafficSums } from '#domain/analytics/contract.ts';
import { moneyField } from '#domain/core/money.ts';
import * as texts from './texts.ts';

export interface Month {
  /** `2026-11` */
  month: string;
  sums: TrafficSums;
  /** Of the same month a year before. */
  before: TrafficSums;
}

/** A head and a row for each month, amounts as table programs read them. */
export const monthsAsRows = (months: readonly Month[]): string[][] => [
  [texts.month, `${texts.sales} EUR`, `${texts.yearBefore} EUR`, texts.orders, texts.visits, texts.views],
  ...months.map(({ month, sums, before }) => [
    month,
    moneyField(sums.revenueCents),
    moneyField(before.revenueCents),
    ...[sums.orders, sums.visits, sums.views].map(String),
  ]),
];
