import type { Transaction } from '../../platform/database/open-database.ts';
import { endAccess } from '../safety/end-access.ts';

/**
 * Marks the address as its owner's own. Whatever was set up before by somebody who never proved it ends with that: sessions, passkeys,
 * connected accounts, the number, and, unless a new one is being set, the password. Answers whether a password was taken away.
 */
export async function proveAddress(
  tx: Transaction,
  userId: string,
  { keepPassword, now }: { keepPassword: boolean; now: Date },
): Promise<{ passwordRemoved: boolean }> {
  const { rows } = await tx.query<{ email_verified: boolean; had: boolean }>({
    name: 'accounts-lock-verified',
    text: 'SELECT email_verified, password_hash IS NOT NULL AS had FROM users WHERE id = $1 FOR NO KEY UPDATE',
    values: [userId],
  });
  const person = rows[0];
  if (!person || person.email_verified) return { passwordRemoved: false };
  await endAccess(tx, userId, { now });
  await tx.query({
    name: 'accounts-prove-address',
    text: `WITH proven AS (UPDATE users SET email_verified = true, updated_at = $2, phone = NULL, password_hash = CASE WHEN $3 THEN password_hash END WHERE id = $1),
                a AS (DELETE FROM passkeys WHERE user_id = $1), b AS (DELETE FROM identities WHERE user_id = $1)
           DELETE FROM sign_in_phones WHERE user_id = $1`,
    values: [userId, now, keepPassword],
  });
  return { passwordRemoved: person.had && !keepPassword };
}
