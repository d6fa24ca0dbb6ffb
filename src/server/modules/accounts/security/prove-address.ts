import type { App } from '../../../platform/calls/app.ts';
import type { Transaction } from '../../../platform/database/open-database.ts';
import { publish } from '../../../platform/events/publish.ts';
import { endAccess } from '../safety/end-access.ts';
import { lockProof, removeUnproven } from '../stores/proof-store.ts';

/**
 * Marks the address as its owner's own. Whatever was set up before by somebody who never proved it ends with that: sessions, passkeys,
 * connected accounts, the number, and, unless it is kept, the password. Sessions stay where what opened them stays. Answers whether a password was taken away.
 */
export async function proveAddress(
  app: App,
  tx: Transaction,
  { userId, keepPassword, keepAccess = false }: { userId: string; keepPassword: boolean; keepAccess?: boolean },
): Promise<{ passwordRemoved: boolean }> {
  const now = app.clock.now();
  const person = await lockProof(tx, userId);
  if (!person || person.isProven) return { passwordRemoved: false };
  if (!keepAccess) await endAccess(tx, userId, { now });
  await removeUnproven(tx, userId, { keepPassword, now });
  await publish(app, tx, { name: 'accounts.address-proved', subject: userId, payload: { userId } });
  return { passwordRemoved: person.hasPassword && !keepPassword };
}
