import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { HOUR, MINUTE } from '#domain/core/time.ts';
import { passTime } from '#test/builders/pass-time.ts';
import { openSale, type Sale } from '#test/builders/sale.ts';
import { until } from '#test/builders/until.ts';
import { expireClaims, workOff } from '#test/builders/work-off.ts';
import { onlyRow } from '../database/only-row.ts';
import { inTransaction, ownConnection, type Transaction } from '../database/open-database.ts';
import { declareQueues, openBoss } from './open-boss.ts';
import type { Again, Item, ItemFailure, Queue } from './queue.ts';
import { enqueuePart, findQueues, listQueueTimes, renewParked } from './queue-store.ts';
import { queueWorker } from './queue-worker.ts';
import { retryParkedItems } from './retry-parked-items.ts';
import { workOnItem } from './work-on-item.ts';
import { workOnQueues } from './work-on-queues.ts';

let sale: Sale;
let failures: [string, ItemFailure][] = [];
let done: Item[] = [];
let handled: (item: Item) => void | Date | Promise<void | Date> = () => undefined;

class Refused extends Error {}
const queue: Queue = {
  name: 'test.things',
  tries: 4,
  firstDelay: 10,
  longestDelay: 25,
  handle: async (_app, item) => {
    const againAt = await handled(item);
    const write: Again['write'] = async (tx) => {
      done.push(item);
      await tx.query({ text: 'INSERT INTO effects (key) VALUES ($1)', values: [item.key] });
    };
    return againAt ? { againAt, write } : write;
  },
  judge: (error) => ({ isFinal: error instanceof Refused, message: (error as Error).message }),
  recordFailure: async (_tx, { key }, failure) => void failures.push([key, failure]),
};
const enqueue = (keys: string[], tx?: Transaction, notBefore: Date | null = null): Promise<unknown> =>
  (tx ?? sale.app.db).query({
    text: `WITH thing AS (SELECT gen_random_uuid() AS id, key FROM unnest($1::text[]) AS k (key)), item AS (
             ${enqueuePart({ queue: queue.name, from: 'thing', id: 'id', key: 'key', notBefore: '$2::timestamptz' })})
           SELECT 1`,
    values: [keys, notBefore],
  });
const effects = async (): Promise<number> => (await sale.app.db.query({ text: 'SELECT 1 FROM effects' })).rowCount ?? 0;
const figures = async () => onlyRow({ rows: await findQueues(sale.app.db, [queue.name]) });
const work = (): Promise<void> => workOff(sale.app, queue);

beforeAll(async () => {
  sale = await openSale({ CLOCK: 'simulated' });
  sale.app.log.warn = () => undefined;
  await declareQueues(openBoss(sale.app), [queue]);
  await sale.app.db.query({ text: 'CREATE TABLE effects (key text NOT NULL)' });
});
beforeEach(async () => {
  [failures, done, handled] = [[], [], () => undefined];
  await sale.app.db.query({ text: 'WITH gone AS (DELETE FROM effects) DELETE FROM pgboss.job_common' });
});
afterAll(() => sale.stop());

test('[INV-24] an item is enqueued in the transaction of its cause and undone with it', async () => {
  await inTransaction(sale.app.db, (tx) => enqueue(['a', 'b'], tx));
  await expect(
    inTransaction(sale.app.db, async (tx) => {
      await enqueue(['undone'], tx);
      throw new Error('no');
    }),
  ).rejects.toThrow();
  expect(await figures()).toMatchObject({ waiting: 2, active: 0, failing: 0, parked: 0 });
  await work();
  expect(done.map(({ key }) => key).sort()).toEqual(['a', 'b']);
  expect(await figures()).toMatchObject({ waiting: 0, oldestAt: null });
});

test('[RUN-04] what is enqueued beside what it is about is what the library itself would write', async () => {
  const boss = openBoss(sale.app);
  await enqueue(['ours']);
  await boss.send(queue.name, { key: 'theirs' });
  const { rows } = await sale.app.db.query<{ row: Record<string, unknown> }>({
    text: `SELECT to_jsonb(j) - '{id,data,start_after,created_on,keep_until}'::text[] || jsonb_build_object('kept', keep_until - start_after, 'at', start_after = created_on) AS row
           FROM pgboss.job_common j`,
  });
  expect(rows).toHaveLength(2);
  expect(rows[0]).toEqual(rows[1]);
});

test('[RUN-04] tries come later and later, then the item is parked', async () => {
  handled = () => {
    throw new Error('not now');
  };
  await enqueue(['late'], undefined, new Date(sale.app.clock.now().getTime() + MINUTE));
  const due = async () =>
    (await listQueueTimes(sale.app.db, ['test.no-such', queue.name]))
      .filter(({ waitMs }) => waitMs <= 0)
      .map(({ name }) => name);
  await work();
  expect([failures, await due()]).toEqual([[], []]);
  await passTime(sale, MINUTE);
  expect(await due()).toEqual([queue.name]);
  const waits: number[] = [];
  for (let tries = 1; tries < queue.tries; tries += 1) {
    await work();
    const nextAt = failures.at(-1)?.[1].nextAt?.getTime() ?? 0;
    waits.push(Math.round((nextAt - sale.app.clock.now().getTime()) / 1000));
    await work();
    expect(failures).toHaveLength(tries);
    await passTime(sale, 30_000);
  }
  expect(waits).toEqual([10, 20, 25]);
  await work();
  expect(failures.at(-1)?.[1]).toEqual({ tries: 4, nextAt: null, message: 'not now' });
  await passTime(sale, HOUR);
  await work();
  expect([failures.length, await figures()]).toMatchObject([
    4,
    { waiting: 0, failing: 0, parked: 1, error: 'not now' },
  ]);
});

test('[OFFICE-01] what no further try can better is parked at once', async () => {
  handled = () => {
    throw new Refused('refused: 550');
  };
  await enqueue(['never']);
  await work();
  expect(failures).toEqual([['never', { tries: 1, nextAt: null, message: 'refused: 550' }]]);
  expect(await figures()).toMatchObject({ parked: 1, error: 'refused: 550' });
  handled = (item) => {
    if (item.tries === 0) throw new Error('once more');
  };
  const retry = () => inTransaction(sale.app.db, (tx) => retryParkedItems({ app: sale.app, tx }, queue));
  expect([await retry(), await retry()]).toEqual([1, 0]);
  await work();
  expect(failures.at(-1)).toEqual(['never', { tries: 1, nextAt: expect.any(Date), message: 'once more' }]);
  await passTime(sale, MINUTE);
  await work();
  expect(done).toMatchObject([{ key: 'never', tries: 1 }]);
});

test('[RUN-04] what is to wait is handled again at its time', async () => {
  const inAMinute = () => new Date(sale.app.clock.now().getTime() + MINUTE);
  await enqueue(['waits']);
  for (let time = 0; time < 2 * queue.tries; time += 1) {
    handled = () => (time % 2 === 0 ? inAMinute() : Promise.reject(new Error('not now')));
    await work();
    expect(await figures()).toMatchObject({ waiting: time % 2 === 0 ? 1 : 0, failing: time % 2, parked: 0 });
    await passTime(sale, MINUTE);
  }
  expect(failures.map(([, { tries }]) => tries)).toEqual(Array(queue.tries).fill(1));
  handled = () => undefined;
  await work();
  expect([await effects(), await figures()]).toMatchObject([queue.tries + 1, { waiting: 0, failing: 0, active: 0 }]);
});

test('[RUN-04] what is put off lines up behind what is due already', async () => {
  await enqueue(['first']);
  await enqueue(['second']);
  handled = () => sale.app.clock.now();
  await workOnItem({ app: sale.app, boss: openBoss(sale.app), queue });
  handled = () => undefined;
  await work();
  expect(done.map(({ key }) => key)).toEqual(['first', 'second', 'first']);
});

test('[RUN-13] a worker whose claim lapsed writes nothing', async () => {
  const retry = () => inTransaction(sale.app.db, (tx) => retryParkedItems({ app: sale.app, tx }, queue));
  const since: Record<string, () => Promise<unknown>> = {
    'put off': async () => {
      handled = () => sale.app.clock.now();
      await workOnItem({ app: sale.app, boss: openBoss(sale.app), queue });
    },
    'parked and tried again': async () => {
      handled = () => Promise.reject(new Refused('refused'));
      await work();
      expect(await retry()).toBe(1);
    },
  };
  for (const [key, happen] of Object.entries(since)) {
    await enqueue([key]);
    let release = (): void => undefined;
    handled = () => new Promise((resolve) => (release = resolve));
    const slow = work();
    await until(async () => (await figures()).active === 1, 'a worker has it');
    const stale = release;
    await expireClaims(sale);
    await happen();
    const before = await effects();
    let end = (): void => undefined;
    handled = () => new Promise((resolve) => (end = resolve));
    const current = work();
    await until(async () => (await figures()).active === 1, 'another has it');
    stale();
    handled = () => undefined;
    await slow;
    expect([key, await effects(), await figures()]).toMatchObject([key, before, { active: 1 }]);
    end();
    await current;
    expect([key, await effects()]).toEqual([key, before + 1]);
  }
});

test('[RUN-13] an item whose worker is gone is taken over within a minute', async () => {
  const gone = openBoss(sale.app);
  await enqueue(['taken']);
  expect(await gone.fetch(queue.name)).toHaveLength(1);
  await work();
  expect([done.length, await figures()]).toMatchObject([0, { active: 1 }]);
  await expireClaims(sale);
  let release = (): void => undefined;
  handled = () => new Promise((resolve) => (release = resolve));
  const slow = work();
  await until(async () => (await figures()).active === 1, 'the other has it');
  await expireClaims(sale);
  const isFirst = done.length === 0;
  handled = () => undefined;
  await work();
  release();
  await slow;
  expect([isFirst, done.map(({ key, tries }) => [key, tries])]).toEqual([
    true,
    [
      ['taken', 2],
      ['taken', 1],
    ],
  ]);
  expect(await effects()).toBe(1);
  expect(await figures()).toMatchObject({ active: 0, waiting: 0, parked: 0 });
});

test('[RUN-13, RUN-03] workers of several processes share a queue', async () => {
  const boss = openBoss(sale.app);
  handled = () => sleep(2);
  const workers = [1, 2, 3].map(() => workOnQueues(sale.app, boss, [queue]));
  const keys = Array.from({ length: 60 }, (_, index) => `k${index}`);
  await enqueue(keys);
  workers.forEach((worker) => worker.wake(queue.name));
  await until(async () => (await effects()) === keys.length, 'all are done');
  expect([new Set(done.map(({ key }) => key)).size, await effects()]).toEqual([keys.length, keys.length]);
  let ended = false;
  handled = async () => {
    await sleep(50);
    ended = true;
  };
  await enqueue(['last']);
  workers[0]?.wake(queue.name);
  await until(async () => (await figures()).active === 1, 'it is in hand');
  await Promise.all(workers.map((worker) => worker.stop()));
  expect([ended, (await figures()).active]).toEqual([true, 0]);
});

test('[RUN-13] the worker of the process that enqueued looks at once, after the commit', async () => {
  const boss = openBoss(sale.app);
  const looked = vi.spyOn(boss, 'fetch');
  const tomorrow = new Date(sale.app.clock.now().getTime() + 24 * HOUR);
  const enqueued = (isUndone: boolean) =>
    inTransaction(sale.app.db, async (tx) => {
      tx.enqueued.add(queue.name);
      // Not due, so that no poll finds it.
      await enqueue(['later'], tx, tomorrow);
      if (isUndone) throw new Error('no');
    }).catch(() => undefined);
  const worker = queueWorker(sale.app, { boss, queues: [queue] });
  await enqueued(true);
  expect(looked).not.toHaveBeenCalled();
  await enqueued(false);
  await until(() => looked.mock.calls.length === 1, 'it looked');
  await worker?.stop();
  sale.app.db.afterEnqueue.clear();
  const received: unknown[] = [];
  const line = await ownConnection(sale.app.db);
  line.on('notification', ({ payload }) => void received.push(payload));
  await line.query('LISTEN queues');
  const web = { ...sale.app, config: { ...sale.app.config, WORKERS: 'off' as const } };
  expect(queueWorker(web, { boss, queues: [queue] })).toBeNull();
  await enqueued(false);
  await until(() => received.length === 1, 'the others hear of it');
  expect(received).toEqual([queue.name]);
  sale.app.db.afterEnqueue.clear();
  await line.end();
});

test('[ERR-08] a queue that is not ready loses no try', async () => {
  await enqueue(['patient']);
  await workOff(sale.app, { ...queue, isReady: () => false });
  expect(await figures()).toMatchObject({ waiting: 1 });
  await work();
  expect(done).toMatchObject([{ key: 'patient', tries: 0 }]);
});

test('[RUN-04] what is parked and enqueued again is as if it were new', async () => {
  const again = () =>
    sale.app.db.query({
      text: `WITH thing AS (SELECT md5('again')::uuid AS id, 'again' AS key), item AS (
               ${enqueuePart({ queue: queue.name, from: 'thing', id: 'id', key: 'key', notBefore: 'NULL' })}) SELECT 1`,
    });
  handled = () => Promise.reject(new Refused('refused'));
  await again();
  await work();
  expect(await figures()).toMatchObject({ parked: 1 });
  await again();
  expect(await figures()).toMatchObject({ parked: 0, waiting: 1 });
  handled = async () => {
    await again();
    expect(await figures()).toMatchObject({ active: 1, waiting: 0 });
  };
  await work();
  expect([done, await effects()]).toMatchObject([[{ key: 'again', tries: 0 }], 1]);
});

test('[RUN-13] who comes back late puts nothing off that another has in hand by now', async () => {
  await enqueue(['late']);
  let comeBack: (at: Date) => void = () => undefined;
  handled = () => new Promise((resolve) => (comeBack = resolve));
  const slow = work();
  await until(async () => (await figures()).active === 1, 'it is in hand');
  await expireClaims(sale);
  let end = (): void => undefined;
  handled = () => new Promise((resolve) => (end = resolve));
  const current = work();
  await until(async () => (await figures()).active === 1, 'another has it');
  comeBack(sale.app.clock.now());
  handled = () => undefined;
  await slow;
  expect(await figures()).toMatchObject({ active: 1, waiting: 0 });
  end();
  await current;
  expect(await effects()).toBe(1);
});

test('[OFFICE-01] whoever works hears of parked items that are tried again', async () => {
  const received: string[] = [];
  sale.app.db.afterEnqueue.add((names) => void received.push(...names));
  handled = () => Promise.reject(new Refused('refused'));
  await enqueue(['parked']);
  await work();
  expect(await inTransaction(sale.app.db, (tx) => retryParkedItems({ app: sale.app, tx }, queue))).toBe(1);
  expect(received).toEqual([queue.name]);
  let renewed = -1;
  handled = async ({ id }) => {
    handled = () => undefined;
    renewed = await inTransaction(sale.app.db, (tx) => renewParked(tx, queue.name, [id]));
  };
  await work();
  expect([renewed, await effects()]).toEqual([0, 1]);
  sale.app.db.afterEnqueue.clear();
});

test('[RUN-13] a worker says that it is still at an item while it is, and no longer', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const boss = openBoss(sale.app);
  const touched = vi.spyOn(boss, 'touch');
  handled = () => void vi.advanceTimersByTime(25_000);
  await enqueue(['long']);
  await workOnItem({ app: sale.app, boss, queue });
  handled = () => Promise.reject(new Error('not now'));
  await enqueue(['fails']);
  await workOnItem({ app: sale.app, boss, queue });
  expect([touched.mock.calls.length, vi.getTimerCount()]).toEqual([2, 0]);
  vi.useRealTimers();
});

test('[RUN-13] what is told of while a worker looks its last time is found all the same', async () => {
  // Nobody looks by themselves.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const failed = vi.spyOn(sale.app.outside.watch as Required<typeof sale.app.outside>['watch'], 'failed');
  const said = vi.spyOn(sale.app.log, 'error').mockImplementation(() => undefined);
  const boss = openBoss(sale.app);
  const fetch = boss.fetch.bind(boss);
  const worker = workOnQueues(sale.app, boss, [queue]);
  let looks = 0;
  vi.spyOn(boss, 'fetch').mockImplementation((async (name: string, options: object) => {
    looks += 1;
    if (looks === 1) throw new Error('no answer');
    const results = await fetch(name, options);
    if (looks === 3) {
      await enqueue(['second']);
      worker.wake(queue.name);
    }
    return results;
  }) as typeof boss.fetch);
  await enqueue(['first']);
  worker.wake(queue.name);
  await until(() => failed.mock.calls.length === 1, 'it was kept');
  expect(failed).toHaveBeenCalledWith({ kind: 'job', where: queue.name, error: new Error('no answer') });
  worker.wake(queue.name);
  await until(async () => (await effects()) === 2, 'both are done');
  await worker.stop();
  for (const spy of [failed, said]) spy.mockRestore();
  vi.useRealTimers();
});
