import { expect, test } from 'vitest';
import { addMilliseconds, DAY, HOUR } from '../../core/time.ts';
import { afterBank, afterMessage, canDecide, firstTurn } from './move-case.ts';

const now = new Date('2026-03-02T12:00:00Z');
const open = { source: 'return', state: 'maker', escalatedBy: null } as const;

test('[SUP-04] of a rejected return the maker is asked first, of anything else the house looks', () => {
  expect(firstTurn('return', now)).toEqual({ state: 'maker', dueAt: addMilliseconds(now, 5 * DAY) });
  expect(firstTurn('ticket', now)).toEqual({ state: 'house', dueAt: addMilliseconds(now, 48 * HOUR) });
});

test('[SUP-04] only the side that is asked gives the turn to the house', () => {
  expect(afterMessage(open, 'maker', now)).toMatchObject({ value: { state: 'house' } });
  expect(afterMessage(open, 'buyer', now)).toEqual({ ok: true, value: null });
  expect(afterMessage({ ...open, state: 'decided' }, 'buyer', now)).toMatchObject({
    problem: { code: 'support/case-decided' },
  });
});

test('[SUP-04] whoever escalated a case does not decide it, and a bank decides its own', () => {
  const escalated = { ...open, escalatedBy: 'cy' };
  expect(canDecide(escalated, 'cy')).toMatchObject({ problem: { code: 'support/case-escalated' } });
  expect(canDecide(escalated, 'lou').ok).toBe(true);
  expect(canDecide({ ...open, source: 'dispute' }, 'lou')).toMatchObject({ problem: { code: 'support/case-of-bank' } });
});

test.each([
  ['needs_response', 'house', null],
  ['warning_under_review', 'bank', null],
  ['lost', 'decided', 'lost'],
  ['warning_closed', 'decided', 'won'],
] as const)('[PAY-02, SUP-04] a dispute that is %s leaves its case with: %s', (status, state, decision) => {
  expect(afterBank(status, null, now)).toMatchObject({ state, decision });
});
