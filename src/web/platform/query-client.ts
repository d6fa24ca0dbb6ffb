import { QueryClient } from '@tanstack/react-query';
import { ApiProblem } from './api-problem.ts';

const MINUTE = 60_000;
const MAX_RETRIES = 3;

/** The answer to such a request would stay the same. Too many requests and a slow one are worth another try. */
const isRefused = (status: number): boolean => status >= 400 && status < 500 && status !== 408 && status !== 429;

/** [SHELL-14] Up to three retries, but none on 404, 401 and the other refusals, and none where there is no connection: its return asks again. */
export const shouldRetry = (failures: number, error: unknown): boolean =>
  globalThis.navigator?.onLine !== false &&
  failures < MAX_RETRIES &&
  !(error instanceof ApiProblem && isRefused(error.status));

/** [SHELL-14] A change is sent again once: it carries an idempotency key, so that this has no second effect. */
export const shouldSendAgain = (failures: number, error: unknown): boolean =>
  globalThis.navigator?.onLine !== false && failures < 1 && !(error instanceof ApiProblem && isRefused(error.status));

/** [SHELL-14] 1 s, doubling, at most 30 s. */
export const retryDelay = (attempt: number): number => Math.min(1000 * 2 ** attempt, 30_000);

/** [SHELL-14] How long what was fetched ahead counts as fresh. */
export const prefetchStale = { messages: 5 * MINUTE, orders: 3 * MINUTE, listings: 5 * MINUTE, analytics: 10 * MINUTE };

/** Of reads; what changes something is sent by `sendingClient`. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5 * MINUTE,
      gcTime: 10 * MINUTE,
      refetchOnWindowFocus: false,
      networkMode: 'offlineFirst',
      retry: shouldRetry,
      retryDelay,
    },
  },
});
