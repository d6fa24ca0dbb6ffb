import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { HOUR } from '#domain/core/time.ts';
import { openSale, type Sale } from '#test/builders/sale.ts';
import { until } from '#test/builders/until.ts';
import { advanceClock } from '../platform/clock/clock.ts';
import { inTransaction, ownConnection } from '../platform/database/open-database.ts';
import { publish } from '../platform/events/publish.ts';
import type { Job } from '../platform/jobs/job.ts';
import { declareQueues } from '../platform/queue/open-boss.ts';
import type { Queue } from '../platform/queue/queue.ts';
import { enqueuePart, notifyWorkers } from '../platform/queue/queue-store.ts';
import { bossOf } from '../platform/queue/work-at-once.ts';

let sale: Sale;
let ran: string[] = [];
let during: () => Promise<unknown> = async () => undefined;

const nothing = { disputeId: 'none', sellerId: 'none', orderId: 'none' };
const noting = (name: string): Job => ({
  name,
  every: HOUR,
  run: async () => {
    ran.push(`${name} begins`);
    await during();
    ran.push(name);
  },
});
const queue: Queue = {
  name: 'test.asked-of',
  tries: 2,
  firstDelay: 10,
  longestDelay: 10,
  handle: async (_app, { key }) => {
    ran.push(`${key} begins`);
    await during();
    ran.push(key);
  },
  judge: () => ({ message: 'no' }),
};
/** As another process would: nothing in this one hears of it. */
const enqueue = (key: string, notBefore: Date | null = null): Promise<unknown> =>
  sale.app.db.query({
    text: `WITH thing AS (SELECT gen_random_uuid() AS id, $1::text AS key), item AS (
             ${enqueuePart({ queue: queue.name, from: 'thing', id: 'id', key: 'key', notBefore: '$2::timestamptz' })}) SELECT 1`,
    values: [key, notBefore],
  });
const notifyJobs = (name: string): Promise<unknown> =>
  sale.app.db.query({ text: `SELECT pg_notify('jobs', $1)`, values: [name] });

beforeAll(async () => {
  // Nothing comes round by itself: what is done, the process was told to do.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  sale = await openSale({ CLOCK: 'simulated' }, { background: true });
  const works = sale.app.outside.runningProduct as unknown as { jobs: Job[]; queues: Queue[] };
  works.jobs.push(noting('test.other'), noting('test.asked'));
  works.queues.push(queue);
  await declareQueues(bossOf(sale.app), [queue]);
});
afterAll(() => void vi.useRealTimers());

test('[RUN-13] a process that is told of an item of another works on it at once', async () => {
  await enqueue('of another');
  await notifyWorkers(sale.app.db, queue.name);
  await until(() => ran.includes('of another'), 'it is done');
});

test('[OFFICE-01] asked for one job a process runs that one', async () => {
  await notifyJobs('test.asked');
  await until(() => ran.includes('test.asked'), 'it ran');
  expect(ran).not.toContain('test.other begins');
});

test('[RUN-09] as soon as the clock has moved, jobs run, items that are due are worked on', async () => {
  const { app } = sale;
  ran = [];
  await enqueue('due later', new Date(app.clock.now().getTime() + HOUR));
  const stored = { status: 200, body: '{}', headers: [], tags: [] };
  app.cache.keep({ key: 'a', address: '/a' }, stored, app.cache.begin());
  expect(app.cache.size.entries).toBe(1);
  await advanceClock(app.db, 2 * HOUR);
  await until(() => ['test.other', 'test.asked', 'due later'].every((each) => ran.includes(each)), 'all is done');
  expect(app.cache.size.entries).toBe(0);
});

test('[RUN-03] a stop waits for the job, the item and the reaction in hand', async () => {
  const { app } = sale;
  const said = vi.spyOn(app.log, 'error').mockImplementation(() => undefined);
  let goOn = (): void => undefined;
  const freed = new Promise<void>((resolve) => (goOn = resolve));
  during = async () => {
    await freed;
    await app.db.query({ text: 'SELECT 1' });
  };
  ran = [];
  await enqueue('in hand');
  await notifyWorkers(app.db, queue.name);
  await notifyJobs('test.asked');
  const line = await ownConnection(app.db);
  await line.query('BEGIN; LOCK TABLE event_cursors IN ACCESS EXCLUSIVE MODE');
  await inTransaction(app.db, (tx) =>
    // Several reactions want it, so that one whose dispatcher goes on finds the database closed.
    publish(app, tx, {
      name: 'payments.dispute-moved',
      subject: 'none',
      payload: { ...nothing, status: 'lost', amountCents: 1, isTaken: false, dueAt: null },
    }),
  );
  const waiting = `SELECT 1 FROM pg_locks WHERE NOT granted AND relation = 'event_cursors'::regclass`;
  await until(async () => ((await line.query(waiting)).rowCount ?? 0) > 0, 'a reaction is in hand');
  await until(() => ran.length === 2, 'the job and the item are in hand');
  let isOver = false;
  const stopped = sale.stop().then(() => (isOver = true));
  const health = () => fetch(`${sale.address}/api/health`).catch(() => null);
  await until(async () => (await health()) === null, 'nobody comes in');
  // A stop that waits for nothing is over by then.
  await sleep(100);
  expect(isOver).toBe(false);
  await line.query('COMMIT');
  await line.end();
  goOn();
  await stopped;
  expect(ran.slice(2).sort()).toEqual(['in hand', 'test.asked']);
  const { count } = app.db.statements;
  await vi.advanceTimersByTimeAsync(HOUR);
  expect([app.db.statements.count - count, said.mock.calls]).toEqual([0, []]);
});
