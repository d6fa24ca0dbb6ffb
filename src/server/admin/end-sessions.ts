import type { Transaction } from '../platform/database/open-database.ts';

/** [INV-13] Ends every session and every token of somebody, at once also on their open event streams. */
export async function endSessions(tx: Transaction, userId: string, now: Date): Promise<void> {
  await tx.query({
    name: 'admin-end-sessions',
    text: `WITH gone AS (DELETE FROM sessions WHERE user_id = $1), programs AS (DELETE FROM refresh_tokens WHERE user_id = $1),
                ended AS (UPDATE users SET tokens_valid_from = $2 WHERE id = $1)
           SELECT pg_notify('sessions', $1)`,
    values: [userId, now],
  });
}
