import { createHash } from 'node:crypto';
import { type Db, PgBoss } from 'pg-boss';
import type { App } from '../calls/app.ts';
import type { Queryable } from '../database/open-database.ts';
import type { Queue } from './queue.ts';

/** A worker says so often that it is still at an item. */
export const BEAT_MILLISECONDS = 10_000;
/** One that has said nothing for so long is gone, and its item goes to another. */
const HEARTBEAT_SECONDS = 30;
/** Items wait for their turn as long as it takes. */
const YEARS_SECONDS = 10 * 365 * 24 * 3600;
/** The longest that a handler may take. */
const EXPIRE_SECONDS = 3600;

/** Statements of the library are prepared like ours; several in one text cannot be. */
const nameOf = (text: string): string => `queue-${createHash('sha1').update(text).digest('base64url').slice(0, 20)}`;

/** What the library asks of a database, on the pool or in a transaction. */
export const asDatabase = (db: Queryable): Db => ({
  executeSql: (text, values) =>
    text.includes(';') ? db.query({ text }) : db.query({ name: nameOf(text), text, ...(values ? { values } : {}) }),
});

/** The library on our pool, without what it would do by itself: the schema is ours, and one job looks after all queues. */
export function openBoss({ db, log }: Pick<App, 'db' | 'log'>): PgBoss {
  const boss = new PgBoss({
    db: asDatabase(db),
    migrate: false,
    supervise: false,
    schedule: false,
    registerInstance: false,
    persistWarnings: false,
    persistQueueStats: false,
    monitorVacuum: false,
    reindex: false,
    monitorIntervalSeconds: 10,
    openTelemetry: { enabled: false },
  });
  boss.on('error', (error) => log.warn('the delivery queue could not do something', { error }));
  return boss;
}

/** How a queue is kept. Times of tries are written by `workOnItem`, so that they are exact; an item whose worker is gone is due at once. */
export const optionsOf = ({ tries }: Queue) => ({
  retryLimit: tries - 1,
  retryDelay: 0,
  retryBackoff: false,
  expireInSeconds: EXPIRE_SECONDS,
  heartbeatSeconds: HEARTBEAT_SECONDS,
  retentionSeconds: YEARS_SECONDS,
  // Done items are taken off; parked ones stay until somebody looks at them.
  deleteAfterSeconds: 0,
});

/** Makes the queues that this version knows, as it knows them. Any number of processes may start at once. */
export async function declareQueues(boss: PgBoss, queues: readonly Queue[]): Promise<void> {
  const known = new Map<string, object>((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const queue of queues) {
    const options = optionsOf(queue);
    const match = known.get(queue.name) as Record<string, unknown> | undefined;
    if (!match) await boss.createQueue(queue.name, options);
    else if (Object.entries(options).some(([name, value]) => match[name] !== value))
      await boss.updateQueue(queue.name, options);
  }
}
