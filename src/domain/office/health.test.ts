import { expect, test } from 'vitest';
import { jobState, sanitised, worstOf } from './health.ts';

const now = new Date('2026-11-21T12:00:00Z');
const ago = (seconds: number): Date => new Date(now.getTime() - seconds * 1000);
const job = { everyMs: 10_000, isRunning: false, ranAt: ago(15), failures: 0 };

test('[UX-99] a job is well, late, failed, running, or nothing is known of it', () => {
  expect(jobState(job, now)).toBe('ok');
  expect(jobState({ ...job, ranAt: ago(79) }, now)).toBe('ok');
  expect(jobState({ ...job, ranAt: ago(81) }, now)).toBe('late');
  expect(jobState({ ...job, ranAt: null }, now)).toBe('none');
  expect(jobState({ ...job, ranAt: ago(500), isRunning: true }, now)).toBe('running');
  expect(jobState({ ...job, failures: 1, isRunning: true }, now)).toBe('failed');
});

test('[UX-99] no light is green without data, and the worst part decides', () => {
  expect(worstOf([])).toBe('none');
  expect(worstOf(['none', 'none'])).toBe('none');
  expect(worstOf(['ok', 'none'])).toBe('ok');
  expect(worstOf(['ok', 'critical', 'high'])).toBe('critical');
});

test.each([
  ['connect to postgres://ana:pass@db/x failed', 'connect to [address] failed'],
  ['no mailbox lena@example.com here', 'no mailbox [mail address] here'],
  ['No such intent: pi_3abcDEF', 'No such intent: [key]'],
  ['order 7d3a91b2-0f51-4a0f-9d3e-1f2a3b4c5d6e is gone', 'order [id] is gone'],
  ['token 0123456789abcdef0123456789 refused', 'token [token] refused'],
  ['card 4242424242424242', 'card [number]'],
  ['violates unique constraint "users_pkey"', 'violates unique constraint "users_pkey"'],
  ['invalid input for type integer: "Lena"', 'invalid input for type integer: [value]'],
])('[INV-12] an error is shown without what it carries: %s', (message, shown) => {
  expect(sanitised(message)).toBe(shown);
});

test('[UX-99, INV-12] the worst of some states is told', () => {
  expect([worstOf(['ok', 'high']), worstOf(['high', 'critical']), worstOf(['none', 'ok']), worstOf(['none'])]).toEqual([
    ...['high', 'critical', 'ok', 'none'],
  ]);
  expect(sanitised('a '.repeat(150))).toBe('a '.repeat(100));
});

test('[INV-12] of a message two hundred characters are shown', () => {
  expect([sanitised('a '.repeat(100)).length, sanitised('a '.repeat(101)).length]).toEqual([200, 200]);
});
