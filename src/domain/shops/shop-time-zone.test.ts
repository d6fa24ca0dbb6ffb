import { expect, test } from 'vitest';
import { countries } from '../core/countries.ts';
import { isTimeZone } from '../core/days/time-zone.ts';
import { shopTimeZone, zoneOfCountry } from './shop-time-zone.ts';

test('[DASH-04] every country that is served has a time zone', () => {
  for (const { code } of countries) expect(isTimeZone(zoneOfCountry[code] ?? ''), code).toBe(true);
});

test('[DASH-04] the days of a shop are those of its country, unless its maker chose a zone', () => {
  const before = { country: 'DE', timeZone: 'Europe/Berlin' };
  expect(shopTimeZone(before, { country: 'PT' })).toBe('Europe/Lisbon');
  expect(shopTimeZone({ ...before, timeZone: 'Atlantic/Azores' }, { country: 'DE' })).toBe('Atlantic/Azores');
  expect(shopTimeZone(before, { country: 'PT', timeZone: 'Atlantic/Madeira' })).toBe('Atlantic/Madeira');
  expect(shopTimeZone(before, { country: '' })).toBe('Europe/Berlin');
});
