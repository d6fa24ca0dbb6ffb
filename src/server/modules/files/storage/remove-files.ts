import { addMilliseconds, DAY, MINUTE } from '#domain/core/time.ts';
import type { App } from '../../../platform/calls/app.ts';
import { DependencyAway } from '../../../platform/circuits/circuits.ts';
import type { Job } from '../../../platform/jobs/job.ts';
import { partFiles } from './file-parts.ts';
import {
  deleteDeadPart,
  forgetRemoved,
  listDeadParts,
  listRemoved,
  listRemovedParts,
  removeAbandoned,
} from './removed-file-store.ts';

/** No request lasts as long; whoever writes a part still finds it. */
const LONGEST_REQUEST = 10 * MINUTE;
const ABANDONED_AFTER = DAY;
/** Whoever did not hear that a picture was taken asks again within this time. */
const TAKEN_FOR = 10 * MINUTE;
const BATCH_SIZE = 20;

/** The bytes of a removed file go, and then its row. What stays of them, because the process ends here or the store is away, the sweep takes away. */
export async function removeBytes(app: App, ownerId: string, fileId: string): Promise<void> {
  const before = addMilliseconds(app.clock.now(), -LONGEST_REQUEST);
  const partIds = await listRemovedParts(app.db, { ownerId, fileId, before });
  try {
    for (const id of partIds) await partFiles(app).remove(id);
  } catch (error) {
    if (error instanceof DependencyAway) return;
    throw error;
  }
  await forgetRemoved(app.db, { ownerId, fileId, partIds });
}

/** [FILE-01] Uploads that nobody went on with for a day, parts whose writing never ended, and the bytes of what was removed. */
export const purgeAbandonedFiles: Job = {
  name: 'files.sweep',
  every: 5 * MINUTE,
  run: async (app) => {
    const now = app.clock.now();
    await removeAbandoned(app.db, {
      abandoned: addMilliseconds(now, -ABANDONED_AFTER),
      taken: addMilliseconds(now, -TAKEN_FOR),
      now,
    });
    const dead = await listDeadParts(app.db, addMilliseconds(now, -LONGEST_REQUEST), BATCH_SIZE);
    for (const part of dead) if (await deleteDeadPart(app.db, part)) await partFiles(app).remove(part.id);
    const removed = await listRemoved(app.db, BATCH_SIZE);
    for (const { owner_id: ownerId, id } of removed) await removeBytes(app, ownerId, id);
    return dead.length === BATCH_SIZE;
  },
};
