import { setTimeout as wait } from 'node:timers/promises';
import { retried } from '#domain/core/errors/retry.ts';
import { isDatabaseAway } from '#server/platform/database/is-database-away.ts';

/** Below the ten seconds that the shop waits for an answer. */
const patience = { retries: 35, baseMs: 200, multiplier: 1, capMs: 200, jitter: 0 };

/**
 * The real provider does not go down with the database of the shop: what stands in for it lies in that database, and holds its answer
 * until it is back. For what may be done twice alone: reads, and what carries an idempotency key.
 */
export const outlast = <T>(act: () => Promise<T>): Promise<T> =>
  retried(act, { policy: patience, random: () => 0, wait, isPassing: isDatabaseAway });
