import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

/** What stands at the head of each part of a backup. */
export type Part =
  | { kind: 'backup'; format: 1; madeAt: string; migrations: string[] }
  | { kind: 'table'; schema: string; name: string; columns: string[] }
  | { kind: 'picture'; id: string }
  /** Some bytes of a file in somebody's folder. */
  | { kind: 'file-part'; id: string }
  | { kind: 'end'; tables: number; pictures: number; fileParts?: number };

export class NotABackup extends Error {}

const CHUNK = 256 * 1024;
const LONGEST = 64 * 1024 * 1024;
const length = (bytes: number): Buffer => {
  const head = Buffer.alloc(4);
  head.writeUInt32BE(bytes);
  return head;
};

export interface BackupWriter {
  /** Begins a part; what follows by `write` belongs to it. */
  begin(part: Part): Promise<void>;
  write(bytes: Buffer): Promise<void>;
  close(): Promise<void>;
}

/** One gzip file of parts: a head in JSON, then chunks until an empty one, each with its length before it. */
export function writeBackupFile(path: string): BackupWriter {
  const zip = createGzip();
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true });
  const done = pipeline(zip, file);
  done.catch(() => undefined);
  let waiting: Buffer[] = [];
  let size = 0;
  let open = false;
  const send = async (bytes: Buffer): Promise<void> => {
    if (!zip.write(bytes)) await Promise.race([once(zip, 'drain'), done]);
  };
  const flush = async (): Promise<void> => {
    if (size === 0) return;
    const chunk = Buffer.concat([length(size), ...waiting]);
    [waiting, size] = [[], 0];
    await send(chunk);
  };
  const endPart = async (): Promise<void> => {
    await flush();
    if (open) await send(length(0));
    open = false;
  };
  return {
    begin: async (part) => {
      await endPart();
      const head = Buffer.from(JSON.stringify(part));
      await send(Buffer.concat([length(head.length), head]));
      open = true;
    },
    write: async (bytes) => {
      waiting.push(bytes);
      size += bytes.length;
      if (size >= CHUNK) await flush();
    },
    close: async () => {
      await endPart();
      zip.end();
      await done;
    },
  };
}

/** The parts of a backup in order, each with its bytes. The bytes of a part must be read, or are skipped, before the next. */
export async function* readBackupFile(path: string): AsyncGenerator<{ part: Part; chunks: AsyncGenerator<Buffer> }> {
  const file = createReadStream(path);
  const stream = file.pipe(createGunzip());
  file.on('error', (error) => stream.destroy(error));
  const source = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  let rest: Buffer = Buffer.alloc(0);
  const read = async (count: number): Promise<Buffer> => {
    const chunks = [rest];
    let have = rest.length;
    while (have < count) {
      const next = await source.next().catch(asNotABackup);
      if (next.done) throw new NotABackup('the file ends too early');
      chunks.push(next.value);
      have += next.value.length;
    }
    const all = chunks.length === 1 ? rest : Buffer.concat(chunks, have);
    rest = all.subarray(count);
    return all.subarray(0, count);
  };
  const readChunk = async (): Promise<Buffer> => {
    const size = (await read(4)).readUInt32BE();
    if (size > LONGEST) throw new NotABackup('it is no backup of this product');
    return read(size);
  };
  try {
    for (;;) {
      const part = partOf(await readChunk());
      const chunks = (async function* () {
        for (let chunk = await readChunk(); chunk.length > 0; chunk = await readChunk()) yield chunk;
      })();
      yield { part, chunks };
      for await (const _ of chunks) {
        /* skip what nobody read */
      }
      // Read to the very end: the last bytes prove that all before them are as they were written.
      if (part.kind === 'end') {
        if (rest.length > 0 || !(await source.next().catch(asNotABackup)).done)
          throw new NotABackup('it is damaged or no backup');
        return;
      }
    }
  } finally {
    stream.destroy();
    file.destroy();
  }
}

/** The unpacking says what it stumbled over in codes of its own. */
function asNotABackup(error: NodeJS.ErrnoException): never {
  if (error.code === 'Z_BUF_ERROR') throw new NotABackup('the file ends too early');
  throw error.code?.startsWith('Z_') ? new NotABackup('it is damaged or no backup') : error;
}

function partOf(head: Buffer): Part {
  try {
    const part = JSON.parse(head.toString('utf8')) as Part;
    if (typeof part.kind === 'string') return part;
  } catch {
    /* said below */
  }
  throw new NotABackup('it is no backup of this product');
}
