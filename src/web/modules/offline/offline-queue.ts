import type { AnyOperation, QueueConflict, QueuedChange } from '#domain/offline/queued-change.ts';
import { currentSession } from '#web/platform/session.ts';
import { createSlots, fillSlots } from '#web/platform/slots.ts';
import { createStore, useStore } from '#web/platform/store.ts';

/*
 * Each change lies under a key of its own: one tab adds while another sends, and neither can write over the other.
 */
const CHANGE = 'waiting-';
const CONFLICT = 'conflict-';
/** More than anybody does on a train; a store that somebody filled by hand is not read without end. */
const MAX_CHANGES = 300;

interface OfflineQueue {
  changes: readonly QueuedChange[];
  conflicts: readonly QueueConflict[];
}

interface QueueParts {
  /** Reads what lies in the browser's store, which anybody may have written; null for what is of no known form. */
  readChange: (text: string) => QueuedChange | null;
  readConflict: (text: string) => QueueConflict | null;
  /** Sends what is `mine`, in order, and says what became of it. */
  sendQueued: () => Promise<void>;
}

/** What the modules that queue bring. */
export const queueParts = createSlots<QueueParts>();

function readAll<Stored>(prefix: string, read: (text: string) => Stored | null): Stored[] {
  const names = Object.keys(localStorage)
    .filter((name) => name.startsWith(prefix))
    .toSorted();
  return names.slice(0, MAX_CHANGES).flatMap((name) => {
    const stored = read(localStorage.getItem(name) ?? '');
    if (!stored) localStorage.removeItem(name);
    return stored ?? [];
  });
}

const inOrder = <Stored extends { order: string }>(stored: Stored[]): Stored[] =>
  stored.toSorted((a, b) => (a.order < b.order ? -1 : 1));
const readNow = (): OfflineQueue => {
  try {
    return {
      changes: inOrder(readAll(CHANGE, queueParts.readChange)),
      conflicts: inOrder(readAll(CONFLICT, queueParts.readConflict)),
    };
  } catch {
    // A forbidden store holds nothing.
    return { changes: [], conflicts: [] };
  }
};

const store = createStore<OfflineQueue>({ changes: [], conflicts: [] });
const look = (): void => store.set(readNow());

/** Reads what was left here by an earlier page; nothing waits before. */
export function openQueue(parts: QueueParts): void {
  fillSlots(queueParts, parts);
  look();
}
addEventListener('storage', ({ key }) => {
  if (key === null || key.startsWith(CHANGE) || key.startsWith(CONFLICT)) look();
});

export const queuedChanges = (): readonly QueuedChange[] => store.get().changes;
export const useOfflineQueue = (): OfflineQueue => useStore(store);

/** What a guest did goes to whoever signs in; what a person did goes to nobody else. */
export const isMine = ({ owner }: { owner: string | null }): boolean =>
  owner === null || owner === currentSession()?.userId;
export const mine = (): QueuedChange[] => queuedChanges().filter(isMine);

export function enqueueChange(change: QueuedChange): void {
  localStorage.setItem(CHANGE + change.key, JSON.stringify(change));
  look();
}

export function dropChange(key: string): void {
  localStorage.removeItem(CHANGE + key);
  look();
}

export function reportConflict(conflict: QueueConflict): void {
  localStorage.setItem(CONFLICT + conflict.key, JSON.stringify(conflict));
  look();
}

export function closeConflict(key: string): void {
  localStorage.removeItem(CONFLICT + key);
  look();
}

let count = 0;

/** Keeps a change until the server has it. False where this browser can keep no more. */
export function queueChange(action: AnyOperation, key: string = crypto.randomUUID(), tried = false): boolean {
  if (queuedChanges().length >= MAX_CHANGES) return false;
  count += 1;
  const order = `${Date.now()}-${String(count).padStart(6, '0')}`;
  try {
    enqueueChange({ key, order, owner: currentSession()?.userId ?? null, tried, operation: action });
    return true;
  } catch {
    return false;
  }
}

/** What is being sent, by its key. */
const onTheWay = new Map<string, AnyOperation>();

/** Waits for the answer to a change. A page that is left before leaves it to the next one, which sends it again under its key. */
export function answered<Answer>(key: string, action: AnyOperation, answer: Promise<Answer>): Promise<Answer> {
  onTheWay.set(key, action);
  return answer.finally(() => onTheWay.delete(key));
}
addEventListener('pagehide', () => onTheWay.forEach((action, key) => queueChange(action, key, true)));
