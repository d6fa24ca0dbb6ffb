import { accountsContract } from '#domain/accounts/contract.ts';
import { checkPassword } from '#domain/accounts/credentials.ts';
import { fail, ok } from '#domain/core/result.ts';
import { read, steps, write } from '../../../platform/calls/call.ts';
import { signedIn } from '../../../platform/calls/policy.ts';
import { inTransaction } from '../../../platform/database/open-database.ts';
import { changePassword as setPassword, findPasswordOf } from '../account-store.ts';
import { countAttempt, forgiveAttempt } from '../attempts.ts';
import { deleteIdentities } from '../google/provider-store.ts';
import { endAccess, endSession, endSignIns } from '../safety/end-access.ts';
import { openSession } from '../open-session.ts';
import { hashedPassword, isPassword } from '../password.ts';
import { isLastProofOfAdmin } from '../safety/last-proof-store.ts';
import { lockOwner, signedOutMeanwhile } from '../safety/owner-store.ts';
import { mailSafetyChange } from '../mails/safety-mail.ts';
import { safetyDetails } from '../mails/safety-mail-texts.ts';
import { deletePasskey, listPasskeys } from './passkey-store.ts';
import { listFactors, recoveryCodesLeft } from './second-factor-store.ts';
import { findOwnWays, listSessions } from './session-store.ts';
import { forgetProofs, mustProveFirst } from './session-proof-store.ts';
import { maskedPhone, phoneOf } from './texted-factor.ts';
import { isOnlyWay } from './ways-to-sign-in-store.ts';

/** [ACC-16] Everything that opens the account. */
export const getSecurity = read(accountsContract.getSecurity, { policy: signedIn }, async ({ app, caller }) => {
  const { userId = '', tokenHash = Buffer.alloc(0) } = caller.session ?? {};
  const ways = await findOwnWays(app.db, userId, app.clock.now());
  const [factors, left, passkeys, sessions] = await Promise.all([
    listFactors(app.db, userId),
    recoveryCodesLeft(app.db, userId),
    listPasskeys(app.db, userId),
    listSessions(app.db, userId, app.clock.now()),
  ]);
  return ok({
    email: ways.email,
    emailVerified: ways.email_verified,
    pendingEmail: ways.pending_email,
    hasPassword: ways.has_password,
    phone: ways.phone,
    google: ways.google,
    factors: factors.map((factor) => {
      const phone = phoneOf(app, userId, factor);
      const { id, kind, name, created_at: at } = factor;
      return { id, kind, name, phone: phone && maskedPhone(phone), createdAt: at.toISOString() };
    }),
    recoveryCodesLeft: left,
    isProven: caller.session?.secondFactor ?? false,
    passkeys: passkeys.map((key) => ({
      id: key.id,
      name: key.name,
      createdAt: key.created_at.toISOString(),
      lastUsedAt: key.last_used_at?.toISOString() ?? null,
    })),
    sessions: sessions.map((session) => ({
      id: session.token_hash.toString('base64url'),
      isThis: session.token_hash.equals(tokenHash),
      way: session.way,
      device: session.user_agent,
      ip: session.ip,
      createdAt: session.created_at.toISOString(),
    })),
  });
});

export const signOutSession = write(
  accountsContract.signOutSession,
  { policy: signedIn, idempotency: 'none' },
  async ({ input, tx, caller }) => {
    const gone = await endSession(tx, caller.session?.userId ?? '', Buffer.from(input.id, 'base64url'));
    return gone ? ok({ done: true as const }) : fail({ code: 'accounts/not-there' });
  },
);

export const signOutOthers = write(
  accountsContract.signOutOthers,
  { policy: signedIn, idempotency: 'none' },
  async ({ app, tx, caller }) => {
    const { userId = '', tokenHash = Buffer.alloc(0) } = caller.session ?? {};
    const now = app.clock.now();
    const ended = await endAccess(tx, userId, { now, but: tokenHash });
    await endSignIns(tx, userId, now);
    return ok({ ended });
  },
);

/** Sets another password. Whoever has none yet (they came by another provider) sets their first; every other device is signed out. */
export const changePassword = steps(
  accountsContract.changePassword,
  { policy: signedIn },
  async ({ input, app, caller }) => {
    const userId = caller.session?.userId ?? '';
    const next = checkPassword(input.next);
    if (!next.ok) return next;
    const key = { email: userId, ip: caller.ip };
    const refused = await countAttempt(app, 'accounts.changePassword', key);
    if (refused) return fail(refused);
    const stored = await findPasswordOf(app.db, userId);
    if (stored && !(await isPassword(stored, input.current))) return fail({ code: 'accounts/wrong-password' });
    await forgiveAttempt(app, 'accounts.changePassword', key);
    const hash = await hashedPassword(app, next.value);
    return inTransaction(app.db, async (tx) => {
      if (!(await lockOwner(tx, caller.session, app.clock.now()))) return fail(signedOutMeanwhile);
      if ((await findPasswordOf(tx, userId)) !== stored) return fail({ code: 'accounts/wrong-password' });
      await setPassword(tx, { userId, passwordHash: hash, now: app.clock.now() });
      await openSession({ app, tx, caller, userId, secondFactor: caller.session?.secondFactor });
      await mailSafetyChange(app, tx, { userId, change: 'password-changed' });
      return ok({ done: true as const });
    });
  },
);

export const removePasskey = write(
  accountsContract.removePasskey,
  { policy: signedIn, idempotency: 'none' },
  async ({ input, app, tx, caller }) => {
    const userId = caller.session?.userId ?? '';
    if (!(await lockOwner(tx, caller.session, app.clock.now()))) return fail(signedOutMeanwhile);
    if (await isOnlyWay(tx, userId, 'passkey')) return fail({ code: 'accounts/last-way' });
    if (await mustProveFirst(tx, caller.session)) return fail({ code: 'accounts/prove-first' });
    const existing = (await listPasskeys(tx, userId)).find(({ id }) => id === input.id);
    if (!existing) return fail({ code: 'accounts/not-there' });
    if (await isLastProofOfAdmin(app, tx, userId)) return fail({ code: 'accounts/last-proof' });
    await deletePasskey(tx, userId, input.id);
    await forgetProofs(tx, userId);
    await mailSafetyChange(app, tx, {
      userId,
      change: 'passkey-removed',
      detail: safetyDetails.wasCalled(existing.name),
    });
    return ok({ done: true as const });
  },
);

export const disconnectGoogle = write(
  accountsContract.disconnectGoogle,
  { policy: signedIn, idempotency: 'none' },
  async ({ app, tx, caller }) => {
    const userId = caller.session?.userId ?? '';
    if (!(await lockOwner(tx, caller.session, app.clock.now()))) return fail(signedOutMeanwhile);
    if (await isOnlyWay(tx, userId, 'google')) return fail({ code: 'accounts/last-way' });
    if (!(await deleteIdentities(tx, userId))) return fail({ code: 'accounts/not-there' });
    await mailSafetyChange(app, tx, { userId, change: 'google-removed' });
    return ok({ done: true as const });
  },
);
