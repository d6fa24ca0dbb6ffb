import { expect, test } from 'vitest';
import { dayText, listTime } from './message-times.ts';

/** Times of the reader's own clock. */
const at = (day: string, time = '12:00'): Date => new Date(`${day}T${time}:00`);
const now = at('2026-11-20', '18:52');

test.each([
  [at('2026-11-20', '00:00'), '00:00'],
  [at('2026-11-20', '09:05'), '09:05'],
  [at('2026-11-19', '23:59'), 'Thu 23:59'],
  [at('2026-11-13', '18:53'), 'Fri 18:53'],
  // Exactly a week ago is no more within it.
  [at('2026-11-13', '18:52'), 'Fri 13 Nov'],
  [at('2026-09-01'), 'Tue 1 Sep'],
  [at('2025-11-20'), '20 Nov 2025'],
])('[MSG-15] in a list %s reads %s', (time, text) => {
  expect(listTime(time.toISOString(), now)).toBe(text);
});

test.each([
  [at('2026-01-01'), 'Thu 1 Jan'],
  [at('2025-12-31'), '31 Dec 2025'],
])('[UX-84] over the messages of a day %s reads %s', (day, text) => {
  expect(dayText(day, now)).toBe(text);
});
