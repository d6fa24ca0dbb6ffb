import { setTimeout as wait } from 'node:timers/promises';
import { retried, retryPolicies } from '#domain/core/errors/retry.ts';
import type { App } from '../../../platform/calls/app.ts';
import { CircuitOpen } from '../../../platform/circuits/circuits.ts';

export type GuardedFetch = (url: string, init?: RequestInit) => Promise<Response>;

const STEPS = 1000;

/**
 * [ERR-04, ERR-08] How the identity provider is asked: through the breaker of this process. What only reads, its description and its
 * keys, is asked again by the policy; a code can be used once, and is not.
 */
export function guardedFetch({ circuits, random }: Pick<App, 'circuits' | 'random'>): GuardedFetch {
  const ask: GuardedFetch = (url, init) =>
    circuits.run('identity provider', () => fetch(url, init), { isBad: ({ status }) => status >= 500 });
  return (url, init = {}) =>
    (init.method ?? 'GET').toUpperCase() === 'GET'
      ? retried(() => ask(url, init), {
          policy: retryPolicies['external service'],
          random: () => random.integer(STEPS) / STEPS,
          wait: (milliseconds) => wait(milliseconds, undefined, { signal: init.signal ?? undefined }),
          isPassing: (error) => !(error instanceof CircuitOpen) && !init.signal?.aborted,
        })
      : ask(url, init);
}
