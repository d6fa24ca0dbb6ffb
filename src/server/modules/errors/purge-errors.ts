import type { Job } from '../../platform/jobs/job.ts';
import { endRetention } from '../../platform/personal-data/erase-store.ts';
import { errorTables } from './tagged-tables.ts';

/** [ERR-07] Errors of 30 days and alerts of 24 hours are kept; of a source that is quiet for an hour nothing is. */
export const purgeExpiredErrors: Job = {
  name: 'errors.purge-expired',
  every: 10 * 60 * 1000,
  run: ({ db, clock }) => endRetention(db, errorTables, clock.now()),
};
