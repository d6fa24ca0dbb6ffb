import type { Session } from '../../../platform/calls/caller.ts';
import type { Transaction } from '../../../platform/database/open-database.ts';

type Owner = Pick<Session, 'userId' | 'tokenHash' | 'signedInAt'>;

/**
 * [INV-13] Locks the person and says whether the session that asks still is one: a new password, or a sign-out from another device, may
 * have come while its code was typed. What protects an account is changed under this lock only, so changes of it come one after another.
 */
export async function lockOwner(tx: Transaction, session: Owner | null, now: Date): Promise<boolean> {
  if (!session) return false;
  const { rows } = await tx.query<{ tokens_valid_from: Date | null }>({
    name: 'accounts-lock-owner',
    text: 'SELECT tokens_valid_from FROM users WHERE id = $1 AND deleted_at IS NULL FOR NO KEY UPDATE',
    values: [session.userId],
  });
  if (!rows[0]) return false;
  // A program has a token, and no row among the sessions.
  if (session.signedInAt) return session.signedInAt >= (rows[0].tokens_valid_from ?? session.signedInAt);
  const { rowCount } = await tx.query({
    name: 'accounts-session-stands',
    text: 'SELECT 1 FROM sessions WHERE user_id = $1 AND token_hash = $2 AND expires_at > $3',
    values: [session.userId, session.tokenHash, now],
  });
  return rowCount === 1;
}

/** What is answered when it is none any more. */
export const signedOutMeanwhile = { code: 'request/sign-in-required' } as const;
