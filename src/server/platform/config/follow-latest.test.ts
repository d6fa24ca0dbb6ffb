import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { App } from '../calls/app.ts';
import { followLatest } from './follow-latest.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('[OFFICE-01] a read that fails is tried again, so that no process goes by what was', async () => {
  const answers: (() => Promise<string>)[] = [
    async () => 'before',
    async () => Promise.reject(new Error('no connection is free')),
    async () => 'after',
  ];
  const log = { warn: vi.fn() };
  const replace = vi.fn((_value: string) => false);
  const app = { log, cache: { pause: vi.fn(), resume: vi.fn() } } as unknown as App;
  const readAnew = await followLatest(app, { what: 'it', read: async () => answers.shift()?.() ?? '', replace });
  readAnew();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(replace.mock.calls).toEqual([['before'], ['after']]);
  expect(log.warn).toHaveBeenCalledOnce();
});
