import type { PgBoss } from 'pg-boss';
import type { Job } from '../jobs/job.ts';

/** [RUN-13] Gives the items of workers that are gone to others: within a minute, with what a worker may be silent for. */
export const watchQueues = (boss: PgBoss): Job => ({
  name: 'platform.watch-queues',
  every: 15_000,
  run: () => boss.supervise(),
});
