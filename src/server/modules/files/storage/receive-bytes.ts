import type { App } from '../../../platform/calls/app.ts';
import { earlyWriter, type StoreWriter } from '../file-store.ts';
import { type FileDigest, cacheDigest, claimDigest } from './file-digest.ts';
import type { FileRow } from './file-row.ts';
import { partBytes, partFiles } from './file-parts.ts';
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
  startsAt: number;
  writer: StoreWriter;
  size: number;
}

class Moved extends Error {}
class TooMuch extends Error {}

/**
 * The way of bytes into an upload, part by part. While one part is flushed and written down the next one fills: two lie in memory or on
 * their way at most.
 */
class Receiver {
  private part: OpenPart | null = null;
  /** Where the open part begins. */
  private startsAt: number;
  private acknowledging: Promise<void> = Promise.resolve();
  private readonly app: App;
  private readonly most: number;
  private readonly digest: FileDigest | null;
  file: FileRow;

  constructor(app: App, file: FileRow) {
    this.app = app;
    this.most = partBytes(app);
    this.file = file;
    this.startsAt = file.received;
    this.digest = claimDigest(file);
  }

  private key({ partId, startsAt }: Pick<OpenPart, 'partId' | 'startsAt'>) {
    const { owner_id: ownerId, id: fileId } = this.file;
    return { ownerId, fileId, partId, startsAt, now: this.app.clock.now() };
  }

  /** Written down before anything of it lies in the store; its first bytes need not wait for that. */
  private open(): OpenPart {
    const part = { partId: this.app.ids.uuid(), startsAt: this.startsAt };
    const opening = beginPart(this.app.db, this.key(part)).then((isOpen) => {
      if (!isOpen) throw new Moved();
      return partFiles(this.app).openWriter(part.partId);
    });
    return { ...part, writer: earlyWriter(opening), size: 0 };
  }

  async write(bytes: Buffer): Promise<void> {
    for (let rest = bytes; rest.length > 0;) {
      this.part ??= this.open();
      const portion = rest.subarray(0, this.most - this.part.size);
      if (this.startsAt + this.part.size + portion.length > this.file.size) throw new TooMuch();
      await Promise.all([this.part.writer.write(portion), this.digest?.add(portion)]);
      this.part.size += portion.length;
      if (this.part.size === this.most) {
        await this.acknowledging;
        this.acknowledge(this.most);
      }
      rest = rest.subarray(portion.length);
    }
  }

  /** Begins to acknowledge the first `size` bytes of the open part; they lie in the store before they are. */
  private acknowledge(size: number): void {
    const { part } = this;
    if (!part) return;
    this.part = null;
    this.startsAt += size;
    this.acknowledging = this.settle(part, size);
    // Whoever waits for it hears of it.
    this.acknowledging.catch(() => undefined);
  }

  private async settle(part: OpenPart, size: number): Promise<void> {
    await part.writer.close(size);
    if (!(await finishPart(this.app.db, { ...this.key(part), size }))) {
      await this.forget(part);
      throw new Moved();
    }
    this.file = { ...this.file, received: part.startsAt + size };
  }

  private async forget(part: OpenPart): Promise<void> {
    await partFiles(this.app).remove(part.partId);
    await deletePart(this.app.db, this.key(part));
  }

  /** The request is over: what makes a whole part, or ends the file, stays. `isWhole`: nothing of it is missing. */
  async finish({ isWhole, isEnd }: { isWhole: boolean; isEnd: boolean }): Promise<FileDigest | null> {
    await this.acknowledging;
    const size = this.part?.size ?? 0;
    const reachesEnd = isEnd || this.file.received + size === this.file.size;
    const stays = reachesEnd && isWhole ? size : size - (size % GRANULARITY);
    if (stays > 0) this.acknowledge(stays);
    else await this.dropPart();
    await this.acknowledging;
    const digest = this.digest?.at === this.file.received ? this.digest : null;
    if (digest && isWhole) cacheDigest(this.file.id, digest);
    else this.digest?.drop();
    return digest;
  }

  async drop(): Promise<void> {
    await this.acknowledging.catch(() => undefined);
    this.digest?.drop();
    await this.dropPart();
  }

  private async dropPart(): Promise<void> {
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
