import type { App } from '../calls/app.ts';

/** Longer outages end the line of the listener too, which reads all anew when it is back. */
const RETRY_MS = 2000;
const MAX_RETRIES = 15;

/** A day that has come is told so late: a process whose clock is behind reads it only once, and must have it by then. */
export const CLOCK_SKEW_SECONDS = 5;

interface Followed<Value> {
  /** What it is, in the plural: `the countries`. */
  what: string;
  read: () => Promise<Value>;
  /** Lets this process go by it; false where it is what it was. */
  replace: (value: Value) => boolean;
}

/**
 * [OFFICE-01] Lets this process go by what administrators set by form. Answers what reads it anew: of two reads at once the older may end
 * last, and then counts for nothing. What was answered by something else is answered anew. A read that fails is
 * tried again: nobody tells it a second time.
 */
export async function followLatest<Value>(
  app: Pick<App, 'log' | 'cache'>,
  { what, read, replace }: Followed<Value>,
): Promise<() => void> {
  let turn = 0;
  const readAnew = async (): Promise<void> => {
    const own = (turn += 1);
    const value = await read();
    if (own !== turn || !replace(value) || own === 1) return;
    app.cache.pause();
    app.cache.resume();
  };
  const retry = (left: number): void =>
    void readAnew().catch((error: unknown) => {
      app.log.warn(`${what} were not read anew`, { error });
      if (left > 0) setTimeout(retry, RETRY_MS, left - 1).unref();
    });
  await readAnew();
  return () => retry(MAX_RETRIES);
}
