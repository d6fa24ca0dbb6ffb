import type { Queryable, Transaction } from '../../../platform/database/open-database.ts';

interface Ending {
  now: Date;
  /** The session of whoever asks for it stays. */
  but?: Buffer;
}

/**
 * [INV-13] Ends the access of a person: sessions, tokens of programs and what refreshes them, at once also on open event streams. Whoever
 * is being signed in holds the same lock: their session is there before and ends with the others, or comes after. Answers how many ended.
 */
export async function endAccess(tx: Transaction, userId: string, { now, but }: Ending): Promise<number> {
  await tx.query({
    name: 'accounts-lock-access',
    text: 'SELECT 1 FROM users WHERE id = $1 FOR NO KEY UPDATE',
    values: [userId],
  });
  await endTokens(tx, userId, now);
  const { rowCount } = await tx.query({
    name: 'accounts-end-sessions',
    text: 'DELETE FROM sessions WHERE user_id = $1 AND token_hash IS DISTINCT FROM $2',
    values: [userId, but ?? null],
  });
  return rowCount ?? 0;
}

/** [ACC-14] Programs alone are out; their tokens from before are dead although their time is not over. */
export async function endTokens(db: Queryable, userId: string, now: Date): Promise<void> {
  await db.query({
    name: 'accounts-end-tokens',
    text: `WITH gone AS (DELETE FROM refresh_tokens WHERE user_id = $1), ended AS (UPDATE users
           SET tokens_valid_from = $2 WHERE id = $1)
           SELECT pg_notify('sessions', $1)`,
    values: [userId, now],
  });
}

/** A sign-in that gave its first proof and waits for the second begins anew. */
export async function endSignIns(tx: Transaction, userId: string, now: Date): Promise<void> {
  await tx.query({
    name: 'accounts-end-sign-ins',
    text: `UPDATE one_use_tokens SET used_at = $2 WHERE user_id = $1 AND used_at IS NULL AND purpose LIKE '%-factor:%'`,
    values: [userId, now],
  });
}

/** One device is signed out; false when it was not there. */
export async function endSession(db: Queryable, userId: string, tokenHash: Buffer): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'accounts-end-session',
    text: `WITH gone AS (DELETE FROM sessions WHERE user_id = $1 AND token_hash = $2 RETURNING user_id)
           SELECT pg_notify('sessions', user_id) FROM gone`,
    values: [userId, tokenHash],
  });
  return rowCount === 1;
}

/** [ADM-06] Sessions stay and look through no role any more; open event streams close and ask again who it is. */
export async function endAdminAccess(tx: Transaction, userId: string): Promise<void> {
  await tx.query({
    name: 'accounts-end-admin-access',
    text: `WITH left_views AS (UPDATE sessions SET seen_as = NULL WHERE user_id = $1 AND seen_as IS NOT NULL)
           SELECT pg_notify('sessions', $1)`,
    values: [userId],
  });
}
