import { expect, test } from 'vitest';
import { DAY } from '#domain/core/time.ts';
import { moveDate } from './simulated-date.ts';

test('[RUN-09] now is so much later, and what is written down stays the day that it names', () => {
  const realm = { Date };
  moveDate(3 * DAY, realm);
  expect(Math.abs(realm.Date.now() - Date.now() - 3 * DAY)).toBeLessThan(1000);
  expect(Math.abs(new realm.Date().getTime() - Date.now() - 3 * DAY)).toBeLessThan(1000);
  expect(new realm.Date('2026-11-25T10:00:00.000Z').toISOString()).toBe('2026-11-25T10:00:00.000Z');
  expect(new realm.Date(2026, 0, 5).getTime()).toBe(new Date(2026, 0, 5).getTime());
  expect(realm.Date.UTC(2026, 0)).toBe(Date.UTC(2026, 0));
  expect(new realm.Date()).toBeInstanceOf(Date);
});
