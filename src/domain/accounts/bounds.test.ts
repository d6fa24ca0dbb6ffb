import { expect, test } from 'vitest';
import { accountStatusNow } from './account-status.ts';
import { checkEmail } from './credentials.ts';
import { safeReturnPath } from './return-path.ts';

const now = new Date('2026-11-21T10:00:00Z');
const beside = (milliseconds: number): Date => new Date(now.getTime() + milliseconds);

test('[ADM-05] a suspension is over in the very moment that it was given to, and a ban never', () => {
  expect([-1, 0, 1].map((ms) => accountStatusNow('suspended', beside(ms), now))).toEqual([
    'active',
    'active',
    'suspended',
  ]);
  expect(accountStatusNow('suspended', null, now)).toBe('suspended');
  expect(accountStatusNow('banned', beside(-1), now)).toBe('banned');
});

test('[ACC-01] an address may be as long as its limit, and not one letter longer', () => {
  const ofLength = (length: number): string => `${'a'.repeat(length - '@shop.example'.length)}@shop.example`;
  expect([0, 1].map((more) => checkEmail(ofLength(254 + more)).ok)).toEqual([true, false]);
});

test('[UX-74] a place to return to is at most 500 characters', () => {
  const ofLength = (length: number): string => `/${'a'.repeat(length - 1)}`;
  expect([500, 501].map((length) => safeReturnPath(ofLength(length)).length)).toEqual([500, 1]);
});
