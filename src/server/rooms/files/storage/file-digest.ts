import { createHash } from 'node:crypto';
import { crc32c } from '@node-rs/crc32';
import { fileJudge, type FileProblem } from '../judging/judge-file.ts';
import type { App } from '../../../platform/calls/app.ts';
import type { FileRow } from './file-row.ts';
import { readBytes } from './file-parts.ts';

/** What is known of a file by its bytes: its checksums, and what is wrong with it. */
export interface Digested {
  md5: Buffer;
  crc32c: Buffer;
  problem: FileProblem | null;
}

export interface FileDigest {
  /** So many bytes were seen. */
  readonly at: number;
  add(bytes: Uint8Array): void;
  end(): Digested;
}

function fileDigest(contentType: string): FileDigest {
  const md5 = createHash('md5');
  const judge = fileJudge(contentType);
  let crc = 0;
  let at = 0;
  return {
    get at() {
      return at;
    },
    add: (bytes) => {
      md5.update(bytes);
      crc = crc32c(bytes, crc);
      judge.add(bytes);
      at += bytes.length;
    },
    end: () => {
      const crcBytes = Buffer.alloc(4);
      crcBytes.writeUInt32BE(crc >>> 0);
      return { md5: md5.digest(), crc32c: crcBytes, problem: judge.end() };
    },
  };
}

const MAX_RUNNING = 1000;
/** Of uploads whose bytes all came to this process so far; another process reads them again at the end. */
const running = new Map<string, FileDigest>();

/** Takes the digest of an upload that has seen exactly these bytes, or a new one at the start; null where the bytes must be read again. */
export function takeDigest({ id, content_type, received }: FileRow): FileDigest | null {
  const digest = running.get(id);
  running.delete(id);
  if (received === 0) return fileDigest(content_type);
  return digest?.at === received ? digest : null;
}

export function keepDigest(id: string, digest: FileDigest): void {
  running.set(id, digest);
  if (running.size > MAX_RUNNING) running.delete(running.keys().next().value ?? '');
}

/** Reads all bytes of a file again. */
export async function digestOf(app: App, file: FileRow): Promise<Digested> {
  const digest = fileDigest(file.content_type);
  for await (const bytes of readBytes(app, file)) digest.add(bytes);
  return digest.end();
}
