import type { Queryable, Transaction } from '../../../platform/database/open-database.ts';

export interface ProviderAttempt {
  verifier: string;
  nonce: string;
  connect_to: string | null;
}

export async function insertAttempt(
  db: Queryable,
  attempt: { stateHash: Buffer; verifier: string; nonce: string; connectTo: string | null; now: Date; expiresAt: Date },
): Promise<void> {
  await db.query({
    name: 'accounts-insert-provider-attempt',
    text: `WITH old AS (DELETE FROM provider_attempts WHERE expires_at < $5)
           INSERT INTO provider_attempts (state_hash, verifier, nonce, connect_to, created_at, expires_at)
             VALUES ($1, $2, $3, $4, $5, $6)`,
    values: [attempt.stateHash, attempt.verifier, attempt.nonce, attempt.connectTo, attempt.now, attempt.expiresAt],
  });
}

/** Takes the attempt away: the first answer gets it, every other gets nothing [INV-11]. */
export async function claimProviderAttempt(
  db: Queryable,
  stateHash: Buffer,
  now: Date,
): Promise<ProviderAttempt | null> {
  const { rows } = await db.query<ProviderAttempt>({
    name: 'accounts-take-provider-attempt',
    text: `DELETE FROM provider_attempts WHERE state_hash = $1 AND expires_at > $2 RETURNING verifier, nonce,
           connect_to`,
    values: [stateHash, now],
  });
  return rows[0] ?? null;
}

export async function findIdentity(db: Queryable, provider: string, subject: string): Promise<string | null> {
  const { rows } = await db.query<{ user_id: string }>({
    name: 'accounts-find-identity',
    text: 'SELECT user_id FROM identities WHERE subject = $2 AND provider = $1',
    values: [provider, subject],
  });
  return rows[0]?.user_id ?? null;
}

/** Whose the account at the provider is now, and whether it became so just now: of two at once the first stays. */
export async function claimIdentity(
  db: Queryable,
  identity: { provider: string; subject: string; userId: string; email: string; now: Date },
): Promise<{ userId: string; isNew: boolean }> {
  const { rows } = await db.query<{ userId: string; isNew: boolean }>({
    name: 'accounts-claim-identity',
    text: `INSERT INTO identities (provider, subject, user_id, email, created_at) VALUES ($1, $2, $3, $4, $5)
           ON CONFLICT (subject, provider) DO UPDATE SET email = excluded.email RETURNING user_id AS "userId",
             (xmax = 0) AS "isNew"`,
    values: [identity.provider, identity.subject, identity.userId, identity.email, identity.now],
  });
  return rows[0] ?? { userId: '', isNew: false };
}

/** Whether there were any. */
export async function deleteIdentities(tx: Transaction, userId: string): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'accounts-forget-identities',
    text: 'DELETE FROM identities WHERE user_id = $1',
    values: [userId],
  });
  return (rowCount ?? 0) > 0;
}
