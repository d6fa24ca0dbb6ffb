import type { Sendable } from './send-cached.ts';

export interface Entry extends Sendable {
  key: string;
  tags: readonly string[];
  /** Addresses, as they were written, that are known to ask for this. */
  addresses: string[];
  bytes: number;
}

const MAX_BYTES = 96 * 1024 * 1024;
/** An address that is longer is not remembered, and an answer with a longer key is not kept. */
export const MAX_ADDRESS = 2000;
/** Of each answer: the first known address goes when one more comes. */
const MAX_ADDRESSES = 4;
/** What an entry takes beside its body and its texts: objects, places in maps and sets, a hash. Measured. */
const ENTRY_BYTES = 1500;
const ADDRESS_BYTES = 150;
const TAG_BYTES = 300;

/** [RUN-10] Everything that an asker can make larger is counted; a text may take two bytes a letter. */
export function bytesOf({ plain, key, tags, addresses }: Pick<Entry, 'plain' | 'key' | 'tags' | 'addresses'>): number {
  const texts = [key, ...tags, ...addresses].reduce((sum, text) => sum + text.length * 2, 0);
  // The body once more for its encodings.
  return plain.length * 2 + texts + ENTRY_BYTES + addresses.length * ADDRESS_BYTES + tags.length * TAG_BYTES;
}

/** [RUN-10] What is kept, by key, address and tag; `size` says how much that is. Where there is no room the one unused for longest goes. */
export function cachedEntries(size: { entries: number; bytes: number }) {
  const entries = new Map<string, Entry>();
  const byAddress = new Map<string, Entry>();
  const keysByTag = new Map<string, Set<string>>();

  const drop = (key: string): void => {
    const entry = entries.get(key);
    if (!entry) return;
    entries.delete(key);
    for (const address of entry.addresses) byAddress.delete(address);
    size.bytes -= entry.bytes;
    size.entries = entries.size;
    for (const tag of entry.tags) {
      const keys = keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) keysByTag.delete(tag);
    }
  };
  // A Map keeps its order of insertion, and a hit moves an entry to the end: the first is the one unused for longest.
  const makeRoom = (): void => {
    for (const oldest of entries.keys()) {
      if (size.bytes <= MAX_BYTES) break;
      drop(oldest);
    }
  };
  return {
    find: (key: string): Entry | undefined => entries.get(key),
    findByAddress: (address: string): Entry | undefined => byAddress.get(address),
    /** In the place of what had its key. */
    put: (entry: Entry): void => {
      drop(entry.key);
      entries.set(entry.key, entry);
      for (const address of entry.addresses) byAddress.set(address, entry);
      size.bytes += entry.bytes;
      size.entries = entries.size;
      for (const tag of entry.tags) keysByTag.set(tag, (keysByTag.get(tag) ?? new Set()).add(entry.key));
      makeRoom();
    },
    addAddress: (entry: Entry, address: string): void => {
      if (address.length > MAX_ADDRESS || byAddress.has(address)) return;
      entry.addresses.push(address);
      byAddress.set(address, entry);
      const oldest = entry.addresses.length > MAX_ADDRESSES ? entry.addresses.shift() : undefined;
      if (oldest !== undefined) byAddress.delete(oldest);
      size.bytes -= entry.bytes;
      entry.bytes = bytesOf(entry);
      size.bytes += entry.bytes;
      makeRoom();
    },
    touch: (entry: Entry): void => {
      entries.delete(entry.key);
      entries.set(entry.key, entry);
    },
    dropTag: (tag: string): void => {
      for (const key of [...(keysByTag.get(tag) ?? [])]) drop(key);
    },
    clear: (): void => {
      for (const map of [entries, byAddress, keysByTag]) map.clear();
      size.bytes = size.entries = 0;
    },
  };
}
