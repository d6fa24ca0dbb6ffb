import { expect, test } from 'vitest';
import { countries } from '../../core/countries.ts';
import { plainCalendar } from '../../shops/calendar/working-calendar.ts';
import { deliveryOptions, isoDay, leavesBy } from './delivery-options.ts';
import type { Postage } from './postage.ts';
import { isSentTo } from './rates.ts';
import type { ShippingRate } from './ways.ts';

const now = new Date('2026-11-23T08:00:00Z');
const rate = (edit: Partial<ShippingRate>): ShippingRate => ({
  ...{ area: 'eu', way: 'standard', by: 'item', firstCents: 500, moreCents: 100, days: [2, 4], maxGrams: null },
  ...edit,
});
const own = (rates: ShippingRate[], edit: Partial<Postage> = {}): Postage => ({
  ...{ extraCents: 0, freeFromCents: null, rates },
  ...edit,
});
const item = (postage: Postage | null, edit: object = {}) => ({
  ...{ processingDays: 1, madeToOrder: false, weightGrams: 400, quantity: 1, postage, priceCents: 1000 },
  ...edit,
});
const prices = (items: ReturnType<typeof item>[], to = 'DE') =>
  deliveryOptions({ items, from: 'PT', to, now }).map(({ id, priceCents }) => `${id} ${priceCents}`);

const letter = rate({ way: 'letter', by: 'weight', firstCents: 200, moreCents: 50, maxGrams: 1000 });
test.each([
  ['by item: the first, and each further one', [item(own([rate({})]), { quantity: 3 })], 'DE', ['standard 700']],
  ['by weight, packing weighed along', [item(own([letter], { packingGrams: 500 }))], 'DE', ['letter 200']],
  ['too heavy for its only way', [item(own([letter], { packingGrams: 601 }))], 'DE', []],
  [
    'a country has its own rate before its zone',
    [item(own([rate({}), rate({ area: 'DE', firstCents: 300 })]))],
    'DE',
    ['standard 300'],
  ],
  ['the own country takes the zone where it has no rate', [item(own([rate({})]))], 'PT', ['standard 500']],
  [
    'and its own where it has one',
    [item(own([rate({}), rate({ area: 'home', firstCents: 250 })]))],
    'PT',
    ['standard 250'],
  ],
  ['not where no rate goes', [item(own([rate({})]))], 'CH', []],
  ['nor to a country that is left out', [item(own([rate({})], { except: ['DE'] }))], 'DE', []],
  ['plain rates leave it out too', [item(own([], { except: ['DE'] }))], 'DE', []],
  [
    'another origin makes another country home',
    [item(own([rate({ area: 'home' })], { from: 'DE' }))],
    'DE',
    ['standard 500'],
  ],
  [
    'pickup for buyers of the country, last and free',
    [item(own([rate({})], { pickup: true }))],
    'PT',
    ['standard 500', 'pickup 0'],
  ],
  ['collecting is no way abroad', [item(own([rate({})], { pickup: true }))], 'DE', ['standard 500']],
  ['letters go free as tracked post does', [item(own([letter], { freeFromCents: 1000 }))], 'DE', ['letter 0']],
  [
    'two rates: the dearest first piece, the rest at its own further price',
    [item(own([rate({})])), item(own([rate({ firstCents: 800, moreCents: 300 })]))],
    'DE',
    ['standard 900'],
  ],
  [
    'what only goes as a letter comes along in a parcel',
    [item(own([letter])), item(own([rate({})]))],
    'DE',
    ['standard 550'],
  ],
  ['nothing where a piece goes by no way', [item(null), item(own([rate({})]))], 'US', []],
])('[DASH-04] own rates: %s', (_title, items, to, expected) => expect(prices(items, to)).toEqual(expected));

test('[DASH-04] a profile that only collects reaches its own country alone', () => {
  const postage = own([rate({ area: 'JP' })], { pickup: true });
  expect(['PT', 'DE', 'JP'].map((to) => isSentTo({ from: 'PT', to, postage }))).toEqual([true, false, true]);
});

test('[ORD-06] the longer of working time and queue decides, packing comes after it', () => {
  const calendar = { ...plainCalendar, minutesPerDay: 120, queueMinutes: 500 };
  const made = item(null, { madeToOrder: true, makingMinutes: 60, quantity: 2 });
  const day = (...items: ReturnType<typeof item>[]) => isoDay(leavesBy(items, now, calendar));
  // 620 minutes are six working days.
  expect([day(item(null)), day(made), day(item(own([], { handlingDays: 2 })), made)]).toEqual([
    ...['2026-11-24', '2026-12-01', '2026-12-03'],
  ]);
});

test('[ORD-06] nobody anywhere is promised a delivery on Christmas Day', () => {
  for (let day = 0; day < 40; day += 1)
    for (const { code } of countries)
      for (const { arrivesFrom, arrivesTo } of deliveryOptions({
        ...{ items: [item(null)], from: 'PT', to: code, now: new Date(Date.UTC(2026, 10, 20 + day)) },
      }))
        expect(`${isoDay(arrivesFrom)} ${isoDay(arrivesTo)}`).not.toContain('-12-25');
});
