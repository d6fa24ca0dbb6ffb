import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lookWhenDue } from './look-when-due.ts';

const clock = { now: () => new Date() };
let looks = 0;
let next: Date | null = null;
const lookout = () =>
  lookWhenDue({
    clock,
    tick: 1000,
    look: async () => {
      looks += 1;
      return next;
    },
  });
const looksIn = async (seconds: number): Promise<number> => {
  const before = looks;
  await vi.advanceTimersByTimeAsync(seconds * 1000);
  return looks - before;
};

beforeEach(() => {
  [looks, next] = [0, null];
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => void vi.useRealTimers());

test('with nothing due it looks once, and again after half a minute', async () => {
  const { stop } = lookout();
  expect([await looksIn(2), await looksIn(28), await looksIn(2)]).toEqual([1, 0, 1]);
  await stop();
});

test('it looks when the next thing is due, and when something may be', async () => {
  next = new Date(Date.now() + 10_000);
  const { wake, stop } = lookout();
  expect([await looksIn(2), await looksIn(7)]).toEqual([1, 0]);
  next = null;
  expect(await looksIn(2)).toBe(1);
  wake();
  expect([await looksIn(1), await looksIn(5)]).toEqual([1, 0]);
  await stop();
  expect(await looksIn(60)).toBe(0);
});
