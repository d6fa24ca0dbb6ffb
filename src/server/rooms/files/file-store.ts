import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Where the bytes of pictures lie. Written whole or not at all; a name is never reused for other bytes. */
export interface FileStore {
  find(name: string): Promise<Buffer | null>;
  put(name: string, bytes: Buffer): Promise<void>;
  /** Nothing happens where it is not there. */
  remove(name: string): Promise<void>;
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
    remove: (name) => rm(pathOf(name), { force: true }),
  };
}
