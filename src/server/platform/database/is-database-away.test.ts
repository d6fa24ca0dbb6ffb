import { expect, test } from 'vitest';
import { isDatabaseAway } from './is-database-away.ts';

test('[ERR-05, RUN-13] a database that is away is told apart from a mistake', () => {
  for (const code of [
    '57P01',
    '57P02',
    '57P03',
    '08006',
    '08003',
    '53200',
    '53300',
    'EPIPE',
    'ECONNRESET',
    'ECONNREFUSED',
  ])
    expect(isDatabaseAway(Object.assign(new Error('x'), { code })), code).toBe(true);
  for (const message of [
    'Connection terminated unexpectedly',
    'Client has encountered a connection error and is not queryable',
  ])
    expect(isDatabaseAway(new Error(message)), message).toBe(true);
  expect(
    isDatabaseAway(Object.assign(new Error('connect ENOENT /tmp/x'), { code: 'ENOENT', syscall: 'connect' })),
  ).toBe(true);
  for (const wrong of [
    Object.assign(new Error('no such file'), { code: 'ENOENT', syscall: 'open' }),
    Object.assign(new Error('duplicate key'), { code: '23505' }),
    new TypeError('x is not a function'),
    { code: 42 },
  ])
    expect(isDatabaseAway(wrong)).toBe(false);
});
