import { MINUTE } from '#domain/core/time.ts';
import { MAX_API_KEY_USES } from '#domain/vault/limits.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { endRetention } from '../../platform/personal-data/erase-store.ts';
import { trimApiKeyUses } from './api-keys/api-key-store.ts';
import { vaultTables } from './tagged-tables.ts';

/** [VAULT-01, INV-14] The bytes of a key go as soon as its time is over; it opens nothing from that moment on already. */
export const purgeExpiredKeys: Job = {
  name: 'vault.purge-expired',
  every: MINUTE,
  run: async ({ db, clock }) => {
    await endRetention(db, vaultTables, clock.now());
    await trimApiKeyUses(db, MAX_API_KEY_USES);
  },
};
