import { createStore, useStore } from '../store.ts';

interface RouteLocation {
  path: string;
  search: string;
  hash: string;
  /** Counts moves, so that a move to the same address is one too. */
  key: string;
}

const here = (): RouteLocation => ({
  path: location.pathname,
  search: location.search,
  hash: location.hash,
  key: (history.state as { key?: string } | null)?.key ?? 'first',
});

const current = createStore<RouteLocation>(here());
export const useLocation = (): RouteLocation => useStore(current);

const KEY = 'scrolls';
const MAX_ENTRIES = 50;
const scrolls = new Map<string, number>();

/** Outlives the document, so that Back from another site or a reload finds the place too. */
function readScrolls(): void {
  try {
    for (const [key, y] of JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as [string, number][])
      if (Number.isFinite(y)) scrolls.set(key, y);
  } catch {
    sessionStorage.removeItem(KEY);
  }
}

/** [UX-05] Where one was on a screen before: put back when one returns by Back or Forward. */
export const savedScroll = (key: string): number => scrolls.get(key) ?? 0;

export function startNavigation(): void {
  history.scrollRestoration = 'manual';
  readScrolls();
  if (!(history.state as { key?: string } | null)?.key) history.replaceState({ key: crypto.randomUUID() }, '');
  current.set(here());
  addEventListener('pagehide', () => sessionStorage.setItem(KEY, JSON.stringify([...scrolls].slice(-MAX_ENTRIES))));
  addEventListener('popstate', () => current.set(here()));
  let waiting = false;
  addEventListener(
    'scroll',
    () => {
      if (waiting) return;
      waiting = true;
      requestAnimationFrame(() => {
        waiting = false;
        scrolls.set(current.get().key, scrollY);
      });
    },
    { passive: true },
  );
}

interface Move {
  replace?: boolean;
  /** Nothing scrolls: the same screen with another choice. */
  stay?: boolean;
}

/** Moves to an address of this site. */
export function go(href: string, { replace = false, stay = false }: Move = {}): void {
  const target = new URL(href, location.href);
  const state = { key: crypto.randomUUID() };
  const same = target.pathname === location.pathname && target.search === location.search && target.hash !== '';
  if (replace) history.replaceState(same ? history.state : state, '', target);
  else history.pushState(state, '', target);
  if (stay) scrolls.set(state.key, scrollY);
  current.set({ ...here(), key: state.key });
  if (!replace && !same && !stay) scrollTo(0, 0);
}

export const useQueryParams = (): URLSearchParams => new URLSearchParams(useLocation().search);
