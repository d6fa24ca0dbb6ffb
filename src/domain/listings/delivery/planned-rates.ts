import type { Currency } from '../../core/money-schema.ts';
import { builtInRates } from './built-in-rates.ts';
import type { ShippingRate } from './ways.ts';

export const plainWays = ['standard', 'express'] as const;
export type PlainWay = (typeof plainWays)[number];

/** What one way to an area costs: the first kilogram and each further one begun, and its days on the way. */
export interface PlainPrice {
  firstCents: number;
  moreCents: number;
  currency: Currency;
  firstDay: number;
  lastDay: number;
}
/** What holds for an area from a day on: a price, or null for what is built in, or what its zone has. */
export interface SetPrice {
  area: string;
  way: PlainWay;
  since: string;
  price: PlainPrice | null;
}

/** Whether two say the price of the same area by the same way. */
export const isSameWay = (one: { area: string; way: string }, other: { area: string; way: string }): boolean =>
  one.area === other.area && one.way === other.way;

/** What was set last for an area by a day; undefined where nothing was. `set` goes by day. */
const lastSet = (set: readonly SetPrice[], of: { area: string; way: string }, day: string): SetPrice | undefined =>
  set.findLast((each) => isSameWay(each, of) && each.since <= day);

const rateOf = ({ area, way, price }: SetPrice): ShippingRate[] =>
  price
    ? [
        {
          ...{ area, way, by: 'weight', firstCents: price.firstCents, moreCents: price.moreCents },
          ...{ days: [price.firstDay, price.lastDay], maxGrams: null },
        },
      ]
    : [];

/** [OFFICE-01] Postage of shops that set none of their own, on a day. */
export function plainRatesOn(day: string, set: readonly SetPrice[]): ShippingRate[] {
  const others = set.filter((each) => !builtInRates.some((rate) => isSameWay(each, rate)));
  const own = others.filter((each) => lastSet(set, each, day) === each);
  return [
    ...builtInRates.flatMap((rate) => {
      const last = lastSet(set, rate, day);
      return last?.price ? rateOf(last) : [rate];
    }),
    ...own.flatMap(rateOf),
  ];
}

/** The price that holds on a day where the area has one of its own, set or built in; null where its zone's holds. */
export function plainPriceOn(
  day: string,
  set: readonly SetPrice[],
  of: { area: string; way: PlainWay },
): PlainPrice | null {
  const rate = plainRatesOn(day, set).find((each) => isSameWay(of, each));
  if (!rate) return null;
  const [firstDay, lastDay] = rate.days;
  return { firstCents: rate.firstCents, moreCents: rate.moreCents, currency: 'EUR', firstDay, lastDay };
}
