import { addMilliseconds, DAY } from '#domain/core/time.ts';
import { deleteOldCircuits } from '../circuits/circuit-store.ts';
import { endRetention } from '../personal-data/erase-store.ts';
import { platformTables } from '../personal-data/platform-tables.ts';
import type { Job } from './job.ts';

/** Deletes what is past its keeping: replayed answers after 24 h, live messages after a day, events after 30 days. */
export const purgeExpired: Job = {
  name: 'platform.purge-expired',
  every: 10 * 60 * 1000,
  run: async ({ db, clock }) => {
    await endRetention(db, platformTables, clock.now());
    // Their times are those of the system, not of the house.
    await deleteOldCircuits(db, addMilliseconds(new Date(), -DAY));
  },
};
