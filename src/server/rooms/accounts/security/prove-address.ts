import type { App } from '../../../platform/calls/app.ts';
import type { Transaction } from '../../../platform/database/open-database.ts';
import { publish } from '../../../platform/events/publish.ts';
import { endAccess } from '../safety/end-access.ts';
import { lockProof, takeUnproven } from '../stores/proof-store.ts';

/**
 * Marks the address as its owner's own. Whatever was set up before by somebody who never proved it ends with that: sessions, passkeys,
 * connected accounts, the number, and, unless a new one is being set, the password. Answers whether a password was taken away.
 */
export async function proveAddress(
  app: App,
  tx: Transaction,
  { userId, keepPassword }: { userId: string; keepPassword: boolean },
): Promise<{ passwordRemoved: boolean }> {
  const now = app.clock.now();
  const person = await lockProof(tx, userId);
  if (!person || person.isProven) return { passwordRemoved: false };
  await endAccess(tx, userId, { now });
  await takeUnproven(tx, userId, { keepPassword, now });
  await publish(app, tx, 'accounts.address-proved', { subject: userId, payload: { userId } });
  return { passwordRemoved: person.hasPassword && !keepPassword };
}
