import { addMilliseconds, addWorkingDays, DAY } from '../../core/time.ts';
import { findCountry, type Zone } from '../../core/countries.ts';
import { type Postage, postageOf, type PostedItem } from './postage.ts';

export interface PromisedItem {
  processingDays: number;
  madeToOrder: boolean;
}

/** [ORD-06] The day by which a parcel leaves: the longest working time of its pieces, in working days from today. */
export function leavesBy(items: readonly PromisedItem[], now: Date): Date {
  const longest = Math.max(1, ...items.map((item) => item.processingDays + (item.madeToOrder ? 1 : 0)));
  return addWorkingDays(now, longest);
}

interface Rate {
  id: 'standard' | 'express';
  name: string;
  /** Minor units for the first kilogram, and for each one begun after it. */
  first: number;
  more: number;
  /** Working days on the way. */
  days: [number, number];
}

const rates: Record<'home' | Zone, Rate[]> = {
  home: [
    { id: 'standard', name: 'Tracked', first: 490, more: 120, days: [2, 3] },
    { id: 'express', name: 'Express', first: 1190, more: 250, days: [1, 1] },
  ],
  eu: [
    { id: 'standard', name: 'Tracked', first: 690, more: 250, days: [3, 6] },
    { id: 'express', name: 'Express', first: 1690, more: 450, days: [1, 2] },
  ],
  europe: [
    { id: 'standard', name: 'Tracked', first: 1290, more: 400, days: [4, 8] },
    { id: 'express', name: 'Express', first: 2490, more: 700, days: [2, 3] },
  ],
  world: [
    { id: 'standard', name: 'Tracked', first: 1890, more: 900, days: [7, 14] },
    { id: 'express', name: 'Express', first: 3990, more: 1500, days: [3, 5] },
  ],
};

export interface PricedDelivery {
  id: 'standard' | 'express';
  name: string;
  priceCents: number;
  leavesBy: Date;
  arrivesFrom: Date;
  arrivesTo: Date;
}

interface Parcel {
  items: readonly (PromisedItem & PostedItem & { weightGrams: number })[];
  /** Country in which the parcel starts; empty when the maker has not said. */
  from: string;
  to: string;
  now: Date;
}

/** A maker sends to their own country, and to the zones that the piece's shipping profile names. */
export function isSentTo({ from, to, postage }: { from: string; to: string; postage?: Postage | null }): boolean {
  const country = findCountry(to);
  return country !== undefined && (from === to || postage?.zones?.includes(country.zone) !== false);
}

/** Ways to send one shop's parcel, the cheapest first; none where the country is not served, or a piece is not sent to it. */
export function deliveryOptions({ items, from, to, now }: Parcel): PricedDelivery[] {
  const country = findCountry(to);
  if (!country || !items.every(({ postage }) => isSentTo({ from, to, postage }))) return [];
  const kilograms = Math.max(
    1,
    Math.ceil(items.reduce((sum, item) => sum + item.weightGrams * item.quantity, 0) / 1000),
  );
  const leaves = leavesBy(items, now);
  return rates[from === to ? 'home' : country.zone].map((rate) => ({
    id: rate.id,
    name: rate.name,
    priceCents: postageOf({ id: rate.id, cents: rate.first + (kilograms - 1) * rate.more }, items),
    leavesBy: leaves,
    arrivesFrom: addWorkingDays(leaves, rate.days[0]),
    arrivesTo: addWorkingDays(leaves, rate.days[1]),
  }));
}

/** `YYYY-MM-DD` of a day in UTC. */
export const isoDay = (day: Date): string => day.toISOString().slice(0, 10);

/** The last day to order so that a parcel with these facts arrives by `wanted`, or null when it has passed. */
export function orderBy(
  wanted: Date,
  { item, to, from, now }: { item: PromisedItem; to: string; from: string; now: Date },
): Date | null {
  for (let day = wanted; day >= now; day = addMilliseconds(day, -DAY)) {
    const option = deliveryOptions({ items: [{ ...item, weightGrams: 500, quantity: 1 }], from, to, now: day })[0];
    if (option && option.arrivesTo <= wanted) return day;
  }
  return null;
}
