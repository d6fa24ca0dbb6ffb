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

/** Bytes on their way into the store: nothing of them is there before `close`, and all of them are after it, whatever is killed. */
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

/** What a process left that ended while it wrote, and what goes with the name. */
const halfOf = (path: string): string => `${path}.half`;

/** So much goes to the disk at once, while as much again comes in. */
const WRITE_BYTES = 1024 * 1024;

/** Renamed when it is whole and flushed, with the folder that names it. */
async function diskWriter(path: string): Promise<StoreWriter> {
  await mkdir(dirname(path), { recursive: true });
  const half = halfOf(path);
  const handle = await open(half, 'w');
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
    await rm(half, { force: true });
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
          await rename(half, path);
          await flushFolder(dirname(path));
        })(),
      ),
    abort: drop,
  };
}

export function diskStore(folder: string): FileStore {
  const pathOf = (name: string): string => join(folder, name.slice(0, 2), name);
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
    remove: async (name) => {
      await rm(pathOf(name), { force: true });
      await rm(halfOf(pathOf(name)), { force: true });
    },
    openWriter: (name) => diskWriter(pathOf(name)),
    read: async (name, { first, last }) => {
      const handle = await open(pathOf(name), 'r');
      return createReadStream('', { fd: handle, start: first, end: last, highWaterMark: 262_144 });
    },
  };
}
