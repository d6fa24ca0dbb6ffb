import { rename, rm } from 'node:fs/promises';
import type { ClientBase } from 'pg';
import { partFiles } from '../../modules/files/storage/file-parts.ts';
import { pictureFiles } from '../../modules/files/store-picture.ts';
import type { App } from '../../platform/calls/app.ts';
import { ownConnection } from '../../platform/database/open-database.ts';
import { type BackupWriter, writeBackupFile } from './backup-file.ts';
import { copyOut } from './copy-rows.ts';
import { listTables, rowsForBackup } from './stored-tables.ts';

export interface BackupReport {
  tables: number;
  pictures: number;
  fileParts: number;
  /** Pictures and parts of files that have a row and no bytes. */
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
  const pictures = pictureFiles(app);
  let lost = 0;
  for (const { id } of rows) {
    const bytes = await pictures.find(id);
    if (!bytes) {
      lost += 1;
      continue;
    }
    await writer.begin({ kind: 'picture', id });
    await writer.write(bytes);
  }
  const files = await writeFileParts(app, client, writer);
  const report = { tables: tables.length, pictures: rows.length - lost, fileParts: files.written };
  await writer.begin({ kind: 'end', ...report });
  return { ...report, lost: lost + files.lost };
}

/** [FILE-01] The bytes of people's files, and of uploads as far as they have come, so that those go on after a restore. */
async function writeFileParts(
  app: Pick<App, 'config'>,
  client: ClientBase,
  writer: BackupWriter,
): Promise<{ written: number; lost: number }> {
  const { rows } = await client.query<{ id: string }>(
    `SELECT p.id FROM file_parts p JOIN stored_files f ON f.owner_id = p.owner_id AND f.id = p.file_id
     WHERE p.size IS NOT NULL AND f.state <> 'removed' ORDER BY p.id`,
  );
  let written = 0;
  for (const { id } of rows) {
    const bytes = await partFiles(app).find(id);
    if (!bytes) continue;
    await writer.begin({ kind: 'file-part', id });
    await writer.write(bytes);
    written += 1;
  }
  return { written, lost: rows.length - written };
}
