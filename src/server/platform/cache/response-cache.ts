import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompress, constants, gzip } from 'node:zlib';

interface Entry {
  status: number;
  tags: readonly string[];
  etag: string;
  plain: Buffer;
  headers: string[];
  brotli: Buffer | undefined;
  gzip: Buffer | undefined;
  /** Encodings that somebody asked for: they are made, or being made. */
  asked: Set<'br' | 'gzip'>;
  bytes: number;
}

export interface CachedAnswer {
  status: number;
  body: string | Buffer;
  /** Name, value, name, value … without length, encoding and etag. */
  headers: string[];
  tags: readonly string[];
}

/** When a read began: an answer is kept only if nothing that it shows changed since. */
export type ReadStart = number;

export interface ResponseCache {
  begin(): ReadStart;
  /** Keeps a public answer under its address unless one of its tags was invalidated after `start`. */
  keep(address: string, answer: CachedAnswer, start: ReadStart): void;
  /** Answers from the cache; false when it cannot. Runs before any framework does. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  invalidate(tags: readonly string[]): void;
  /** While changes of other processes cannot be heard nothing is answered from here. */
  pause(): void;
  resume(): void;
  readonly size: { entries: number; bytes: number; hits: number; misses: number };
}

const MAX_BYTES = 96 * 1024 * 1024;
const MIN_COMPRESSED = 600;

export function responseCache(): ResponseCache {
  const entries = new Map<string, Entry>();
  const addressesByTag = new Map<string, Set<string>>();
  const invalidatedAt = new Map<string, number>();
  const size = { entries: 0, bytes: 0, hits: 0, misses: 0 };
  let epoch = 0;
  let paused = false;

  const drop = (address: string): void => {
    const entry = entries.get(address);
    if (!entry) return;
    entries.delete(address);
    size.bytes -= entry.bytes;
    size.entries = entries.size;
    for (const tag of entry.tags) {
      const addresses = addressesByTag.get(tag);
      addresses?.delete(address);
      if (addresses?.size === 0) addressesByTag.delete(tag);
    }
  };
  const clear = (): void => {
    entries.clear();
    addressesByTag.clear();
    size.bytes = size.entries = 0;
    epoch += 1;
    invalidatedAt.clear();
    invalidatedAt.set('*', epoch);
  };
  return {
    size,
    begin: () => epoch,
    keep: (address, answer, start) => {
      if (
        paused ||
        (invalidatedAt.get('*') ?? 0) > start ||
        answer.tags.some((tag) => (invalidatedAt.get(tag) ?? 0) > start)
      )
        return;
      drop(address);
      const plain = typeof answer.body === 'string' ? Buffer.from(answer.body) : answer.body;
      const entry: Entry = {
        status: answer.status,
        tags: answer.tags,
        plain,
        headers: answer.headers,
        brotli: undefined,
        gzip: undefined,
        asked: new Set(),
        etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
        bytes: plain.length * 2 + 500,
      };
      entries.set(address, entry);
      size.bytes += entry.bytes;
      size.entries = entries.size;
      for (const tag of entry.tags) addressesByTag.set(tag, (addressesByTag.get(tag) ?? new Set()).add(address));
      // A Map keeps its order of insertion, and a hit moves an entry to the end: the first is the one unused for longest.
      for (const oldest of entries.keys()) {
        if (size.bytes <= MAX_BYTES) break;
        drop(oldest);
      }
    },
    answer: (request, response) => {
      if (paused || request.method !== 'GET') return false;
      const address = request.url as string;
      const entry = entries.get(address);
      if (!entry || (entry.headers.includes('text/html; charset=utf-8') && hasSession(request))) {
        size.misses += 1;
        return false;
      }
      size.hits += 1;
      if ((size.hits & 15) === 0) {
        entries.delete(address);
        entries.set(address, entry);
      }
      send(entry, request, response);
      return true;
    },
    invalidate: (tags) => {
      epoch += 1;
      for (const tag of tags) {
        invalidatedAt.set(tag, epoch);
        for (const address of [...(addressesByTag.get(tag) ?? [])]) drop(address);
      }
      // Tags invalidated long ago need no memory: every read that began before has ended or is refused by '*'.
      if (invalidatedAt.size > 50_000) clear();
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

/** Pages differ for people who are signed in; the API's public reads do not. */
const hasSession = (request: IncomingMessage): boolean => request.headers.cookie?.includes('session=') ?? false;

/**
 * Makes an encoding at the first hit that can use it, which itself goes out plain: an answer that nobody asks for again before
 * it is stale costs no compression, and that is three quarters of what a miss would cost.
 */
function compressFor(entry: Entry, accepted: string): void {
  const encoding = accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : null;
  if (!encoding || entry.plain.length < MIN_COMPRESSED || entry.asked.has(encoding)) return;
  entry.asked.add(encoding);
  if (encoding === 'br') {
    brotliCompress(entry.plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }, (error, body) => {
      if (!error) entry.brotli = body;
    });
  } else {
    gzip(entry.plain, { level: 6 }, (error, body) => {
      if (!error) entry.gzip = body;
    });
  }
}

function send(entry: Entry, request: IncomingMessage, response: ServerResponse): void {
  if (request.headers['if-none-match'] === entry.etag) {
    response.writeHead(304, [...entry.headers, 'ETag', entry.etag]).end();
    return;
  }
  const accepted = String(request.headers['accept-encoding'] ?? '');
  compressFor(entry, accepted);
  const encoding =
    entry.brotli && accepted.includes('br') ? 'br' : entry.gzip && accepted.includes('gzip') ? 'gzip' : undefined;
  const body =
    encoding === 'br' ? (entry.brotli as Buffer) : encoding === 'gzip' ? (entry.gzip as Buffer) : entry.plain;
  const headers = [
    ...entry.headers,
    'ETag',
    entry.etag,
    'Content-Length',
    String(body.length),
    'Vary',
    'Accept-Encoding',
  ];
  if (encoding) headers.push('Content-Encoding', encoding);
  response.writeHead(entry.status, headers);
  response.end(body);
}
