import { MAX_DATA, STORE_TTL_MS } from '#domain/core/vault/limits.ts';
import type { StoredKind } from './entries.ts';
import { secureStore } from './secure-store.ts';

/** Left free in each part for its name and what says of it which list it belongs to. */
const ROOM = 300;

interface Part {
  list: string;
  count: number;
  items: unknown[];
}

const kindOf = (lifetimeMs: number): StoredKind =>
  (['log', 'trace'] as const).find((kind) => STORE_TTL_MS[kind] === lifetimeMs) ?? 'value';

/** As many items in each part as are encrypted at once; one that is larger than that alone is left out. */
function partsOf(items: readonly unknown[]): unknown[][] {
  const parts: unknown[][] = [[]];
  let size = 0;
  for (const item of items) {
    const length = JSON.stringify(item).length + 1;
    if (length > MAX_DATA - ROOM) continue;
    if (size + length > MAX_DATA - ROOM) {
      parts.push([]);
      size = 0;
    }
    parts.at(-1)?.push(item);
    size += length;
  }
  return parts;
}

const isPart = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && Array.isArray((value as Part).items);

/**
 * [VAULT-04, VAULT-07] Lists in the secure store, as long as they like: the log and the trace of the browser. The first part is written last and
 * names the others, so that a list that was half written is none.
 */
export const storedLists = {
  read: async (name: string): Promise<unknown[] | null> => {
    const first = await secureStore.get(`${name}.0`);
    if (!isPart(first)) return null;
    const others = await Promise.all(
      Array.from({ length: first.count - 1 }, (_, index) => secureStore.get(`${name}.${index + 1}`)),
    );
    const all = [first, ...others];
    return all.every((part): part is Part => isPart(part) && part.list === first.list)
      ? all.flatMap(({ items }) => items)
      : null;
  },
  write: async (name: string, value: unknown, lifetimeMs: number): Promise<void> => {
    const parts = partsOf(Array.isArray(value) ? value : []);
    const list = crypto.randomUUID();
    const kind = kindOf(lifetimeMs);
    for (const [index, items] of [...parts.entries()].toReversed())
      if (!(await secureStore.put(`${name}.${index}`, { list, count: parts.length, items }, kind))) return;
    // What a longer list left.
    const others = secureStore.list().filter((entry) => entry.name.startsWith(`${name}.`));
    for (const entry of others)
      if (Number(entry.name.slice(name.length + 1)) >= parts.length) secureStore.remove(entry.name);
  },
};
