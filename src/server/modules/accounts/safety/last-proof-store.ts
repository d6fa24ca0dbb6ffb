import type { App } from '../../../platform/calls/app.ts';
import type { Transaction } from '../../../platform/database/open-database.ts';

/**
 * [ADM-10] Where administrators must give a second proof, an active one does not take the last away that they have: a slip would shut
 * them out of the back office. Call it while the person is locked, so that two are not taken away at once.
 */
export async function isLastProofOfAdmin(
  { config }: Pick<App, 'config'>,
  tx: Transaction,
  userId: string,
): Promise<boolean> {
  if (!config.ADMIN_SECOND_FACTOR) return false;
  const { rows } = await tx.query<{ is_last: boolean }>({
    name: 'accounts-last-proof',
    text: `SELECT (SELECT count(*) FROM second_factors WHERE user_id = $1 AND confirmed_at IS NOT NULL) +
           (SELECT count(*) FROM passkeys WHERE user_id = $1) <= 1
                  AND EXISTS (SELECT 1 FROM admin_users WHERE id = $1 AND status = 'active') AS is_last`,
    values: [userId],
  });
  return rows[0]?.is_last ?? false;
}
