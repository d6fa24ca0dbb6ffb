import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { stubLocalStorage } from '#test/builders/stub-local-storage.ts';

const browserStore = stubLocalStorage();
const { forgetSearches, rememberSearch: noteSearch, recentSearches } = await import('./recent-searches.ts');

afterAll(() => void vi.unstubAllGlobals());
beforeEach(() => {
  browserStore.isFull = false;
  browserStore.texts.clear();
});
const spoilt = ['', '{', '3', 'null', '{}', '"a"'];
test('[UX-20] what was searched: the newest first', () => {
  for (const phrase of ['one', 'two', 'three', 'four', 'five', 'six']) noteSearch(phrase);
  expect(recentSearches()).toEqual(['six', 'five', 'four', 'three', 'two']);
  noteSearch('FOUR');
  expect(recentSearches()).toEqual(['FOUR', 'six', 'five', 'three', 'two']);
  browserStore.isFull = true;
  noteSearch('seven');
  expect(recentSearches()[0]).toBe('FOUR');
  forgetSearches();
  expect(recentSearches()).toEqual([]);
  for (const text of spoilt) {
    browserStore.texts.set('recent-searches', text);
    expect(recentSearches(), text).toEqual([]);
  }
  browserStore.texts.set('recent-searches', JSON.stringify([1, '', 'jug', null]));
  expect(recentSearches()).toEqual(['jug']);
});
