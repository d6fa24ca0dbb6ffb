import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { fetchCode } from './fetch-code.ts';

const fetched = vi.fn<(file: string) => Promise<Response>>();
vi.stubGlobal('fetch', fetched);
afterAll(() => void vi.unstubAllGlobals());
const load = vi.fn(async () => 'code');
load.toString = () => '() => import("./menu.js")';
beforeEach(() => load.mockClear());

test('[UX-12] code is imported after its file came, so that without a connection it is not refused for good', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(fetchCode(load)).rejects.toThrow('Failed to fetch');
  fetched.mockResolvedValueOnce(new Response('gone', { status: 404 }));
  await expect(fetchCode(load)).rejects.toThrow('./menu.js');
  expect(load).not.toHaveBeenCalled();
  fetched.mockResolvedValueOnce(new Response('code'));
  expect(await fetchCode(load)).toBe('code');
  expect(fetched.mock.calls.map(([file]) => file.endsWith('menu.js'))).toEqual([true, true, true]);
});
