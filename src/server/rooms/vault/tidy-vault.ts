import { addMilliseconds, DAY, MINUTE } from '#domain/core/time.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { API_KEY_USES_DAYS, MAX_API_KEY_USES } from '#domain/vault/limits.ts';
import { tidyApiKeys } from './api-keys/api-key-store.ts';
import { deleteOldAlerts } from './alert-store.ts';
import { tidyKeys } from './key-store.ts';

/** How long a key that is over is remembered, and an alert. */
const KEPT_DAYS = 30;

/** [VAULT-01, INV-14] The bytes of a key go as soon as its time is over; it opens nothing from that moment on already. */
export const tidyVault: Job = {
  name: 'vault.tidy',
  every: MINUTE,
  run: async ({ db, clock }) => {
    const now = clock.now();
    const before = addMilliseconds(now, -KEPT_DAYS * DAY);
    await tidyKeys(db, { now, goneBefore: before });
    await deleteOldAlerts(db, before);
    await tidyApiKeys(db, {
      before: addMilliseconds(now, -API_KEY_USES_DAYS * DAY),
      keptUses: MAX_API_KEY_USES,
    });
  },
};
