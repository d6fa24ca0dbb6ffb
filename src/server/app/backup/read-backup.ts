import type pg from 'pg';
import type { FileStore } from '../../modules/files/file-store.ts';
import { DatabaseClient } from '../../platform/database/database-client.ts';
import { applyMigration, openRecord, readMigrations } from '../../platform/migrations/migrate.ts';
import { NotABackup, type Part, readBackupFile } from './backup-file.ts';
import { copyIn } from './copy-rows.ts';
import { continueNumbers, listTables, nameOf, quoted, type StoredTable } from './stored-tables.ts';

class RestoreRefused extends Error {}

interface Target {
  databaseUrl: string;
  files: FileStore;
  parts: FileStore;
}

/**
 * [RUN-12] Brings a backup into an empty database, all of it or nothing: the schema of the version that wrote it, its rows, and
 * then the migrations that have come since. Pictures lie there before the rows that name them are committed.
 */
export async function readBackup(
  { databaseUrl, files, parts }: Target,
  path: string,
): Promise<{ tables: number; pictures: number; fileParts: number }> {
  const client = new DatabaseClient({ connectionString: databaseUrl });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('BEGIN');
    await refuseFull(client);
    await openRecord(client);
    const report = await readParts(client, { files, parts }, path);
    await client.query('COMMIT');
    return report;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  } finally {
    await client.end();
  }
}

async function refuseFull(client: pg.Client): Promise<void> {
  const tables = await listTables(client);
  if (tables.length > 0)
    throw new RestoreRefused(
      `the database is not empty: it has ${tables.length} tables. Restore into an empty DATA_DIR or an empty database`,
    );
}

async function readParts(
  client: pg.Client,
  { files, parts }: Pick<Target, 'files' | 'parts'>,
  path: string,
): Promise<{ tables: number; pictures: number; fileParts: number }> {
  const counts = { tables: 0, pictures: 0, fileParts: 0 };
  let isWhole = false;
  let known: Map<string, StoredTable> | null = null;
  let missing: ReturnType<typeof readMigrations> = [];
  for await (const { part, chunks } of readBackupFile(path)) {
    if (part.kind === 'backup' && !known) {
      missing = await oldSchema(client, part);
      known = new Map((await listTables(client)).map((table) => [nameOf(table), table]));
    } else if (part.kind === 'table' && known) {
      await readTable(client, { part, chunks, known });
      counts.tables += 1;
    } else if ((part.kind === 'picture' || part.kind === 'file-part') && /^[A-Za-z0-9_-]{1,128}$/.test(part.id)) {
      const bytes: Buffer[] = [];
      for await (const chunk of chunks) bytes.push(chunk);
      await (part.kind === 'picture' ? files : parts).put(part.id, Buffer.concat(bytes));
      counts[part.kind === 'picture' ? 'pictures' : 'fileParts'] += 1;
    } else if (part.kind === 'end' && known && isComplete(part, counts)) {
      isWhole = true;
    } else throw new NotABackup('it is damaged or no backup');
  }
  if (!isWhole) throw new NotABackup('the file ends too early');
  await continueNumbers(client);
  for (const migration of missing) await applyMigration(client, migration);
  return counts;
}

/** Backups from before there were files say nothing of them. */
const isComplete = (
  end: Extract<Part, { kind: 'end' }>,
  counts: { tables: number; pictures: number; fileParts: number },
): boolean =>
  end.tables === counts.tables && end.pictures === counts.pictures && (end.fileParts ?? 0) === counts.fileParts;

/** Makes the schema of the version that wrote the backup, without the rows that its migrations bring; answers the later migrations. */
async function oldSchema(
  client: pg.Client,
  part: Extract<Part, { kind: 'backup' }>,
): Promise<ReturnType<typeof readMigrations>> {
  const all = readMigrations();
  if (part.format !== 1 || part.migrations.some((name) => !all.some((migration) => migration.name === name)))
    throw new RestoreRefused('a newer version of the product wrote this backup: restore it with that version');
  for (const migration of all) if (part.migrations.includes(migration.name)) await applyMigration(client, migration);
  const tables = (await listTables(client)).filter((table) => table.name !== 'schema_migrations');
  await client.query(`TRUNCATE ${tables.map(nameOf).join(', ')}`);
  return all.filter((migration) => !part.migrations.includes(migration.name));
}

/** Triggers that would count a second time what rows of a table that comes before have counted in the backup. */
const countsAgain: Record<string, string> = { 'public.parcel_lines': 'parcel_lines_counted' };

async function readTable(
  client: pg.Client,
  {
    part,
    chunks,
    known,
  }: { part: Extract<Part, { kind: 'table' }>; chunks: AsyncIterable<Buffer>; known: Map<string, StoredTable> },
): Promise<void> {
  const table = known.get(nameOf(part));
  if (!table || part.columns.some((column) => !table.columns.includes(column)))
    throw new RestoreRefused(`the table ${part.schema}.${part.name} of the backup does not fit this version`);
  const trigger = countsAgain[`${part.schema}.${part.name}`];
  if (trigger) await client.query(`ALTER TABLE ${nameOf(part)} DISABLE TRIGGER ${trigger}`);
  await copyIn(client, `COPY ${nameOf(part)} (${part.columns.map(quoted).join(', ')}) FROM STDIN`, chunks);
  if (trigger) await client.query(`ALTER TABLE ${nameOf(part)} ENABLE TRIGGER ${trigger}`);
}
