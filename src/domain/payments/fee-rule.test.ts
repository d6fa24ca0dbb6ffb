import { expect, test } from 'vitest';
import { DAY, MINUTE } from '../core/time.ts';
import { feeHoldsFrom, feePercentSchema } from './fee-rule.ts';

const now = new Date('2026-11-25T10:00:00Z');
const later = (milliseconds: number): Date => new Date(now.getTime() + milliseconds);

test('[PAY-04] a fee holds from a minute on or later, at most a year ahead', () => {
  expect(feeHoldsFrom(null, now)).toEqual({ ok: true, value: later(MINUTE) });
  expect(feeHoldsFrom(later(30 * DAY), now)).toEqual({ ok: true, value: later(30 * DAY) });
  for (const early of [later(-DAY), now, later(MINUTE - 1)])
    expect(feeHoldsFrom(early, now)).toEqual({ ok: false, problem: { code: 'office/fee-too-early' } });
  expect(feeHoldsFrom(later(367 * DAY), now)).toEqual({ ok: false, problem: { code: 'office/fee-too-late' } });
});

test.each([-1, 50.01, 6.555, Number.NaN])('[PAY-04, RUN-10] %s percent is no fee', (percent) => {
  expect(feePercentSchema.safeParse(percent).success).toBe(false);
});
