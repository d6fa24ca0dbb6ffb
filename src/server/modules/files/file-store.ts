import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';

/** Some bytes of a stored name, first and last included. */
interface Slice {
  first: number;
  last: number;
}

/** Bytes on their way into the store: all of them are there after `close`, whatever is killed. Whoever reads knows what was closed. */
export interface StoreWriter {
  /** They are kept until they are written: nobody changes them. */
  write(bytes: Uint8Array): Promise<void>;
  /** Stores the first `size` bytes that were written. */
  close(size: number): Promise<void>;
  /** Stores nothing. */
  abort(): Promise<void>;
}

/** Where the bytes of pictures and files lie. Written whole or not at all; a name is never reused for other bytes. */
export interface FileStore {
  find(name: string): Promise<Buffer | null>;
  put(name: string, bytes: Buffer): Promise<void>;
  /** Nothing happens where it is not there. */
  remove(name: string): Promise<void>;
  openWriter(name: string): Promise<StoreWriter>;
  /** Fails where it is not there. */
  read(name: string, slice: Slice): Promise<Readable>;
}

async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.datasync().finally(() => handle.close());
}

/** So much goes to the disk at once, while as much again comes in. */
const WRITE_BYTES = 1024 * 1024;

/** The folder that names it is flushed while its bytes come, so that only they are waited for at the end. */
async function diskWriter(path: string): Promise<StoreWriter> {
  const folder = dirname(path);
  const made = await mkdir(folder, { recursive: true });
  const handle = await open(path, 'w');
  const named = Promise.all([folder, ...(made ? [dirname(made)] : [])].map((each) => flushFolder(each)));
  named.catch(() => undefined);
  let written = 0;
  let gathered: Uint8Array[] = [];
  let gatheredBytes = 0;
  let writing: Promise<void> = Promise.resolve();
  const writeAll = async (chunks: Uint8Array[], size: number): Promise<void> => {
    const { bytesWritten } = await handle.writev(chunks, written);
    written += bytesWritten;
    // A disk that is nearly full takes a part alone, and says why at the next try.
    if (bytesWritten < size) await writeAll([Buffer.concat(chunks).subarray(bytesWritten)], size - bytesWritten);
  };
  /** Writes what is gathered, once what was before is written. */
  const flush = async (): Promise<void> => {
    await writing;
    const [chunks, size] = [gathered, gatheredBytes];
    [gathered, gatheredBytes] = [[], 0];
    if (size === 0) return;
    writing = writeAll(chunks, size);
    writing.catch(() => undefined);
  };
  const drop = async (): Promise<void> => {
    await writing.catch(() => undefined);
    await handle.close().catch(() => undefined);
    await rm(path, { force: true });
  };
  const orDrop = <T>(work: Promise<T>): Promise<T> =>
    work.catch(async (error: unknown) => {
      await drop();
      throw error;
    });
  return {
    write: async (bytes) => {
      gathered.push(bytes);
      gatheredBytes += bytes.length;
      if (gatheredBytes >= WRITE_BYTES) await orDrop(flush());
    },
    close: (size) =>
      orDrop(
        (async () => {
          await flush();
          await writing;
          if (size < written) await handle.truncate(size);
          await handle.datasync();
          await handle.close();
          await named;
        })(),
      ),
    abort: drop,
  };
}

/** Takes the first bytes while the writer is still being opened. */
export function earlyWriter(opening: Promise<StoreWriter>): StoreWriter {
  let last: Promise<unknown> = opening;
  let early = 0;
  return {
    write: async (bytes) => {
      last = last.then(async () => (await opening).write(bytes));
      last.catch(() => undefined);
      early += bytes.length;
      if (early >= WRITE_BYTES) await last;
    },
    close: async (size) => {
      await last;
      await (await opening).close(size);
    },
    abort: async () => {
      await last.catch(() => undefined);
      await (await opening.catch(() => null))?.abort();
    },
  };
}

/** `spread`: in folders by the first two letters of a name, so that none holds too many; `as they are`: where their names say. */
export type Naming = 'spread' | 'as they are';

export function diskStore(folder: string, naming: Naming = 'spread'): FileStore {
  const pathOf = (name: string): string => join(folder, naming === 'spread' ? name.slice(0, 2) : '', name);
  return {
    find: async (name) => {
      try {
        return await readFile(pathOf(name));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    put: async (name, bytes) => {
      const path = pathOf(name);
      await mkdir(dirname(path), { recursive: true });
      const half = `${path}.${randomBytes(6).toString('hex')}`;
      try {
        await writeFile(half, bytes, { flush: true });
        await rename(half, path);
      } catch (error) {
        // A full disk leaves half a file, which would keep it full.
        await rm(half, { force: true });
        throw error;
      }
    },
    remove: (name) => rm(pathOf(name), { force: true }),
    openWriter: (name) => diskWriter(pathOf(name)),
    read: async (name, { first, last }) => {
      const handle = await open(pathOf(name), 'r');
      return createReadStream('', { fd: handle, start: first, end: last, highWaterMark: 262_144 });
    },
  };
}
