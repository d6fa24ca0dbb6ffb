import type { App } from '../../../platform/calls/app.ts';
import type { Caller } from '../../../platform/calls/caller.ts';
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts';
import { openSession, type SignInWay } from '../open-session.ts';

/**
 * Whether a session that gave one proof only must give the second before it changes what the second is: otherwise a stolen password
 * would bring a factor of its own. A passkey counts where it is asked for, with administrators.
 */
export async function mustProveFirst(
  db: Queryable,
  session: Pick<NonNullable<Caller['session']>, 'userId' | 'secondFactor'> | null,
): Promise<boolean> {
  if (!session || session.secondFactor) return false;
  const { rows } = await db.query<{ needsProof: boolean }>({
    name: 'accounts-holds-proof',
    text: `SELECT EXISTS (SELECT 1 FROM second_factors WHERE user_id = $1 AND confirmed_at IS NOT NULL)
                  OR EXISTS (SELECT 1 FROM passkeys WHERE user_id = $1) AND EXISTS (SELECT 1 FROM admin_users
                    WHERE id = $1 AND status = 'active') AS "needsProof"`,
    values: [session.userId],
  });
  return rows[0]?.needsProof ?? false;
}

/** The second proof was given: the session goes on under a new token and may do more [INV-13]. A bearer's token stays what it is. */
export async function proveSession({ app, tx, caller }: { app: App; tx: Transaction; caller: Caller }): Promise<void> {
  const { session } = caller;
  if (!session || session.secondFactor) return;
  const { rows } = await tx.query<{ way: SignInWay }>({
    name: 'accounts-way-of-session',
    text: 'SELECT way FROM sessions WHERE user_id = $1 AND token_hash = $2',
    values: [session.userId, session.tokenHash],
  });
  const way = rows[0]?.way;
  if (way) await openSession({ app, tx, caller, userId: session.userId, way, secondFactor: true });
}

/** Once nothing is left that could prove anything, no session counts as proven, and open event streams look again. */
export async function forgetProofs(tx: Transaction, userId: string): Promise<void> {
  await tx.query({
    name: 'accounts-forget-proofs',
    text: `WITH bare AS (SELECT 1 WHERE NOT EXISTS (SELECT 1 FROM second_factors
           WHERE user_id = $1 AND confirmed_at IS NOT NULL)
                  AND NOT EXISTS (SELECT 1 FROM passkeys WHERE user_id = $1)),
                tokens AS (UPDATE refresh_tokens SET claims = claims - 'secondFactor'
                  WHERE user_id = $1 AND EXISTS (SELECT 1 FROM bare)),
                gone AS (UPDATE sessions SET second_factor = false WHERE user_id = $1 AND second_factor
                  AND EXISTS (SELECT 1 FROM bare) RETURNING 1)
           SELECT pg_notify('sessions', $1) FROM gone LIMIT 1`,
    values: [userId],
  });
}

/** Whether the session that asks was begun after a moment. A program's token is none. */
export async function isSessionSince(
  db: Queryable,
  session: Pick<NonNullable<Caller['session']>, 'userId' | 'tokenHash'> | null,
  since: Date,
): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'accounts-session-since',
    text: 'SELECT 1 FROM sessions WHERE user_id = $1 AND token_hash = $2 AND created_at >= $3',
    values: [session?.userId, session?.tokenHash, since],
  });
  return rowCount === 1;
}
