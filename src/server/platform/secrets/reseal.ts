import type { App } from '../calls/app.ts';
import { SettingProblem } from '../config/config.ts';
import type { Queryable } from '../database/open-database.ts';
import { secretKeys } from './secret-keys.ts';
import { isSealedNow, seal, unseal } from './seal.ts';

/** A column of secrets: which columns name a row, and its place as `seal` was told it. */
export interface SecretColumn {
  table: string;
  column: string;
  key: readonly string[];
}

/** What `seal` is told of a row: `second_factors/<user id>/<id>`. */
export const placeOf = (table: string, ...ids: string[]): string => [table, ...ids].join('/');

async function noteKey(db: Queryable, keyId: string, now: Date): Promise<string> {
  await db.query({
    text: 'INSERT INTO secret_keys (id, key_id, since) VALUES (1, $1, $2) ON CONFLICT DO NOTHING',
    values: [keyId, now],
  });
  const { rows } = await db.query<{ key_id: string }>({ text: 'SELECT key_id FROM secret_keys WHERE id = 1' });
  return rows[0]?.key_id ?? keyId;
}

async function resealColumn(app: App, { table, column, key }: SecretColumn): Promise<number> {
  const { rows } = await app.db.query<Record<string, string>>({
    text: `SELECT ${key.join(', ')}, ${column} AS secret FROM ${table}`,
  });
  let done = 0;
  for (const row of rows) {
    const ids = key.map((name) => row[name] ?? '');
    const { secret = '' } = row;
    if (isSealedNow(app.config, secret)) continue;
    const place = placeOf(table, ...ids);
    let plain: string;
    try {
      plain = unseal(app.config, place, secret);
    } catch {
      app.log.warn('a stored secret cannot be opened with the keys of this installation', { table });
      continue;
    }
    const names = key.map((name, index) => `${name} = $${index + 3}`).join(' AND ');
    // Another process may have been here first: only what was read is replaced.
    await app.db.query({
      text: `UPDATE ${table} SET ${column} = $2 WHERE ${column} = $1 AND ${names}`,
      values: [secret, seal(app.config, place, plain), ...ids],
    });
    done += 1;
  }
  return done;
}

/**
 * At the start: what is stored plainly, or sealed by an older key, is sealed by the present one. A process whose keys are not those of
 * the database stops: it would write what the others cannot read.
 */
export async function resealSecrets(app: App, columns: readonly SecretColumn[]): Promise<number> {
  const keys = secretKeys(app.config);
  const present = keys[0]?.id ?? '';
  const noted = await noteKey(app.db, present, app.clock.now());
  if (!keys.some(({ id }) => id === noted))
    throw new SettingProblem(
      `The setting SECRETS_KEY is wrong: the secrets of this database were sealed by another key (${noted}). Set that one, or put its file secrets.key into DATA_DIR.`,
    );
  let done = 0;
  for (const column of columns) done += await resealColumn(app, column);
  if (noted !== present)
    await app.db.query({
      text: 'UPDATE secret_keys SET key_id = $1, since = $2 WHERE id = 1',
      values: [present, app.clock.now()],
    });
  return done;
}
