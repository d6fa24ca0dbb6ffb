import type { TrafficSums } from '#domain/analytics/contract.ts';
import { moneyField } from '#domain/core/money.ts';
import * as texts from './texts.ts';

interface Month {
  /** `2026-11` */
  month: string;
  sums: TrafficSums;
  /** Of the same month a year before. */
  before: TrafficSums;
}

const fieldsOf = ({ revenueCents, orders, visits, views, favourites }: TrafficSums): string[] => [
  moneyField(revenueCents),
  ...[orders, visits, views, favourites].map(String),
];
const heads = [`${texts.sales} EUR`, texts.orders, texts.visits, texts.views, texts.favourites];

/** A head and a row for each month with the year before, amounts as table programs read them. */
export const monthsAsRows = (months: readonly Month[]): string[][] => [
  [texts.month, ...heads, ...heads.map((head) => `${texts.yearBefore}: ${head}`)],
  ...months.map(({ month, sums, before }) => [month, ...fieldsOf(sums), ...fieldsOf(before)]),
];
