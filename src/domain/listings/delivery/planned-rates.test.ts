import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { replacePlainRates } from '../../core/house/plain-rates.ts';
import { builtInRates } from './built-in-rates.ts';
import { plainPriceOn, plainRatesOn, type SetPrice } from './planned-rates.ts';
import { ratesTo } from './rates.ts';

afterEach(() => replacePlainRates(undefined));
const price = (firstCents: number) =>
  ({ firstCents, moreCents: 100, currency: 'EUR', firstDay: 2, lastDay: 4 }) as const;
const inEu: SetPrice = { area: 'eu', way: 'standard', since: '2026-12-01', price: price(777) };
const toFrance: SetPrice = { area: 'FR', way: 'standard', since: '2026-12-01', price: price(555) };
const first = (from: string, to: string) => ratesTo({ from, to })[0]?.firstCents;

test('[OFFICE-01] postage holds from its day on, and until it is ended', () => {
  const ended = { ...inEu, since: '2027-01-01', price: null };
  const at = (day: string) => plainPriceOn(day, [inEu, ended], { area: 'eu', way: 'standard' })?.firstCents;
  expect(['2026-11-30', '2026-12-01', '2026-12-31', '2027-01-01'].map(at)).toEqual([690, 777, 777, 690]);
});

test('[OFFICE-01, DASH-04] a country of its own goes before its zone, and the own country before both', () => {
  replacePlainRates(plainRatesOn('2026-12-01', [inEu, toFrance]));
  expect([first('DE', 'FR'), first('DE', 'PT'), first('FR', 'FR')]).toEqual([555, 777, 490]);
});

test('[OFFICE-01] whatever is set, each area has its built-in price or the last set one', () => {
  const set = fc.record({
    area: fc.constantFrom('home', 'eu', 'FR'),
    way: fc.constantFrom('standard' as const, 'express' as const),
    since: fc.constantFrom('2026-12-01', '2026-12-02', '2026-12-03'),
    price: fc.option(fc.nat(9999).map(price)),
  });
  const byDay = fc
    .uniqueArray(set, { selector: ({ area, way, since }) => `${area} ${way} ${since}`, maxLength: 12 })
    .map((all) => all.toSorted((a, b) => (a.since < b.since ? -1 : 1)));
  fc.assert(
    fc.property(byDay, (all) => {
      const rates = plainRatesOn('2026-12-02', all);
      expect(new Set(rates.map(({ area, way }) => `${area} ${way}`)).size).toBe(rates.length);
      for (const { area, way } of [...builtInRates, ...all]) {
        const last = all.findLast((one) => one.area === area && one.way === way && one.since <= '2026-12-02');
        const builtIn = builtInRates.find((one) => one.area === area && one.way === way)?.firstCents;
        const match = rates.find((one) => one.area === area && one.way === way)?.firstCents;
        expect(match).toBe(last?.price?.firstCents ?? builtIn);
      }
    }),
  );
});
