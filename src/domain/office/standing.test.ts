import { expect, test } from 'vitest';
import { moveStanding, standingNow } from './standing.ts';

const eve = (standing: 'active' | 'suspended' | 'banned', isActiveAdmin = false) => ({
  userId: 'eve',
  standing,
  isActiveAdmin,
});

test('[OFFICE-01] who is active or suspended can be suspended anew or banned; a ban stays until it is lifted', () => {
  expect([
    moveStanding(eve('active'), 'suspend', 'jo'),
    moveStanding(eve('suspended'), 'suspend', 'jo'),
    moveStanding(eve('suspended'), 'ban', 'jo'),
  ]).toMatchObject([{ value: 'suspended' }, { value: 'suspended' }, { value: 'banned' }]);
  for (const act of ['suspend', 'ban'] as const)
    expect(moveStanding(eve('banned'), act, 'jo')).toMatchObject({ problem: { code: 'office/already-banned' } });
});

test('[OFFICE-01] a suspension is lifted as one, a ban as one: each asks for its own permission', () => {
  expect([
    moveStanding(eve('suspended'), 'lift-suspension', 'jo'),
    moveStanding(eve('banned'), 'lift-ban', 'jo'),
  ]).toMatchObject([{ value: 'active' }, { value: 'active' }]);
  expect(moveStanding(eve('banned'), 'lift-suspension', 'jo')).toMatchObject({
    problem: { code: 'office/not-suspended' },
  });
  expect(moveStanding(eve('suspended'), 'lift-ban', 'jo')).toMatchObject({ problem: { code: 'office/not-banned' } });
});

test('[OFFICE-01, ADM-06] nobody suspends themself or an active administrator', () => {
  for (const act of ['suspend', 'ban'] as const) {
    expect(moveStanding(eve('active'), act, 'eve')).toMatchObject({ problem: { code: 'office/own-account' } });
    expect(moveStanding(eve('active', true), act, 'jo')).toMatchObject({ problem: { code: 'office/administrator' } });
  }
});

test('[OFFICE-01] a suspension with a last day is over when that has come; a ban is not', () => {
  const [before, after] = [new Date('2026-11-20T00:00:00Z'), new Date('2026-11-22T00:00:00Z')];
  const now = new Date('2026-11-21T00:00:00Z');
  expect([
    standingNow('suspended', after, now),
    standingNow('suspended', before, now),
    standingNow('suspended', null, now),
    standingNow('banned', before, now),
  ]).toEqual(['suspended', 'active', 'suspended', 'banned']);
});
