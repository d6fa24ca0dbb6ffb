import { keptAlerts, keptErrors } from '#domain/errors/limits.ts';
import { addMilliseconds, DAY, HOUR } from '#domain/core/time.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { deleteOldErrors } from './error-store.ts';
import { deleteOldAlerts } from './security-alert-store.ts';

/** [ERR-07] Errors of 30 days and alerts of 24 hours are kept; of a source that is quiet for an hour nothing is. */
export const tidyErrors: Job = {
  name: 'errors.tidy-up',
  every: 10 * 60 * 1000,
  run: async ({ db, clock }) => {
    const now = clock.now();
    await deleteOldErrors(db, {
      errors: addMilliseconds(now, -keptErrors.days * DAY),
      sources: addMilliseconds(now, -HOUR),
    });
    await deleteOldAlerts(db, addMilliseconds(now, -keptAlerts.hours * HOUR));
  },
};
