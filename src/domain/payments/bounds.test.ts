import { expect, test } from 'vitest';
import { evidenceSchema } from './evidence.ts';
import { feeHoldsFrom, feePercentSchema } from './fee-rule.ts';
import { nextPayoutAt } from './payout.ts';

const now = new Date('2026-11-21T10:00:00Z');
const beside = (milliseconds: number): Date => new Date(now.getTime() + milliseconds);
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

test('[PAY-04] a fee may hold from the first moment that every process knows it', () => {
  expect([-1, 0].map((ms) => feeHoldsFrom(beside(MINUTE + ms), now).ok)).toEqual([false, true]);
  const days = [...Array(1000).keys()].filter((day) => day > 0 && feeHoldsFrom(beside(day * DAY), now).ok);
  const last = days.length * DAY;
  expect([0, 1].map((ms) => feeHoldsFrom(beside(last + ms), now).ok)).toEqual([true, false]);
});

test('[PAY-04] whoever asks in the very moment of a payout is told the next one', () => {
  const thursday = new Date('2026-11-26T06:00:00Z');
  expect(nextPayoutAt('daily', thursday)).toEqual(new Date('2026-11-27T06:00:00Z'));
  expect(nextPayoutAt('weekly', thursday)).toEqual(new Date('2026-12-03T06:00:00Z'));
  expect(nextPayoutAt('monthly', new Date('2026-12-01T06:00:00Z'))).toEqual(new Date('2027-01-01T06:00:00Z'));
});

test('[PAY-04] a fee is nothing to a half, to a hundredth of a percent', () => {
  const isFee = (percent: number) => feePercentSchema.safeParse(percent).success;
  expect([0, 6.5, 6.55, 50].map(isFee)).toEqual([true, true, true, true]);
  expect([-0.01, 50.01, 6.555, Number.NaN].map(isFee)).toEqual([false, false, false, false]);
});

test('[PAY-02] a field of evidence takes twenty thousand characters', () => {
  const isTaken = (evidence: object) => evidenceSchema.safeParse(evidence).success;
  expect(evidenceSchema.parse({ uncategorized_text: ` ${'x'.repeat(20_000)} ` })).toEqual({
    uncategorized_text: 'x'.repeat(20_000),
  });
  expect([isTaken({ uncategorized_text: 'x'.repeat(20_001) }), isTaken({ made_up: '' })]).toEqual([false, false]);
});
