/** [FILE-03] How long and how an upload is tried, in milliseconds and bytes. */
export const OPERATION_RETRY_MS = 120_000;
export const UPLOAD_RETRY_MS = 600_000;
/** [FILE-01, FILE-03] Up to here a file goes in one request; a larger one in chunks that begin with this size. */
export const CHUNK_BYTES = 262_144;
const CHUNK_LIMIT = 33_554_432;
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 64_000;

/** [FILE-01] */
export const isResumable = (size: number): boolean => size > CHUNK_BYTES;

/** [FILE-03] After a chunk has arrived the next is twice as large, as long as it stays below 33,554,432 bytes. */
export const nextChunkBytes = (bytes: number): number => (bytes * 2 < CHUNK_LIMIT ? bytes * 2 : bytes);

/** [FILE-03] Statuses that say nothing of the file: sending again may help. 0 is no answer at all. */
export const isWorthRetrying = (status: number): boolean =>
  status === 0 || status === 408 || status === 429 || (status >= 500 && status < 600);

/** How long to wait before try number `tries`, counted from 1; `chance` from 0 to 1 keeps those who failed together apart. */
export const waitBeforeRetry = (tries: number, chance: number): number =>
  Math.round(Math.min(FIRST_WAIT_MS * 2 ** (tries - 1), LONGEST_WAIT_MS) * (0.5 + chance / 2));

export type RetryDecision = { kind: 'retry'; inMs: number } | { kind: 'give-up' } | { kind: 'refused' };

/** [FILE-03, FILE-04] What follows from an answer that was none or no good: another try as long as the time for it lasts. */
export function decideRetry(failed: {
  status: number;
  tries: number;
  sinceMs: number;
  limitMs: number;
  chance: number;
}): RetryDecision {
  if (!isWorthRetrying(failed.status)) return { kind: 'refused' };
  const inMs = waitBeforeRetry(failed.tries, failed.chance);
  return failed.sinceMs + inMs >= failed.limitMs ? { kind: 'give-up' } : { kind: 'retry', inMs };
}

export interface NextBytes {
  from: number;
  to: number;
  isLast: boolean;
}

/** The bytes that go next, after `received` have arrived. */
export const nextBytes = (received: number, size: number, chunk: number): NextBytes => {
  const to = Math.min(size, received + chunk);
  return { from: received, to, isLast: to === size };
};
