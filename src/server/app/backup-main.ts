import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { writeBackup } from './backup/write-backup.ts';
import { readConfig } from '../platform/config/config.ts';
import { saveFact } from '../platform/database/facts-store.ts';
import { startRuntime } from '../platform/start-runtime.ts';

// npm run backup -- FILE: the database and the pictures in one file, also beside a running server [RUN-12].
const [file] = process.argv.slice(2);
try {
  if (!file) throw new Error('say which file to write: npm run backup -- FILE');
  const path = resolve(process.env.INIT_CWD ?? '.', file);
  if (existsSync(path)) throw new Error(`${path} exists already; a backup never overwrites anything`);
  const runtime = await startRuntime({ config: readConfig(process.env), beside: true });
  try {
    const { tables, pictures, fileParts, lost } = await writeBackup(runtime.app, path);
    await saveFact(runtime.app.db, 'backup-written-at', runtime.app.clock.now().toISOString());
    await saveFact(runtime.app.db, 'backup-path', path);
    console.log(
      `Wrote ${tables} tables and ${pictures} pictures${fileParts > 0 ? ` and ${fileParts} parts of files` : ''} to ${path}.`,
    );
    console.log('The key of sealed secrets is not in it: keep SECRETS_KEY, or DATA_DIR/secrets.key, in another place.');
    if (lost > 0) console.log(`${lost} pictures have no file and are left out.`);
  } finally {
    await runtime.stop();
  }
} catch (error) {
  console.error(`No backup was written: ${(error as Error).message}.`);
  process.exitCode = 1;
}
