import { expect, test } from 'vitest';
import { marksOf } from './wishlist-marks.ts';

const now = {
  priceCents: 2800,
  priceVaries: false,
  stock: 5,
  shopName: 'Rio Clay',
  shopSlug: 'rio-clay',
  place: 'Porto',
  sellerId: 's',
  variantId: 'v',
  needsWords: false,
  processingDays: 3,
  madeToOrder: false,
};
const of = (changes: Partial<typeof now> | null, rest: object = {}) =>
  marksOf({ now: changes && { ...now, ...changes }, addedPriceCents: 2800, wasSoldOut: false, ...rest });

test('[WISH-10] a lower price, new stock and a piece that is gone are told; nothing else is', () => {
  expect(of({})).toEqual([]);
  expect(of({ priceCents: 2100 })).toEqual(['€7.00 less than when you added it']);
  expect(of({ priceCents: 3000 })).toEqual([]);
  expect(of({}, { addedPriceCents: null })).toEqual([]);
  expect(of({}, { wasSoldOut: true })).toEqual(['Back in stock']);
  expect(of({ stock: 0 }, { wasSoldOut: true })).toEqual(['Sold out']);
  expect(of({ stock: 1, priceCents: 2799 })).toEqual(['€0.01 less than when you added it', 'Only 1 left']);
  expect(of({ stock: 1 }, { wasSoldOut: true })).toEqual(['Back in stock']);
  expect(of(null)).toEqual(['No longer for sale']);
});
