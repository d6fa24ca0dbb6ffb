import { afterAll, expect, test, vi } from 'vitest';
import { createStore } from '../store.ts';

afterAll(() => void vi.unstubAllGlobals());

test('a store tells whoever watches it of each change, and nobody who has left', () => {
  const store = createStore(1);
  const [one, other] = [vi.fn(), vi.fn()];
  const leave = store.watch(() => one(store.get()));
  store.watch(() => other(store.get()));
  store.set(2);
  store.set((now) => now + 3);
  leave();
  store.set(9);
  expect([one.mock.calls.flat(), other.mock.calls.flat(), store.get()]).toEqual([[2, 5], [2, 5, 9], 9]);
});

test('a text is kept in the store that is named; a full one says so', async () => {
  const stored: string[][] = [];
  const storage = (name: string) => ({ setItem: (key: string, text: string) => void stored.push([name, key, text]) });
  vi.stubGlobal('localStorage', storage('local'));
  vi.stubGlobal('sessionStorage', storage('session'));
  // Which stores there are is read with the code.
  vi.resetModules();
  const { storeText } = await import('./store-text.ts');
  expect([storeText('a', '1'), storeText('b', '2', 'sessionStorage')]).toEqual([true, true]);
  expect(stored).toEqual([
    ['local', 'a', '1'],
    ['session', 'b', '2'],
  ]);
  vi.stubGlobal('localStorage', {
    setItem: () => {
      throw new Error('full');
    },
  });
  expect(storeText('a', '1')).toBe(false);
});

test('where the browser has no store, what is kept holds for the page, and what was never kept is null', async () => {
  vi.stubGlobal('localStorage', undefined);
  vi.resetModules();
  await import('./page-stores.ts');
  localStorage.setItem('a', '1');
  const stored = localStorage.getItem('a');
  localStorage.removeItem('a');
  expect([stored, ...['a', 'never', 'getItem', 'toString'].map((name) => localStorage.getItem(name))]).toEqual([
    '1',
    ...[null, null, null, null],
  ]);
});
