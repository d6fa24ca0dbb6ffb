import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { ArchivedFile } from '#domain/archives/manifest.ts';

type Content = AsyncIterable<string | Buffer> | Iterable<string | Buffer>;

/** A zip file that is written entry after entry, as fast as it is taken; what each entry is by its SHA-256 is known once it is in. */
export class ArchiveWriter {
  private readonly zip = new ZipFile();
  private source: Readable | null = null;
  private readonly madeAt: Date;
  readonly stream = this.zip.outputStream as Readable;
  readonly files: ArchivedFile[] = [];

  constructor(madeAt: Date) {
    this.madeAt = madeAt;
    this.zip.on('error', (error: Error) => this.fail(error));
    // Nobody takes any more: what is being added would wait for ever.
    this.stream.once('close', () => this.source?.destroy());
  }

  /** Text is packed; pictures are as small as they get. */
  async add(path: string, content: Content): Promise<void> {
    const hash = createHash('sha256');
    let bytes = 0;
    async function* counted(): AsyncGenerator<Buffer> {
      for await (const chunk of content) {
        const buffer = Buffer.from(chunk);
        hash.update(buffer);
        bytes += buffer.length;
        yield buffer;
      }
    }
    if (this.stream.destroyed) throw new Error('the archive is not taken any more');
    this.source = Readable.from(counted(), { objectMode: false });
    this.zip.addReadStream(this.source, path, { mtime: this.madeAt, compress: !path.endsWith('.webp') });
    await finished(this.source);
    this.source = null;
    this.files.push({ path, bytes, sha256: hash.digest('hex') });
  }

  end(): void {
    this.zip.end();
  }

  fail(error: Error): void {
    this.stream.destroy(error);
  }
}
