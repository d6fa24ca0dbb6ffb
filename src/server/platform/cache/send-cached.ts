import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** An answer as it is sent: plain, or in an encoding that somebody asked for before. */
export interface Sendable {
  status: number;
  readonly etag: string;
  plain: Buffer;
  /** Name, value, name, value … without length, encoding, etag and what every answer carries. */
  headers: readonly string[];
  brotli: Buffer | undefined;
  gzip: Buffer | undefined;
  /** Encodings that somebody asked for: they are made, or being made. */
  accepted: Set<'br' | 'gzip'>;
}

const MIN_COMPRESSED = 600;

/** A page differs by who is signed in and by the language that a cookie or the browser names. */
export const VARY_OF_PAGES = 'Accept-Encoding, Cookie, Accept-Language';

export const isPage = ({ headers }: Sendable): boolean => headers.includes('text/html; charset=utf-8');

/** The best encoding that is made already and that the browser accepts. */
function encodedFor({ brotli, gzip, plain }: Sendable, accepted: string): { encoding?: 'br' | 'gzip'; body: Buffer } {
  if (brotli && accepted.includes('br')) return { encoding: 'br', body: brotli };
  if (gzip && accepted.includes('gzip')) return { encoding: 'gzip', body: gzip };
  return { body: plain };
}

/**
 * Makes an encoding at the first hit that can use it, which itself goes out plain: an answer that nobody asks for again before
 * it is stale costs no compression, and that is three quarters of what a miss would cost.
 */
function compressFor(entry: Sendable, accepted: string): void {
  const encoding = (['br', 'gzip'] as const).find((each) => accepted.includes(each));
  if (!encoding || entry.plain.length < MIN_COMPRESSED || entry.accepted.has(encoding)) return;
  entry.accepted.add(encoding);
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

/** Sends a cached answer; `always` are the headers that every answer of the server carries. */
export function sendCached(
  entry: Sendable,
  { request, response }: { request: IncomingMessage; response: ServerResponse },
  always: readonly string[],
): void {
  const vary = isPage(entry) ? VARY_OF_PAGES : 'Accept-Encoding';
  const headers = [...always, ...entry.headers, 'ETag', entry.etag, 'Vary', vary];
  if (request.headers['if-none-match'] === entry.etag) {
    response.writeHead(304, headers).end();
    return;
  }
  const accepted = String(request.headers['accept-encoding'] ?? '');
  compressFor(entry, accepted);
  const { encoding, body } = encodedFor(entry, accepted);
  headers.push('Content-Length', String(body.length));
  if (encoding) headers.push('Content-Encoding', encoding);
  response.writeHead(entry.status, headers);
  response.end(body);
}
