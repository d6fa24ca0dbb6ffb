import type { PgBoss } from 'pg-boss';
import type { App } from '../calls/app.ts';
import type { Queue } from './queue.ts';
import { notifyWorkers } from './queue-store.ts';
import { type QueueWorker, workOnQueues } from './work-on-queues.ts';

/** The worker of this process, which hears of what it enqueues itself at once; one that only serves the web tells those that work. */
export function queueWorker(
  app: App,
  { boss, queues }: { boss: PgBoss; queues: readonly Queue[] },
): QueueWorker | null {
  const worker = app.config.WORKERS === 'off' ? null : workOnQueues(app, boss, queues);
  app.db.afterEnqueue.add((names) => {
    for (const name of names) {
      if (worker) worker.wake(name);
      else
        void notifyWorkers(app.db, name).catch((error: unknown) =>
          app.log.warn('no worker was told of an item, and one finds it by itself', { error }),
        );
    }
  });
  return worker;
}
