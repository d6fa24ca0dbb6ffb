import { afterAll, beforeEach, expect, test, vi } from 'vitest';

const store = new Map<string, string>();
let isFull = false;
vi.stubGlobal('localStorage', {
  getItem: (name: string) => store.get(name) ?? null,
  setItem: (name: string, text: string) => {
    if (isFull) throw new Error('full');
    store.set(name, text);
  },
  removeItem: (name: string) => void store.delete(name),
});
const { forgetSearches, noteSearch, recentSearches } = await import('./recent-searches.ts');

afterAll(() => void vi.unstubAllGlobals());
beforeEach(() => {
  isFull = false;
  store.clear();
});
const spoilt = ['', '{', '3', 'null', '{}', '"a"'];
test('[UX-20] what was searched: the newest first, each once however it is written, five at most', () => {
  for (const words of ['one', 'two', 'three', 'four', 'five', 'six']) noteSearch(words);
  expect(recentSearches()).toEqual(['six', 'five', 'four', 'three', 'two']);
  noteSearch('FOUR');
  expect(recentSearches()).toEqual(['FOUR', 'six', 'five', 'three', 'two']);
  isFull = true;
  noteSearch('seven');
  expect(recentSearches()[0]).toBe('FOUR');
  forgetSearches();
  expect(recentSearches()).toEqual([]);
  for (const text of spoilt) {
    store.set('recent-searches', text);
    expect(recentSearches(), text).toEqual([]);
  }
  store.set('recent-searches', JSON.stringify([1, '', 'jug', null]));
  expect(recentSearches()).toEqual(['jug']);
});
