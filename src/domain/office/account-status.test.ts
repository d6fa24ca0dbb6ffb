import { expect, test } from 'vitest';
import { accountStatusNow } from '../accounts/account-status.ts';
import { liftBan, liftSuspension, shutOut } from './account-status.ts';

const eve = (accountStatus: 'active' | 'suspended' | 'banned', isActiveAdmin = false) => ({
  userId: 'eve',
  accountStatus,
  isActiveAdmin,
});

test('[OFFICE-01] who is active or suspended can be suspended anew or banned', () => {
  expect([
    shutOut(eve('active'), 'suspended', 'jo'),
    shutOut(eve('suspended'), 'suspended', 'jo'),
    shutOut(eve('suspended'), 'banned', 'jo'),
  ]).toMatchObject([{ value: 'suspended' }, { value: 'suspended' }, { value: 'banned' }]);
  for (const operation of ['suspended', 'banned'] as const)
    expect(shutOut(eve('banned'), operation, 'jo')).toMatchObject({ problem: { code: 'office/already-banned' } });
});

test('[OFFICE-01] a suspension is lifted as one, a ban as one: each asks for its own permission', () => {
  expect([liftSuspension(eve('suspended')), liftBan(eve('banned'))]).toMatchObject([
    { value: 'active' },
    { value: 'active' },
  ]);
  expect(liftSuspension(eve('banned'))).toMatchObject({ problem: { code: 'office/not-suspended' } });
  expect(liftBan(eve('suspended'))).toMatchObject({ problem: { code: 'office/not-banned' } });
});

test('[OFFICE-01, ADM-06] nobody suspends themself or an active administrator', () => {
  for (const operation of ['suspended', 'banned'] as const) {
    expect(shutOut(eve('active'), operation, 'eve')).toMatchObject({ problem: { code: 'office/own-account' } });
    expect(shutOut(eve('active', true), operation, 'jo')).toMatchObject({ problem: { code: 'office/administrator' } });
  }
});

test('[OFFICE-01] a suspension with a last day is over when that has come; a ban is not', () => {
  const [before, after] = [new Date('2026-11-20T00:00:00Z'), new Date('2026-11-22T00:00:00Z')];
  const now = new Date('2026-11-21T00:00:00Z');
  expect([
    accountStatusNow('suspended', after, now),
    accountStatusNow('suspended', before, now),
    accountStatusNow('suspended', null, now),
    accountStatusNow('banned', before, now),
  ]).toEqual(['suspended', 'active', 'suspended', 'banned']);
});
