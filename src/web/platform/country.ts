import { isServed, likelyCountry } from '#domain/core/countries.ts';
import { createStore, useStore } from './store.ts';
import { storeText } from './stores/store-text.ts';

const KEY = 'country';

/** The country that one last had parcels priced for: kept, or guessed from the browser's language. */
export function storedCountry(): string {
  const stored = localStorage.getItem(KEY);
  return stored && isServed(stored) ? stored : likelyCountry(navigator.language);
}

const country = createStore(storedCountry());

/** [UX-33] The same country wherever a date or a postage is said; a change shows in all places at once. */
export function useCountry(): string {
  const code = useStore(country);
  return isServed(code) ? code : likelyCountry(navigator.language);
}

export function storeCountry(code: string): void {
  storeText(KEY, code);
  country.set(code);
}
