import { expect, test } from 'vitest';
import { checkPromotion, promotionState } from './check-promotion.ts';
import type { NewPromotion } from './model.ts';

const now = new Date('2026-11-21T10:00:00Z');
const beside = (milliseconds: number): Date => new Date(now.getTime() + milliseconds);
const percent: NewPromotion = {
  ...{ code: ' winter 10', kind: 'percent', percent: 10, amountCents: null, minimumCents: 0 },
  ...{ startsAt: null, endsAt: null, maxUses: 7, maxUsesPerBuyer: 2, listingId: 'bowl' },
};
const fixed: NewPromotion = { ...percent, kind: 'fixed', percent: null, amountCents: 500, minimumCents: 600 };
const problemOf = (input: NewPromotion) => {
  const checked = checkPromotion(input, now);
  return checked.ok ? null : checked.problem;
};

test('[DASH-04] a code is kept in capitals with what its maker asked for', () => {
  expect(checkPromotion(percent, now)).toEqual({
    ok: true,
    value: { ...percent, code: 'WINTER10', startsAt: now, endsAt: null },
  });
  const [startsAt, endsAt] = [beside(1000), beside(2000)];
  const dated = { ...fixed, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() };
  expect(checkPromotion(dated, now)).toEqual({ ok: true, value: { ...fixed, code: 'WINTER10', startsAt, endsAt } });
});

test('[DASH-04] a code has 3 to 24 letters, digits and dashes, and no dash in front', () => {
  for (const code of ['ABC', '1-2', 'A'.repeat(24)]) expect(problemOf({ ...percent, code }), code).toBeNull();
  for (const code of ['AB', '-AB', 'A'.repeat(25), 'ABÇ', 'A_B'])
    expect(problemOf({ ...percent, code }), code).toEqual({ code: 'promotions/invalid-code' });
});

test('[DASH-04] of percentage and sum the one of its kind is kept, and neither for postage', () => {
  const both = { percent: 20, amountCents: 500, minimumCents: 600 };
  const storedOf = (kind: NewPromotion['kind']) => {
    const checked = checkPromotion({ ...percent, ...both, kind }, now);
    return checked.ok && [checked.value.percent, checked.value.amountCents];
  };
  expect(storedOf('percent')).toEqual([20, null]);
  expect(storedOf('fixed')).toEqual([null, 500]);
  expect(storedOf('postage')).toEqual([null, null]);
});

test('[DASH-04] a code takes something off, and a sum leaves one euro to pay', () => {
  const nothing = (leastCents: number) => ({ code: 'promotions/nothing-left', leastCents });
  expect(problemOf({ ...percent, percent: null, amountCents: 500 })).toEqual(nothing(100));
  expect(problemOf({ ...fixed, percent: 10, amountCents: null })).toEqual(nothing(100));
  expect(problemOf({ ...percent, kind: 'postage', percent: null })).toBeNull();
  expect(problemOf(fixed)).toBeNull();
  expect(problemOf({ ...fixed, minimumCents: 599 })).toEqual(nothing(600));
});

test('[DASH-04] a code ends after it begins, and after now', () => {
  const ends = (startsAt: Date | null, endsAt: Date) =>
    problemOf({ ...percent, startsAt: startsAt && startsAt.toISOString(), endsAt: endsAt.toISOString() })?.code;
  const early = 'promotions/ends-too-early';
  expect([0, 1].map((ms) => ends(null, beside(ms)))).toEqual([early, undefined]);
  expect([0, 1].map((ms) => ends(beside(-5000), beside(ms)))).toEqual([early, undefined]);
  expect([5000, 5001].map((ms) => ends(beside(5000), beside(ms)))).toEqual([early, undefined]);
});

test('[DASH-04] a code says why it cannot be used', () => {
  const facts = { startsAt: now, endsAt: null, stopped: false, uses: 3, maxUses: null };
  const state = (changes: Partial<Parameters<typeof promotionState>[0]>) =>
    promotionState({ ...facts, ...changes }, now);
  expect(state({})).toBe('running');
  expect(state({ startsAt: beside(1) })).toBe('planned');
  expect([3, 4].map((maxUses) => state({ maxUses }))).toEqual(['used-up', 'running']);
  expect([0, 1].map((ms) => state({ endsAt: beside(ms) }))).toEqual(['ended', 'running']);
  expect(state({ endsAt: now, maxUses: 3 })).toBe('ended');
  expect([0, 1].map((ms) => state({ endsAt: beside(ms), maxUses: 3, stopped: true }))).toEqual(['ended', 'stopped']);
});
