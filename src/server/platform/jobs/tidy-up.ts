import { DAY, HOUR, addMilliseconds } from '#domain/core/time.ts';
import { deleteOldCircuits } from '../circuits/circuit-store.ts';
import { deleteOldEvents } from '../events/event-store.ts';
import { deleteOldKeys } from '../idempotency/idempotency-store.ts';
import { deleteOldLive } from '../live/live-store.ts';
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
    // Their times are those of the system, not of the house.
    await deleteOldCircuits(db, addMilliseconds(new Date(), -DAY));
    await deleteOldLive(db, addMilliseconds(now, -DAY));
    await deleteOldEvents(db, addMilliseconds(now, -30 * DAY));
  },
};
