import type { CallInput, CallOutput } from '#web/platform/calls.ts';
import { countryName, formatDay, formatMoney } from '#web/platform/languages/formats.ts';
import * as texts from './postage-texts.ts';

export type Postage = CallOutput<'office.listPostageRates'>;
export type PostageRow = Postage['items'][number];
export type PostagePrice = NonNullable<PostageRow['price']>;
export type PlainWay = CallInput<'office.setPostageRate'>['way'];

export const dayText = (day: string): string => formatDay(new Date(`${day}T12:00:00Z`));
export const areaName = (area: string): string => texts.areas[area] ?? countryName(area);
export const nameOf = ({ area, way }: { area: string; way: PlainWay }): string =>
  `${areaName(area)}, ${texts.ways[way]}`;

/** What is said where an area has no price of its own any more. */
export const builtInText = (area: string): string => (texts.areas[area] ? texts.asBuiltIn : texts.asZone);

export const priceText = (area: string, price: PostagePrice | null): string =>
  price
    ? texts.priceDays(
        texts.price(formatMoney(price.firstCents), formatMoney(price.moreCents)),
        texts.days(price.firstDay, price.lastDay),
      )
    : builtInText(area);
