import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { ok } from '#domain/core/result.ts';
import { bareType, checkType } from '../judging/validate-file.ts';
import { MAX_PAGE } from '#domain/files/limits.ts';
import { parseByteRange } from '#domain/files/storage/byte-range.ts';
import { folderOwner, lastPart } from '#domain/files/storage/file-name.ts';
import { inTransaction } from '../../../platform/database/open-database.ts';
import { readBytes } from '../storage/file-parts.ts';
import type { FileRow } from '../storage/file-row.ts';
import { removeBytes } from '../storage/remove-files.ts';
import { changeDetails, findStored, listNames, markRemoved } from '../storage/stored-file-store.ts';
import { changedDetails, readResource } from './resource.ts';
import { misread, notFound, StorageProblem, storageProblemOf } from './storage-problem.ts';
import { type WireRequest, checkedName, readableFile, sendResource } from './wire-request.ts';

/** What a browser may show by itself; everything else is only ever downloaded, so that no file acts as a page of this shop. */
const SHOWN = /^image\/(jpeg|png|webp|avif)$/;

function sendHeaders({ reply }: WireRequest, file: FileRow): void {
  const type = bareType(file.content_type);
  const isShown = SHOWN.test(type);
  const name = encodeURIComponent(lastPart(file.name)).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  void reply
    .header('Content-Type', isShown || type === 'application/pdf' ? type : 'application/octet-stream')
    .header('Content-Disposition', `${isShown ? 'inline' : 'attachment'}; filename*=UTF-8''${name}`)
    .header('Cache-Control', 'private, max-age=0')
    .header('Accept-Ranges', 'bytes')
    .header('ETag', `"${file.md5?.toString('hex')}"`)
    .header('X-Goog-Hash', `crc32c=${file.crc32c?.toString('base64')},md5=${file.md5?.toString('base64')}`)
    .header('X-Goog-Generation', String(file.generation));
  reply.raw.setHeader('Content-Security-Policy', "default-src 'none'; sandbox");
}

/** Bytes whose first are there: a store that is away is noticed before an answer begins. */
async function begun(bytes: AsyncGenerator<Buffer>): Promise<AsyncGenerator<Buffer>> {
  const first = await bytes.next();
  return (async function* () {
    if (first.done) return;
    yield first.value;
    yield* bytes;
  })();
}

/** [FILE-01] The bytes of a file, or the part of it that is asked for. */
async function download(requested: WireRequest, file: FileRow): Promise<FastifyReply> {
  const { app, request, reply } = requested;
  sendHeaders(requested, file);
  const etag = reply.getHeader('etag');
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  // What was begun of other bytes is not gone on with.
  const isSame = [undefined, etag].includes(request.headers['if-range'] as string | undefined);
  const range = isSame ? parseByteRange(request.headers.range, file.size) : null;
  if (range === 'unsatisfiable') {
    void reply.header('Content-Range', `bytes */${file.size}`);
    throw new StorageProblem(416, 'The file ends before this range.');
  }
  const { first, last } = range ?? { first: 0, last: file.size - 1 };
  void reply.header('Content-Length', String(last - first + 1));
  if (range) void reply.code(206).header('Content-Range', `bytes ${first}-${last}/${file.size}`);
  if (request.method === 'HEAD') return reply.send('');
  return reply.send(Readable.from(await begun(readBytes(app, file, { first, last })), { objectMode: false }));
}

/** `GET …/o/{name}`: what a file is, or with `alt=media` its bytes. */
export async function getFile(requested: WireRequest, name: string): Promise<FastifyReply> {
  const file = await readableFile(requested, name);
  return requested.query.alt === 'media' ? download(requested, file) : sendResource(requested, file);
}

/** `PATCH …/o/{name}`: what its owner says of it. Its type can be another name of what its bytes are, and nothing else. */
export async function patchFile(requested: WireRequest, name: string): Promise<FastifyReply> {
  const { app, userId, request } = requested;
  checkedName(requested, name, 'write');
  const ownerId = userId ?? '';
  const written = readResource(await bytesOf(request.body as Readable));
  const changed = await inTransaction(app.db, async (tx) => {
    const file = await findStored(tx, ownerId, name);
    if (!file) throw notFound();
    const contentType = written.contentType || file.content_type;
    if (bareType(contentType) !== bareType(file.content_type))
      throw storageProblemOf(checkType(name, contentType) ?? { code: 'files/not-what-it-says', part: 'kind' });
    const details = changedDetails(file.details, { ...written, md5Hash: null });
    const now = app.clock.now();
    return ok(await changeDetails(tx, { ownerId, name, contentType, details, now }));
  });
  if (!changed.value) throw notFound();
  return sendResource(requested, changed.value);
}

const MAX_BODY = 65_536;
async function bytesOf(stream: Readable | null): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream ?? []) {
    chunks.push(chunk as Buffer);
    size += (chunk as Buffer).length;
    if (size > MAX_BODY) throw misread('The metadata is too much');
  }
  return Buffer.concat(chunks);
}

/** `DELETE …/o/{name}` */
export async function deleteFile(requested: WireRequest, name: string): Promise<FastifyReply> {
  const { app, userId, reply } = requested;
  checkedName(requested, name, 'write');
  const ownerId = userId ?? '';
  const { removed, shared } = await markRemoved(app.db, { ownerId, name, now: app.clock.now() });
  if (shared) throw storageProblemOf({ code: 'files/shared' });
  if (removed.length === 0) throw notFound();
  for (const id of removed) await removeBytes(app, ownerId, id);
  return reply.code(204).send();
}

const afterFolder = (folder: string): string => `${folder.slice(0, -1)}0`;
const nextName = (entry: { entry: string; isFolder: boolean }): string =>
  entry.isFolder ? afterFolder(entry.entry) : `${entry.entry}\u0001`;

function pageOf({ query }: WireRequest): { limit: number; delimiter: string; from: string | null } {
  const limit = query.maxResults === undefined ? MAX_PAGE : Number(query.maxResults);
  if (!Number.isInteger(limit) || limit < 1 || limit > MAX_PAGE) throw misread(`maxResults is 1 to ${MAX_PAGE}`);
  const delimiter = query.delimiter ?? '';
  if (delimiter !== '' && delimiter !== '/') throw misread('The delimiter is a slash');
  const { pageToken } = query;
  if (!pageToken) return { limit, delimiter, from: null };
  const from = Buffer.from(pageToken, 'base64url').toString('utf8');
  if (Buffer.from(from).toString('base64url') !== pageToken || from.includes('\u0000'))
    throw misread('The pageToken is none');
  return { limit, delimiter, from };
}

/** `GET /v0/b/{bucket}/o`: [FILE-01] what lies in a folder, 1 to 1000 names a page. */
export async function listFiles(requested: WireRequest): Promise<FastifyReply> {
  const { app, query, bucket, reply } = requested;
  const prefix = query.prefix ?? '';
  checkedName(requested, prefix === '' || prefix.endsWith('/') ? `${prefix}x` : prefix, 'list');
  const { limit, delimiter, from } = pageOf(requested);
  const start = from !== null && from > prefix ? from : prefix;
  const ownerId = folderOwner(prefix) ?? '';
  // One more than the page holds says whether there is another page.
  const matches = await listNames(app.db, { ownerId, prefix, from: start, delimiter, limit: limit + 1 });
  const page = matches.slice(0, limit);
  const last = page.at(-1);
  return reply.type('application/json; charset=utf-8').send(
    JSON.stringify({
      prefixes: page.filter(({ isFolder }) => isFolder).map(({ entry }) => entry),
      items: page.filter(({ isFolder }) => !isFolder).map(({ entry }) => ({ name: entry, bucket })),
      ...(matches.length > limit && last ? { nextPageToken: Buffer.from(nextName(last)).toString('base64url') } : {}),
    }),
  );
}
