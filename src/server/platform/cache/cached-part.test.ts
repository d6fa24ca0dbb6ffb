import { expect, test } from 'vitest';
import type { App } from '../calls/app.ts';
import { cachedPart, cachedParts } from './cached-part.ts';
import { responseCache } from './response-cache.ts';

/** A part that says how often it was read, and holds the tag `tree`. */
function counted(inside: () => Promise<void> = async () => undefined) {
  const app = { cache: responseCache() } as App;
  let reads = 0;
  const part = cachedPart(
    async () => {
      const number = (reads += 1);
      await inside();
      return number;
    },
    () => ['tree'],
  );
  return { cache: app.cache, part: () => part(app) };
}

test('[CAT-02] a part is read once, and anew when one of its tags changed, not when others did', async () => {
  const { cache, part } = counted();
  expect([await part(), await part()]).toEqual([1, 1]);
  cache.invalidate(['card:other']);
  expect(await part()).toBe(1);
  cache.invalidate(['tree']);
  expect([await part(), await part()]).toEqual([2, 2]);
});

test('[CAT-02] many who ask at once after a change read it once', async () => {
  const { cache, part } = counted();
  await part();
  cache.invalidate(['tree']);
  expect(await Promise.all([part(), part(), part(), part(), part()])).toEqual([2, 2, 2, 2, 2]);
});

test('[CAT-02] what changes while it is read is not taken for read', async () => {
  let arrive: () => void = () => undefined;
  const { cache, part } = counted(() => new Promise((resolve) => (arrive = resolve)));
  const early = part();
  cache.invalidate(['tree']);
  arrive();
  expect(await early).toBe(1);
  const late = part();
  await Promise.resolve().then(() => undefined);
  await new Promise<void>((resolve) => setImmediate(resolve));
  arrive();
  expect(await late).toBe(2);
});

test('[CAT-02] while changes of other processes are not heard, it is read every time', async () => {
  const { cache, part } = counted();
  await part();
  cache.pause();
  expect([await part(), await part()]).toEqual([2, 3]);
  cache.resume();
  expect([await part(), await part()]).toEqual([4, 4]);
});

test('a part that could not be read is not kept', async () => {
  let isBroken = true;
  const { part } = counted(async () => {
    if (isBroken) throw new Error('away');
  });
  await expect(part()).rejects.toThrow('away');
  isBroken = false;
  expect(await part()).toBe(2);
});

test('[CAT-02] parts of several keys are kept apart, the oldest goes when there are too many', async () => {
  const app = { cache: responseCache() } as App;
  const reads: string[] = [];
  const part = cachedParts(
    async (_, { of }: { of: string }) => reads.push(of),
    () => ['tree'],
    2,
  );
  for (const of of ['a', 'b', 'a', 'c', 'b', 'a']) await part(app, { of });
  expect(reads).toEqual(['a', 'b', 'c', 'a']);
});
