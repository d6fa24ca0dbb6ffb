import { beforeEach, expect, test, vi } from 'vitest';

interface Entry {
  url: string;
  state: unknown;
}
let entries: Entry[];
let at: number;
let listeners: Record<string, () => void>;
const y = { now: 0 };
const here = (): URL => new URL(entries[at]?.url ?? '', 'https://shop.example');
const transitions: number[] = [];

/** A window with a history that is walked as browsers do: first they move, then they tell. */
function openWindow(): void {
  listeners = {};
  const address = (name: 'pathname' | 'search' | 'hash' | 'href') => ({ get: () => here()[name] });
  vi.stubGlobal(
    'location',
    Object.defineProperties(
      {},
      Object.fromEntries((['pathname', 'search', 'hash', 'href'] as const).map((name) => [name, address(name)])),
    ),
  );
  vi.stubGlobal('history', {
    get state() {
      return entries[at]?.state ?? null;
    },
    pushState: (state: unknown, _title: string, url: URL) => {
      entries = [...entries.slice(0, at + 1), { url: url.href, state }];
      at += 1;
    },
    replaceState: (state: unknown, _title: string, url?: URL) => {
      entries[at] = { url: url?.href ?? here().href, state };
    },
    go: (steps: number) => {
      transitions.push(steps);
      at += steps;
      listeners.popstate?.();
    },
  });
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) => (listeners[name] = listener));
  vi.stubGlobal('requestAnimationFrame', (operation: () => void) => void frames.push(operation));
  vi.stubGlobal('scrollTo', (_x: number, top: number) => void (y.now = top));
  Object.defineProperty(globalThis, 'scrollY', { configurable: true, get: () => y.now });
}
const frames: (() => void)[] = [];
const shown: string[] = [];
/** What the person does: the browser transitions, and tells so. */
const walk = (steps: number): void => {
  at += steps;
  listeners.popstate?.();
};

async function load(entry: Entry = { url: 'https://shop.example/', state: null }) {
  vi.resetModules();
  [entries, at, y.now] = [[entry], 0, 0];
  openWindow();
  vi.doMock('../store.ts', async (original) => {
    const stores = await original<typeof import('../store.ts')>();
    return {
      ...stores,
      createStore: <Value>(first: Value) => {
        const store = stores.createStore(first);
        store.watch(() => shown.push((store.get() as { path: string }).path));
        return store;
      },
    };
  });
  const navigation = await import('./navigation.ts');
  navigation.startNavigation();
  shown.length = 0;
  return navigation;
}
beforeEach(() => {
  transitions.length = 0;
  frames.length = 0;
  return () => void vi.unstubAllGlobals();
});

test('[UX-05] Back and Forward show where one was; each visit has a key and its number', async () => {
  const { go } = await load();
  go('/a');
  go('/b?x=1#y');
  walk(-1);
  walk(-1);
  walk(2);
  expect([shown, entries.map(({ state }) => (state as { serial: number }).serial)]).toEqual([
    ['/a', '/b', '/a', '/', '/b'],
    [0, 1, 2],
  ]);
  expect(new Set(entries.map(({ state }) => (state as { key: string }).key)).size).toBe(3);
  go('/c', { replace: true });
  expect((entries[2]?.state as { serial: number }).serial).toBe(2);
  expect(history.scrollRestoration).toBe('manual');
});

test('[UX-05] a document that is come back to goes on from the number of its visit', async () => {
  const state = { key: 'k', serial: 4 };
  const { go } = await load({ url: 'https://shop.example/a', state });
  expect(entries[0]?.state).toBe(state);
  go('/b');
  expect((entries[1]?.state as { serial: number }).serial).toBe(5);
});

test('[UX-87] what is unsaved holds the visit: Back is undone and asked about', async () => {
  const { go, blockNavigation: holdVisit } = await load();
  go('/list');
  go('/edit');
  go('/edit?tab=2', { stay: true });
  shown.length = 0;
  let leave = (): void => undefined;
  const ask = vi.fn((next: () => void) => void (leave = next));
  holdVisit(ask);
  walk(-2);
  // One is where one was, and nothing was shown.
  expect([at, here().href, transitions, shown, ask.mock.calls.length]).toEqual([
    3,
    'https://shop.example/edit?tab=2',
    [2],
    [],
    1,
  ]);
  leave();
  expect([at, here().pathname, shown, ask.mock.calls.length]).toEqual([1, '/list', ['/list'], 1]);
  // It asks no more.
  walk(1);
  expect([shown, ask.mock.calls.length]).toEqual([['/list', '/edit'], 1]);
});

test('[UX-87] whoever stays is asked again the next time, forward too', async () => {
  const { go, blockNavigation: holdVisit } = await load();
  go('/edit');
  go('/after');
  walk(-1);
  const ask = vi.fn();
  const release = holdVisit(ask);
  walk(1);
  walk(-1);
  expect([at, ask.mock.calls.length]).toEqual([1, 2]);
  go('/edit#part');
  shown.length = 0;
  walk(-1);
  expect([at, ask.mock.calls.length, shown]).toEqual([1, 2, ['/edit']]);
  release();
  walk(-1);
  expect([at, ask.mock.calls.length, shown]).toEqual([0, 2, ['/edit', '/']]);
});

test('[UX-05] where one scrolled is noted once a frame, for the visit that is shown', async () => {
  const { go, savedScroll } = await load();
  const { key } = entries[0]?.state as { key: string };
  y.now = 100;
  listeners.scroll?.();
  y.now = 300;
  listeners.scroll?.();
  expect([frames.length, savedScroll(key)]).toEqual([1, 0]);
  frames.shift()?.();
  expect(savedScroll(key)).toBe(300);
  y.now = 400;
  listeners.scroll?.();
  expect(frames.length).toBe(1);
  go('/#part');
  expect(y.now).toBe(400);
  go('/b', { replace: true });
  expect(y.now).toBe(400);
  go('/b');
  expect(y.now).toBe(0);
});

test('[UX-87] a visit of before this site counted them asks too: Back to it is one step', async () => {
  const { go, blockNavigation: holdVisit } = await load();
  go('/edit');
  entries[0] = { url: 'https://shop.example/', state: null };
  shown.length = 0;
  const ask = vi.fn();
  holdVisit(ask);
  walk(-1);
  expect([at, transitions, shown, ask.mock.calls.length]).toEqual([1, [1], [], 1]);
});
