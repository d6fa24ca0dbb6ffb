import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { requestLanguage } from '../http/request-language.ts';
import { bytesOf, cachedEntries, type Entry, MAX_ADDRESS } from './cached-entries.ts';
import { isPage, sendCached } from './send-cached.ts';

interface CachedAnswer {
  status: number;
  body: string | Buffer;
  headers: readonly string[];
  tags: readonly string[];
}

/** What is asked for, and the address as it was written: many addresses may ask for the same. */
interface CacheRequest {
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
  keep(requested: CacheRequest, answer: CachedAnswer, start: ReadStart): void;
  /** Answers an address that was seen before; false when it cannot. Runs before any framework does. */
  answer(exchange: Exchange, always: readonly string[]): boolean;
  /** Answers by key, and knows the address from then on; false when it cannot. */
  answerAs(requested: CacheRequest, exchange: Exchange): boolean;
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

/** Bytes of their own: a piece of Node's pool would hold the whole pool for as long as it is kept. */
function ownBytes(body: string | Buffer): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(body));
  if (typeof body === 'string') bytes.write(body);
  else body.copy(bytes);
  return bytes;
}

/** Its hash is made when it is answered from here for the first time: most answers are stale before that. */
function entryOf({ key, address }: CacheRequest, { status, body, headers, tags }: CachedAnswer): Entry {
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
    accepted: new Set(),
    bytes: bytesOf({ plain, key, tags, addresses }),
  };
}

/** What a page is remembered by: the address as it was written, and the language in which it was answered. */
export const pageAddress = ({ headers, url = '' }: IncomingMessage): string => `${requestLanguage(headers)} ${url}`;

/** Pages differ for people who are signed in; the API's public reads do not. */
const hasSession = (request: IncomingMessage): boolean => request.headers.cookie?.includes('session=') ?? false;

/** When each tag was invalidated last, counted in changes. */
function tagEpochs() {
  const invalidatedAt = new Map<string, number>();
  let epoch = 0;
  return {
    now: (): ReadStart => epoch,
    isFresh: (tags: readonly string[], start: ReadStart): boolean =>
      ['*', ...tags].every((tag) => (invalidatedAt.get(tag) ?? 0) <= start),
    /** Whether so many are remembered that all may as well be forgotten. */
    advance: (tags: readonly string[]): boolean => {
      epoch += 1;
      for (const tag of tags) invalidatedAt.set(tag, epoch);
      return invalidatedAt.size > 50_000;
    },
    clear: (): void => {
      epoch += 1;
      invalidatedAt.clear();
      invalidatedAt.set('*', epoch);
    },
  };
}

/** How far changes of others were heard; whoever finds that out too late says so. */
function hearing() {
  let paused = false;
  let trusted = Infinity;
  let onSilence = (): void => undefined;
  return {
    isPaused: (): boolean => paused,
    isSilent: (): boolean => paused || performance.now() > trusted,
    reportSilence: (): void => onSilence(),
    setPaused: (isPaused: boolean): void => void (paused = isPaused),
    trustUntil: (time: number): void => void (trusted = time),
    onSilence: (listener: () => void): void => void (onSilence = listener),
  };
}

interface Lookups {
  size: { hits: number; misses: number };
  isSilent: () => boolean;
  reportSilence: () => void;
}

/** Answers by address or key, and counts how often that went well. */
function cachedAnswers(
  entries: ReturnType<typeof cachedEntries>,
  { size, isSilent, reportSilence }: Lookups,
): Pick<ResponseCache, 'answer' | 'answerAs'> {
  const hit = (entry: Entry, exchange: Exchange, always: readonly string[]): true => {
    size.hits += 1;
    if ((size.hits & 15) === 0) entries.touch(entry);
    sendCached(entry, exchange, always);
    return true;
  };
  const miss = (): false => {
    size.misses += 1;
    return false;
  };
  return {
    answer: (exchange, always) => {
      const { method, url = '' } = exchange.request;
      if (method !== 'GET') return false;
      if (isSilent()) {
        reportSilence();
        return miss();
      }
      // A page stands under its language too: see `pageAddress`.
      const entry = entries.findByAddress(url) ?? entries.findByAddress(pageAddress(exchange.request));
      if (!entry || (isPage(entry) && hasSession(exchange.request))) return miss();
      return hit(entry, exchange, always);
    },
    answerAs: ({ key, address }, exchange) => {
      const entry = isSilent() ? undefined : entries.find(key);
      if (!entry) return false;
      entries.addAddress(entry, address);
      return hit(entry, exchange, []);
    },
  };
}

export function responseCache(): ResponseCache {
  const size = { entries: 0, bytes: 0, hits: 0, misses: 0 };
  const entries = cachedEntries(size);
  const epochs = tagEpochs();
  const { isPaused, isSilent, reportSilence, setPaused, trustUntil, onSilence } = hearing();
  let partLookups = 0;
  const clear = (): void => {
    entries.clear();
    epochs.clear();
  };
  return {
    size,
    begin: epochs.now,
    lookups: () => partLookups + size.hits + size.misses,
    holds: (tags, start) => {
      partLookups += 1;
      if (!isSilent()) return epochs.isFresh(tags, start);
      reportSilence();
      return false;
    },
    keep: (requested, answer, start) => {
      if (isPaused() || requested.key.length > MAX_ADDRESS || !epochs.isFresh(answer.tags, start)) return;
      entries.put(entryOf(requested, answer));
    },
    ...cachedAnswers(entries, { size, isSilent, reportSilence }),
    invalidate: (tags) => {
      const hasMany = epochs.advance(tags);
      for (const tag of tags) entries.dropTag(tag);
      // Tags invalidated long ago need no memory: every read that began before has ended or is refused by '*'.
      if (hasMany) clear();
    },
    trustUntil,
    onSilence,
    pause: () => {
      setPaused(true);
      clear();
    },
    resume: () => {
      clear();
      setPaused(false);
    },
  };
}
