import fc from 'fast-check';
import { expect, test } from 'vitest';
import { percentOf } from '../core/money.ts';
import { borneByFee, boundOffer } from './subsidy.ts';

const ana = { sellerId: 'ana', baseCents: 10_000, budgetCents: 0 };
const bea = { ...ana, sellerId: 'bea' };

test.each([
  ['the fee pays for 6.1 %', 10, 6.5, [ana], 6, []],
  ['nothing without a fee', 15, 0, [ana], 0, []],
  ['less than the fee pays for', 5, 6.5, [ana], 5, []],
  ['a budget adds the rest', 10, 6.5, [{ ...ana, budgetCents: 390 }], 10, [['ana', 390]]],
  ['a budget that is a cent short', 10, 6.5, [{ ...ana, budgetCents: 389 }], 9, [['ana', 290]]],
  ['one shop without a budget holds all', 10, 6.5, [{ ...ana, budgetCents: 900 }, bea], 6, []],
] as const)(
  '[REC-06, PAY-04] an offer is what fee and budget pay for: %s',
  (_, wanted, fee, parts, percent, subsidies) => {
    const bound = boundOffer(wanted, fee, parts);
    expect([bound.percent, bound.subsidies.map(({ sellerId, cents }) => [sellerId, cents])]).toEqual([
      percent,
      subsidies,
    ]);
  },
);

test('[PAY-04] the fee bears at most the fee of what is then paid', () => {
  fc.assert(
    fc.property(fc.nat(9_000_000), fc.nat(5000), (base, hundredths) => {
      const fee = hundredths / 100;
      const borne = borneByFee(base, fee);
      expect(borne).toBeLessThanOrEqual(percentOf(base - borne, fee));
      expect((borne + 1) * 10_000).toBeGreaterThan((base - borne - 1) * hundredths);
    }),
  );
});
