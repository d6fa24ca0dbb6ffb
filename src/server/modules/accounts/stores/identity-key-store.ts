import type { JWK } from 'jose';
import { inTransaction } from '../../../platform/database/open-database.ts';
import type { Database, Queryable } from '../../../platform/database/open-database.ts';

const LOCK = 7_315_002;

export interface IdentityKeyRow {
  id: string;
  private_key: string;
  public_key: JWK;
  created_at: Date;
}

/** Keys whose tokens are still believed, the newest first. */
export async function listIdentityKeys(db: Queryable, now: Date): Promise<IdentityKeyRow[]> {
  const { rows } = await db.query<IdentityKeyRow>({
    name: 'wire-keys',
    text: `SELECT id, private_key, public_key, created_at FROM identity_keys WHERE retires_at > $1
           ORDER BY created_at DESC`,
    values: [now],
  });
  return rows;
}

/** Keeps a new key, unless another process has made one since `unlessSince`. */
export async function insertIdentityKey(
  db: Database,
  key: () => { id: string; privateKey: string; publicKey: JWK; now: Date; retiresAt: Date; unlessSince: Date },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx.query({ text: 'SELECT pg_advisory_xact_lock($1)', values: [LOCK] });
    const { id, privateKey, publicKey, now, retiresAt, unlessSince } = key();
    await tx.query({
      text: `INSERT INTO identity_keys (id, private_key, public_key, created_at, retires_at) SELECT $1, $2, $3, $4, $5
             WHERE NOT EXISTS (SELECT 1 FROM identity_keys WHERE created_at > $6)`,
      values: [id, privateKey, JSON.stringify(publicKey), now, retiresAt, unlessSince],
    });
  });
}
