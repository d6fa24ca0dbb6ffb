import { expect, test } from 'vitest';
import { dayIn, endOfDay, formatMoment, isTimeZone, startOfDay } from './time-zone.ts';

test.each([
  ['Europe/Berlin', '2026-12-01', '2026-11-30T23:00:00.000Z', '2026-12-01T22:59:59.000Z'],
  ['UTC', '2026-12-01', '2026-12-01T00:00:00.000Z', '2026-12-01T23:59:59.000Z'],
  ['Europe/Berlin', '2026-03-29', '2026-03-28T23:00:00.000Z', '2026-03-29T21:59:59.000Z'],
  ['Atlantic/Azores', '2026-03-29', '2026-03-29T01:00:00.000Z', '2026-03-29T23:59:59.000Z'],
  ['Atlantic/Azores', '2026-10-25', '2026-10-25T00:00:00.000Z', '2026-10-26T00:59:59.000Z'],
  ['Pacific/Auckland', '2026-04-05', '2026-04-04T11:00:00.000Z', '2026-04-05T11:59:59.000Z'],
  ['Pacific/Auckland', '2026-09-27', '2026-09-26T12:00:00.000Z', '2026-09-27T10:59:59.000Z'],
  ['America/New_York', '2026-11-01', '2026-11-01T04:00:00.000Z', '2026-11-02T04:59:59.000Z'],
])('[DASH-04] a day of %s, %s, has its own first and last moment', (zone, day, first, last) => {
  expect([startOfDay(zone, day).toISOString(), endOfDay(zone, day).toISOString()]).toEqual([first, last]);
  expect([dayIn(zone, startOfDay(zone, day)), dayIn(zone, endOfDay(zone, day))]).toEqual([day, day]);
});

test('[DASH-04] a moment is named with its day, its time and the city of its zone', () => {
  const at = new Date('2026-12-01T22:59:59Z');
  expect(formatMoment('Europe/Berlin', at)).toBe('Tue 1 Dec, 23:59 in Berlin');
  expect(formatMoment('Europe/Vienna', at, 'de')).toBe('Di. 1. Dez., 23:59 Uhr in Wien');
  expect(formatMoment('UTC', at)).toBe('Tue 1 Dec, 22:59 UTC');
});

test('[RUN-02] nothing but names of zones are taken for one', () => {
  for (const name of ['', 'Berlin', '+01:00', 'Europe/Atlantis', 'europe']) expect(isTimeZone(name), name).toBe(false);
});
