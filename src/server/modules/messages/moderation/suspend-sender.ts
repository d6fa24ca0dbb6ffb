import { type AccountStatus, accountStatusNow } from '#domain/accounts/account-status.ts';
import { endAccess } from '../../accounts/safety/end-access.ts';
import { findAccountStatus, lockAccountStatus, saveAccountStatus } from '../../accounts/stores/account-status-store.ts';
import { findAdmin } from '../../admin/admin-store.ts';
import type { App } from '../../../platform/calls/app.ts';
import type { Transaction } from '../../../platform/database/open-database.ts';
import { publish } from '../../../platform/events/publish.ts';

interface Work {
  app: App;
  tx: Transaction;
}

/** The modules above let the person's listings rest, or bring them back. */
const announce = ({ app, tx }: Work, userId: string): Promise<void> =>
  publish(app, tx, { name: 'messages.sender-status-changed', subject: userId, payload: { userId } });

/** [MSG-16] The sender of spam is suspended until somebody lifts it; a sentence says why not. What they were before is answered. */
export async function suspendSender(work: Work, userId: string): Promise<{ was: AccountStatus } | string> {
  const { app, tx } = work;
  const person = await lockAccountStatus(tx, userId);
  if (!person) return 'Its writer is no longer here.';
  const match = await findAccountStatus(tx, userId);
  const was = accountStatusNow(match?.accountStatus ?? 'active', match?.until ?? null, app.clock.now());
  if (was !== 'active') return 'Its writer is suspended or banned already.';
  if ((await findAdmin(tx, userId))?.status === 'active') return 'Administrators lose their record first.';
  await saveAccountStatus(tx, { userId, accountStatus: 'suspended', until: null });
  await endAccess(tx, userId, { now: app.clock.now() });
  await announce(work, userId);
  return { was };
}

/** [UX-98] Lets them in again, unless somebody decided otherwise since. */
export async function unsuspend(work: Work, userId: string): Promise<void> {
  const { tx } = work;
  await lockAccountStatus(tx, userId);
  const match = await findAccountStatus(tx, userId);
  if (match?.accountStatus !== 'suspended' || match.until !== null) return;
  await saveAccountStatus(tx, { userId, accountStatus: 'active', until: null });
  await announce(work, userId);
}
