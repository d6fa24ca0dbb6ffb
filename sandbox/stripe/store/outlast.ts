import { setTimeout as wait } from 'node:timers/promises';
import type { SandboxEnvironment } from '../sandbox-environment.ts';

const WAIT_MS = 200;
/** In all below the ten seconds that the shop waits for an answer. */
const TRIES = 35;

/**
 * The real provider does not go down with the database of the shop: what stands in for it lies in that database, and holds its answer
 * until it is back. For what may be done twice alone: reads, and what carries an idempotency key.
 */
export async function outlast<T>(
  { isDatabaseAway }: Pick<SandboxEnvironment, 'isDatabaseAway'>,
  attempt: () => Promise<T>,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (tries === TRIES || !isDatabaseAway(error)) throw error;
      await wait(WAIT_MS);
    }
  }
}
