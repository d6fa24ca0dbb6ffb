import { DAY, HOUR, addMilliseconds } from '#domain/core/time.ts';
import { deleteOldKeys } from '../idempotency/idempotency-store.ts';
import { deleteOldAttempts } from '../rate-limit/rate-limit-store.ts';
import type { Job } from './job.ts';

/** Deletes what is past its keeping: replayed answers after 24 h, live messages after a day, events after 30 days. */
export const tidyUp: Job = {
  name: 'platform.tidy-up',
  every: 10 * 60 * 1000,
  run: async ({ db, clock }) => {
    const now = clock.now();
    await deleteOldKeys(db, addMilliseconds(now, -24 * HOUR));
    await deleteOldAttempts(db, addMilliseconds(now, -2 * DAY));
    await db.query({ text: 'DELETE FROM live_messages WHERE at < $1', values: [addMilliseconds(now, -DAY)] });
    await db.query({
      text: `DELETE FROM events e WHERE at < $1 AND NOT EXISTS (SELECT 1 FROM event_cursors c WHERE (c.xid, c.seq) < (e.xid, e.seq))
             AND NOT EXISTS (SELECT 1 FROM parked_events p WHERE p.subject = e.subject AND p.event_id = e.id)`,
      values: [addMilliseconds(now, -30 * DAY)],
    });
  },
};
