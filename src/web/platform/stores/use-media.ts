import { useSyncExternalStore } from 'react';

/** Makes a hook that says whether a media query holds, and draws anew when that changes. */
export function mediaHook(query: string): () => boolean {
  const list = matchMedia(query);
  const watch = (listener: () => void): (() => void) => {
    list.addEventListener('change', listener);
    return () => list.removeEventListener('change', listener);
  };
  const holds = (): boolean => list.matches;
  return () => useSyncExternalStore(watch, holds, holds);
}
