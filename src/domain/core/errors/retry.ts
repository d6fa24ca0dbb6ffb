import { isRecoverable } from './recoverable.ts';

/** [ERR-04] How often something is tried again, and how long is waited before. */
export interface RetryPolicy {
  retries: number;
  baseMs: number;
  multiplier: number;
  capMs: number;
  /** How far a wait may be off, as a part of it: those that failed together do not come back together. */
  jitter: number;
}

/** [ERR-04] The helper of the shared error handling: 1, 2 and 4 seconds, to the millisecond. */
export const retryHelper: RetryPolicy = { retries: 3, baseMs: 1000, multiplier: 2, capMs: Infinity, jitter: 0 };

/** [ERR-04] The general one, of three attempts: the first and two more. */
export const generalRetry: RetryPolicy = { retries: 2, baseMs: 1000, multiplier: 2, capMs: 30_000, jitter: 0.1 };

/** [ERR-04] What is tried again how often, by what it reaches for. */
export const retryPolicies = {
  network: { ...generalRetry, retries: 3 },
  'data access': { ...generalRetry, retries: 2 },
  'external service': { ...generalRetry, retries: 3 },
} as const satisfies Record<string, RetryPolicy>;

/** The wait before the next try, after so many failures (the first counts as one). `random` is from 0 to below 1. */
export function retryDelay(policy: RetryPolicy, failures: number, random: number): number {
  const plain = Math.min(policy.baseMs * policy.multiplier ** (failures - 1), policy.capMs);
  return Math.min(plain * (1 + policy.jitter * (2 * random - 1)), policy.capMs);
}

interface Retrying {
  policy: RetryPolicy;
  random: () => number;
  wait: (milliseconds: number) => Promise<void>;
  /** What may be tried again; by itself what counts as recoverable [ERR-03]. */
  isPassing?: (error: unknown) => boolean;
}

const saysSo = (error: unknown): boolean => isRecoverable(String((error as Error | null)?.message ?? error));

/** [ERR-04] Does it again by the policy. For what may be done twice alone. */
export async function retried<T>(
  action: () => Promise<T>,
  { policy, random, wait, isPassing = saysSo }: Retrying,
): Promise<T> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await action();
    } catch (error) {
      if (failures > policy.retries || !isPassing(error)) throw error;
      await wait(retryDelay(policy, failures, random()));
    }
  }
}
