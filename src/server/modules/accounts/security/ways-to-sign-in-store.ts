import type { Transaction } from '../../../platform/database/open-database.ts';

export type Way = 'password' | 'google' | 'phone' | 'passkey' | 'email';

/** Whether nothing else would open the account. A verified address always does, by a link. Called while the person is locked, so that two ways are not taken away at once. */
export async function isOnlyWay(tx: Transaction, userId: string, way: Way): Promise<boolean> {
  const { rows } = await tx.query<{ way: Way; count: number }>({
    name: 'accounts-ways',
    text: `SELECT 'password' AS way, count(*)::int AS count FROM users WHERE id = $1 AND password_hash IS NOT NULL
           UNION ALL SELECT 'email', count(*)::int FROM users WHERE id = $1 AND email_verified AND email <> ''
           UNION ALL SELECT 'google', count(*)::int FROM identities WHERE user_id = $1
           UNION ALL SELECT 'phone', count(*)::int FROM sign_in_phones WHERE user_id = $1
           UNION ALL SELECT 'passkey', count(*)::int FROM passkeys WHERE user_id = $1`,
    values: [userId],
  });
  const ways = rows.filter(({ count }) => count > 0);
  return ways.length === 1 && ways[0]?.way === way && (ways[0]?.count ?? 0) === 1;
}
