import { expect, test } from 'vitest';
import { countries, findCountry } from '../../core/countries.ts';
import { deliveryOptions, isoDay, isSentTo, leavesBy, orderBy } from './delivery-options.ts';

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

test('[PAY-01] a maker sends within their own country whatever their zones are', () => {
  const postage = { extraCents: 0, freeFromCents: null, zones: [] };
  expect(isSentTo({ from: 'PT', to: 'PT', postage })).toBe(true);
  expect(isSentTo({ from: 'PT', to: 'DE', postage })).toBe(false);
  expect(isSentTo({ from: 'PT', to: 'DE', postage: { ...postage, zones: ['eu'] } })).toBe(true);
  expect(isSentTo({ from: 'PT', to: 'CH', postage: { ...postage, zones: ['eu'] } })).toBe(false);
  expect([isSentTo({ from: 'PT', to: 'DE', postage: null }), isSentTo({ from: 'XX', to: 'XX' })]).toEqual([
    true,
    false,
  ]);
});

test('[ORD-06] the last day to order is the latest that arrives in time', () => {
  const item = { processingDays: 1, madeToOrder: false };
  const wanted = new Date('2026-12-04T12:00:00Z');
  const last = (now: string) => orderBy(wanted, { item, to: 'DE', from: 'DE', now: new Date(now) })?.toISOString();
  // One day of work and three on the way: from the Monday to the Friday.
  expect(last('2026-11-20T12:00:00Z')).toBe('2026-11-30T12:00:00.000Z');
  expect(last('2026-11-30T12:00:00Z')).toBe('2026-11-30T12:00:00.000Z');
  expect(last('2026-11-30T12:00:00.001Z')).toBeUndefined();
  expect(orderBy(wanted, { item, to: 'XX', from: 'DE', now: new Date('2026-11-20T12:00:00Z') })).toBeNull();
});

test('[PAY-01] each way has its price by kilogram and its days for every zone', () => {
  // A Monday; one day of work.
  const now = new Date('2026-11-23T08:00:00Z');
  const rates = ['PT', 'DE', 'CH', 'US'].flatMap((to) => {
    const options = (weightGrams: number) =>
      deliveryOptions({
        items: [{ processingDays: 1, madeToOrder: false, weightGrams, quantity: 1 }],
        from: 'PT',
        to,
        now,
      });
    const heavy = options(3000);
    return options(1000).map(({ id, name, priceCents, arrivesFrom, arrivesTo }, index) => [
      ...[to, id, name, priceCents, ((heavy[index]?.priceCents ?? 0) - priceCents) / 2],
      `${isoDay(arrivesFrom)} to ${isoDay(arrivesTo)}`,
    ]);
  });
  expect(rates).toEqual([
    ['PT', 'standard', 'Tracked', 490, 120, '2026-11-26 to 2026-11-27'],
    ['PT', 'express', 'Express', 1190, 250, '2026-11-25 to 2026-11-25'],
    ['DE', 'standard', 'Tracked', 690, 250, '2026-11-27 to 2026-12-02'],
    ['DE', 'express', 'Express', 1690, 450, '2026-11-25 to 2026-11-26'],
    ['CH', 'standard', 'Tracked', 1290, 400, '2026-11-30 to 2026-12-04'],
    ['CH', 'express', 'Express', 2490, 700, '2026-11-26 to 2026-11-27'],
    ['US', 'standard', 'Tracked', 1890, 900, '2026-12-03 to 2026-12-14'],
    ['US', 'express', 'Express', 3990, 1500, '2026-11-27 to 2026-12-01'],
  ]);
});
