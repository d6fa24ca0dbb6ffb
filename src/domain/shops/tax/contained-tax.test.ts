import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countries } from '../../core/countries.ts';
import { containedTax } from './contained-tax.ts';
import { largestRemainder } from './largest-remainder.ts';
import { vatPercent, vatRates } from './vat-rates.ts';

const now = new Date('2026-11-23T12:00:00Z');
const registered = { sellsAs: 'registered', country: 'DE', usesOss: false } as const;
const mug = { lineId: 'a', goods: 'standard', paidCents: 11900 } as const;
const sold = { facts: registered, to: 'DE', lines: [mug], shippingCents: 0, now };
const sum = (parts: readonly { paidCents: number; taxCents: number }[], of: 'paidCents' | 'taxCents') =>
  parts.reduce((all, part) => all + part[of], 0);

test('[PAY-06] the tax is contained in the price, by the rate of the maker’s country', () => {
  expect(containedTax(sold)).toEqual({
    basis: 'taxed',
    country: 'DE',
    lines: [{ lineId: 'a', percent: 19, paidCents: 11900, taxCents: 1900 }],
    postage: [],
    rates: [{ percent: 19, paidCents: 11900, taxCents: 1900 }],
    taxCents: 1900,
  });
});

test('[PAY-06] with the One-Stop Shop the rate of the destination holds; without it the maker’s', () => {
  const of = (usesOss: boolean, to: string, country = 'DE') => {
    const tax = containedTax({ ...sold, facts: { ...registered, country, usesOss }, to });
    return [tax.basis, tax.country, tax.rates[0]?.percent];
  };
  expect(of(true, 'FI')).toEqual(['taxed', 'FI', 25.5]);
  expect(of(false, 'FI')).toEqual(['taxed', 'DE', 19]);
  for (const usesOss of [true, false]) {
    expect(of(usesOss, 'CH')).toEqual(['export', '', 0]);
    // A maker outside of the Union owes it no tax, wherever the parcel goes.
    for (const to of ['CH', 'FI']) expect(of(usesOss, to, 'CH')).toEqual(['export', '', 0]);
  }
});

test('[PAY-06] small businesses and private sellers have no tax in their prices', () => {
  for (const sellsAs of ['small-business', 'private'] as const) {
    const tax = containedTax({ ...sold, facts: { ...registered, sellsAs } });
    expect([tax.basis, tax.country, tax.taxCents, tax.rates]).toEqual([
      sellsAs,
      '',
      0,
      [{ percent: 0, paidCents: 11900, taxCents: 0 }],
    ]);
  }
});

test('[PAY-06] goods of two rates share postage by what was paid for them', () => {
  const lines = [{ ...mug, paidCents: 10710 }, { lineId: 'b', goods: 'books', paidCents: 4815 } as const];
  const tax = containedTax({ ...sold, lines, shippingCents: 690 });
  expect(tax.rates).toEqual([
    { percent: 19, paidCents: 10710 + 476, taxCents: 1786 },
    { percent: 7, paidCents: 4815 + 214, taxCents: 329 },
  ]);
  expect(tax.lines.map(({ paidCents }) => paidCents)).toEqual([10710, 4815]);
  expect(tax.postage.map(({ paidCents }) => paidCents)).toEqual([476, 214]);
});

test('[PAY-06] a rate holds from its day on; every member state has one, and no other country', () => {
  expect(vatPercent('EE', 'standard', new Date('2025-06-30T20:59:59Z'))).toBe(22);
  expect(vatPercent('EE', 'standard', new Date('2025-06-30T21:00:00Z'))).toBe(24);
  expect(vatPercent('IE', 'children_clothes', now)).toBe(0);
  expect(vatPercent('DE', 'children_clothes', now)).toBe(19);
  expect(vatPercent('CH', 'standard', now)).toBeUndefined();
  const union = countries.filter(({ zone }) => zone === 'eu').map(({ code }) => code);
  expect(Object.keys(vatRates).toSorted()).toEqual(union.toSorted());
  for (const rates of Object.values(vatRates))
    for (const dated of Object.values(rates)) {
      const days = dated.map(({ since }) => since);
      expect(days).toEqual([...new Set(days)].toSorted());
    }
});

test('[PAY-06] books and clothes of children have these rates', () => {
  const books = `AT 10|BE 6|BG 9|CY 3|CZ 0|DE 7|EE 9|ES 4|FI 10, 2025-01-01 14, 2026-01-01 13.5|FR 5.5|GR 6|HR 5|HU 5|IE 0|
    IT 4|LT 9, 2026-01-01 5|LU 3|LV 5|MT 5|NL 9|PL 5|PT 6|RO 5, 2025-08-01 11|SE 6|SI 5|SK 10, 2025-01-01 5`;
  const of = (goods: 'books' | 'children_clothes'): string[] =>
    Object.entries(vatRates)
      .flatMap(([country, { [goods]: rates }]) => {
        const [first, ...changes] = rates ?? [];
        return first
          ? [[`${country} ${first.percent}`, ...changes.map((each) => `${each.since} ${each.percent}`)].join(', ')]
          : [];
      })
      .toSorted();
  expect([of('books'), of('children_clothes')]).toEqual([books.split(/\|\s*/), ['IE 0', 'LU 3']]);
});

test('[PAY-06] a reduced rate is one that its country has', () => {
  // The reduced and zero rates on public lists of 2026; of Denmark none.
  const published: Record<string, number[]> = {
    ...{
      AT: [10, 13],
      BE: [6, 12],
      BG: [9],
      CY: [3, 5, 9],
      CZ: [0, 12],
      DE: [7],
      EE: [9, 13],
      ES: [4, 10],
      FI: [10, 13.5, 14],
    },
    ...{
      FR: [2.1, 5.5, 10],
      GR: [6, 13],
      HR: [5, 13],
      HU: [5, 18],
      IE: [0, 4.8, 9, 13.5],
      IT: [4, 5, 10],
      LT: [5, 9, 12],
    },
    ...{
      LU: [3, 8, 14],
      LV: [5, 12],
      MT: [5, 7],
      NL: [9],
      PL: [5, 8],
      PT: [6, 13],
      RO: [5, 9, 11],
      SE: [6, 12],
      SI: [5, 9.5],
    },
    ...{ SK: [5, 10, 19] },
  };
  for (const [country, { standard, ...reduced }] of Object.entries(vatRates))
    for (const { percent } of Object.values(reduced).flat())
      expect([country, published[country]], `${standard.length}`).toEqual([country, expect.arrayContaining([percent])]);
});

test('[PAY-06, INV-05] whatever is sold, lines and postage add up to what is paid and to its tax', () => {
  const cents = fc.integer({ min: 0, max: 2_000_000 });
  const line = fc.record({ goods: fc.constantFrom('standard', 'books', 'children_clothes'), paidCents: cents });
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 12 }),
      cents,
      fc.constantFrom(...Object.keys(vatRates)),
      (drawn, shippingCents, to) => {
        const lines = drawn.map((each, index) => ({ ...each, lineId: String(index) }) as const);
        const paid = lines.reduce((all, each) => all + each.paidCents, shippingCents);
        const facts = { ...registered, usesOss: true };
        const tax = containedTax({ facts, to, lines, shippingCents, now });
        const parts = [...tax.lines, ...tax.postage];
        expect(sum(parts, 'paidCents')).toBe(paid);
        expect(sum(tax.rates, 'paidCents')).toBe(paid);
        expect([sum(parts, 'taxCents'), sum(tax.rates, 'taxCents')]).toEqual([tax.taxCents, tax.taxCents]);
        for (const each of [...parts, ...tax.rates]) {
          expect(each.paidCents).toBeGreaterThanOrEqual(0);
          const exact = (each.paidCents * each.percent) / (100 + each.percent);
          expect(Math.abs(each.taxCents - exact)).toBeLessThanOrEqual(tax.rates.includes(each) ? 0.5001 : 1.5);
        }
      },
    ),
  );
});

test('Shares add up to all, each within a cent of its own', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 2_000_000_000 }),
      fc.array(fc.integer({ min: 0, max: 2_000_000_000 }), { minLength: 1, maxLength: 9 }),
      (cents, weights) => {
        const shares = largestRemainder(cents, weights);
        expect(shares.reduce((all, share) => all + share, 0)).toBe(cents);
        const whole = weights.reduce((all, weight) => all + weight, 0);
        if (whole > 0)
          weights.forEach((weight, index) =>
            expect(Math.abs((shares[index] ?? 0) - (cents * weight) / whole)).toBeLessThan(1.001),
          );
      },
    ),
  );
});
