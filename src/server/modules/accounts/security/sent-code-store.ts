import type { Queryable } from '../../../platform/database/open-database.ts';

const MAX_TRIES = 5;

export interface SentCode {
  recipient: string;
  user_id: string | null;
}

/** A code that is sent again under the same id replaces the one before, with tries of its own. */
export async function insertSentCode(
  db: Queryable,
  sent: {
    id: string;
    purpose: string;
    recipient: string;
    userId: string | null;
    codeHash: Buffer;
    now: Date;
    expiresAt: Date;
  },
): Promise<void> {
  await db.query({
    name: 'accounts-insert-sent-code',
    text: `INSERT INTO sent_codes (id, purpose, recipient, user_id, code_hash, created_at, expires_at)
           VALUES ($1, $2, $3, $4, $5, $6, $7)
           ON CONFLICT (id) DO UPDATE SET purpose = excluded.purpose, recipient = excluded.recipient,
             user_id = excluded.user_id, code_hash = excluded.code_hash,
             tries = 0, created_at = excluded.created_at, expires_at = excluded.expires_at, used_at = NULL`,
    values: [sent.id, sent.purpose, sent.recipient, sent.userId, sent.codeHash, sent.now, sent.expiresAt],
  });
}

/**
 * Tries a code: every try is counted in the same statement that looks, so that no number of parallel guesses gets more than five.
 * Call it outside the transaction of what follows: a refusal there must not give the try back.
 */
export async function tryCode(
  db: Queryable,
  { id, purpose, codeHash, now }: { id: string; purpose: string; codeHash: Buffer; now: Date },
): Promise<SentCode | 'wrong' | 'over'> {
  const { rows } = await db.query<SentCode & { fits: boolean }>({
    name: 'accounts-try-code',
    text: `UPDATE sent_codes SET tries = tries + 1, used_at = CASE WHEN code_hash = $3 THEN $4::timestamptz END
           WHERE id = $1 AND purpose = $2 AND used_at IS NULL AND tries < ${MAX_TRIES} AND expires_at > $4
             RETURNING code_hash = $3 AS fits, recipient, user_id`,
    values: [id, purpose, codeHash, now],
  });
  const row = rows[0];
  if (!row) return 'over';
  return row.fits ? { recipient: row.recipient, user_id: row.user_id } : 'wrong';
}
