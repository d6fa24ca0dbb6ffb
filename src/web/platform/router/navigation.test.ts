import { beforeEach, expect, test, vi } from 'vitest';

const ADDRESS = 'https://shop.example';
let url: URL;
let state: { key?: string } | null;
let stored: Map<string, string>;
let listeners: Record<string, (event?: object) => void>;
let y: number;

/** A window with one entry of a history; `fire` is what the browser says. */
function openWindow(): void {
  listeners = {};
  const enter = (next: { key: string }, _title: string, target?: URL): void => {
    state = next;
    url = target ?? url;
  };
  vi.stubGlobal('location', {
    get pathname() {
      return url.pathname;
    },
    get search() {
      return url.search;
    },
    get hash() {
      return url.hash;
    },
    get href() {
      return url.href;
    },
  });
  vi.stubGlobal('history', {
    get state() {
      return state;
    },
    pushState: enter,
    replaceState: enter,
  });
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => stored.set(name, text),
    removeItem: (name: string) => stored.delete(name),
  });
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) => (listeners[name] = listener));
  vi.stubGlobal('requestAnimationFrame', (operation: () => void) => operation());
  vi.stubGlobal('scrollTo', (_x: number, top: number) => void (y = top));
  Object.defineProperty(globalThis, 'scrollY', { configurable: true, get: () => y });
}
const fire = (name: string): void => listeners[name]?.();
const scrollBy = (to: number): void => {
  y = to;
  fire('scroll');
};

/** The module as a document loads it. */
async function load() {
  vi.resetModules();
  openWindow();
  const navigation = await import('./navigation.ts');
  navigation.startNavigation();
  return navigation;
}

beforeEach(() => {
  url = new URL('/', ADDRESS);
  state = null;
  stored = new Map();
  y = 0;
  return () => vi.unstubAllGlobals();
});

test('[UX-05] each screen is found again where one was on it, also by another document', async () => {
  const { go, savedScroll } = await load();
  const first = state?.key ?? '';
  scrollBy(700);
  go('/search?q=mug');
  const second = state?.key ?? '';
  expect(y).toBe(0);
  scrollBy(300);
  expect([savedScroll(first), savedScroll(second), savedScroll('never seen')]).toEqual([700, 300, 0]);
  fire('pagehide');
  const later = await load();
  expect([later.savedScroll(first), later.savedScroll(second)]).toEqual([700, 300]);
});

test('[UX-05] of very many screens the latest fifty are kept for another document', async () => {
  const { go } = await load();
  const keys: string[] = [];
  for (let at = 1; at <= 60; at += 1) {
    go(`/product/p${at}`);
    keys.push(state?.key ?? '');
    scrollBy(at);
  }
  fire('pagehide');
  const { savedScroll } = await load();
  expect(keys.map(savedScroll)).toEqual(keys.map((_, at) => (at < 10 ? 0 : at + 1)));
});

test('[UX-05] the same screen with another choice stays where it is and is found there again', async () => {
  const { go, savedScroll } = await load();
  scrollBy(450);
  go('/?colour=blue', { stay: true });
  expect([y, savedScroll(state?.key ?? '')]).toEqual([450, 450]);
});

test('[UX-05] a move in place makes no entry', async () => {
  const { go } = await load();
  const before = state?.key;
  go('/#reviews', { replace: true });
  expect(state?.key).toBe(before);
  go('/search', { replace: true });
  expect(state?.key).not.toBe(before);
  expect(url.pathname).toBe('/search');
});

test('[UX-05] a spoilt store reads as none', async () => {
  stored.set('scrolls', '[["a", "far"], 7]');
  const { savedScroll } = await load();
  expect(savedScroll('a')).toBe(0);
  expect(stored.has('scrolls')).toBe(false);
});
