import type { TrafficDay } from '#domain/analytics/contract.ts';
import * as texts from './texts.ts';

const money = (cents: number): string => (cents / 100).toFixed(2);

/** A head and a row for each day; amounts with two decimals and a point, whatever the language, as table programs read them. */
export const daysAsRows = (days: readonly TrafficDay[]): string[][] => [
  [
    texts.day,
    texts.views,
    texts.visits,
    texts.favourites,
    texts.cartAdds,
    texts.orders,
    texts.sold,
    `${texts.sales} EUR`,
    `${texts.refunded} EUR`,
  ],
  ...days.map((each) => [
    each.day,
    ...[each.views, each.visits, each.favourites, each.cartAdds, each.orders, each.units].map(String),
    money(each.revenueCents),
    money(each.refundedCents),
  ]),
];
