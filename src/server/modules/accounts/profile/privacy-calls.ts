import type { Language } from '#domain/core/languages/language.ts';
import { accountsContract } from '#domain/accounts/contract.ts';
import { normalEmail } from '#domain/accounts/credentials.ts';
import { fail, ok } from '#domain/core/result.ts';
import { addMilliseconds, DAY, SECOND } from '#domain/core/time.ts';
import type { App } from '../../../platform/calls/app.ts';
import { read, write } from '../../../platform/calls/call.ts';
import type { Transaction } from '../../../platform/database/open-database.ts';
import { signedIn } from '../../../platform/calls/policy.ts';
import { sendMail } from '../../../platform/mail/send-mail.ts';
import { deletionMail } from '../mails/account-mails.ts';
import {
  findDeletionDue,
  findWhatHolds,
  insertExport,
  listExports,
  setDeletionDue,
  unsetDeletionDue,
} from '../stores/privacy-store.ts';

/** So long an account waits before it is deleted. */
export const DELETION_DAYS = 14;

export const getPrivacy = read(accountsContract.getPrivacy, { policy: signedIn }, async ({ app, caller }) => {
  const userId = caller.session?.userId ?? '';
  const due = await findDeletionDue(app.db, userId);
  const copies = await listExports(app.db, userId, app.clock.now());
  return ok({
    deletionDueAt: due?.toISOString() ?? null,
    exports: copies.map((copy) => ({
      id: copy.id,
      requestedAt: copy.requested_at.toISOString(),
      readyAt: copy.ready_at?.toISOString() ?? null,
      expiresAt: copy.expires_at?.toISOString() ?? null,
    })),
  });
});

/** [SUP-02] Asks for a copy of everything. One that waits already is enough. */
export const requestExport = write(
  accountsContract.requestExport,
  { policy: signedIn, limit: { times: 10, seconds: 86_400 } },
  async ({ app, tx, caller }) => {
    const userId = caller.session?.userId ?? '';
    const now = app.clock.now();
    // Whoever stays on the page makes it at once and sees how far it came (`makeMyCopy`); the queue makes it where they left.
    await insertExport(tx, { userId, id: app.ids.uuid(), now, makeAt: addMilliseconds(now, 5 * SECOND) });
    return ok({ done: true as const });
  },
);

/** Sets the day on which an account is deleted, and says so by mail; the day that was set before stays. */
export async function beginDeletion(
  { app, tx }: { app: App; tx: Transaction },
  { userId, email, language }: { userId: string; email: string; language: Language },
): Promise<Date> {
  const at = await setDeletionDue(tx, userId, addMilliseconds(app.clock.now(), DELETION_DAYS * DAY));
  const key = `account-deletion:${userId}:${at.toISOString()}`;
  await sendMail(app, tx, deletionMail(app, { key, to: email, language, path: '/settings/privacy', at }));
  return at;
}

/** [SUP-02, UX-77] Nothing happens for two weeks, and until then one press undoes it. The address is typed, so that no slip deletes. */
export const requestDeletion = write(
  accountsContract.requestDeletion,
  // Each is told by mail, also where the address is not theirs.
  { policy: signedIn, idempotency: 'none', limit: { times: 5, seconds: 86_400 } },
  async ({ input, app, tx, caller }) => {
    const { userId = '', email = '' } = caller.session ?? {};
    if (normalEmail(input.confirm) !== email) return fail({ code: 'accounts/name-differs' });
    const blockers = await findWhatHolds(tx, userId);
    if (blockers.isAdmin) return fail({ code: 'accounts/is-admin' });
    if (blockers.isShopOpen) return fail({ code: 'accounts/shop-open' });
    const at = await beginDeletion({ app, tx }, { userId, email, language: caller.language });
    return ok({ deletionDueAt: at.toISOString() });
  },
);

export const cancelDeletion = write(
  accountsContract.cancelDeletion,
  { policy: signedIn, idempotency: 'none' },
  async ({ tx, caller }) => {
    await unsetDeletionDue(tx, caller.session?.userId ?? '');
    return ok({ done: true as const });
  },
);
