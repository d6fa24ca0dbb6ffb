import type { Conflict, WaitingAct, WaitingChange } from '#domain/cart/waiting/model.ts';
import { currentSession } from '#web/platform/session.ts';
import { createStore, useStore } from '#web/platform/store.ts';
import { readChange, readConflict } from './read-kept.ts';

/*
 * Each change lies under a key of its own: one tab adds while another sends, and neither can write over the other.
 */
const CHANGE = 'waiting-';
const CONFLICT = 'conflict-';
/** More than anybody does on a train; a store that somebody filled by hand is not read without end. */
const MAX_CHANGES = 300;

interface Waiting {
  changes: readonly WaitingChange[];
  conflicts: readonly Conflict[];
}

function readAll<Kept>(prefix: string, read: (text: string) => Kept | null): Kept[] {
  const names = Object.keys(localStorage)
    .filter((name) => name.startsWith(prefix))
    .toSorted();
  return names.slice(0, MAX_CHANGES).flatMap((name) => {
    const kept = read(localStorage.getItem(name) ?? '');
    if (!kept) localStorage.removeItem(name);
    return kept ?? [];
  });
}

const inOrder = <Kept extends { order: string }>(kept: Kept[]): Kept[] =>
  kept.toSorted((a, b) => (a.order < b.order ? -1 : 1));
const readNow = (): Waiting => {
  try {
    return { changes: inOrder(readAll(CHANGE, readChange)), conflicts: inOrder(readAll(CONFLICT, readConflict)) };
  } catch {
    // A forbidden store holds nothing.
    return { changes: [], conflicts: [] };
  }
};

const store = createStore<Waiting>(readNow());
const look = (): void => store.set(readNow());
addEventListener('storage', ({ key }) => {
  if (key === null || key.startsWith(CHANGE) || key.startsWith(CONFLICT)) look();
});

export const waitingNow = (): readonly WaitingChange[] => store.get().changes;
export const useWaiting = (): Waiting => useStore(store);

/** What a guest did goes to whoever signs in; what a person did goes to nobody else. */
export const isMine = ({ owner }: { owner: string | null }): boolean =>
  owner === null || owner === currentSession()?.userId;
export const mine = (): WaitingChange[] => waitingNow().filter(isMine);

export function putChange(change: WaitingChange): void {
  localStorage.setItem(CHANGE + change.key, JSON.stringify(change));
  look();
}

export function dropChange(key: string): void {
  localStorage.removeItem(CHANGE + key);
  look();
}

export function reportConflict(conflict: Conflict): void {
  localStorage.setItem(CONFLICT + conflict.key, JSON.stringify(conflict));
  look();
}

export function closeConflict(key: string): void {
  localStorage.removeItem(CONFLICT + key);
  look();
}

let count = 0;

/** Keeps a change until the server has it. False where this browser can keep no more. */
export function keepChange(act: WaitingAct, key: string = crypto.randomUUID(), tried = false): boolean {
  if (waitingNow().length >= MAX_CHANGES) return false;
  count += 1;
  const order = `${Date.now()}-${String(count).padStart(6, '0')}`;
  try {
    putChange({ key, order, owner: currentSession()?.userId ?? null, tried, act });
    return true;
  } catch {
    return false;
  }
}
