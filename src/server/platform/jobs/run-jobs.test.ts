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

test('[RUN-13] jobs that are due together hold their locks by one connection', async () => {
  const connected = vi.spyOn(sale.app.db.pool, 'connect');
  let [runs, held] = [0, 0];
  const jobs = Array.from({ length: 5 }, (_, number): Job => {
    const run = async (): Promise<void> => {
      if ((runs += 1) === 5) held = connected.mock.calls.length;
      await sleep(30);
    };
    return { name: `test.together-${number}`, every: 60_000, run };
  });
  const runner = runJobs(sale.app, jobs);
  await until(() => runs === 5, 'each of them ran');
  await runner.stop();
  connected.mockRestore();
  expect([held, await locksOf()]).toEqual([1, 0]);
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
  const query = client.query.bind(client) as (statement: { text: string }) => Promise<unknown>;
  client.query = ((statement: { text: string }) =>
    statement.text.includes('pg_advisory_unlock')
      ? Promise.reject(new Error('no answer'))
      : query(statement)) as typeof client.query;
  vi.spyOn(pool, 'connect').mockImplementationOnce((() => Promise.resolve(client)) as typeof pool.connect);
  let isDone = false;
  const run = async (): Promise<void> => void (isDone = true);
  const runner = runJobs(sale.app, [{ name: 'test.stuck', every: 60_000, run }]);
  await until(() => isDone, 'it ran');
  await runner.stop();
  await until(async () => (await locksOf()) === 0, 'the lock is free');
});

test('[RUN-13] a job that waits for its turn waits once, however often it is asked for', async () => {
  let goOn = (): void => undefined;
  const freed = new Promise<void>((resolve) => (goOn = resolve));
  let [running, runs] = [0, 0];
  const blockers = Array.from({ length: 6 }, (_, number): Job => {
    const run = async (): Promise<void> => {
      running += 1;
      await freed;
    };
    return { name: `test.blocker-${number}`, every: 60_000, run };
  });
  const counted = vi.spyOn(sale.app.metrics, 'count');
  const waits: Job = { name: 'test.waits', every: 60_000, run: async () => void (runs += 1) };
  const runner = runJobs(sale.app, [...blockers, waits]);
  await until(() => running === 6, 'no other has a turn');
  for (let time = 0; time < 5; time += 1) runner.runNow('test.waits');
  goOn();
  await until(() => runs === 1, 'it had its turn');
  await runner.stop();
  expect(counted.mock.calls.filter(([, labels]) => labels?.job === 'test.waits')).toHaveLength(1);
  counted.mockRestore();
});

test('[OFFICE-01, ERR-05] settling runs each job to its end, one that fails too', async () => {
  const failed = vi.spyOn(sale.app.outside.watch as Required<typeof sale.app.outside>['watch'], 'failed');
  let [rounds, isBroken] = [0, true];
  const many: Job = {
    name: 'test.many',
    every: 60_000,
    run: async () => {
      await sleep(1);
      return (rounds += 1) < 3;
    },
  };
  const broken: Job = {
    name: 'test.broken',
    every: 60_000,
    run: async () => {
      if (isBroken) throw new Error('no room');
    },
  };
  const all = runJobs(sale.app, [broken, many]);
  // Nothing of it runs by itself beside.
  await all.stop();
  await all.settle();
  expect(rounds).toBe(3);
  expect(failed).toHaveBeenCalledWith({ kind: 'job', where: 'test.broken', error: new Error('no room') });
  isBroken = false;
  await all.settle();
  const { rows } = await sale.app.db.query({
    text: `SELECT failures, error, failed_at IS NOT NULL AS "hasFailed", ran_at > failed_at AS "ranSince" FROM job_runs WHERE job = 'test.broken'`,
  });
  expect(rows).toEqual([{ failures: 0, error: 'no room', hasFailed: true, ranSince: true }]);
  failed.mockRestore();
});
