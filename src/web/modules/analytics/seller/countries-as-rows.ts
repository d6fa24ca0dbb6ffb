import type { CountrySums } from '#domain/analytics/contract.ts';
import { moneyField } from '#domain/core/money.ts';
import * as texts from './texts.ts';

/** A head and a row for each country, amounts as table programs read them. */
export const countriesAsRows = (items: readonly CountrySums[]): string[][] => [
  [texts.country, texts.orders, `${texts.sales} EUR`, texts.repeatOrders, `${texts.repeatOrders} EUR`],
  ...items.map((each) => [
    each.country,
    String(each.orders),
    moneyField(each.revenueCents),
    String(each.repeatOrders),
    moneyField(each.repeatCents),
  ]),
];
