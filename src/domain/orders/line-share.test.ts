import fc from 'fast-check';
import { expect, test } from 'vitest';
import { discountOf, discountShares, type Priced } from '../promotions/promo.ts';
import type { Promo } from '../promotions/promo-schema.ts';
import { shareOf } from './line-share.ts';

const line = {
  id: 'mug',
  unitPriceCents: 1000,
  quantity: 3,
  discountCents: 500,
  fundedCents: 500,
  paidBackQuantity: 0,
};

test('[PAY-04, INV-03] pieces paid back one after the other bring what was paid for their line', () => {
  const bring = [0, 1, 2].map((paidBackQuantity) => shareOf({ ...line, paidBackQuantity }, 1));
  // A third of the reduction is 166.67 cents: a fraction of a cent is for the buyer.
  expect(bring.map(({ cents, fundedCents }) => [cents, fundedCents])).toEqual([
    [834, 166],
    [833, 167],
    [833, 167],
  ]);
  expect(shareOf(line, 3)).toEqual({ lineId: 'mug', quantity: 3, cents: 2500, fundedCents: 500 });
});

const lines = fc.array(
  fc.record({
    sellerId: fc.constantFrom('ana', 'bea'),
    listingId: fc.constantFrom('lamp', 'table', 'mug'),
    priceCents: fc.nat(500_000),
    quantity: fc.integer({ min: 1, max: 9 }),
  }),
  { minLength: 1, maxLength: 8 },
);
const scope = {
  ...{ code: fc.constant('X'), discountAmount: fc.constant(0), sellerId: fc.constantFrom('ana', undefined) },
  ...{ listingId: fc.constantFrom('lamp', undefined), atMostCents: fc.option(fc.nat(90_000), { nil: undefined }) },
};
const promos = fc.oneof(
  fc.record({ ...scope, percent: fc.nat(100) }),
  fc.record({ ...scope, amount: fc.nat(2_000_000) }),
);

test('[INV-05, INV-10] whatever a code takes off, each line has its own share', () => {
  fc.assert(
    fc.property(lines, promos, fc.array(fc.nat(8)), (drawn, terms, steps) => {
      const priced: Priced[] = drawn.map((each, index) => ({ ...each, variantId: `v${index}` }));
      const promo: Promo = 'percent' in terms ? { type: 'percent', ...terms } : { type: 'fixed', ...terms };
      const shares = discountShares(promo, priced);
      expect(shares.reduce((sum, cents) => sum + cents, 0)).toBe(discountOf(promo, priced));
      for (const [index, { sellerId, listingId, priceCents, quantity }] of priced.entries()) {
        const discountCents = shares[index] ?? 0;
        const isFor = (promo.sellerId ?? sellerId) === sellerId && (promo.listingId ?? listingId) === listingId;
        expect(discountCents).toBeLessThanOrEqual(isFor ? priceCents * quantity : 0);
        const bought = { id: 'line', unitPriceCents: priceCents, quantity, discountCents, fundedCents: discountCents };
        let [paidBackQuantity, cents, fundedCents] = [0, 0, 0];
        for (const step of [...steps, quantity]) {
          const share = shareOf({ ...bought, paidBackQuantity }, Math.min(step, quantity - paidBackQuantity));
          expect(share.cents).toBeGreaterThanOrEqual(0);
          paidBackQuantity += share.quantity;
          cents += share.cents;
          fundedCents += share.fundedCents;
        }
        expect([cents, fundedCents]).toEqual([priceCents * quantity - discountCents, discountCents]);
      }
    }),
  );
});
