import type { KeyPurpose } from '#domain/vault/wire-model.ts';
import { onlyRow } from '../../platform/database/only-row.ts';
import type { Queryable, Transaction } from '../../platform/database/open-database.ts';
import type { VaultPerson } from './vault-person.ts';

interface KeyRow {
  purpose: KeyPurpose;
  expiresAt: Date;
  isRevoked: boolean;
  isOfSameSession: boolean;
}

/** A key as it stands, with how many of its person are good now. Its person is locked. */
export async function findKey(
  tx: Transaction,
  key: { person: VaultPerson; keyId: string; namedSession: Buffer | null; now: Date },
): Promise<{ existing: KeyRow | null; liveKeys: number }> {
  const { rows } = await tx.query<Partial<KeyRow> & { liveKeys: number }>({
    name: 'vault-find-key',
    text: `SELECT k.purpose, k.expires_at AS "expiresAt", k.revoked_at IS NOT NULL AS "isRevoked",
             k.session_hash IS NOT DISTINCT FROM $3 AND k.named_session IS NOT DISTINCT FROM $4 AS "isOfSameSession",
             (SELECT count(*)::int FROM vault_keys WHERE user_id = $1 AND wrapped IS NOT NULL AND expires_at > $5)
               AS "liveKeys"
           FROM (SELECT 1) one LEFT JOIN vault_keys k ON k.user_id = $1 AND k.id = $2`,
    values: [key.person.userId, key.keyId, key.person.sessionHash, key.namedSession, key.now],
  });
  const { liveKeys, ...row } = onlyRow({ rows });
  return { existing: row.purpose ? (row as KeyRow) : null, liveKeys };
}

export async function insertKey(
  tx: Transaction,
  key: {
    person: VaultPerson;
    keyId: string;
    purpose: KeyPurpose;
    namedSession: Buffer | null;
    wrapped: string;
    now: Date;
    expiresAt: Date;
  },
): Promise<void> {
  await tx.query({
    name: 'vault-insert-key',
    text: `INSERT INTO vault_keys (user_id, id, purpose, session_hash, named_session, wrapped, created_at, expires_at)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    values: [
      key.person.userId,
      key.keyId,
      key.purpose,
      key.person.sessionHash,
      key.namedSession,
      key.wrapped,
      key.now,
      key.expiresAt,
    ],
  });
}

/** False where there is none to revoke. Its bytes are gone with it. */
export async function revokeKey(
  db: Queryable,
  { userId, keyId, now }: { userId: string; keyId: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'vault-revoke-key',
    text: `UPDATE vault_keys SET wrapped = NULL, revoked_at = $3
           WHERE user_id = $1 AND id = $2 AND revoked_at IS NULL AND expires_at > $3`,
    values: [userId, keyId, now],
  });
  return rowCount === 1;
}

export type CountedKind = 'key-requested' | 'encrypted' | 'decrypted' | 'decryption-failed';

/** The five seconds that an operation falls into, and since when operations are of this minute [VAULT-06]. */
const BUCKET_MS = 5000;
const bucketOf = (now: Date): Date => new Date(Math.floor(now.getTime() / BUCKET_MS) * BUCKET_MS);
const minuteBefore = (now: Date): Date => new Date(now.getTime() - 60_000);

const COUNTED = `INSERT INTO vault_counts AS c (user_id, kind, began_at, count) VALUES ($1, $2, $3, 1)
  ON CONFLICT (user_id, kind, began_at) DO UPDATE SET count = c.count + 1 RETURNING count`;
const RECENT = `(SELECT count FROM counted) + coalesce((SELECT sum(count) FROM vault_counts
  WHERE user_id = $1 AND kind = $2 AND began_at > $4 AND began_at <> $3), 0)::int`;

/** Counts an operation; answers how many of its kind there were within 60 seconds, in whichever process. */
export async function countOperation(
  db: Queryable,
  { userId, kind, now }: { userId: string; kind: CountedKind; now: Date },
): Promise<number> {
  const { rows } = await db.query<{ recent: number }>({
    name: 'vault-count',
    text: `WITH counted AS (${COUNTED}) SELECT ${RECENT} AS recent`,
    values: [userId, kind, bucketOf(now), minuteBefore(now)],
  });
  return onlyRow({ rows }).recent;
}

/**
 * [VAULT-01, INV-14] A key that is good at this moment, looked for at each use, so that one that was revoked in another process opens nothing
 * here; counted on the same way. A key of a session is good in that session alone, one of a program until its person’s tokens are ended.
 */
export async function findGoodKey(
  db: Queryable,
  { person, keyId, kind, now }: { person: VaultPerson; keyId: string; kind: CountedKind; now: Date },
): Promise<{ recent: number; purpose: KeyPurpose | null; wrapped: string | null }> {
  const { rows } = await db.query<{ recent: number; purpose: KeyPurpose | null; wrapped: string | null }>({
    name: 'vault-find-good-key',
    text: `WITH counted AS (${COUNTED})
           SELECT ${RECENT} AS recent, k.purpose, k.wrapped FROM (SELECT 1) one LEFT JOIN vault_keys k
             ON k.user_id = $1 AND k.id = $5 AND k.expires_at > $6 AND k.revoked_at IS NULL AND k.wrapped IS NOT NULL
               AND (k.purpose = 'storage' OR k.session_hash IS NOT DISTINCT FROM $7 AND k.created_at >= $8)`,
    values: [
      person.userId,
      kind,
      bucketOf(now),
      minuteBefore(now),
      keyId,
      now,
      person.sessionHash,
      person.tokensSince ?? new Date(0),
    ],
  });
  return onlyRow({ rows });
}
