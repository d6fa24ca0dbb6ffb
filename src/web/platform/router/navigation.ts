import { createStore, useStore } from '../store.ts';
import { storeText } from '../stores/store-text.ts';

interface RouteLocation {
  path: string;
  search: string;
  hash: string;
  /** Counts moves, so that a move to the same address is one too. */
  key: string;
}

/** What stands in the history with each visit: its key, and the how manieth it is. */
interface Visit {
  key?: string;
  serial?: number;
}
const visit = (): Visit => (history.state as Visit | null) ?? {};
const here = (): RouteLocation => ({
  path: location.pathname,
  search: location.search,
  hash: location.hash,
  key: visit().key ?? 'first',
});

const current = createStore<RouteLocation>(here());
export const useLocation = (): RouteLocation => useStore(current);
/** Called with each move to another address of this site. */
export const watchLocation = current.watch;
export const visitKey = (): string => current.get().key;

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

type AskToLeave = (leave: () => void) => void;
let requests: AskToLeave | null = null;
/** Of the visit that is shown. */
let serial = 0;
let isUndone = false;

/** Back and Forward ask first while something is unsaved, until what it answers is called. */
export function blockNavigation(ask: AskToLeave): () => void {
  requests = ask;
  return () => {
    requests = null;
  };
}

/** The browser has moved already: a held visit is gone back to, and left once more where the person says so. */
function showVisit(): void {
  if (isUndone) {
    isUndone = false;
    return;
  }
  const { path, search } = current.get();
  const steps = (visit().serial ?? serial - 1) - serial;
  if (!requests || steps === 0 || (location.pathname === path && location.search === search)) {
    serial += steps;
    current.set(here());
    return;
  }
  isUndone = true;
  history.go(-steps);
  requests(() => {
    requests = null;
    history.go(steps);
  });
}

export function startNavigation(): void {
  history.scrollRestoration = 'manual';
  readScrolls();
  if (!visit().key) history.replaceState({ key: crypto.randomUUID(), serial }, '');
  serial = visit().serial ?? 0;
  current.set(here());
  addEventListener('pagehide', () =>
    storeText(KEY, JSON.stringify([...scrolls].slice(-MAX_ENTRIES)), 'sessionStorage'),
  );
  addEventListener('popstate', showVisit);
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
  const state = { key: crypto.randomUUID(), serial: replace ? serial : serial + 1 };
  const same = target.pathname === location.pathname && target.search === location.search && target.hash !== '';
  if (replace) history.replaceState(same ? history.state : state, '', target);
  else history.pushState(state, '', target);
  ({ serial } = state);
  if (stay) scrolls.set(state.key, scrollY);
  current.set(here());
  if (!replace && !same && !stay) scrollTo(0, 0);
}

export const useQueryParams = (): URLSearchParams => new URLSearchParams(useLocation().search);
