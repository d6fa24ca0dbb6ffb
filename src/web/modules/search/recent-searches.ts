import { storeText } from '#web/platform/stores/store-text.ts';

const KEY = 'recent-searches';
const MAX_SEARCHES = 5;

/** [UX-20] The last words searched for in this browser, newest first. A spoilt entry reads as none. */
export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored)
      ? stored.filter((query): query is string => typeof query === 'string' && query !== '').slice(0, MAX_SEARCHES)
      : [];
  } catch {
    return [];
  }
}

export function rememberSearch(query: string): void {
  const same = query.toLowerCase();
  storeText(
    KEY,
    JSON.stringify([query, ...recentSearches().filter((each) => each.toLowerCase() !== same)].slice(0, MAX_SEARCHES)),
  );
}

export const forgetSearches = (): void => localStorage.removeItem(KEY);
