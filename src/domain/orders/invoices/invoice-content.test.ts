import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Taxed } from '../../shops/tax/model.ts';
import { creditedRates } from './invoice-content.ts';

test('[PAY-06] a refund takes back of each rate what its part of the invoice is, and of its tax', () => {
  const rates = [
    { percent: 19, paidCents: 11900, taxCents: 1900 },
    { percent: 7, paidCents: 5350, taxCents: 350 },
  ];
  expect(creditedRates(rates, [], 1725)).toEqual([
    { percent: 19, paidCents: 1190, taxCents: 190 },
    { percent: 7, paidCents: 535, taxCents: 35 },
  ]);
});

test('[PAY-06, INV-03] whatever is refunded in whichever steps, no rate gives more back than it had, and all of it gives back all of its tax', () => {
  const rate = fc.record({ paidCents: fc.nat(100_000), percent: fc.constantFrom(19, 7, 5.5, 0) });
  fc.assert(
    fc.property(
      fc.uniqueArray(rate, { minLength: 1, maxLength: 4, selector: ({ percent }) => percent }),
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 }),
      (drawn, parts) => {
        const rates = drawn.map((each) => ({
          ...each,
          taxCents: Math.round((each.paidCents * each.percent) / (100 + each.percent)),
        }));
        const before: Taxed[] = [];
        let left = rates.reduce((sum, { paidCents }) => sum + paidCents, 0);
        for (const part of [...parts, 1]) {
          const amountCents = part === 1 ? left : Math.floor(left * part);
          const back = creditedRates(rates, before, amountCents);
          expect(back.reduce((sum, { paidCents }) => sum + paidCents, 0)).toBe(amountCents);
          for (const each of back) expect(each.taxCents).toBeGreaterThanOrEqual(0);
          before.push(...back);
          left -= amountCents;
        }
        for (const { percent, paidCents, taxCents } of rates) {
          const back = before.filter((each) => each.percent === percent);
          expect(back.reduce((sum, each) => sum + each.paidCents, 0)).toBe(paidCents);
          expect(back.reduce((sum, each) => sum + each.taxCents, 0)).toBe(taxCents);
        }
      },
    ),
  );
});
