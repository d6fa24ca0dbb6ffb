import { afterAll, beforeEach, expect, test, vi } from 'vitest';

const store = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (name: string) => store.get(name) ?? null,
  setItem: (name: string, text: string) => {
    store.set(name, text);
  },
  removeItem: (name: string) => void store.delete(name),
});
const navigator = { language: 'en-PT' };
vi.stubGlobal('navigator', navigator);
const { storedCountry } = await import('../country.ts');

afterAll(() => void vi.unstubAllGlobals());
beforeEach(() => {
  store.clear();
});
test.each([
  ['FR', 'en-PT', 'FR'],
  [null, 'en-PT', 'PT'],
  ['XX', 'de-at', 'AT'],
  [null, 'en', 'DE'],
  [null, 'en-XX', 'DE'],
])('[UX-33] the country: stored %s, the browser speaks %s: %s', (stored, language, country) => {
  if (stored) store.set('country', stored);
  navigator.language = language;
  expect(storedCountry()).toBe(country);
});
