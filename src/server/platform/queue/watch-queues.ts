import type { PgBoss } from 'pg-boss';
import type { Job } from '../jobs/job.ts';
import { listLapsed } from './queue-store.ts';

/**
 * [RUN-13] Gives the items of workers that are gone to others: within a minute, with what a worker may be silent for. The library's own pass
 * would also count every item that waits.
 */
export const watchQueues = (boss: PgBoss): Job => ({
  name: 'platform.watch-queues',
  every: 15_000,
  run: async ({ db }) => {
    for (const { name, id, retryCount } of await listLapsed(db))
      await boss.fail(name, { id, retryCount }, { message: 'its worker is gone' });
  },
});
