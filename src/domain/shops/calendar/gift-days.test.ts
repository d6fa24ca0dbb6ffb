import { expect, test } from 'vitest';
import { countries } from '../../core/countries.ts';
import { easterOf, giftDayIds, nextGiftDay } from './gift-days.ts';
import { isoDay } from './working-calendar.ts';

test.each([
  ['christmas', 'DE', '2026-11-28', '2026-12-23'],
  ['christmas', 'GB', '2026-11-28', '2026-12-24'],
  ['christmas', 'GB', '2026-12-25', '2027-12-24'],
  ['nicholas', 'NL', '2026-11-28', '2026-12-05'],
  ['nicholas', 'US', '2026-11-28', null],
  ['mother', 'DE', '2027-01-01', '2027-05-09'],
  ['mother', 'GB', '2027-01-01', '2027-03-07'],
  ['mother', 'FR', '2027-01-01', '2027-05-30'],
  ['father', 'DE', '2027-01-01', '2027-05-06'],
  ['father', 'US', '2027-01-01', '2027-06-20'],
  ['valentine', 'XX', '2027-01-01', null],
] as const)('[DASH-04] %s in %s from %s on is %s', (id, country, today, day) =>
  expect(nextGiftDay(id, country, today)).toBe(day),
);

test('[DASH-04] every country has gift days ahead, Easter among them', () => {
  expect([2024, 2027, 2038].map((year) => isoDay(easterOf(year)))).toEqual(['2024-03-31', '2027-03-28', '2038-04-25']);
  for (const { code } of countries) {
    const days = giftDayIds.map((id) => nextGiftDay(id, code, '2026-11-28')).filter((day) => day !== null);
    expect(days.length, code).toBeGreaterThan(2);
    expect(days.every((day) => day >= '2026-11-28')).toBe(true);
  }
});
