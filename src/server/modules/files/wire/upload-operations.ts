import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { ANY_BYTES } from '../judging/validate-file.ts';
import { MAX_FILE_BYTES } from '#domain/files/limits.ts';
import type { App } from '../../../platform/calls/app.ts';
import { ownOrigin } from '../../../platform/http/own-origin.ts';
import { dropUpload, finishUpload } from '../storage/finish-upload.ts';
import type { FileRow } from '../storage/file-row.ts';
import { openUpload } from '../storage/open-upload.ts';
import { GRANULARITY, receiveBytes } from '../storage/receive-bytes.ts';
import { findUpload, setFinalSize } from '../storage/upload-row-store.ts';
import { boundaryOf, readRelated } from './multipart.ts';
import { changedDetails, readResource, type WrittenResource } from './resource.ts';
import { misread, notFound, signInNeeded, StorageProblem, storageProblemOf } from './storage-problem.ts';
import { type WireRequest, checkedName, sendResource } from './wire-request.ts';

const MAX_METADATA = 65_536;
const UNKNOWN_SIZE = 'X-Goog-Upload-Header-Content-Length says how long the file is';

const headerOf = (request: FastifyRequest, name: string): string => String(request.headers[name] ?? '');
const numberIn = (text: string): number | null => (/^\d{1,15}$/.test(text) ? Number(text) : null);

async function readText(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > MAX_METADATA) throw misread('The metadata is too much');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Whoever stops reading leaves the connection open: a client that is cut off hears no refusal, and tries for minutes. */
const bodyOf = ({ body, raw }: FastifyRequest): AsyncIterable<Buffer> =>
  ((body as Readable | null) ?? raw).iterator({ destroyOnReturn: false });

interface NewFile {
  name: string;
  written: WrittenResource;
  contentType: string | null;
  size: number;
}

async function opened({ app, userId }: WireRequest, { name, written, contentType, size }: NewFile): Promise<FileRow> {
  const upload = await openUpload(app, {
    ownerId: userId ?? '',
    name,
    contentType: written.contentType || contentType || ANY_BYTES,
    details: changedDetails({}, written),
    size,
  });
  if (!upload.ok) throw storageProblemOf(upload.problem);
  return upload.value;
}

async function ended(app: App, file: FileRow, digest: Parameters<typeof finishUpload>[2]): Promise<FileRow> {
  const finished = await finishUpload(app, file, digest);
  if (!finished.ok) throw storageProblemOf(finished.problem);
  return finished.value;
}

/** [FILE-01] A whole file in one request. Its length is what is left of the request behind what frames it; the file is stored as it comes. */
async function multipart(requested: WireRequest, name: string): Promise<FastifyReply> {
  const { app, request } = requested;
  const boundary = boundaryOf(request.headers['content-type']);
  const length = numberIn(headerOf(request, 'content-length'));
  if (length !== null && length > MAX_FILE_BYTES) throw storageProblemOf({ code: 'files/file-too-large' });
  const parts = await readRelated(bodyOf(request), boundary);
  const written = readResource(parts.metadata);
  // How long the file is, is known at its end alone: as much as can come is reserved, and what came is what counts.
  const file = await opened(requested, {
    name,
    written,
    contentType: parts.contentType,
    size: length ?? MAX_FILE_BYTES,
  });
  try {
    const received = await receiveBytes(app, file, { offset: 0, stream: parts.bytes, endsWhereItEnds: true });
    if (received.kind !== 'received') throw misread('The multipart upload cannot be read');
    await setFinalSize(app.db, file.owner_id, file.id);
    const whole = { ...received.file, size: received.file.received };
    return await sendResource(requested, await ended(app, whole, received.digest));
  } catch (error) {
    await dropUpload(app, file);
    throw error;
  }
}

/** [FILE-01] The first word of an upload in chunks. */
async function start(requested: WireRequest, name: string): Promise<FastifyReply> {
  const { app, request, reply, bucket } = requested;
  const size = numberIn(headerOf(request, 'x-goog-upload-header-content-length'));
  if (size === null) throw misread(UNKNOWN_SIZE);
  const written = readResource(await readText(bodyOf(request)));
  const contentType = headerOf(request, 'x-goog-upload-header-content-type').slice(0, 300) || null;
  const { id } = await opened(requested, { name, written, contentType, size });
  const address = `${ownOrigin(app.config.PUBLIC_URL, request.host)}/v0/b/${encodeURIComponent(bucket)}/o`;
  const query = new URLSearchParams({ name, upload_id: id, upload_protocol: 'resumable' });
  return reply
    .header('X-Goog-Upload-Status', 'active')
    .header('X-Goog-Upload-URL', `${address}?${query}`)
    .header('X-Goog-Upload-Control-URL', `${address}?${query}`)
    .header('X-Goog-Upload-Chunk-Granularity', String(GRANULARITY))
    .send('');
}

const withStatus = ({ reply }: WireRequest, file: FileRow): FastifyReply =>
  reply
    .header('X-Goog-Upload-Status', file.state === 'stored' ? 'final' : 'active')
    .header('X-Goog-Upload-Size-Received', String(file.received));

async function emptied(request: FastifyRequest): Promise<void> {
  for await (const _ of bodyOf(request)) {
    /* bytes that have arrived before */
  }
}

/** The bytes of a command, and the end of the upload where it says so. */
async function take(requested: WireRequest, file: FileRow, isLast: boolean): Promise<FastifyReply> {
  const { app, request } = requested;
  const offset = numberIn(headerOf(request, 'x-goog-upload-offset'));
  if (offset === null) throw misread('X-Goog-Upload-Offset says where the bytes begin');
  const received = await receiveBytes(app, file, { offset, stream: bodyOf(request), endsWhereItEnds: false });
  if (received.kind === 'ahead')
    throw misread(`The upload has ${file.received} bytes, and these begin behind them at ${offset}`);
  if (received.kind === 'too-much') {
    await dropUpload(app, file);
    throw misread(`The upload is ${file.size} bytes long, and more came`);
  }
  // Another request was quicker: asking where the upload stands helps, which clients do when they try again.
  if (received.kind === 'moved') throw new StorageProblem(503, 'The upload went on by another request.');
  if (!isLast) return withStatus(requested, received.file).send('');
  if (received.file.received !== file.size)
    throw misread(`The upload is ${file.size} bytes long, and ${received.file.received} have come`);
  const stored = await ended(app, received.file, received.digest);
  return sendResource({ ...requested, reply: withStatus(requested, stored) as FastifyReply }, stored);
}

/** [FILE-01] A command of an upload in chunks: where it stands, more bytes, its end, or that it is called off. */
async function command(requested: WireRequest, id: string, terms: ReadonlySet<string>): Promise<FastifyReply> {
  const { app, request, reply, userId } = requested;
  const file = userId && /^[0-9a-f-]{36}$/.test(id) ? await findUpload(app.db, userId, id) : null;
  if (!file || file.state === 'removed') throw notFound();
  if (terms.has('query')) return withStatus(requested, file).send('');
  if (terms.has('cancel')) {
    if (file.state === 'open') await dropUpload(app, file);
    return reply.header('X-Goog-Upload-Status', 'cancelled').send('');
  }
  if (file.state === 'stored') {
    // The answer to the last bytes was lost, and they are sent again.
    await emptied(request);
    return sendResource({ ...requested, reply: withStatus(requested, file) as FastifyReply }, file);
  }
  if (terms.has('upload') || terms.has('finalize')) return take(requested, file, terms.has('finalize'));
  throw misread('X-Goog-Upload-Command is none that is known');
}

/** `POST /v0/b/{bucket}/o`: by its headers one of the ways to store a file. */
export async function upload(requested: WireRequest): Promise<FastifyReply> {
  const { request, userId, query } = requested;
  if (userId === null) throw signInNeeded();
  const terms = new Set(
    headerOf(request, 'x-goog-upload-command')
      .split(',')
      .map((word) => word.trim().toLowerCase()),
  );
  if (query.upload_id) return command(requested, query.upload_id, terms);
  const name = checkedName(requested, query.name ?? '', 'write');
  const protocol = headerOf(request, 'x-goog-upload-protocol').toLowerCase();
  if (protocol === 'multipart') return multipart(requested, name);
  if (protocol === 'resumable' && terms.has('start')) return start(requested, name);
  throw misread('X-Goog-Upload-Protocol is multipart or resumable');
}
