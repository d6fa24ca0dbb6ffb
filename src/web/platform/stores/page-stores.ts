/*
 * A browser may forbid sites to keep anything: it throws where its stores are only named, or has none. Then what would be kept holds for
 * this page alone. Whoever reads a store while the code of the page is loaded imports this before, as `store-text.ts` does.
 */

type Texts = Record<string, string>;

const methods = {
  getItem(this: Texts, name: string): string | null {
    return Object.hasOwn(this, name) ? (this[name] ?? null) : null;
  },
  setItem(this: Texts, name: string, text: string): void {
    this[name] = text;
  },
  removeItem(this: Texts, name: string): void {
    Reflect.deleteProperty(this, name);
  },
};

type StoreName = 'localStorage' | 'sessionStorage';

function isThere(name: StoreName): boolean {
  try {
    return Boolean(globalThis[name]);
  } catch {
    return false;
  }
}

/** Stores that the browser does not have, of which each has one in its place. */
export const replacedStores: StoreName[] = (['localStorage', 'sessionStorage'] as const).filter(
  (name) => !isThere(name),
);
for (const name of replacedStores)
  Object.defineProperty(globalThis, name, { value: Object.create(methods), configurable: true });
