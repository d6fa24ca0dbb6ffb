import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { requestLanguage } from '../http/request-language.ts';
import { isPage, type Sendable, sendCached } from './send-cached.ts';

interface Entry extends Sendable {
  key: string;
  tags: readonly string[];
  /** Addresses, as they were written, that are known to ask for this. */
  addresses: string[];
  bytes: number;
}

interface CachedAnswer {
  status: number;
  body: string | Buffer;
  headers: readonly string[];
  tags: readonly string[];
}

/** What is asked for, and the address as it was written: many addresses may ask for the same. */
interface Asked {
  /** Made of the input after it was checked, never of what the asker wrote: order, defaults and encoding play no part in it. */
  key: string;
  address: string;
}

/** When a read began: an answer is kept only if nothing that it shows changed since. */
export type ReadStart = number;

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

export interface ResponseCache {
  begin(): ReadStart;
  /** Whether what was read from `start` on is still so: none of its tags was invalidated since, and changes of others are heard. */
  holds(tags: readonly string[], start: ReadStart): boolean;
  /** Keeps a public answer unless one of its tags was invalidated after `start`. */
  keep(requested: Asked, answer: CachedAnswer, start: ReadStart): void;
  /** Answers an address that was seen before; false when it cannot. Runs before any framework does. */
  answer(exchange: Exchange, always: readonly string[]): boolean;
  /** Answers by key, and knows the address from then on; false when it cannot. */
  answerAs(requested: Asked, exchange: Exchange): boolean;
  invalidate(tags: readonly string[]): void;
  /** What others changed is heard up to now, so answers may be given from here until then (of `performance.now()`). */
  trustUntil(time: number): void;
  /** Called whenever something could not be answered because it is not known how far changes of others were heard. */
  onSilence(listener: () => void): void;
  /** While changes of other processes cannot be heard nothing is answered from here. */
  pause(): void;
  resume(): void;
  readonly size: { entries: number; bytes: number; hits: number; misses: number };
  /** How often anything was looked up, parts of answers too. */
  lookups(): number;
}

const MAX_BYTES = 96 * 1024 * 1024;
/** An address that is longer is not remembered, and an answer with a longer key is not kept. */
const MAX_ADDRESS = 2000;
/** Of each answer: the first known address goes when one more comes. */
const MAX_ADDRESSES = 4;
/** What an entry takes beside its body and its texts: objects, places in maps and sets, a hash. Measured. */
const ENTRY_BYTES = 1500;
const ADDRESS_BYTES = 150;
const TAG_BYTES = 300;

/** [RUN-10] Everything that an asker can make larger is counted; a text may take two bytes a letter. */
function bytesOf({ plain, key, tags, addresses }: Pick<Entry, 'plain' | 'key' | 'tags' | 'addresses'>): number {
  const texts = [key, ...tags, ...addresses].reduce((sum, text) => sum + text.length * 2, 0);
  // The body once more for its encodings.
  return plain.length * 2 + texts + ENTRY_BYTES + addresses.length * ADDRESS_BYTES + tags.length * TAG_BYTES;
}

/** Bytes of their own: a piece of Node's pool would hold the whole pool for as long as it is kept. */
function ownBytes(body: string | Buffer): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(body));
  if (typeof body === 'string') bytes.write(body);
  else body.copy(bytes);
  return bytes;
}

/** Its hash is made when it is answered from here for the first time: most answers are stale before that. */
function entryOf({ key, address }: Asked, { status, body, headers, tags }: CachedAnswer): Entry {
  const plain = ownBytes(body);
  const addresses = address.length > MAX_ADDRESS ? [] : [address];
  let etag: string | undefined;
  return {
    key,
    status,
    headers,
    tags,
    plain,
    addresses,
    get etag() {
      return (etag ??= `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`);
    },
    brotli: undefined,
    gzip: undefined,
    asked: new Set(),
    bytes: bytesOf({ plain, key, tags, addresses }),
  };
}

/** What a page is remembered by: the address as it was written, and the language in which it was answered. */
export const pageAddress = ({ headers, url = '' }: IncomingMessage): string => `${requestLanguage(headers)} ${url}`;

/** Pages differ for people who are signed in; the API's public reads do not. */
const hasSession = (request: IncomingMessage): boolean => request.headers.cookie?.includes('session=') ?? false;

export function responseCache(): ResponseCache {
  const entries = new Map<string, Entry>();
  const byAddress = new Map<string, Entry>();
  const keysByTag = new Map<string, Set<string>>();
  const invalidatedAt = new Map<string, number>();
  const size = { entries: 0, bytes: 0, hits: 0, misses: 0 };
  let epoch = 0;
  let paused = false;
  let trusted = Infinity;
  let onSilence = (): void => undefined;
  const isSilent = (): boolean => paused || performance.now() > trusted;
  let partLookups = 0;

  const isFresh = (tags: readonly string[], start: ReadStart): boolean =>
    ['*', ...tags].every((tag) => (invalidatedAt.get(tag) ?? 0) <= start);

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
  const clear = (): void => {
    for (const map of [entries, byAddress, keysByTag, invalidatedAt]) map.clear();
    size.bytes = size.entries = 0;
    epoch += 1;
    invalidatedAt.set('*', epoch);
  };
  // A Map keeps its order of insertion, and a hit moves an entry to the end: the first is the one unused for longest.
  const makeRoom = (): void => {
    for (const oldest of entries.keys()) {
      if (size.bytes <= MAX_BYTES) break;
      drop(oldest);
    }
  };
  const addAddress = (entry: Entry, address: string): void => {
    if (address.length > MAX_ADDRESS || byAddress.has(address)) return;
    entry.addresses.push(address);
    byAddress.set(address, entry);
    const oldest = entry.addresses.length > MAX_ADDRESSES ? entry.addresses.shift() : undefined;
    if (oldest !== undefined) byAddress.delete(oldest);
    size.bytes -= entry.bytes;
    entry.bytes = bytesOf(entry);
    size.bytes += entry.bytes;
    makeRoom();
  };
  const hit = (entry: Entry, exchange: Exchange, always: readonly string[]): void => {
    size.hits += 1;
    if ((size.hits & 15) === 0) {
      entries.delete(entry.key);
      entries.set(entry.key, entry);
    }
    sendCached(entry, exchange, always);
  };
  return {
    size,
    begin: () => epoch,
    lookups: () => partLookups + size.hits + size.misses,
    holds: (tags, start) => {
      partLookups += 1;
      if (!isSilent()) return isFresh(tags, start);
      onSilence();
      return false;
    },
    keep: (requested, answer, start) => {
      if (paused || requested.key.length > MAX_ADDRESS || !isFresh(answer.tags, start)) return;
      drop(requested.key);
      const entry = entryOf(requested, answer);
      entries.set(requested.key, entry);
      for (const address of entry.addresses) byAddress.set(address, entry);
      size.bytes += entry.bytes;
      size.entries = entries.size;
      for (const tag of entry.tags) keysByTag.set(tag, (keysByTag.get(tag) ?? new Set()).add(requested.key));
      makeRoom();
    },
    answer: (exchange, always) => {
      const { method, url = '' } = exchange.request;
      if (method !== 'GET') return false;
      if (isSilent()) {
        size.misses += 1;
        onSilence();
        return false;
      }
      // A page stands under its language too: see `pageAddress`.
      const entry = byAddress.get(url) ?? byAddress.get(pageAddress(exchange.request));
      if (!entry || (isPage(entry) && hasSession(exchange.request))) {
        size.misses += 1;
        return false;
      }
      hit(entry, exchange, always);
      return true;
    },
    answerAs: ({ key, address }, exchange) => {
      const entry = isSilent() ? undefined : entries.get(key);
      if (!entry) return false;
      addAddress(entry, address);
      hit(entry, exchange, []);
      return true;
    },
    invalidate: (tags) => {
      epoch += 1;
      for (const tag of tags) {
        invalidatedAt.set(tag, epoch);
        for (const key of [...(keysByTag.get(tag) ?? [])]) drop(key);
      }
      // Tags invalidated long ago need no memory: every read that began before has ended or is refused by '*'.
      if (invalidatedAt.size > 50_000) clear();
    },
    trustUntil: (time) => {
      trusted = time;
    },
    onSilence: (listener) => {
      onSilence = listener;
    },
    pause: () => {
      paused = true;
      clear();
    },
    resume: () => {
      clear();
      paused = false;
    },
  };
}
