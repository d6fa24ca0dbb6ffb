import { misread } from './storage-problem.ts';

const MAX_HEAD = 65_536;
const LINE = '\r\n';

/** The two parts of a `multipart/related` upload (RFC 2387): what the file is, and its bytes as they come. */
export interface RelatedParts {
  metadata: string;
  /** Of the second part's own header. */
  contentType: string | null;
  bytes: AsyncIterable<Buffer>;
}

export function boundaryOf(contentType: string | undefined): string {
  const [, quoted, plain] =
    /^multipart\/related\s*;(?:.*;)?\s*boundary=(?:"([^"\r\n]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType ?? '') ?? [];
  const boundary = quoted ?? plain;
  if (!boundary) throw misread('A multipart upload names its boundary');
  return boundary;
}

/** Reads to the end of a mark and answers what stands before it; the rest stays to be read. */
class Reader {
  private buffered: Buffer = Buffer.alloc(0);
  private readonly source: AsyncIterator<Buffer>;
  constructor(stream: AsyncIterable<Buffer>) {
    this.source = stream[Symbol.asyncIterator]();
  }

  private async more(): Promise<boolean> {
    const next = await this.source.next();
    if (next.done) return false;
    this.buffered = this.buffered.length === 0 ? next.value : Buffer.concat([this.buffered, next.value]);
    return true;
  }

  async upTo(mark: string): Promise<string> {
    for (;;) {
      const at = this.buffered.indexOf(mark);
      if (at >= 0) {
        const before = this.buffered.subarray(0, at).toString('utf8');
        this.buffered = this.buffered.subarray(at + mark.length);
        return before;
      }
      if (this.buffered.length > MAX_HEAD || !(await this.more())) throw misread('The multipart upload cannot be read');
    }
  }

  /** Everything before a mark, of which at most its length is held back. */
  async *bytesUpTo(mark: string): AsyncGenerator<Buffer> {
    for (;;) {
      const at = this.buffered.indexOf(mark);
      const sure = at >= 0 ? at : Math.max(0, this.buffered.length - mark.length);
      if (sure > 0) yield this.buffered.subarray(0, sure);
      this.buffered = this.buffered.subarray(at >= 0 ? at + mark.length : sure);
      if (at >= 0) return;
      if (!(await this.more())) throw misread('The multipart upload ends too early');
    }
  }

  /** Takes what comes behind the end, so that the connection can go on. */
  async rest(): Promise<string> {
    let text = this.buffered.subarray(0, 10).toString('latin1');
    while (await this.more()) {
      if (text.length < 10) text = this.buffered.subarray(0, 10).toString('latin1');
      this.buffered = Buffer.alloc(0);
    }
    return text;
  }
}

const typeIn = (head: string): string | null =>
  /^content-type:[ \t]*([^\r\n]{1,300})$/im.exec(head)?.[1]?.trim() ?? null;

/** [FILE-01] Takes a multipart upload apart while it comes. */
export async function readRelated(stream: AsyncIterable<Buffer>, boundary: string): Promise<RelatedParts> {
  const reader = new Reader(stream);
  const preamble = await reader.upTo(`--${boundary}`);
  if (preamble.trim() !== '') throw misread('The multipart upload cannot be read');
  await reader.upTo(`${LINE}${LINE}`);
  const metadata = await reader.upTo(`${LINE}--${boundary}`);
  const head = await reader.upTo(`${LINE}${LINE}`);
  const bytes = async function* (): AsyncGenerator<Buffer> {
    yield* reader.bytesUpTo(`${LINE}--${boundary}`);
    if (!(await reader.rest()).startsWith('--')) throw misread('A multipart upload has two parts');
  };
  return { metadata, contentType: typeIn(head), bytes: bytes() };
}
