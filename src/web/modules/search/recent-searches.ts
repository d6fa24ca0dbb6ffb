import { storeText } from '#web/platform/stores/store-text.ts';

const KEY = 'recent-searches';
const MAX_SEARCHES = 5;

/** [UX-20] The last words searched for in this browser, newest first. A spoilt entry reads as none. */
export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored)
      ? stored.filter((words): words is string => typeof words === 'string' && words !== '').slice(0, MAX_SEARCHES)
      : [];
  } catch {
    return [];
  }
}

export function rememberSearch(words: string): void {
  const same = words.toLowerCase();
  storeText(
    KEY,
    JSON.stringify([words, ...recentSearches().filter((each) => each.toLowerCase() !== same)].slice(0, MAX_SEARCHES)),
  );
}

export const forgetSearches = (): void => localStorage.removeItem(KEY);
