import { expect, test } from 'vitest';
import { deliveryOptions } from './delivery-options.ts';
import { freeFrom, postageOf } from './postage.ts';

const rate = { id: 'standard', cents: 490 };
const item = (
  priceCents: number,
  postage: { extraCents: number; freeFromCents: number | null } | null = null,
  quantity = 1,
) => ({ priceCents, quantity, postage });

test('[CAT-01, PAY-01] without a profile the rate stays', () => {
  expect(postageOf(rate, [item(1000)])).toBe(490);
  expect(
    postageOf(rate, [
      item(1000, { extraCents: 300, freeFromCents: null }),
      item(1, { extraCents: 150, freeFromCents: null }, 4),
    ]),
  ).toBe(790);
});

test('[CAT-01, PAY-01] a parcel is free when it reaches the strictest of its thresholds', () => {
  const free = { extraCents: 200, freeFromCents: 5000 };
  expect(postageOf(rate, [item(4999, free)])).toBe(690);
  expect(postageOf(rate, [item(2500, free, 2)])).toBe(0);
  expect(postageOf(rate, [item(5000, free), item(100, { extraCents: 0, freeFromCents: 8000 })])).toBe(690);
  expect(postageOf(rate, [item(5000, free), item(9000)])).toBe(690);
  expect(postageOf({ id: 'express', cents: 1190 }, [item(9000, free)])).toBe(1390);
  expect(postageOf(rate, [item(0, { extraCents: 0, freeFromCents: 0 })])).toBe(0);
});

test('[UX-37] a parcel can become free only where each of its pieces may', () => {
  const from = (cents: number | null) => ({ postage: { extraCents: 0, freeFromCents: cents } });
  expect(freeFrom([from(5000), from(8000)])).toBe(8000);
  expect(freeFrom([from(0)])).toBe(0);
  expect(freeFrom([from(5000), from(null)])).toBeNull();
  expect(freeFrom([from(5000), { postage: null }])).toBeNull();
  expect(freeFrom([])).toBeNull();
});

test('[CAT-01] the ways to send a parcel carry it', () => {
  const items = [
    {
      ...item(6000, { extraCents: 100, freeFromCents: 5000 }),
      processingDays: 1,
      madeToOrder: false,
      weightGrams: 400,
    },
  ];
  expect(
    deliveryOptions({ items, from: 'DE', to: 'DE', now: new Date('2026-03-02') }).map(({ id, priceCents }) => [
      id,
      priceCents,
    ]),
  ).toEqual([
    ['standard', 0],
    ['express', 1290],
  ]);
});

test('[UX-23, DASH-04] a parcel goes where every piece is sent to', () => {
  const near = { extraCents: 0, freeFromCents: null, zones: ['eu'] as const };
  const ways = (to: string, postages: (typeof near | null)[]): number =>
    deliveryOptions({
      items: postages.map((postage) => ({
        ...item(1000),
        postage,
        weightGrams: 400,
        processingDays: 2,
        madeToOrder: false,
      })),
      from: 'NO',
      to,
      now: new Date('2026-03-02'),
    }).length;
  expect(['NO', 'DE', 'GB', 'US'].map((to) => ways(to, [near]))).toEqual([2, 2, 0, 0]);
  expect([ways('US', [null]), ways('US', [null, near])]).toEqual([2, 0]);
});
