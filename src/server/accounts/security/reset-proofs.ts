import type { Transaction } from '../../platform/database/open-database.ts';
import { endAccess, endSignIns } from '../safety/end-access.ts';

/**
 * Takes every second proof from somebody who lost theirs: authenticator apps, recovery codes and passkeys. Sessions, tokens and sign-ins
 * that are under way end with it, so whoever has the lost device is out too [INV-13]. Answers how many there were.
 */
export async function resetProofs(tx: Transaction, userId: string, now: Date): Promise<number> {
  // A factor that is being added while it waits for the person must be seen by the statement that takes them all.
  await endAccess(tx, userId, { now });
  await endSignIns(tx, userId, now);
  const { rows } = await tx.query<{ taken: number }>({
    name: 'accounts-reset-proofs',
    text: `WITH factors AS (DELETE FROM second_factors WHERE user_id = $1 RETURNING confirmed_at), keys AS (DELETE FROM passkeys WHERE user_id = $1 RETURNING 1),
                codes AS (DELETE FROM recovery_codes WHERE user_id = $1)
           SELECT (SELECT count(*)::int FROM factors WHERE confirmed_at IS NOT NULL) + (SELECT count(*)::int FROM keys) AS taken`,
    values: [userId],
  });
  return rows[0]?.taken ?? 0;
}
