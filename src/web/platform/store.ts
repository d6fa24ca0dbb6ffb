import { useSyncExternalStore } from 'react';

/** A value outside the tree that components watch: toasts, what is open, who is signed in. */
export interface Store<T> {
  get(): T;
  set(next: T | ((now: T) => T)): void;
  watch(listener: () => void): () => void;
}

export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      value = typeof next === 'function' ? (next as (now: T) => T)(value) : next;
      listeners.forEach((listener) => listener());
    },
    watch: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export const useStore = <T>(store: Store<T>): T => useSyncExternalStore(store.watch, store.get, store.get);
