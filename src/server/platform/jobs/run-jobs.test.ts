import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { count } from '#test/builders/buying.ts';
import { openSale, type Sale } from '#test/builders/sale.ts';
import { until } from '#test/builders/until.ts';
import type { Job } from './job.ts';
import { runJobs } from './run-jobs.ts';

let sale: Sale;
beforeAll(async () => {
  sale = await openSale();
});
afterAll(() => sale.stop());

/** How many locks of jobs are held. */
const locksOf = (): Promise<number> =>
  count(
    sale,
    `pg_locks WHERE locktype = 'advisory' AND classid = 726051 AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
  );

test('[RUN-13] a job runs in one place at a time, whoever starts it', async () => {
  let [running, most, runs] = [0, 0, 0];
  const job: Job = {
    name: 'test.alone',
    every: 5,
    run: async () => {
      running += 1;
      most = Math.max(most, running);
      await sleep(15);
      running -= 1;
      runs += 1;
    },
  };
  const runners = [1, 2, 3].map(() => runJobs(sale.app, [job]));
  await until(() => runs >= 5, 'it ran five times');
  await Promise.all(runners.map((runner) => runner.stop()));
  expect([most, running]).toEqual([1, 0]);
});

test('[RUN-13] however many jobs are due at once, their locks leave connections for their work', async () => {
  const most = sale.app.db.pool.options.max;
  const done = new Set<string>();
  const jobs = Array.from({ length: 2 * most }, (_, number): Job => {
    const name = `test.crowd-${number}`;
    const run = async (): Promise<void> => {
      await sale.app.db.query({ text: 'SELECT pg_sleep(0.01)' });
      done.add(name);
    };
    return { name, every: 60_000, run };
  });
  const runner = runJobs(sale.app, jobs);
  await until(() => done.size === jobs.length, 'each of them ran');
  await runner.stop();
});

test('[RUN-03] stopping waits for the piece of work in hand, not for all there is', async () => {
  let rounds = 0;
  const runner = runJobs(sale.app, [
    {
      name: 'test.endless',
      every: 60_000,
      run: async () => {
        rounds += 1;
        await sleep(5);
        return true;
      },
    },
  ]);
  await until(() => rounds > 3, 'it works');
  await runner.stop();
  const stoppedAt = rounds;
  await sleep(50);
  expect(rounds).toBe(stoppedAt);
});

test('[RUN-13] a job that failed runs again, and its lock is free', async () => {
  let tries = 0;
  const runner = runJobs(sale.app, [
    {
      name: 'test.failing',
      every: 5,
      run: async () => {
        tries += 1;
        throw new Error('the outside does not answer');
      },
    },
  ]);
  await until(() => tries >= 3, 'it failed three times');
  await runner.stop();
  expect(await locksOf()).toBe(0);
});

test('[RUN-13] a connection that cannot give its lock back ends, and the lock with it', async () => {
  const { pool } = sale.app.db;
  const client = await pool.connect();
  const query = client.query.bind(client) as (text: string, values?: unknown[]) => Promise<unknown>;
  client.query = ((text: string, values?: unknown[]) =>
    text.includes('pg_advisory_unlock')
      ? Promise.reject(new Error('no answer'))
      : query(text, values)) as typeof client.query;
  vi.spyOn(pool, 'connect').mockImplementationOnce((() => Promise.resolve(client)) as typeof pool.connect);
  let isDone = false;
  const run = async (): Promise<void> => void (isDone = true);
  const runner = runJobs(sale.app, [{ name: 'test.stuck', every: 60_000, run }]);
  await until(() => isDone, 'it ran');
  await runner.stop();
  await until(async () => (await locksOf()) === 0, 'the lock is free');
});
