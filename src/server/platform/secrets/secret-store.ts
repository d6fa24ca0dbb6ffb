import type { Queryable } from '../database/open-database.ts';

/** A column of secrets: which columns name a row, and its place as `seal` was told it. */
export interface SecretColumn {
  table: string;
  column: string;
  key: readonly string[];
}

/** Every secret of a column that is there, with the columns that name its row. */
export async function listSecrets(
  db: Queryable,
  { table, column, key }: SecretColumn,
): Promise<Record<string, string>[]> {
  const { rows } = await db.query<Record<string, string>>({
    text: `SELECT ${key.join(', ')}, ${column} AS secret FROM ${table} WHERE ${column} IS NOT NULL`,
  });
  return rows;
}

/** Another process may have been here first: only what was read is replaced. */
export async function replaceSecret(
  db: Queryable,
  { table, column, key }: SecretColumn,
  { ids, was, is }: { ids: string[]; was: string; is: string },
): Promise<void> {
  const names = key.map((name, index) => `${name} = $${index + 3}`).join(' AND ');
  await db.query({
    text: `UPDATE ${table} SET ${column} = $2 WHERE ${column} = $1 AND ${names}`,
    values: [was, is, ...ids],
  });
}

/** Notes the key that seals where none was noted; answers which one is. */
export async function recordSealingKey(db: Queryable, keyId: string, now: Date): Promise<string> {
  await db.query({
    text: 'INSERT INTO secret_keys (id, key_id, since) VALUES (1, $1, $2) ON CONFLICT DO NOTHING',
    values: [keyId, now],
  });
  const { rows } = await db.query<{ key_id: string }>({ text: 'SELECT key_id FROM secret_keys WHERE id = 1' });
  return rows[0]?.key_id ?? keyId;
}

export async function saveSealingKey(db: Queryable, keyId: string, now: Date): Promise<void> {
  await db.query({
    text: 'UPDATE secret_keys SET key_id = $1, since = $2 WHERE id = 1',
    values: [keyId, now],
  });
}
