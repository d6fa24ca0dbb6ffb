import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react';
import { useLocation } from './navigation.ts';
import { storeText } from '../stores/store-text.ts';

const KEY = 'inputs';
const MAX_ENTRIES = 50;

/** By visit of a screen, and there by name. */
const visits = new Map<string, Record<string, unknown>>(readVisits());

function readVisits(): [string, Record<string, unknown>][] {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as [string, Record<string, unknown>][];
    return stored.filter(([key, values]) => typeof key === 'string' && typeof values === 'object' && values !== null);
  } catch {
    return [];
  }
}

addEventListener('pagehide', () => storeText(KEY, JSON.stringify([...visits].slice(-MAX_ENTRIES)), 'sessionStorage'));

function setValueOf(key: string, name: string, value: unknown): void {
  const values = { ...visits.get(key), [name]: value };
  // The latest stands last: the oldest are let go.
  visits.delete(key);
  visits.set(key, values);
}

/**
 * [UX-05] What one typed, chose or opened on this visit of a screen: Back and Forward find it again, also after another document
 * was there in between. A visit whose address changed in place takes it along. A stored value of another type is left out: by that of
 * `first`, or by `isValue` where there is none at first.
 */
export function useHistoryState<Value>(
  name: string,
  first: Value,
  ...[isValue]: null extends Value ? [(stored: unknown) => boolean] : [((stored: unknown) => boolean)?]
): [Value, Dispatch<SetStateAction<Value>>] {
  const { key } = useLocation();
  const [value, setValue] = useState<Value>(() => {
    const stored = visits.get(key)?.[name];
    const isStored = isValue ? isValue(stored) : typeof stored === typeof first;
    return isStored ? (stored as Value) : first;
  });
  const [begun] = useState(first);
  const isUntouched = useRef(true);
  useEffect(() => {
    if (isUntouched.current && value === begun) return;
    isUntouched.current = false;
    setValueOf(key, name, value);
  }, [key, name, value, begun]);
  return [value, setValue];
}
