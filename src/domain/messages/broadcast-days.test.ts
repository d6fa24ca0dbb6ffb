import { expect, test } from 'vitest';
import { broadcastDays } from './broadcast-days.ts';

const now = new Date('2026-12-01T12:00:00Z');
const at = (hours: number): Date => new Date(now.getTime() + hours * 3_600_000);
const days = { startsAt: null, bannerUntil: null, announces: 'policy_update' as const };

test('[ALERT-26] a message goes now or at its time, and its banner ends after it began', () => {
  expect(broadcastDays(days, now)).toEqual({ ok: true, value: { startsAt: now, bannerUntil: null } });
  expect(broadcastDays({ ...days, startsAt: at(-1) }, now)).toMatchObject({ value: { startsAt: now } });
  expect(broadcastDays({ ...days, startsAt: at(2), bannerUntil: at(3) }, now).ok).toBe(true);
  expect(broadcastDays({ ...days, startsAt: at(2), bannerUntil: at(1) }, now).ok).toBe(false);
  expect(broadcastDays({ ...days, announces: null, bannerUntil: at(1) }, now).ok).toBe(false);
  expect(broadcastDays({ ...days, startsAt: at(24 * 400) }, now).ok).toBe(false);
});
