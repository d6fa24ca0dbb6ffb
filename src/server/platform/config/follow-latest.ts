import type { App } from '../calls/app.ts';

interface Followed<Value> {
  /** What it is, in the plural: `the countries`. */
  what: string;
  read: () => Promise<Value>;
  /** Lets this process go by it; false where it is what it was. */
  replace: (value: Value) => boolean;
}

/**
 * [OFFICE-01] Lets this process go by what administrators set by form. Answers what reads it anew: of two reads at once the older may end
 * last, and then counts for nothing. What was answered by something else is answered anew.
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
  await readAnew();
  return () => void readAnew().catch((error: unknown) => app.log.warn(`${what} were not read anew`, { error }));
}
