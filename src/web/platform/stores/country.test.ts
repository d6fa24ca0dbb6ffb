import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { stubLocalStorage } from '#test/builders/stub-local-storage.ts';

const browserStore = stubLocalStorage();
const navigator = { language: 'en-PT' };
vi.stubGlobal('navigator', navigator);
const { storedCountry } = await import('../country.ts');

afterAll(() => void vi.unstubAllGlobals());
beforeEach(() => {
  browserStore.texts.clear();
});
test.each([
  ['FR', 'en-PT', 'FR'],
  [null, 'en-PT', 'PT'],
  ['XX', 'de-at', 'AT'],
  [null, 'en', 'DE'],
  [null, 'en-XX', 'DE'],
])('[UX-33] the country: stored %s, the browser speaks %s: %s', (stored, language, country) => {
  if (stored) browserStore.texts.set('country', stored);
  navigator.language = language;
  expect(storedCountry()).toBe(country);
});
