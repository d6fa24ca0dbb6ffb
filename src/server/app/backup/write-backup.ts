import { rename, rm } from 'node:fs/promises';
import type { ClientBase } from 'pg';
import { pictureFiles } from '../../rooms/files/store-picture.ts';
import type { App } from '../../platform/calls/app.ts';
import { ownConnection } from '../../platform/database/open-database.ts';
import { type BackupWriter, writeBackupFile } from './backup-file.ts';
import { copyOut } from './copy-rows.ts';
import { listTables, rowsForBackup } from './stored-tables.ts';

export interface BackupReport {
  tables: number;
  pictures: number;
  /** Pictures that have a row and no file. */
  lost: number;
}

/**
 * [RUN-12] Writes the database as it stands at one moment, and every picture it names, into one file, beside a running server.
 * The file appears under its name only when it is whole.
 */
export async function writeBackup(app: Pick<App, 'db' | 'config' | 'clock'>, path: string): Promise<BackupReport> {
  const half = `${path}.half`;
  await rm(half, { force: true });
  const client = await ownConnection(app.db);
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const writer = writeBackupFile(half);
    const report = await writeParts(app, client, writer);
    await writer.close();
    await rename(half, path);
    return report;
  } finally {
    await client.end();
    await rm(half, { force: true });
  }
}

async function writeParts(
  app: Pick<App, 'db' | 'config' | 'clock'>,
  client: ClientBase,
  writer: BackupWriter,
): Promise<BackupReport> {
  const migrations = await client.query<{ name: string }>('SELECT name FROM schema_migrations ORDER BY name');
  await writer.begin({
    kind: 'backup',
    format: 1,
    madeAt: new Date().toISOString(),
    migrations: migrations.rows.map((row) => row.name),
  });
  const tables = (await listTables(client)).filter((table) => table.name !== 'schema_migrations');
  for (const table of tables) {
    await writer.begin({ kind: 'table', ...table });
    await copyOut(client, `COPY (${rowsForBackup(table)}) TO STDOUT`, (chunk) => writer.write(chunk));
  }
  // Files are written before their rows, so every picture of this moment has its bytes by now.
  const { rows } = await client.query<{ id: string }>('SELECT id FROM pictures ORDER BY id');
  const files = pictureFiles(app);
  let lost = 0;
  for (const { id } of rows) {
    const bytes = await files.find(id);
    if (!bytes) {
      lost += 1;
      continue;
    }
    await writer.begin({ kind: 'picture', id });
    await writer.write(bytes);
  }
  const report = { tables: tables.length, pictures: rows.length - lost };
  await writer.begin({ kind: 'end', ...report });
  return { ...report, lost };
}
