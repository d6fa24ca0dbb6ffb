import { accountsContract } from '#domain/accounts/contract.ts';
import { normalEmail } from '#domain/accounts/credentials.ts';
import { fail, ok } from '#domain/core/result.ts';
import { addMilliseconds, DAY, formatDate } from '#domain/core/time.ts';
import { read, write } from '../../platform/calls/call.ts';
import { signedIn } from '../../platform/calls/policy.ts';
import { sendMail } from '../../platform/mail/send-mail.ts';
import { linkMail } from '../security/link-mail.ts';

/** So long an account waits before it is deleted. */
export const DELETION_DAYS = 14;

export const getPrivacy = read(accountsContract.getPrivacy, { policy: signedIn }, async ({ app, caller }) => {
  const userId = caller.session?.userId ?? '';
  const { rows } = await app.db.query<{ deletion_due_at: Date | null }>({
    name: 'accounts-deletion-due',
    text: 'SELECT deletion_due_at FROM users WHERE id = $1',
    values: [userId],
  });
  const { rows: copies } = await app.db.query<{
    id: string;
    requested_at: Date;
    ready_at: Date | null;
    expires_at: Date | null;
  }>({
    name: 'accounts-list-exports',
    text: 'SELECT id, requested_at, ready_at, expires_at FROM account_exports WHERE user_id = $1 AND (expires_at IS NULL OR expires_at > $2) ORDER BY requested_at DESC LIMIT 5',
    values: [userId, app.clock.now()],
  });
  return ok({
    deletionDueAt: rows[0]?.deletion_due_at?.toISOString() ?? null,
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
    await tx.query({
      name: 'accounts-request-export',
      text: 'INSERT INTO account_exports (user_id, id, requested_at) SELECT $1, $2, $3 WHERE NOT EXISTS (SELECT 1 FROM account_exports WHERE user_id = $1 AND ready_at IS NULL)',
      values: [caller.session?.userId, app.ids.uuid(), app.clock.now()],
    });
    return ok({ done: true as const });
  },
);

/** [SUP-02, UX-77] Nothing happens for two weeks, and until then one press undoes it. The address is typed, so that no slip deletes. */
export const requestDeletion = write(
  accountsContract.requestDeletion,
  // Each is told by mail, also where the address is not theirs.
  { policy: signedIn, idempotency: 'none', limit: { times: 5, seconds: 86_400 } },
  async ({ input, app, tx, caller }) => {
    const { userId = '', email = '' } = caller.session ?? {};
    if (normalEmail(input.confirm) !== email) return fail({ code: 'accounts/name-differs' });
    const { rows } = await tx.query<{ open: boolean; admin: boolean }>({
      name: 'accounts-may-delete',
      text: `SELECT EXISTS (SELECT 1 FROM listings WHERE seller_id = $1 AND state = 'active') AS open, EXISTS (SELECT 1 FROM admin_users WHERE id = $1 AND status = 'active') AS admin`,
      values: [userId],
    });
    if (rows[0]?.admin) return fail({ code: 'accounts/is-admin' });
    if (rows[0]?.open) return fail({ code: 'accounts/shop-open' });
    const due = addMilliseconds(app.clock.now(), DELETION_DAYS * DAY);
    const { rows: kept } = await tx.query<{ deletion_due_at: Date }>({
      name: 'accounts-request-deletion',
      text: 'UPDATE users SET deletion_due_at = coalesce(deletion_due_at, $2) WHERE id = $1 RETURNING deletion_due_at',
      values: [userId, due],
    });
    const at = kept[0]?.deletion_due_at ?? due;
    await sendMail(
      app,
      tx,
      linkMail(app, {
        key: `account-deletion:${userId}:${at.toISOString()}`,
        to: email,
        title: 'Your account will be deleted',
        button: 'Keep my account',
        path: '/settings/privacy',
        words: `Your account is deleted on ${formatDate(at)}. Until then you can keep it with one press under Settings, Privacy. Orders stay on record without your name, as the law asks for.`,
      }),
    );
    return ok({ deletionDueAt: at.toISOString() });
  },
);

export const cancelDeletion = write(
  accountsContract.cancelDeletion,
  { policy: signedIn, idempotency: 'none' },
  async ({ tx, caller }) => {
    await tx.query({
      name: 'accounts-cancel-deletion',
      text: 'UPDATE users SET deletion_due_at = NULL WHERE id = $1 AND deleted_at IS NULL',
      values: [caller.session?.userId],
    });
    return ok({ done: true as const });
  },
);
