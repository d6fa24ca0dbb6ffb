import { expect, test } from 'vitest';
import { countries, findCountry } from '../../core/countries.ts';
import { deliveryOptions, isoDay, leavesBy, orderBy } from './delivery-options.ts';

const friday = new Date('2026-11-20T15:00:00Z');
const mug = { processingDays: 2, madeToOrder: false, weightGrams: 400, quantity: 1 };

test('[ORD-06] a parcel leaves after the longest working time of its pieces, not at weekends', () => {
  expect(isoDay(leavesBy([mug], friday))).toBe('2026-11-24');
  expect(isoDay(leavesBy([mug, { processingDays: 5, madeToOrder: true }], friday))).toBe('2026-11-30');
  expect(isoDay(leavesBy([{ processingDays: 0, madeToOrder: false }], friday))).toBe('2026-11-23');
});

test('[PAY-01] options are priced by zone and begun kilogram, cheapest first', () => {
  const price = (from: string, to: string, grams: number, quantity = 1) =>
    deliveryOptions({ items: [{ ...mug, weightGrams: grams, quantity }], from, to, now: friday }).map(
      (option) => option.priceCents,
    );
  expect(price('PT', 'PT', 400)).toEqual([490, 1190]);
  expect(price('PT', 'DE', 1001)).toEqual([940, 2140]);
  // Three pieces of 400 g weigh 1,200 g.
  expect(price('PT', 'DE', 400, 3)).toEqual([940, 2140]);
  expect(price('', 'US', 100)).toEqual([1890, 3990]);
  expect(price('PT', 'XX', 100)).toEqual([]);
});

test('[PAY-01] arrival days follow the leave-by day in working days', () => {
  const [standard] = deliveryOptions({ items: [mug], from: 'PT', to: 'DE', now: friday });
  expect([isoDay(standard!.leavesBy), isoDay(standard!.arrivesFrom), isoDay(standard!.arrivesTo)]).toEqual([
    '2026-11-24',
    '2026-11-27',
    '2026-12-02',
  ]);
});

test('[ORD-06] the last day to order for a date is told, and none when it is too late', () => {
  const wanted = new Date('2026-12-24T23:00:00Z');
  const last = orderBy(wanted, { item: mug, from: 'PT', to: 'DE', now: friday });
  expect(last && isoDay(last)).toBe('2026-12-14');
  expect(
    orderBy(wanted, { item: { processingDays: 60, madeToOrder: true }, from: 'PT', to: 'DE', now: friday }),
  ).toBeNull();
});

test('[PAY-01] countries are served by their code, once each', () => {
  expect(new Set(countries.map((country) => country.code)).size).toBe(countries.length);
  expect(findCountry('GB')?.zone).toBe('europe');
});
