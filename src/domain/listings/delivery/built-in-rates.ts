import type { Zone } from '../../core/countries.ts';
import type { PostedWay, ShippingRate } from './ways.ts';

type PlainRate = [way: PostedWay, firstCents: number, moreCents: number, from: number, to: number];
const plain = (area: 'home' | Zone, rows: PlainRate[]): ShippingRate[] =>
  rows.map(([way, firstCents, moreCents, ...days]) => ({
    ...{ area, way, by: 'weight', firstCents, moreCents, days, maxGrams: null },
  }));

/** Postage of shops that set none of their own, until an administrator sets another. */
export const builtInRates: readonly ShippingRate[] = [
  ...plain('home', [
    ['standard', 490, 120, 2, 3],
    ['express', 1190, 250, 1, 1],
  ]),
  ...plain('eu', [
    ['standard', 690, 250, 3, 6],
    ['express', 1690, 450, 1, 2],
  ]),
  ...plain('europe', [
    ['standard', 1290, 400, 4, 8],
    ['express', 2490, 700, 2, 3],
  ]),
  ...plain('world', [
    ['standard', 1890, 900, 7, 14],
    ['express', 3990, 1500, 3, 5],
  ]),
];
