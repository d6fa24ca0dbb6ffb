import { DAY, MINUTE, SECOND } from '../time.ts';

/** [VAULT-02] Characters that are encrypted at once. */
export const MAX_DATA = 10_000;
/** [VAULT-01] How long a key opens what it closed: longer than anything is kept by it [VAULT-04]. */
export const KEY_TTL_MS = { storage: 30 * DAY, session: DAY };

/** [VAULT-06] When the monitor raises an alert, and what it keeps. */
export const MONITOR = {
  MAX_EVENTS: 100,
  MAX_ALERTS: 50,
  WINDOW_MS: 60 * SECOND,
  DECRYPTION_FAILURES: 10,
  ENCRYPTIONS: 1000,
};

/** [VAULT-04] How long the browser keeps what it stored. */
export const STORE_TTL_MS = { value: DAY, log: 7 * DAY, trace: 3 * DAY };
export const SWEEP_INTERVAL_MS = 30 * MINUTE;
