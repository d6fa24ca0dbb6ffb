import { expect, test } from 'vitest';
import { addressLines } from '../address-lines.ts';
import { countryName } from '../countries.ts';
import { chosenLanguage } from './language.ts';
import { formatMoney } from '../money.ts';
import { formatDate, formatDay } from '../time.ts';

test('[UX-70] the own setting counts before the choice of this browser', () => {
  expect(chosenLanguage({ setting: 'en', cookie: 'de', accepted: 'de' })).toBe('en');
  expect(chosenLanguage({ setting: null, cookie: 'de', accepted: 'en' })).toBe('de');
  expect(chosenLanguage({ cookie: 'fr', accepted: 'de-AT,de;q=0.9,en;q=0.8' })).toBe('de');
  expect(chosenLanguage({})).toBe('en');
});

test('[UX-70] the language a browser prefers counts, else English', () => {
  for (const [accepted, language] of [
    ['de', 'de'],
    ['DE-ch', 'de'],
    ['en-GB,en;q=0.9,de;q=0.8', 'en'],
    ['fr,de;q=0.3,en;q=0.7', 'en'],
    ['fr-FR, de;q=0.5', 'de'],
    ['de;q=0, en;q=0.1', 'en'],
    ['de;q=x,en;q=0.2', 'en'],
    ['fr', 'en'],
    ['*', 'en'],
    ['', 'en'],
    [';;;,,=', 'en'],
  ] as const)
    expect([accepted, chosenLanguage({ accepted })]).toEqual([accepted, language]);
});

test('[UX-70] money, days and countries are written as the language writes them', () => {
  expect(formatMoney(123_450, 'de')).toBe('1.234,50\u00a0€');
  expect(formatMoney(-5, 'de')).toBe('−0,05\u00a0€');
  const day = new Date('2026-09-05T12:00:00Z');
  expect([formatDay(day), formatDay(day, 'de')]).toEqual(['Sat 5 Sep', 'Sa. 5. Sep.']);
  expect([formatDate(day), formatDate(day, 'de')]).toEqual(['5 Sep 2026', '5. Sep. 2026']);
  expect([countryName('CH'), countryName('CH', 'de')]).toEqual(['Switzerland', 'Schweiz']);
  // What is not served keeps its code.
  expect([countryName('BR', 'de'), countryName('', 'de')]).toEqual(['BR', '']);
  const home = { line1: 'Gasse 1', line2: '', postcode: '1010', city: 'Wien', country: 'AT' };
  expect(addressLines(home, (code) => countryName(code, 'de'))).toEqual(['Gasse 1', '1010 Wien', 'Österreich']);
});
