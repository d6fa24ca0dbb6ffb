import type { Transaction } from '../../../platform/database/open-database.ts';
import { claimEmail } from '../account-store.ts';

export async function insertChange(
  tx: Transaction,
  change: { userId: string; newEmail: string; oldHash: Buffer; newHash: Buffer; now: Date; expiresAt: Date },
): Promise<void> {
  await tx.query({
    name: 'accounts-insert-email-change',
    text: `INSERT INTO email_changes (user_id, new_email, old_hash, new_hash, created_at, expires_at)
           VALUES ($1, $2, $3, $4, $5, $6)
           ON CONFLICT (user_id) DO UPDATE SET new_email = $2, old_hash = $3, new_hash = $4, created_at = $5,
             expires_at = $6, old_confirmed_at = NULL, new_confirmed_at = NULL`,
    values: [change.userId, change.newEmail, change.oldHash, change.newHash, change.now, change.expiresAt],
  });
}

/** Notes one of the two confirmations; each link counts once. */
export async function confirmChange(
  tx: Transaction,
  { userId, tokenHash, now }: { userId: string; tokenHash: Buffer; now: Date },
): Promise<{ newEmail: string; isComplete: boolean } | null> {
  const { rows } = await tx.query<{ new_email: string; complete: boolean }>({
    name: 'accounts-confirm-email-change',
    text: `UPDATE email_changes SET old_confirmed_at = CASE WHEN old_hash = $2 THEN $3 ELSE old_confirmed_at END,
           new_confirmed_at = CASE WHEN new_hash = $2 THEN $3 ELSE new_confirmed_at END
           WHERE user_id = $1 AND expires_at > $3 AND ((old_hash = $2 AND old_confirmed_at IS NULL)
             OR (new_hash = $2 AND new_confirmed_at IS NULL))
           RETURNING new_email, old_confirmed_at IS NOT NULL AND new_confirmed_at IS NOT NULL AS complete`,
    values: [userId, tokenHash, now],
  });
  return rows[0] ? { newEmail: rows[0].new_email, isComplete: rows[0].complete } : null;
}

/** The new address signs in from now on and the old one no more; false when somebody took it meanwhile. Every open link of the person ends. */
export async function moveEmail(
  tx: Transaction,
  { userId, email, now }: { userId: string; email: string; now: Date },
): Promise<boolean> {
  if (!(await claimEmail(tx, email, userId))) return false;
  await tx.query({
    name: 'accounts-move-email',
    text: `WITH old AS (DELETE FROM sign_in_names WHERE user_id = $1 AND email <> $2), done AS (DELETE
           FROM email_changes WHERE user_id = $1),
                burnt AS (UPDATE one_use_tokens SET used_at = $3 WHERE user_id = $1 AND used_at IS NULL)
           UPDATE users SET email = $2, email_verified = true, updated_at = $3 WHERE id = $1`,
    values: [userId, email, now],
  });
  return true;
}
