import { SWEEP_MS } from '#domain/messages/limits.ts';
import { addMilliseconds, DAY } from '#domain/core/time.ts';
import type { Job } from '../../../platform/jobs/job.ts';
import { sweepActs as sweep } from './send-store.ts';

/** [MSG-10] What was counted for the limits goes when a day has passed: no limit looks further back. */
export const sweepActs: Job = {
  name: 'messages.sweep-acts',
  every: SWEEP_MS,
  run: (app) => sweep(app.db, addMilliseconds(app.clock.now(), -DAY)),
};
