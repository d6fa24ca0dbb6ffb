import { expect, test, vi } from 'vitest';
import { mountHook } from '#test/support/markup/mount.ts';
import { setEnterSends, useEnterSends } from './enter-sends.ts';

/** A device whose pointers are such; the first is the one that it is used with. */
const onDevice = async (first: 'fine' | 'coarse', ...others: string[]): Promise<boolean> => {
  const matches = (query: string): boolean =>
    [`(pointer: ${first})`, ...[first, ...others].map((each) => `(any-pointer: ${each})`)].includes(query);
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: matches(query) }));
  const page = await mountHook(useEnterSends, {});
  await page.leave();
  return page.now();
};

test('[UX-82] Enter sends where there are keys, on a laptop whose screen can be touched too', async () => {
  setEnterSends(true);
  expect([await onDevice('fine'), await onDevice('fine', 'coarse'), await onDevice('coarse')]).toEqual([
    true,
    true,
    false,
  ]);
  setEnterSends(false);
  expect(await onDevice('fine')).toBe(false);
});
