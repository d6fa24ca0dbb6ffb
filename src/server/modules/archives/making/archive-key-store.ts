import type { Queryable } from '../../../platform/database/open-database.ts';
import type { SecretColumn } from '../../../platform/secrets/secret-store.ts';

export const archiveKeyColumn: SecretColumn = { table: 'archive_keys', column: 'private_key', key: ['id'] };

export interface StoredKey {
  id: string;
  x: string;
  /** Sealed. */
  privateKey: string;
}

export async function findArchiveKey(db: Queryable): Promise<StoredKey | null> {
  const { rows } = await db.query<StoredKey>({
    name: 'archives-key',
    text: 'SELECT id, x, private_key AS "privateKey" FROM archive_keys',
  });
  return rows[0] ?? null;
}

/** Of processes that make one at the same time, one does. */
export async function insertArchiveKey(db: Queryable, key: StoredKey & { now: Date }): Promise<void> {
  await db.query({
    name: 'archives-insert-key',
    text: 'INSERT INTO archive_keys (id, x, private_key, created_at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
    values: [key.id, key.x, key.privateKey, key.now],
  });
}
