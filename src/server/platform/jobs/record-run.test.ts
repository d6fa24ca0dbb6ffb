import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { App } from '../calls/app.ts';
import type { Statement } from '../database/statement-batch.ts';
import { runNotes } from './record-run.ts';

const job = { name: 'test.noted', every: 2000, run: async () => undefined };
const other = { ...job, name: 'test.other' };
let written: [seconds: number, jobs: unknown, errors: unknown][] = [];
let isAway = false;
const query = async ({ values = [] }: Statement) => {
  if (isAway) throw new Error('away');
  written.push([Date.now() / 1000, values[0], values[3]]);
};
const app = { db: { query } } as unknown as App;
const notes = () => {
  const note = runNotes(app);
  return (seconds: number, error: string | null = null, of = job) => {
    vi.setSystemTime(seconds * 1000);
    return note.add(of, { tookMs: 1.4, error });
  };
};

beforeEach(() => {
  [written, isAway] = [[], false];
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
});
afterEach(() => void vi.useRealTimers());

test('[OFFICE-01] what goes well is written down every 20 s, all jobs by one statement', async () => {
  const at = notes();
  for (const seconds of [0, 19, 20, 21, 39]) await at(seconds);
  await at(39, null, other);
  await at(40);
  expect(written.map(([seconds, jobs]) => [seconds, jobs])).toEqual([
    [0, ['test.noted']],
    [20, ['test.noted']],
    [40, ['test.noted', 'test.other']],
  ]);
});

test('[OFFICE-01] each failure is written down at once, and that it is over', async () => {
  const at = notes();
  await at(0);
  await at(1, 'no');
  await at(2, 'no');
  await at(3);
  await at(4);
  expect(written.slice(1)).toEqual([
    [1, ['test.noted'], ['no']],
    [2, ['test.noted'], ['no']],
    [3, ['test.noted'], [null]],
  ]);
});

test('[OFFICE-01] what could not be written down is written with what comes next', async () => {
  const at = notes();
  isAway = true;
  await at(0);
  isAway = false;
  await at(1, null, other);
  expect(written).toEqual([[1, ['test.noted', 'test.other'], [null, null]]]);
});
