import { isServed } from '../../core/countries.ts';
import { addMilliseconds, DAY } from '../../core/time.ts';
import {
  addDeliveryDays,
  addShopDays,
  isoDay,
  makingDays,
  plainCalendar,
  type WorkingCalendar,
} from '../../shops/calendar/working-calendar.ts';
import { type Postage, postageOf, type PostedItem } from './postage.ts';
import { isCollectedIn, isSentTo, ratesTo } from './rates.ts';
import { type PostedWay, postedWays, type ShippingRate, type Way } from './ways.ts';

export { isoDay, isSentTo };

export interface PromisedItem {
  processingDays: number;
  madeToOrder: boolean;
  /** What making one takes, where the maker plans by minutes. */
  makingMinutes?: number | undefined;
  quantity?: number;
  postage?: Postage | null | undefined;
}

const most = (numbers: readonly number[]): number => Math.max(0, ...numbers);

/**
 * [ORD-06] The day by which a parcel leaves: the longest working time of its pieces, or what the queue and they take to make where that is
 * longer, then packing; in working days of the shop from today. `now` is the shop's local time as UTC.
 */
export function leavesBy(items: readonly PromisedItem[], now: Date, calendar: WorkingCalendar = plainCalendar): Date {
  const minutes = items.reduce(
    (sum, { madeToOrder, makingMinutes = 0, quantity = 1 }) => sum + (madeToOrder ? makingMinutes * quantity : 0),
    0,
  );
  const working = most(items.map((item) => item.processingDays + (item.madeToOrder ? 1 : 0)));
  const handling = most(items.map(({ postage }) => postage?.handlingDays ?? 0));
  return addShopDays(now, Math.max(1, working, makingDays(calendar, minutes)) + handling, calendar);
}

const names: Record<Way, string> = { letter: 'Letter', standard: 'Tracked', express: 'Express', pickup: 'Pickup' };

export interface PricedDelivery {
  id: Way;
  name: string;
  priceCents: number;
  leavesBy: Date;
  arrivesFrom: Date;
  arrivesTo: Date;
}

type ParcelItem = PromisedItem & PostedItem & { weightGrams: number };

interface Parcel {
  items: readonly ParcelItem[];
  /** Country in which the parcel starts; empty when the maker has not said. */
  from: string;
  to: string;
  now: Date;
  calendar?: WorkingCalendar | undefined;
  /** Public holidays of the buyer's country. */
  holidays?: readonly string[] | undefined;
}

/** By which rate a piece goes along in a parcel of some way: that way's, or the next slower one that it has. */
const rateIn = (rates: readonly ShippingRate[], way: PostedWay): ShippingRate | undefined =>
  postedWays
    .slice(0, postedWays.indexOf(way) + 1)
    .toReversed()
    .map((each) => rates.find((rate) => rate.way === each))
    .find((rate) => rate !== undefined);

/** The rates of a parcel's pieces for one way; null where a piece has none, or the parcel is too heavy. */
function ratesIn({ items, from, to }: Parcel, way: PostedWay): ShippingRate[] | null {
  const all = items.map(({ postage }) => rateIn(ratesTo({ from, to, postage }), way));
  const rates = all.filter((rate) => rate !== undefined);
  if (rates.length < all.length || !rates.some((rate) => rate.way === way)) return null;
  const grams = gramsOf(items);
  return rates.every((rate) => rate.way !== way || rate.maxGrams === null || grams <= rate.maxGrams) ? rates : null;
}

const gramsOf = (items: readonly ParcelItem[]): number =>
  items.reduce((sum, { weightGrams, quantity }) => sum + weightGrams * quantity, 0) +
  most(items.map(({ postage }) => postage?.packingGrams ?? 0));

/** The first kilogram or piece of the dearest rate, and whatever comes further at its own rate; pieces of the same rate are weighed together. */
function costOf(items: readonly ParcelItem[], rates: readonly ShippingRate[]): number {
  const groups = new Map<string, { rate: ShippingRate; items: ParcelItem[] }>();
  items.forEach((item, index) => {
    const rate = rates[index] as ShippingRate;
    const key = `${rate.by} ${rate.firstCents} ${rate.moreCents}`;
    groups.set(key, { rate, items: [...(groups.get(key)?.items ?? []), item] });
  });
  const parts = [...groups.values()].map((group) => ({
    ...group.rate,
    units:
      group.rate.by === 'item'
        ? group.items.reduce((sum, { quantity }) => sum + quantity, 0)
        : Math.max(1, Math.ceil(gramsOf(group.items) / 1000)),
  }));
  const rest = parts.reduce((sum, { moreCents, units }) => sum + moreCents * units, 0);
  return rest + Math.max(...parts.map(({ firstCents, moreCents }) => firstCents - moreCents));
}

/** Ways to send one shop's parcel, the cheapest first and collecting last; none where the country is not served, or a piece is not sent to it. */
export function deliveryOptions(parcel: Parcel): PricedDelivery[] {
  const { items, from, to, now, calendar, holidays } = parcel;
  if (!isServed(to) || items.length === 0) return [];
  const leaves = leavesBy(items, now, calendar);
  const posted = postedWays.flatMap((id) => {
    const rates = ratesIn(parcel, id);
    if (!rates) return [];
    const [first, last] = [0, 1].map((end) => most(rates.map(({ days }) => days[end] ?? 0)));
    return {
      id,
      name: names[id],
      priceCents: postageOf({ id, cents: costOf(items, rates) }, items),
      leavesBy: leaves,
      arrivesFrom: addDeliveryDays(leaves, first ?? 0, holidays),
      arrivesTo: addDeliveryDays(leaves, last ?? 0, holidays),
    };
  });
  const pickup: PricedDelivery = {
    ...{ id: 'pickup', name: names.pickup, priceCents: 0, leavesBy: leaves, arrivesFrom: leaves, arrivesTo: leaves },
  };
  const isCollected = items.every(({ postage }) => isCollectedIn({ from, to, postage }));
  return [...posted.toSorted((a, b) => a.priceCents - b.priceCents), ...(isCollected ? [pickup] : [])];
}

/** The last day to order so that a parcel with these facts arrives by `wanted`, or null when it has passed. */
export function orderBy(
  wanted: Date,
  { item, way, ...parcel }: Omit<Parcel, 'items'> & { item: PromisedItem & { weightGrams?: number }; way?: Way },
): Date | null {
  for (let day = wanted; day >= parcel.now; day = addMilliseconds(day, -DAY)) {
    const options = deliveryOptions({
      ...parcel,
      items: [{ weightGrams: 500, ...item, quantity: 1 }],
      now: day,
    });
    const option = way ? options.find(({ id }) => id === way) : options[0];
    if (option && option.arrivesTo <= wanted) return day;
  }
  return null;
}
