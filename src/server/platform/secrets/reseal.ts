import type { App } from '../calls/app.ts';
import { SettingProblem } from '../config/config.ts';
import { secretKeys } from './secret-keys.ts';
import { isSealedNow, seal, unseal } from './seal.ts';
import { listSecrets, recordSealingKey, replaceSecret, saveSealingKey, type SecretColumn } from './secret-store.ts';

/** What `seal` is told of a row: `second_factors/<user id>/<id>`. */
export const rowContext = (table: string, ...ids: string[]): string => [table, ...ids].join('/');

async function resealColumn(app: App, { table, column, key }: SecretColumn): Promise<number> {
  const rows = await listSecrets(app.db, { table, column, key });
  let done = 0;
  for (const row of rows) {
    const ids = key.map((name) => row[name] ?? '');
    const { secret = '' } = row;
    if (isSealedNow(app.config, secret)) continue;
    const location = rowContext(table, ...ids);
    let plain: string;
    try {
      plain = unseal(app.config, location, secret);
    } catch {
      app.log.warn('a stored secret cannot be opened with the keys of this installation', { table });
      continue;
    }
    await replaceSecret(app.db, { table, column, key }, { ids, was: secret, is: seal(app.config, location, plain) });
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
  const noted = await recordSealingKey(app.db, present, app.clock.now());
  if (!keys.some(({ id }) => id === noted))
    throw new SettingProblem(
      `The setting SECRETS_KEY is wrong: the secrets of this database were sealed by another key (${noted}). Set that one, or put its file secrets.key into DATA_DIR.`,
    );
  let done = 0;
  for (const column of columns) done += await resealColumn(app, column);
  if (noted !== present) await saveSealingKey(app.db, present, app.clock.now());
  return done;
}
