import { SWEEP_MS } from '#domain/messages/limits.ts';
import type { Job } from '../../../platform/jobs/job.ts';
import { endRetention } from '../../../platform/personal-data/erase-store.ts';
import { messageTables } from '../tagged-tables.ts';

/** [MSG-10] What was counted for the limits goes when a day has passed: no limit looks further back. */
export const purgeSendCounts: Job = {
  name: 'messages.sweep-acts',
  every: SWEEP_MS,
  run: (app) => endRetention(app.db, messageTables, app.clock.now()),
};
