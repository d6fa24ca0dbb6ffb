import type { App } from '../../../platform/calls/app.ts';
import type { StoreWriter } from '../file-store.ts';
import { type FileDigest, keepDigest, takeDigest } from './file-digest.ts';
import type { FileRow } from './file-row.ts';
import { PART_BYTES, partFiles } from './file-parts.ts';
import { beginPart, deletePart, finishPart } from './upload-row-store.ts';

/** Parts that are not the last of a file are multiples of it, so that a file has few of them. */
export const GRANULARITY = 262_144;

/** `moved`: another request writes to the same upload, or it was called off; asking where it stands and going on from there helps. */
export type Received =
  | { kind: 'received'; file: FileRow; digest: FileDigest | null }
  | { kind: 'ahead' }
  | { kind: 'too-much' }
  | { kind: 'moved' };

interface OpenPart {
  partId: string;
  writer: StoreWriter;
  size: number;
}

class Moved extends Error {}
class TooMuch extends Error {}

/** The way of bytes into an upload, part by part. */
class Receiver {
  private part: OpenPart | null = null;
  private readonly app: App;
  private readonly digest: FileDigest | null;
  file: FileRow;

  constructor(app: App, file: FileRow) {
    this.app = app;
    this.file = file;
    this.digest = takeDigest(file);
  }

  private key(partId: string): { ownerId: string; fileId: string; partId: string; startsAt: number; now: Date } {
    const { owner_id: ownerId, id: fileId, received: startsAt } = this.file;
    return { ownerId, fileId, partId, startsAt, now: this.app.clock.now() };
  }

  private async open(): Promise<OpenPart> {
    const partId = this.app.ids.uuid();
    if (!(await beginPart(this.app.db, this.key(partId)))) throw new Moved();
    return { partId, writer: await partFiles(this.app).openWriter(partId), size: 0 };
  }

  async write(bytes: Buffer): Promise<void> {
    for (let rest = bytes; rest.length > 0;) {
      this.part ??= await this.open();
      const portion = rest.subarray(0, PART_BYTES - this.part.size);
      if (this.file.received + this.part.size + portion.length > this.file.size) throw new TooMuch();
      await this.part.writer.write(portion);
      this.digest?.add(portion);
      this.part.size += portion.length;
      if (this.part.size === PART_BYTES) await this.acknowledge(PART_BYTES);
      rest = rest.subarray(portion.length);
    }
  }

  /** Acknowledges the first `size` bytes of the part, which lie in the store by then. */
  private async acknowledge(size: number): Promise<void> {
    const { part } = this;
    if (!part) return;
    this.part = null;
    await part.writer.close(size);
    if (!(await finishPart(this.app.db, { ...this.key(part.partId), size }))) {
      await this.forget(part);
      throw new Moved();
    }
    this.file = { ...this.file, received: this.file.received + size };
  }

  private async forget({ partId }: OpenPart): Promise<void> {
    await partFiles(this.app).remove(partId);
    await deletePart(this.app.db, this.key(partId));
  }

  /** The request is over: what makes a whole part, or ends the file, stays. `isWhole`: nothing of it is missing. */
  async finish({ isWhole, isEnd }: { isWhole: boolean; isEnd: boolean }): Promise<FileDigest | null> {
    const size = this.part?.size ?? 0;
    const reachesEnd = isEnd || this.file.received + size === this.file.size;
    const stays = reachesEnd && isWhole ? size : size - (size % GRANULARITY);
    if (stays > 0) await this.acknowledge(stays);
    else await this.drop();
    const digest = this.digest?.at === this.file.received ? this.digest : null;
    if (digest && isWhole) keepDigest(this.file.id, digest);
    return digest;
  }

  async drop(): Promise<void> {
    const { part } = this;
    this.part = null;
    if (!part) return;
    await part.writer.abort();
    await this.forget(part);
  }
}

/** What comes at an offset, without the bytes that have been acknowledged before: a client that heard no answer sends them again. */
async function* without(stream: AsyncIterable<Buffer>, count: number): AsyncGenerator<Buffer> {
  let left = count;
  for await (const bytes of stream) {
    const skipped = Math.min(left, bytes.length);
    left -= skipped;
    if (skipped < bytes.length) yield bytes.subarray(skipped);
  }
}

/**
 * [FILE-01] Takes the bytes of an upload in, as a stream and in constant memory. What was acknowledged lies in the store before it is; a
 * line that breaks leaves what has come as far as it makes parts.
 */
export async function receiveBytes(
  app: App,
  file: FileRow,
  { offset, stream, endsWhereItEnds }: { offset: number; stream: AsyncIterable<Buffer>; endsWhereItEnds: boolean },
): Promise<Received> {
  if (offset > file.received) return { kind: 'ahead' };
  const receiver = new Receiver(app, file);
  try {
    for await (const bytes of without(stream, file.received - offset)) await receiver.write(bytes);
    const digest = await receiver.finish({ isWhole: true, isEnd: endsWhereItEnds });
    return { kind: 'received', file: receiver.file, digest };
  } catch (error) {
    if (error instanceof TooMuch || error instanceof Moved) {
      await receiver.drop();
      return { kind: error instanceof Moved ? 'moved' : 'too-much' };
    }
    await receiver.finish({ isWhole: false, isEnd: false }).catch(() => receiver.drop());
    throw error;
  }
}
