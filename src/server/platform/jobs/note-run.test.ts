import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { App } from '../calls/app.ts';
import type { Statement } from '../database/statement-batch.ts';
import { runNotes } from './note-run.ts';

const job = { name: 'test.noted', every: 2000, run: async () => undefined };
let written: [number, unknown][] = [];
let isAway = false;
const query = async ({ values = [] }: Statement) => {
  if (isAway) throw new Error('away');
  written.push([Date.now() / 1000, values[3]]);
};
const app = { db: { query } } as unknown as App;

beforeEach(() => {
  written = [];
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
});
afterEach(() => void vi.useRealTimers());

test('[OFFICE-01] what goes well is written down every 20 s, each failure at once', async () => {
  const note = runNotes(app);
  const at = (seconds: number, error: string | null = null) => {
    vi.setSystemTime(seconds * 1000);
    return note(job, { tookMs: 1.4, error });
  };
  for (const seconds of [0, 19, 20, 21, 39, 40]) await at(seconds);
  expect(written).toEqual([0, 20, 40].map((seconds) => [seconds, null]));
  written = [];
  await at(41, 'no');
  await at(42, 'no');
  await at(43);
  await at(44);
  expect(written).toEqual([
    [41, 'no'],
    [42, 'no'],
    [43, null],
  ]);
  // Another job is not held back by it.
  await note({ ...job, name: 'test.other' }, { tookMs: 1, error: null });
  expect(written.at(-1)).toEqual([44, null]);
  written = [];
  isAway = true;
  await at(70);
  isAway = false;
  await at(71);
  expect(written).toEqual([[71, null]]);
});
