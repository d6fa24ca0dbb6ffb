import { expect, test } from 'vitest';
import { dueOf } from '#domain/orders/due.ts';
import { dueWords } from './due-texts.ts';

const at = (leavesBy: string, now: string): string => dueWords(dueOf(leavesBy, new Date(now)));

test('[UX-89] how a parcel stands is said in minutes, hours and minutes, and from two days on in days', () => {
  expect(at('2026-11-26', '2026-11-23T12:00:00Z')).toBe('On time, 3 days left');
  expect(at('2026-11-26', '2026-11-26T20:00:00Z')).toBe('At risk, 4 h 0 min left');
  expect(at('2026-11-26', '2026-11-26T23:18:00Z')).toBe('At risk, 42 min left');
  expect(at('2026-11-26', '2026-11-27T00:00:00Z')).toBe('Overdue 0 min');
  expect(at('2026-11-26', '2026-11-27T19:50:00Z')).toBe('Overdue 19 h 50 min');
  expect(at('2026-11-26', '2026-11-28T05:10:00Z')).toBe('Overdue 29 h 10 min');
  expect(at('2026-11-26', '2026-12-01T10:00:00Z')).toBe('Overdue 4 days');
});
