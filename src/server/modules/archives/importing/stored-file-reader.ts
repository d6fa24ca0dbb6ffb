import { Readable } from 'node:stream';
import { callbackify } from 'node:util';
import { RandomAccessReader } from 'yauzl';
import type { App } from '../../../platform/calls/app.ts';
import { readBytes } from '../../files/storage/file-parts.ts';
import type { FileRow } from '../../files/storage/file-row.ts';

/** The directory of a zip file is read in small steps, of which so many bytes are fetched at once. */
const WINDOW_BYTES = 512 * 1024;

/** Reads a stored file where it lies, part by part. */
export class StoredFileReader extends RandomAccessReader {
  private readonly app: App;
  private readonly file: FileRow;
  private window: Buffer = Buffer.alloc(0);
  private windowStart = 0;

  constructor(app: App, file: FileRow) {
    super();
    this.app = app;
    this.file = file;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(start < end ? readBytes(this.app, this.file, { first: start, last: end - 1 }) : [], {
      objectMode: false,
    });
  }

  override read(...[buffer, offset, length, position, callback]: Parameters<RandomAccessReader['read']>): void {
    const copy = callbackify(async () => {
      const bytes = await this.slice(position, length);
      if (bytes.length < length) throw new Error('the file ends before it should');
      bytes.copy(buffer, offset);
    });
    copy(callback);
  }

  private async slice(position: number, length: number): Promise<Buffer> {
    const from = position - this.windowStart;
    if (from >= 0 && from + length <= this.window.length) return this.window.subarray(from, from + length);
    const last = Math.min(this.file.size, position + Math.max(length, WINDOW_BYTES)) - 1;
    if (position > last) return Buffer.alloc(0);
    const chunks: Buffer[] = [];
    for await (const chunk of readBytes(this.app, this.file, { first: position, last })) chunks.push(chunk);
    [this.window, this.windowStart] = [Buffer.concat(chunks), position];
    return this.window.subarray(0, length);
  }
}
