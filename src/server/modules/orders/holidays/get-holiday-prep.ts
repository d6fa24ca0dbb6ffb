import { dayIn, localTime, startOfDay } from '#domain/core/days/time-zone.ts';
import { ok } from '#domain/core/result.ts';
import { addMilliseconds, DAY } from '#domain/core/time.ts';
import { deliveryOptions, isoDay, leavesBy, orderBy } from '#domain/listings/delivery/delivery-options.ts';
import { ordersContract } from '#domain/orders/contract.ts';
import { PACE_DAYS, paceOf, listingsToMake } from '#domain/orders/holidays/listings-to-make.ts';
import { type GiftDayId, giftDayIds, nextGiftDay } from '#domain/shops/calendar/gift-days.ts';
import type { WorkingCalendar } from '#domain/shops/calendar/working-calendar.ts';
import type { App } from '../../../platform/calls/app.ts';
import { type InputOf, type OutputOf, read } from '../../../platform/calls/call.ts';
import { signedIn } from '../../../platform/calls/policy.ts';
import { findCalendar } from '../../shops/calendar/calendar-store.ts';
import { calendarOfShop, holidaysAhead } from '../../shops/calendar/promise-days.ts';
import { listBuyerCountries, listOffered, listSeasonSales } from './holiday-store.ts';

type PrepInput = InputOf<typeof ordersContract.getHolidayPrep>;
type HolidayPrep = OutputOf<typeof ordersContract.getHolidayPrep>;

const MAX_COUNTRIES = 12;
const MAX_LISTINGS = 200;
const MAX_TO_MAKE = 50;
/** Where most parcels of the marketplace go, for shops that have sent few. */
const usual = ['DE', 'FR', 'GB', 'US'];
const FEW_COUNTRIES = 3;

type Offered = Awaited<ReturnType<typeof listOffered>>[number];
interface Shop {
  from: string;
  calendar: WorkingCalendar;
  /** Its local time as UTC. */
  now: Date;
  /** The moment. */
  at: Date;
}

/** The last day to order a piece for a country, by each way that it goes there. */
function lastOrders(
  listing: Offered,
  { to, wanted }: { to: string; wanted: string },
  { from, calendar, now, at }: Shop,
) {
  const isOver = now.getUTCHours() >= calendar.lastHour;
  // Ordered before the last hour, the day itself counts.
  const first = addMilliseconds(new Date(isoDay(now)), isOver ? DAY : 0);
  const parcel = { from, to, now: first, calendar, holidays: holidaysAhead(to, at) };
  return deliveryOptions({ ...parcel, items: [{ ...listing, quantity: 1 }] }).map(({ id }) => {
    const last = orderBy(new Date(wanted), { ...parcel, item: listing, way: id });
    return { id, lastOrder: last && isoDay(last) };
  });
}

interface Country {
  country: string;
  orders: number;
}

async function countriesOf(app: App, sellerId: string, shop: Shop): Promise<Country[]> {
  const since = addMilliseconds(shop.at, -400 * DAY);
  const known = await listBuyerCountries(app.db, { sellerId, since, limit: MAX_COUNTRIES });
  const more = [shop.from, ...(known.length < FEW_COUNTRIES ? usual : [])].filter(
    (code) => code && !known.some(({ country }) => country === code),
  );
  return [...known, ...[...new Set(more)].map((country) => ({ country, orders: 0 }))];
}

/** The occasions ahead by their first day in these countries. */
function giftDaysOf(countries: readonly Country[], today: string): { id: GiftDayId; day: string }[] {
  return giftDayIds
    .flatMap((id) => {
      const days = countries.map(({ country }) => nextGiftDay(id, country, today)).filter((day) => day !== null);
      const [first] = days.toSorted();
      return first ? [{ id, day: first }] : [];
    })
    .toSorted((a, b) => (a.day < b.day ? -1 : 1));
}

interface HolidayPrepFacts {
  countries: readonly Country[];
  listing: Offered | undefined;
  shop: Shop;
  today: string;
}

/** Each country that has an occasion, with its last days to order. */
const rowsFor = (id: GiftDayId, { countries, listing, shop, today }: HolidayPrepFacts) =>
  countries.flatMap(({ country, orders }) => {
    const day = nextGiftDay(id, country, today);
    if (day === null) return [];
    return [{ country, day, orders, ways: listing ? lastOrders(listing, { to: country, wanted: day }, shop) : [] }];
  });

/** [DASH-04] Gift days, last days to order, and what to make until then. */
export async function holidayPrepOf(app: App, sellerId: string, input: PrepInput): Promise<HolidayPrep> {
  const { calendar: stored, country: from, timeZone } = await findCalendar(app.db, sellerId);
  const at = app.clock.now();
  const calendar = calendarOfShop({ calendar: stored, country: from }, at);
  const shop: Shop = { from, calendar, now: localTime(timeZone, at), at };
  const today = dayIn(timeZone, at);
  const countries = await countriesOf(app, sellerId, shop);
  const giftDays = giftDaysOf(countries, today);
  const offered = await listOffered(app.db, sellerId, MAX_LISTINGS);
  const listing = offered.find(({ listingId }) => listingId === input.listingId) ?? offered[0];
  const byOccasion = new Map<GiftDayId, ReturnType<typeof rowsFor>>();
  const rowsOf = (id: GiftDayId) => {
    const rows = byOccasion.get(id) ?? rowsFor(id, { countries, listing, shop, today });
    byOccasion.set(id, rows);
    return rows;
  };
  // What is not asked for is the first occasion that can still be reached.
  const chosen = giftDays.find(({ id }) => id === input.occasion) ??
    giftDays.find(({ id }) => rowsOf(id).some(({ ways }) => ways.some(({ lastOrder }) => lastOrder !== null))) ??
    giftDays[0] ?? { id: 'christmas' as const, day: today };
  const occasion = startOfDay(timeZone, chosen.day);
  const sales = await listSeasonSales(app.db, {
    ...{ sellerId, now: at, occasion },
    recentFrom: addMilliseconds(at, -PACE_DAYS * DAY),
  });
  const rows = rowsOf(chosen.id);
  const sum = (field: 'recent' | 'before'): number => sales.reduce((total, row) => total + row[field], 0);
  const pace = paceOf({ recent: sum('recent'), before: sum('before') });
  const sold = offered.map(({ listingId, title, madeToOrder, stock }) => {
    const { recent = 0, seasonBefore = 0 } = sales.find((row) => row.listingId === listingId) ?? {};
    return { listingId, title, madeToOrder, stock, recent, seasonBefore };
  });
  const last = rows[0]?.ways.find(({ id }) => id === 'standard')?.lastOrder ?? rows[0]?.ways[0]?.lastOrder;
  const daysLeft = Math.max(0, Math.ceil((Date.parse(chosen.day) - Date.parse(today)) / DAY));
  return {
    timeZone,
    giftDays,
    occasion: chosen.id,
    listing: listing ? { listingId: listing.listingId, title: listing.title } : null,
    listings: offered.map(({ listingId, title }) => ({ listingId, title })),
    countries: rows,
    makeBy: listing && last ? isoDay(leavesBy([listing], new Date(`${last}T00:00:00Z`), calendar)) : null,
    pacePercent: pace === null ? null : Math.round(pace * 100),
    toMake: listingsToMake(sold, { pace, daysLeft }).slice(0, MAX_TO_MAKE),
  };
}

/** [DASH-04] Holiday prep of the signed-in maker. */
export const getHolidayPrep = read(
  ordersContract.getHolidayPrep,
  { policy: signedIn },
  async ({ input, app, caller }) => ok(await holidayPrepOf(app, caller.session?.userId ?? '', input)),
);
