import fc from 'fast-check';
import { expect, test } from 'vitest';
import { breakDownPrice, breakEvenPrice, recommendPrices } from './price-rules.ts';

const mug = { materialCents: 400, minutes: 45, hourlyWageCents: 2000, postageCents: 100 };
const taxed = { feePercent: 6.5, vatPercent: 23 };

test('[DASH-04] a price is split into VAT, fee, costs and profit', () => {
  expect(breakDownPrice(3400, mug, taxed)).toEqual({
    vatCents: 636,
    feeCents: 221,
    labourCents: 1500,
    profitCents: 543,
    marginPercent: (100 * 543) / 2764,
    hourlyCents: 2724,
  });
});

test('[DASH-04] without minutes there is no hourly earning, without a price no margin', () => {
  expect(breakDownPrice(0, { ...mug, minutes: 0 }, taxed)).toMatchObject({ hourlyCents: null, marginPercent: null });
});

const cents = fc.integer({ min: 0, max: 1_000_000 });
const costs = fc.record({
  materialCents: cents,
  minutes: fc.integer({ min: 0, max: 6000 }),
  hourlyWageCents: fc.integer({ min: 0, max: 20_000 }),
  postageCents: cents,
});
const shares = fc.record({
  feePercent: fc.integer({ min: 0, max: 2000 }).map((points) => points / 100),
  vatPercent: fc.constantFrom(0, 5.5, 19, 23, 27),
});

test('[DASH-04] break-even pays for everything, and three cents less do not', () => {
  fc.assert(
    fc.property(costs, shares, (each, of) => {
      const price = breakEvenPrice(each, of) ?? -1;
      expect(breakDownPrice(price, each, of).profitCents).toBeGreaterThanOrEqual(0);
      if (price > 3) expect(breakDownPrice(price - 3, each, of).profitCents).toBeLessThan(0);
    }),
  );
});

test('[DASH-04] the recommended prices are comparable ones that pay for the costs', () => {
  const span = { lowCents: 2600, highCents: 3400 };
  expect(recommendPrices(span, 2000)).toEqual(span);
  expect(recommendPrices(span, 3000)).toEqual({ lowCents: 3000, highCents: 3400 });
  expect(recommendPrices(span, 3401)).toBeNull();
});
