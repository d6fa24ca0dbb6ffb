import { randomBytes } from 'node:crypto';
import { rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Database, inTransaction } from '../database/open-database.ts';
import { isOutOfRoom } from './is-out-of-room.ts';

export interface StorageState {
  /** Something could not be written for want of room. */
  markFull(): void;
  /** There is no room to write now. Looks anew each time: as soon as there is room again it says so. */
  isFull(): Promise<boolean>;
}

const MIN_FREE_BYTES = 16 * 1024 * 1024;
const TRIAL_BYTES = 64 * 1024;

/** Writes a little into the database and its log; nothing of it stays. */
const tryDatabase = (db: Database): Promise<void> =>
  inTransaction(db, async (tx) => {
    await tx.query({
      text: `CREATE TEMP TABLE storage_trial ON COMMIT DROP AS SELECT n, md5(n::text) AS text
             FROM generate_series(1, 2000) n`,
    });
    await tx.query({
      text: `SELECT pg_logical_emit_message(true, 'storage-trial', repeat('x', ${TRIAL_BYTES}), true)`,
    });
  });

async function tryFolder(folder: string): Promise<void> {
  const path = join(folder, `storage-trial.${randomBytes(6).toString('hex')}`);
  try {
    await writeFile(path, Buffer.alloc(TRIAL_BYTES, 1), { flush: true });
  } finally {
    await rm(path, { force: true });
  }
}

/** Whether there is room to write: asked of the disk each time, and by a trial once something failed for want of it. */
export function storageState({ db, folder }: { db: Database; folder: string }): StorageState {
  let wasFull = false;
  return {
    markFull: () => {
      wasFull = true;
    },
    isFull: async () => {
      const { bavail, bsize } = await statfs(folder);
      if (bavail * bsize < MIN_FREE_BYTES) return true;
      if (!wasFull) return false;
      try {
        await tryDatabase(db);
        await tryFolder(folder);
        wasFull = false;
      } catch (error) {
        if (!isOutOfRoom(error)) throw error;
      }
      return wasFull;
    },
  };
}
