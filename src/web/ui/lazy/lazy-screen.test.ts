import { expect, test, vi } from 'vitest';
import { screen } from './lazy-screen.ts';

test('[ERR-06, UX-12] a screen that was pointed at without a connection opens once it is back', async () => {
  vi.stubGlobal('sessionStorage', { getItem: () => null, removeItem: () => undefined });
  vi.stubGlobal('navigator', { onLine: false });
  const Page = () => null;
  const load = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue({ Page });
  const { preload } = screen(load, 'Page');
  await preload();
  await preload();
  expect(load).toHaveBeenCalledTimes(2);
  await preload();
  expect(load).toHaveBeenCalledTimes(2);
  vi.unstubAllGlobals();
});
