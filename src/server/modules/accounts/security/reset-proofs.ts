import type { Transaction } from '../../../platform/database/open-database.ts';
import { endAccess, endSignIns } from '../safety/end-access.ts';
import { deleteProofs } from '../stores/proof-store.ts';

/**
 * Takes every second proof from somebody who lost theirs: authenticator apps, recovery codes and passkeys. Sessions, tokens and sign-ins
 * that are under way end with it, so whoever has the lost device is out too [INV-13]. Answers how many there were.
 */
export async function resetProofs(tx: Transaction, userId: string, now: Date): Promise<number> {
  // A factor that is being added while it waits for the person must be seen by the statement that takes them all.
  await endAccess(tx, userId, { now });
  await endSignIns(tx, userId, now);
  return deleteProofs(tx, userId);
}
