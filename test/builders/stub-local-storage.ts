import { vi } from 'vitest';

/** What a browser keeps, for rules of the web that run without one; while `isFull` nothing can be written. Comes before what reads it. */
export function stubLocalStorage(): { texts: Map<string, string>; isFull: boolean } {
  const stub = { texts: new Map<string, string>(), isFull: false };
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stub.texts.get(name) ?? null,
    setItem: (name: string, text: string) => {
      if (stub.isFull) throw new Error('full');
      stub.texts.set(name, text);
    },
    removeItem: (name: string) => void stub.texts.delete(name),
  });
  return stub;
}
