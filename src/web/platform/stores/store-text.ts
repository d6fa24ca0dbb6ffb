import { replacedStores } from './page-stores.ts';

/** Keeps a text in this browser. False where its store is full or forbidden: what it says holds for this page alone. */
export function storeText(
  name: string,
  text: string,
  store: 'localStorage' | 'sessionStorage' = 'localStorage',
): boolean {
  try {
    globalThis[store].setItem(name, text);
    return !replacedStores.includes(store);
  } catch {
    return false;
  }
}
