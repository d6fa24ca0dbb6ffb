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

test('where the browser has no store, what is kept holds for the page', async () => {
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
