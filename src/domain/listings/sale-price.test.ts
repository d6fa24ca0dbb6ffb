import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MIN_SALE_PRICE, salePrice } from './sale-price.ts';

test('[DASH-04] a sale takes a percentage or an amount off, and leaves at least a euro', () => {
  const percent = (regularCents: number, taken: number) =>
    salePrice(regularCents, { percent: taken, amountCents: null });
  const fixed = (regularCents: number, amountCents: number) => salePrice(regularCents, { percent: null, amountCents });
  expect([percent(2800, 20), percent(3333, 10), percent(105, 50), percent(80, 50)]).toEqual([2240, 3000, 100, 80]);
  expect([fixed(2800, 500), fixed(550, 500), fixed(400, 500)]).toEqual([2300, 100, 100]);
});

test('[DASH-04] a sale price is whole cents and never above the regular price', () => {
  const off = fc.oneof(
    fc.record({ percent: fc.integer({ min: 1, max: 90 }), amountCents: fc.constant(null) }),
    fc.record({ percent: fc.constant(null), amountCents: fc.integer({ min: 1, max: 2_000_000 }) }),
  );
  fc.assert(
    fc.property(off, fc.integer({ min: 1, max: 2_000_000 }), (drawn, regular) => {
      const price = salePrice(regular, drawn);
      expect(Number.isSafeInteger(price) && price <= regular && price >= Math.min(regular, MIN_SALE_PRICE)).toBe(true);
    }),
  );
});
