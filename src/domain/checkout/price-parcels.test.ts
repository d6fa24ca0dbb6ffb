import { expect, test } from 'vitest';
import type { InvoiceFacts } from '../shops/tax/model.ts';
import { priceParcels, type PricedLine } from './price-parcels.ts';

// A Friday.
const now = new Date('2026-11-20T15:00:00Z');
const seller: InvoiceFacts = {
  ...{ sellsAs: 'registered', legalName: 'Ana Rios', line1: 'Rua 1', postcode: '4000-001', city: 'Porto' },
  ...{ country: 'PT', vatNumber: 'PT123456789', usesOss: false },
};
/** Every field holds something else, so that one in another's place is seen. */
const line = (change: Partial<PricedLine> = {}): PricedLine => ({
  ...{ id: 'line', sellerId: 'ana', shopName: 'Rio Clay', shopSlug: 'rio-clay', place: 'Porto' },
  ...{ listingId: 'mug', variantId: 'blue', title: 'Mug', values: [], personalisation: '', picture: null },
  ...{ quantity: 2, priceCents: 2800, addedPriceCents: 2800, stock: 9, available: true },
  ...{ processingDays: 3, madeToOrder: false, weightGrams: 400, shopCountry: 'PT', goods: 'standard' },
  ...{ returnDays: 21, timeZone: 'UTC', seller },
  ...change,
});
const priced = (lines: PricedLine[], changes: Partial<Parameters<typeof priceParcels>[0]> = {}) => {
  const quote = priceParcels({ lines, country: 'DE', delivery: {}, promo: null, now, ...changes });
  return quote.ok ? quote.value : expect.fail(quote.problem.code);
};

test('[PAY-01, ORD-06, PAY-06] a parcel says whose it is, what lies in it, how and when it comes', () => {
  const [parcel] = priced([line()]).parcels;
  const {
    weightGrams: _grams,
    timeZone: _zone,
    shopCountry: _country,
    goods: _goods,
    seller: _seller,
    returnDays: _days,
    ...shown
  } = line();
  expect(parcel).toEqual({
    ...{
      sellerId: 'ana',
      shopName: 'Rio Clay',
      shopSlug: 'rio-clay',
      place: 'Porto',
      lines: [{ ...shown, discountCents: 0 }],
    },
    ...{ subtotalCents: 5600, discountCents: 0, freeFromCents: null, postageOffCents: 0 },
    ...{ chosen: 'standard', seller, returnDays: 21 },
    options: [
      {
        ...{ id: 'standard', name: 'Tracked', priceCents: 690 },
        ...{ leavesBy: '2026-11-25', arrivesFrom: '2026-11-30', arrivesTo: '2026-12-03' },
      },
      {
        ...{ id: 'express', name: 'Express', priceCents: 1690 },
        ...{ leavesBy: '2026-11-25', arrivesFrom: '2026-11-26', arrivesTo: '2026-11-27' },
      },
    ],
    tax: {
      ...{ basis: 'taxed', country: 'PT', taxCents: 1176 },
      lines: [{ lineId: 'line', percent: 23, paidCents: 5600, taxCents: 1047 }],
      postage: [{ percent: 23, paidCents: 690, taxCents: 129 }],
      rates: [{ percent: 23, paidCents: 6290, taxCents: 1176 }],
    },
  });
});

test('[CART-06] a line with a problem says both prices and both numbers', () => {
  const facts = { lineId: 'line', oldPriceCents: 2500, newPriceCents: 2800, wanted: 2, stock: 9 };
  const problemsOf = (change: Partial<PricedLine>, changes = {}) =>
    priced([line({ addedPriceCents: 2500, ...change })], changes).problems;
  expect(problemsOf({})).toEqual([{ ...facts, kind: 'price-changed' }]);
  expect(problemsOf({ addedPriceCents: 2800 })).toEqual([]);
  expect(problemsOf({ stock: 2 })).toEqual([{ ...facts, stock: 2, kind: 'price-changed' }]);
  expect(problemsOf({ stock: 1 })).toEqual([{ ...facts, stock: 1, kind: 'not-enough-stock' }]);
  expect(problemsOf({ isOwn: true, available: false })).toEqual([{ ...facts, kind: 'own-listing' }]);
  // Its maker sends it within their own country alone.
  const postage = { extraCents: 0, freeFromCents: null, zones: [] };
  expect(problemsOf({ postage })).toEqual([{ ...facts, kind: 'not-sent-there' }]);
  expect(problemsOf({ postage, shopCountry: 'DE' })).toEqual([{ ...facts, kind: 'price-changed' }]);
});

test('[CART-06, INV-05] what is not sent to a country has no way to go', () => {
  const postage = { extraCents: 100, freeFromCents: 9000, zones: [] };
  const quote = priced([line({ postage })]);
  expect(quote.parcels[0]).toMatchObject({
    ...{ options: [], freeFromCents: null, chosen: 'standard', postageOffCents: 0 },
  });
  expect([quote.subtotalCents, quote.shippingCents, quote.totalCents]).toEqual([5600, 0, 5600]);
  // Where nothing can be bought, its parcel shows how the shop would send what lies in it.
  const gone = { stock: 0, available: false };
  expect(priced([line({ postage, ...gone })]).parcels[0]?.options).toEqual([]);
  expect(priced([line({ ...gone, processingDays: 9 })]).parcels[0]?.options).toEqual(
    priced([line({ processingDays: 9 })]).parcels[0]?.options,
  );
});

test('[UX-37] a parcel says from which worth on it goes free, by what is sent in it alone', () => {
  const postage = { extraCents: 0, freeFromCents: 9000 };
  const gone = line({ id: 'gone', stock: 0, available: false });
  expect(priced([line({ postage })]).parcels[0]?.freeFromCents).toBe(9000);
  expect(priced([line({ postage }), gone]).parcels[0]?.freeFromCents).toBe(9000);
  expect(priced([line({ postage }), line({ id: 'other' })]).parcels[0]?.freeFromCents).toBeNull();
});

test('[CART-06, DASH-04] where nothing can be bought a code for the postage takes nothing off', () => {
  const free = { type: 'postage', code: 'FREE', discountAmount: 0, sellerId: 'ana' } as const;
  const quote = priced([line({ stock: 0, available: false })], { promo: free });
  expect([quote.parcels[0]?.postageOffCents, quote.shippingCents]).toEqual([0, 0]);
  expect(quote.promo).toEqual({ ...free, discountAmount: 0 });
  expect(priced([line()]).promo).toBeNull();
});

test('[INV-05, PAY-06] a discount lowers the parcels that it is for, each in proportion', () => {
  const lines = [line(), line({ id: 'other', sellerId: 'ola', shopName: 'Ola', quantity: 1, priceCents: 1400 })];
  const fixed = { type: 'fixed', code: 'FIVE', amount: 501, discountAmount: 0 } as const;
  const quote = priced(lines, { promo: fixed });
  // Four fifths of 501 are 400.8 cents, the last fifth is what is left.
  expect(quote.parcels.map(({ discountCents }) => discountCents)).toEqual([401, 100]);
  expect(quote.parcels.map(({ tax }) => tax?.lines.map(({ paidCents }) => paidCents))).toEqual([[5199], [1300]]);
  expect(quote).toMatchObject({ discountCents: 501, promo: { ...fixed, discountAmount: 501 } });
  // Five fourteenths of 99 are 35.4 cents.
  const third = [
    line({ quantity: 1, priceCents: 500 }),
    line({ id: 'b', sellerId: 'b', quantity: 1, priceCents: 900 }),
  ];
  const shares = priced(third, { promo: { ...fixed, amount: 99 } }).parcels.map(({ discountCents }) => discountCents);
  expect(shares).toEqual([35, 64]);
  const ofOla = priced(lines, { promo: { ...fixed, sellerId: 'ola' } });
  expect(ofOla.parcels.map(({ discountCents }) => discountCents)).toEqual([0, 501]);
  const ofNobody = priced(lines, { promo: { ...fixed, sellerId: 'cy' } });
  expect(ofNobody.parcels.map(({ discountCents }) => discountCents)).toEqual([0, 0]);
});

test('[INV-05, PAY-06] a code for one listing lowers that line alone', () => {
  const irish = { shopCountry: 'IE', seller: { ...seller, country: 'IE' }, quantity: 1 };
  const coat = line({ ...irish, id: 'coat', listingId: 'coat', priceCents: 10_000, goods: 'children_clothes' });
  const mug = line({ ...irish, id: 'mug', priceCents: 12_300 });
  const half = { type: 'percent', code: 'HALF', percent: 50, discountAmount: 0, listingId: 'coat' } as const;
  const [parcel] = priced([coat, mug], { promo: half }).parcels;
  expect(parcel?.lines.map(({ id, discountCents }) => [id, discountCents])).toEqual([
    ['coat', 5000],
    ['mug', 0],
  ]);
  expect(parcel?.tax?.lines.map(({ paidCents, taxCents }) => [paidCents, taxCents])).toEqual([
    [5000, 0],
    [12_300, 2300],
  ]);
});

test('[PAY-06] a maker who has not said how they sell has no tax in their parcel', () => {
  expect(priced([line({ seller: null })]).parcels[0]?.tax).toBeNull();
});
