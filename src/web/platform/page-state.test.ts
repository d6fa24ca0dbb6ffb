import { afterEach, expect, test, vi } from 'vitest';
import { readPageState } from './page-state.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
const page = (textContent: string | null): void =>
  void vi.stubGlobal('document', {
    getElementById: (id: string) => (id === 'page-state' && textContent !== null ? { textContent } : null),
  });

test('[SHELL-04] who is signed in comes with the page, and nothing is asked', async () => {
  page('{"session":null,"status":200}');
  const requestMock = vi.fn();
  vi.stubGlobal('fetch', requestMock);
  expect(await readPageState()).toEqual({ session: null, status: 200 });
  expect(requestMock).not.toHaveBeenCalled();
});

test('a bare page asks for it, and again until the server is there', async () => {
  vi.useFakeTimers();
  const answers = [
    () => Promise.reject(new TypeError('Failed to fetch')),
    async () => new Response('', { status: 503 }),
    async () => Response.json({ status: 200 }),
  ];
  const requestMock = vi.fn((_url: string) => (answers.shift() ?? answers[0])?.());
  vi.stubGlobal('fetch', requestMock);
  for (const text of [null, '']) {
    page(text);
    if (answers.length === 0) answers.push(async () => Response.json({ status: 200 }));
    const state = readPageState();
    await vi.advanceTimersByTimeAsync(text === null ? 699 : 0);
    if (text === null) {
      expect(requestMock).toHaveBeenCalledTimes(1);
      await vi.advanceTimersByTimeAsync(701);
    }
    expect(await state).toEqual({ status: 200 });
  }
  expect(requestMock.mock.calls).toEqual(Array.from({ length: 4 }, () => ['/dev/page-state']));
});
