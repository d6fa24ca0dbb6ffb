import { fileJudge, type FileProblem } from '../judging/validate-file.ts';
import type { App } from '../../../platform/calls/app.ts';
import { beginChecksums, type Checksums } from './checksums.ts';
import type { FileRow } from './file-row.ts';
import { readBytes } from './file-parts.ts';

/** What is known of a file by its bytes: its checksums, and what is wrong with it. */
export interface Digested extends Checksums {
  problem: FileProblem | null;
}

export interface FileDigest {
  /** So many bytes were seen. */
  readonly at: number;
  add(bytes: Uint8Array): Promise<void>;
  /** Once. */
  end(): Promise<Digested>;
  /** Where nobody will ask for its end. */
  drop(): void;
}

const MAX_RUNNING = 1000;
/** Of uploads whose bytes all came to this process so far; another process reads them again at the end. */
const running = new Map<string, FileDigest>();

function fileDigest({ id, content_type: contentType }: FileRow): FileDigest {
  const checksums = beginChecksums();
  const judge = fileJudge(contentType);
  let at = 0;
  return {
    get at() {
      return at;
    },
    add: (bytes) => {
      judge.add(bytes);
      at += bytes.length;
      return checksums.add(bytes);
    },
    end: async () => {
      running.delete(id);
      return { ...(await checksums.end()), problem: judge.end() };
    },
    drop: checksums.drop,
  };
}

/** Takes the digest of an upload that has seen exactly these bytes, or a new one at the start; null where the bytes must be read again. */
export function claimDigest(file: FileRow): FileDigest | null {
  const digest = running.get(file.id);
  running.delete(file.id);
  if (digest && digest.at === file.received) return digest;
  digest?.drop();
  return file.received === 0 ? fileDigest(file) : null;
}

export function cacheDigest(id: string, digest: FileDigest): void {
  running.set(id, digest);
  const [oldest = ''] = running.keys();
  if (running.size <= MAX_RUNNING) return;
  running.get(oldest)?.drop();
  running.delete(oldest);
}

/** Reads all bytes of a file again. */
export async function digestOf(app: App, file: FileRow): Promise<Digested> {
  const digest = fileDigest(file);
  try {
    for await (const bytes of readBytes(app, file)) await digest.add(bytes);
    return await digest.end();
  } finally {
    digest.drop();
  }
}
