import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { stubLocalStorage } from '#test/builders/stub-local-storage.ts';

const root = { dataset: {} as Record<string, string>, style: { zoom: '' } };
const browser = { language: 'en-GB' };
const browserStore = stubLocalStorage();
vi.stubGlobal('document', { documentElement: root });
vi.stubGlobal('navigator', browser);
afterAll(() => void vi.unstubAllGlobals());
const { currentTheme, setTheme, startTheme } = await import('./theme.ts');
const { currentTextSize, setTextSize, startTextSize } = await import('./text-size.ts');
const { storedCountry, storeCountry } = await import('#web/platform/country.ts');

beforeEach(() => browserStore.texts.clear());

test('light, dark or as the system says', () => {
  for (const theme of ['light', 'dark'] as const) {
    setTheme(theme);
    expect([currentTheme(), root.dataset.theme]).toEqual([theme, theme]);
  }
  setTheme('system');
  expect([currentTheme(), root.dataset]).toEqual(['system', {}]);
  browserStore.texts.set('theme', 'neon');
  startTheme();
  expect([currentTheme(), root.dataset]).toEqual(['system', {}]);
});

test('[UX-70] the size of the words is kept, and makes everything larger', () => {
  for (const [size, zoom] of [
    ['large', '1.15'],
    ['larger', '1.3'],
    ['normal', ''],
  ] as const) {
    setTextSize(size);
    expect([currentTextSize(), root.style.zoom]).toEqual([size, zoom]);
  }
  browserStore.texts.set('text-size', 'huge');
  startTextSize();
  expect([currentTextSize(), root.style.zoom]).toEqual(['normal', '']);
});

test('[UX-33] the country is the stored one, the browser’s or Germany', () => {
  const guessed = (language: string): string => {
    browser.language = language;
    return storedCountry();
  };
  expect([guessed('pt-PT'), guessed('de-at'), guessed('en'), guessed('en-AQ')]).toEqual(['PT', 'AT', 'DE', 'DE']);
  storeCountry('FR');
  expect(guessed('pt-PT')).toBe('FR');
  browserStore.texts.set('country', 'XX');
  expect(guessed('pt-PT')).toBe('PT');
});
