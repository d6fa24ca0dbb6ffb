import { expect, test } from 'vitest';
import { jobState } from './health.ts';
import { spamSigns } from './spam-signs.ts';

const now = new Date('2026-11-21T10:00:00Z');

test('[UX-99] a job is late when two of its turns and a minute have gone by, not before', () => {
  const ranAt = (ms: number): Date => new Date(now.getTime() - ms);
  const job = { everyMs: 60_000, isRunning: false, failures: 0 };
  expect([180_000, 180_001].map((ms) => jobState({ ...job, ranAt: ranAt(ms) }, now))).toEqual(['ok', 'late']);
});

test('[MSG-09] capitals are shouting from twenty letters on', () => {
  const shouts = (capitals: number, small: number): boolean =>
    spamSigns('AB'.repeat(capitals).slice(0, capitals) + 'cd'.repeat(small).slice(0, small)).includes('capitals');
  expect([shouts(19, 0), shouts(20, 0)]).toEqual([false, true]);
  expect([shouts(15, 5), shouts(14, 6)]).toEqual([true, false]);
});
