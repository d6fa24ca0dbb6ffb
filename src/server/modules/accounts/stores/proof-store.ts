import type { Transaction } from '../../../platform/database/open-database.ts';

export async function lockProof(
  tx: Transaction,
  userId: string,
): Promise<{ isProven: boolean; hasPassword: boolean } | null> {
  const { rows } = await tx.query<{ isProven: boolean; hasPassword: boolean }>({
    name: 'accounts-lock-verified',
    text: `SELECT email_verified AS "isProven", password_hash IS NOT NULL AS "hasPassword" FROM users
           WHERE id = $1 FOR NO KEY UPDATE`,
    values: [userId],
  });
  return rows[0] ?? null;
}

/** The address is proven; passkeys, connected accounts, the number and, unless it is kept, the password go. */
export async function removeUnproven(
  tx: Transaction,
  userId: string,
  { keepPassword, now }: { keepPassword: boolean; now: Date },
): Promise<void> {
  await tx.query({
    name: 'accounts-prove-address',
    text: `WITH proven AS (
             UPDATE users SET email_verified = true, updated_at = $2, phone = NULL,
               password_hash = CASE WHEN $3 THEN password_hash END WHERE id = $1
           ), a AS (DELETE FROM passkeys WHERE user_id = $1), b AS (DELETE FROM identities WHERE user_id = $1)
           DELETE FROM sign_in_phones WHERE user_id = $1`,
    values: [userId, now, keepPassword],
  });
}

/** Takes authenticator apps, telephones, passkeys and recovery codes; answers how many proofs there were. */
export async function deleteProofs(tx: Transaction, userId: string): Promise<number> {
  const { rows } = await tx.query<{ taken: number }>({
    name: 'accounts-reset-proofs',
    text: `WITH factors AS (DELETE FROM second_factors WHERE user_id = $1 RETURNING confirmed_at),
                keys AS (DELETE FROM passkeys WHERE user_id = $1 RETURNING 1),
                codes AS (DELETE FROM recovery_codes WHERE user_id = $1)
           SELECT (SELECT count(*)::int FROM factors WHERE confirmed_at IS NOT NULL)
             + (SELECT count(*)::int FROM keys) AS taken`,
    values: [userId],
  });
  return rows[0]?.taken ?? 0;
}
