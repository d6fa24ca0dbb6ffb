import type { Queryable, Transaction } from '../../../platform/database/open-database.ts';

/** What refreshes a program's token, kept with what was shown when it was signed in. The person was seen. */
export async function insertRefreshToken(
  tx: Transaction,
  token: { userId: string; tokenHash: Buffer; now: Date; expiresAt: Date; claims: object },
): Promise<void> {
  await tx.query({
    name: 'accounts-insert-refresh',
    text: `WITH seen AS (UPDATE users SET last_login_at = $3 WHERE id = $1)
           INSERT INTO refresh_tokens (user_id, token_hash, created_at, expires_at, claims)
             VALUES ($1, $2, $3, $4, $5)`,
    values: [token.userId, token.tokenHash, token.now, token.expiresAt, JSON.stringify(token.claims)],
  });
}

/** What was shown at the sign-in that a token goes back to; null where it was ended or is over. */
export async function findRefreshClaims<Claims>(
  db: Queryable,
  { userId, tokenHash, now }: { userId: string; tokenHash: Buffer; now: Date },
): Promise<Claims | null> {
  const { rows } = await db.query<{ claims: Claims }>({
    name: 'accounts-find-refresh',
    text: 'SELECT claims FROM refresh_tokens WHERE user_id = $1 AND token_hash = $2 AND expires_at > $3',
    values: [userId, tokenHash, now],
  });
  return rows[0]?.claims ?? null;
}

/** A name that a program gave its person. */
export async function setDisplayName(
  db: Queryable,
  { userId, name, now }: { userId: string; name: string | null; now: Date },
): Promise<void> {
  await db.query({
    name: 'accounts-set-name',
    text: 'UPDATE users SET display_name = $2, updated_at = $3 WHERE id = $1',
    values: [userId, name, now],
  });
}

/** Whether a mail's code, known whole, was not used and is over. */
export async function isCodeOver(
  db: Queryable,
  { userId, tokenHash, now }: { userId: string; tokenHash: Buffer; now: Date },
): Promise<boolean> {
  const { rows } = await db.query({
    name: 'accounts-expired-code',
    text: `SELECT 1 FROM one_use_tokens WHERE user_id = $1 AND token_hash = $2 AND used_at IS NULL AND expires_at <= $3
           UNION ALL SELECT 1 FROM sent_codes WHERE id = $1 AND code_hash = $2 AND used_at IS NULL
             AND expires_at <= $3`,
    values: [userId, tokenHash, now],
  });
  return rows.length > 0;
}
