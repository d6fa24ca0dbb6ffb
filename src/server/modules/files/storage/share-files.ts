import type { Transaction } from '../../../platform/database/open-database.ts';
import { deleteReaders, insertReaders } from './file-shares-store.ts';

interface Shared {
  ownerId: string;
  /** Full names, as the owner's client knows them. */
  names: readonly string[];
  /** What they are attached to, by the module that shares them: `messages/thread_…`. */
  subject: string;
  readers: readonly string[];
}

/**
 * [FILE-01] For modules above: lets people read files of an owner, as long as they are attached to a subject. What is shared can be neither
 * changed nor deleted by its owner until it is taken back. False where one of the files is not the owner's or not there; nothing is shared then
 * once the transaction is undone.
 */
export async function shareFiles(tx: Transaction, shared: Shared): Promise<boolean> {
  const names = [...new Set(shared.names)];
  const matches = await insertReaders(tx, { ...shared, names });
  return matches.length === names.length;
}

/** Takes back whatever was shared for a subject. */
export const unshareFiles = (tx: Transaction, subject: string): Promise<void> => deleteReaders(tx, subject);
