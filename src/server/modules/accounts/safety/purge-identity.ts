import type { Job } from '../../../platform/jobs/job.ts';
import { endRetention } from '../../../platform/personal-data/erase-store.ts';
import { accountTables } from '../tagged-tables.ts';

/** Takes away what is over: links, codes, challenges and tokens that no longer open anything, and messages that were sent. */
export const purgeExpiredIdentity: Job = {
  name: 'accounts.purge-identity',
  every: 15 * 60 * 1000,
  run: ({ db, clock }) => endRetention(db, accountTables, clock.now()),
};
