import { UNATTACHED_DAYS } from '#domain/files/limits.ts';
import { addMilliseconds, DAY, HOUR } from '#domain/core/time.ts';
import { inTransaction } from '../../platform/database/open-database.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { deleteUnattached } from './picture-store.ts';
import { removePictureBytes } from './private-pictures.ts';

const BATCH_SIZE = 20;

/** [FILE-06, MSG-02] A private picture that its owner sent nowhere goes after some days, with all its sizes. */
export const purgeUnattached: Job = {
  name: 'files.sweep-unattached',
  every: HOUR,
  run: (app) =>
    inTransaction(app.db, async (tx) => {
      const before = addMilliseconds(app.clock.now(), -UNATTACHED_DAYS * DAY);
      const ids = await deleteUnattached(tx, before, BATCH_SIZE);
      // Undone and done again after a failure, the rows are there again and their bytes go once more.
      for (const id of ids) await removePictureBytes(app, id);
      return ids.length === BATCH_SIZE;
    }),
};
