import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Promo } from '../promotions/promo-schema.ts';
import { orderNumber } from '../orders/order-number.ts';
import { MAX_LINES } from '../cart/limits.ts';
import { checkAddress } from './check-address.ts';
import { checkoutContract } from './contract.ts';
import { priceParcels, type PricedLine } from './price-parcels.ts';

const now = new Date('2026-11-20T15:00:00Z');
const line = (change: Partial<PricedLine> = {}): PricedLine => ({
  id: 'l1',
  sellerId: 'ana',
  shopName: 'Rio Clay',
  shopSlug: 'rio-clay',
  place: 'Porto',
  timeZone: 'UTC',
  listingId: 'mug',
  variantId: 'v1',
  title: 'Mug',
  values: [],
  personalisation: '',
  picture: null,
  quantity: 1,
  priceCents: 2800,
  addedPriceCents: 2800,
  stock: 10,
  available: true,
  processingDays: 2,
  madeToOrder: false,
  weightGrams: 400,
  shopCountry: 'PT',
  goods: 'standard',
  seller: null,
  returnDays: 14,
  ...change,
});
const priced = (lines: PricedLine[], delivery = {}) =>
  priceParcels({ lines, country: 'DE', delivery, promo: null, now });

test('[PAY-01] a way of delivery may be chosen for each maker of the longest cart', () => {
  const chosen = (makers: number): string =>
    Array.from({ length: makers }, (_, index) => `${String(index).padStart(36, '0')}:standard`).join();
  const quoted = checkoutContract.getQuote['~orpc'].inputSchema;
  expect(quoted?.safeParse({ country: 'AT', delivery: chosen(MAX_LINES) }).success).toBe(true);
  expect(quoted?.safeParse({ country: 'AT', delivery: chosen(MAX_LINES * 2) }).success).toBe(false);
});

test('[CART-06] changed prices and missing stock are named line by line', () => {
  const quote = priced([
    line({ addedPriceCents: 2500 }),
    line({ id: 'l2', quantity: 11 }),
    line({ id: 'l3', stock: 0, available: false }),
    line({ id: 'l4', available: false }),
    line({ id: 'l5', stock: 0, available: false, choiceGone: true }),
  ]);
  expect(quote.ok && quote.value.problems.map((problem) => [problem.lineId, problem.kind])).toEqual([
    ['l1', 'price-changed'],
    ['l2', 'not-enough-stock'],
    ['l3', 'sold-out'],
    ['l4', 'not-for-sale'],
    ['l5', 'choice-gone'],
  ]);
});

test('[PAY-01] an empty cart and a country that is not served are refused', () => {
  expect(priced([])).toMatchObject({ problem: { code: 'checkout/cart-empty' } });
  expect(priceParcels({ lines: [line()], country: 'XX', delivery: {}, promo: null, now })).toMatchObject({
    problem: { code: 'checkout/country-not-served' },
  });
});

test('[INV-05] total = Σ price × quantity − discount + shipping + tax', () => {
  const lines = fc.array(
    fc.record({
      seller: fc.constantFrom('a', 'b', 'c'),
      price: fc.integer({ min: 1, max: 500_000 }),
      quantity: fc.integer({ min: 1, max: 20 }),
      grams: fc.integer({ min: 0, max: 9000 }),
    }),
    { minLength: 1, maxLength: 12 },
  );
  fc.assert(
    fc.property(lines, fc.integer({ min: 0, max: 2_000_000 }), (drawn, amount) => {
      const quote = priceParcels({
        lines: drawn.map((item, index) =>
          line({
            id: `l${index}`,
            sellerId: item.seller,
            priceCents: item.price,
            quantity: item.quantity,
            weightGrams: item.grams,
          }),
        ),
        country: 'FR',
        delivery: {},
        promo: { type: 'fixed', code: 'x', amount, discountAmount: 0 },
        now,
      });
      if (!quote.ok) throw new Error('refused');
      const subtotal = drawn.reduce((all, item) => all + item.price * item.quantity, 0);
      expect(quote.value.subtotalCents).toBe(subtotal);
      expect(quote.value.totalCents).toBe(
        subtotal - Math.min(amount, subtotal) + quote.value.shippingCents + quote.value.taxCents,
      );
      const shares = quote.value.parcels.map((parcel) => parcel.discountCents);
      expect(shares.reduce((all, share) => all + share, 0)).toBe(quote.value.discountCents);
      shares.forEach((share, index) =>
        expect(share >= 0 && share <= (quote.value.parcels[index]?.subtotalCents ?? 0)).toBe(true),
      );
    }),
  );
});

test('[DASH-04, INV-05] a code for the postage sends its shop’s parcel by tracked post for nothing', () => {
  const lines = [line(), line({ id: 'l2', sellerId: 'ola', shopCountry: 'DE', priceCents: 5000 })];
  const free = { type: 'postage', code: 'FREE', discountAmount: 0, sellerId: 'ana' } as const;
  const costs = (promo: Promo, delivery = {}): unknown => {
    const quote = priceParcels({ lines, country: 'DE', delivery, promo, now });
    if (!quote.ok) throw new Error('refused');
    const { parcels, discountCents, shippingCents, totalCents } = quote.value;
    expect(totalCents).toBe(7800 - discountCents + shippingCents);
    return [
      parcels.map(({ postageOffCents, options }) => [postageOffCents, ...options.map(({ priceCents }) => priceCents)]),
      [discountCents, shippingCents, quote.value.promo?.discountAmount],
    ];
  };
  const full = [690, 1690];
  const other = [0, 490, 1190];
  expect(costs({ ...free, sellerId: 'cy' })).toEqual([
    [[0, ...full], other],
    [0, 690 + 490, 0],
  ]);
  expect(costs(free)).toEqual([
    [[690, 0, 1690], other],
    [0, 490, 690],
  ]);
  expect(costs(free, { ana: 'express' })).toEqual([
    [[0, 0, 1690], other],
    [0, 1690 + 490, 0],
  ]);
  expect(costs({ ...free, minimumCents: 2801 })).toEqual([
    [[0, ...full], other],
    [0, 690 + 490, 0],
  ]);
  expect(costs({ ...free, listingId: 'bowl' })).toEqual([
    [[0, ...full], other],
    [0, 690 + 490, 0],
  ]);
});

test('[PAY-01] an address names the field that is wrong', () => {
  const good = { name: 'Bo', line1: 'Weg 1', postcode: '04229', city: 'Leipzig', country: 'DE' };
  expect(checkAddress(good).ok).toBe(true);
  expect(checkAddress({ ...good, postcode: '4229' })).toMatchObject({ problem: { field: 'postcode' } });
  expect(checkAddress({ ...good, city: ' ' })).toMatchObject({ problem: { field: 'city' } });
  expect(checkAddress({ ...good, country: 'XX' })).toMatchObject({ problem: { code: 'checkout/country-not-served' } });
});

test('[MSG-17] an order number has its year and six digits, or seven when they are used up', () => {
  expect(orderNumber(2026, 6, () => 0)).toBe('AM-2026-100000');
  expect(orderNumber(2026, 6, (max) => max - 1)).toBe('AM-2026-999999');
  expect(orderNumber(2026, 7, (max) => max - 1)).toBe('AM-2026-9999999');
  fc.assert(fc.property(fc.nat(899_999), (drawn) => /^AM-2026-[1-9]\d{5}$/.test(orderNumber(2026, 6, () => drawn))));
});
