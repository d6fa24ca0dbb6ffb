import { HOUR } from '#domain/core/time.ts';
import type { Job } from '../jobs/job.ts';
import { endRetention } from './erase-store.ts';

/** [SUP-03] Takes in every module what is past its time. What has to go within minutes is looked at by its module as well. */
export const endRetentions: Job = {
  name: 'platform.end-retentions',
  every: 6 * HOUR,
  run: async (app) => {
    for (const { tables } of app.outside.personalData) await endRetention(app.db, tables, app.clock.now());
  },
};
