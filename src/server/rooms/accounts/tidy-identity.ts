import { addMilliseconds, DAY } from '#domain/core/time.ts';
import { deleteOldTexts } from './phone/text-store.ts';
import { forgetEnded } from './safety/end-access.ts';
import { deletePast } from './stores/past-store.ts';
import type { Job } from '../../platform/jobs/job.ts';

/** Takes away what is over: links, codes, challenges and tokens that no longer open anything, and messages that were sent. */
export const tidyIdentity: Job = {
  name: 'accounts.tidy-identity',
  every: 15 * 60 * 1000,
  run: async ({ db, clock }) => {
    const now = clock.now();
    // A day longer than they work, so that a late press is told the truth.
    const past = addMilliseconds(now, -DAY);
    await deletePast(db, past);
    await forgetEnded(db, { now, keptSince: past });
    await deleteOldTexts(db, addMilliseconds(now, -7 * DAY));
  },
};
