import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { readBackup } from './backup/read-backup.ts';
import { partFiles } from '../modules/files/storage/file-parts.ts';
import { pictureFiles } from '../modules/files/store-picture.ts';
import { readConfig } from '../platform/config/config.ts';
import { configuredDatabase } from '../platform/start-runtime.ts';
import { leaveKeys } from './backup/leave-keys.ts';

// npm run restore -- FILE: a backup into an empty DATA_DIR, or into the empty database of DATABASE_URL [RUN-12].
const [file] = process.argv.slice(2);
try {
  if (!file) throw new Error('say which backup to read: npm run restore -- FILE');
  const path = resolve(process.env.INIT_CWD ?? '.', file);
  if (!existsSync(path)) throw new Error(`there is no file ${path}`);
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
} catch (error) {
  console.error(`Nothing was restored: ${(error as Error).message}.`.replace('..', '.'));
  process.exitCode = 1;
}
