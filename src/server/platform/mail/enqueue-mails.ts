import { MINUTE } from '#domain/core/time.ts';
import { inTransaction } from '../database/open-database.ts';
import type { Job } from '../jobs/job.ts';
import { enqueueStoredMails } from './mail-store.ts';

const BATCH_SIZE = 500;

/** [RUN-04] A mail server is set by now: mails from before wait in their table alone, and get their items. */
export const enqueueMails: Job = {
  name: 'platform.enqueue-mails',
  every: 10 * MINUTE,
  run: async ({ db, clock, config }) => {
    if (!config.SMTP_URL) return false;
    const stored = { now: clock.now(), limit: BATCH_SIZE };
    return (await inTransaction(db, (tx) => enqueueStoredMails(tx, stored))) === BATCH_SIZE;
  },
};
