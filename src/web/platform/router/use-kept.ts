import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react';
import { usePlace } from './navigation.ts';

const KEPT = 'inputs';
const MAX_ENTRIES = 50;

/** By visit of a screen, and there by name. */
const visits = new Map<string, Record<string, unknown>>(readKept());

function readKept(): [string, Record<string, unknown>][] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEPT) ?? '[]') as [string, Record<string, unknown>][];
    return kept.filter(([key, values]) => typeof key === 'string' && typeof values === 'object' && values !== null);
  } catch {
    return [];
  }
}

addEventListener('pagehide', () => sessionStorage.setItem(KEPT, JSON.stringify([...visits].slice(-MAX_ENTRIES))));

function keep(key: string, name: string, value: unknown): void {
  const values = { ...visits.get(key), [name]: value };
  // The latest stands last: the oldest are let go.
  visits.delete(key);
  visits.set(key, values);
}

/**
 * [UX-05] What one typed, chose or opened on this visit of a screen: Back and Forward find it again, also after another document
 * was there in between. A visit whose address changed in place takes it along. For plain values of the type of `first`.
 */
export function useKept<Value>(name: string, first: Value): [Value, Dispatch<SetStateAction<Value>>] {
  const { key } = usePlace();
  const [value, setValue] = useState<Value>(() => {
    const kept = visits.get(key)?.[name];
    return kept !== undefined && (first === null || typeof kept === typeof first) ? (kept as Value) : first;
  });
  const isUntouched = useRef(true);
  useEffect(() => {
    if (isUntouched.current && value === first) return;
    isUntouched.current = false;
    keep(key, name, value);
  }, [key, name, value]);
  return [value, setValue];
}
