import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { TRIAL_RESTORE_FACT } from '#domain/office/trial-restore.ts';
import { readBackup } from './backup/read-backup.ts';
import { partFiles } from '../modules/files/storage/file-parts.ts';
import { pictureFiles } from '../modules/files/store-picture.ts';
import { readConfig } from '../platform/config/config.ts';
import { findFact, saveFact } from '../platform/database/facts-store.ts';
import { configuredDatabase, startRuntime } from '../platform/start-runtime.ts';
import { trialRestore } from './backup/trial-restore.ts';
import { DatabaseClient } from '../platform/database/database-client.ts';

/**
 * A backup does not contain the key that its secrets are sealed with, and may be restored without it. Which key was used is noted anew
 * by the first start; keys of identity tokens are made anew, for tokens live five minutes. Second factors stay: they open with their
 * key, and without it their people have recovery codes.
 */
async function leaveKeys(databaseUrl: string): Promise<void> {
  const client = new DatabaseClient({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('DELETE FROM secret_keys');
    await client.query('DELETE FROM identity_keys');
  } finally {
    await client.end();
  }
}

const existing = (file: string): string => {
  const path = resolve(process.env.INIT_CWD ?? '.', file);
  if (!existsSync(path)) throw new Error(`there is no file ${path}`);
  return path;
};

async function restore(file: string): Promise<void> {
  const path = existing(file);
  const config = readConfig(process.env);
  const database = await configuredDatabase({ config });
  try {
    const target = { databaseUrl: database.url, files: pictureFiles({ config }), parts: partFiles({ config }) };
    const { tables, pictures, fileParts } = await readBackup(target, path);
    await leaveKeys(database.url);
    console.log(
      `Restored ${tables} tables and ${pictures} pictures${fileParts > 0 ? ` and ${fileParts} parts of files` : ''} from ${path}.`,
    );
  } finally {
    await database.stop();
  }
}

/** The newest backup that `npm run backup` wrote, unless a file is named. */
async function tryRestore(file: string | undefined): Promise<void> {
  const runtime = await startRuntime({ config: readConfig(process.env), beside: true });
  try {
    const { db } = runtime.app;
    const newest = file ?? (await findFact(db, 'backup-path'));
    if (!newest) throw new Error('no backup is known of. Write one first: npm run backup -- FILE');
    const path = existing(newest);
    const trial = await trialRestore(runtime, path);
    await saveFact(db, TRIAL_RESTORE_FACT, JSON.stringify(trial));
    if (trial.error) throw new Error(`${path} cannot be restored: ${trial.error}`);
    console.log(
      `${path} of ${trial.madeAt} was restored for a trial: ${trial.tables} tables, ${trial.pictures} pictures.`,
    );
    const broken = trial.breaches.join(', ');
    console.log(
      broken ? `Its books do not add up: ${broken}.` : 'Its books add up. The scratch database is gone again.',
    );
    process.exitCode = broken ? 1 : 0;
  } finally {
    await runtime.stop();
  }
}

// npm run restore -- FILE: a backup into an empty DATA_DIR, or into the empty database of DATABASE_URL [RUN-12].
// npm run restore -- --trial [FILE]: the newest backup into a scratch database beside the running one, audited and taken away again.
const files = process.argv.slice(2).filter((word) => word !== '--trial');
try {
  if (process.argv.includes('--trial')) await tryRestore(files[0]);
  else if (files[0]) await restore(files[0]);
  else throw new Error('say which backup to read: npm run restore -- FILE');
} catch (error) {
  console.error(`Nothing was restored: ${(error as Error).message}.`.replace('..', '.'));
  process.exitCode = 1;
}
