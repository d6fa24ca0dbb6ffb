import type { PublicSession } from '#domain/core/session.ts';
import { fail, ok, type Result } from '#domain/core/result.ts';
import { addMilliseconds, MINUTE } from '#domain/core/time.ts';
import type { Transaction } from '../../platform/database/open-database.ts';
import { publish } from '../../platform/events/publish.ts';
import { insertOneUseToken } from './account-store.ts';
import { openSession, type SessionRequest } from './open-session.ts';
import { hasSecondFactor } from './security/second-factor-store.ts';
import { hashedToken, newToken } from './session-token.ts';
import { lockAccountStatus, type AccountStatusRow } from './stores/account-status-store.ts';

const PENDING_MINUTES = 5;

export interface SecondFactorWanted {
  code: 'accounts/multi-factor-auth-required';
  /** Finishes this sign-in together with a code: once, and for a few minutes. */
  pending: string;
}

export interface NotAdmitted {
  code: 'request/account-suspended' | 'request/account-banned';
}

const statusRefusal = (
  { account_status: accountStatus, account_status_until: until }: AccountStatusRow,
  now: Date,
): NotAdmitted | null => {
  if (accountStatus === 'banned') return { code: 'request/account-banned' };
  return accountStatus === 'suspended' && !(until && until <= now) ? { code: 'request/account-suspended' } : null;
};
/** Whether the row, read without a lock, is of somebody who is kept out now. */
export const isRefused = (row: AccountStatusRow, now: Date): boolean => statusRefusal(row, now) !== null;

/** How the person stands, locked: a suspension waits for this sign-in and then ends its session, or this one sees it [INV-13]. */
export async function refusalOf(tx: Transaction, userId: string, now: Date): Promise<NotAdmitted | null> {
  const row = await lockAccountStatus(tx, userId);
  return row && statusRefusal(row, now);
}

/**
 * The last step of every way to sign in, once the first proof is given: a session, or the request for the second factor. A passkey is
 * two factors in one.
 */
export async function admitPerson(
  request: SessionRequest,
): Promise<Result<{ session: PublicSession }, SecondFactorWanted | NotAdmitted>> {
  const { app, tx, userId, way = 'password' } = request;
  const refusal = await refusalOf(tx, userId, app.clock.now());
  if (refusal) return fail(refusal);
  if (way !== 'passkey' && (await hasSecondFactor(tx, userId))) {
    const token = newToken(app.random);
    const now = app.clock.now();
    await insertOneUseToken(tx, {
      userId,
      tokenHash: hashedToken(token),
      purpose: `second-factor:${way}`,
      now,
      expiresAt: addMilliseconds(now, PENDING_MINUTES * MINUTE),
    });
    return fail({ code: 'accounts/multi-factor-auth-required', pending: `${userId}.${token}` });
  }
  await publish(app, tx, { name: 'accounts.signed-in', subject: userId, payload: { userId } });
  return ok({ session: await openSession(request) });
}
