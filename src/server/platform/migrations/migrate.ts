import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

const LOCK = 7_260_501;
const defaultFolder = join(import.meta.dirname, '../../../../db/migrations');

export interface Migration {
  name: string;
  sql: string;
  sha256: string;
}

/** The migrations of this version in order. */
export const readMigrations = (folder = defaultFolder): Migration[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((name) => {
      const sql = readFileSync(join(folder, name), 'utf8');
      return { name, sql, sha256: createHash('sha256').update(sql).digest('hex') };
    });

/** One process at a time changes the schema; the lock goes with the connection. Makes the record of what was applied. */
export async function openRecord(client: pg.ClientBase): Promise<void> {
  await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
  await client.query(`CREATE TABLE IF NOT EXISTS schema_migrations (name text PRIMARY KEY, sha256 text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now());
                      COMMENT ON TABLE schema_migrations IS 'partition: none, one row per migration'`);
}

/** Applies one migration inside the transaction that is open. */
export async function applyMigration(client: pg.ClientBase, { name, sql, sha256 }: Migration): Promise<void> {
  await client.query(sql);
  await client.query('INSERT INTO schema_migrations (name, sha256) VALUES ($1, $2)', [name, sha256]);
}

/**
 * Applies `db/migrations/NNNN-name.sql` in order, each in a transaction of its own. Any number of processes may start at once.
 * A file that was applied and has changed since stops the start: migrations are never edited, only followed by another one.
 */
export async function migrate(url: string, folder = defaultFolder): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await openRecord(client);
    const { rows } = await client.query<{ name: string; sha256: string }>('SELECT name, sha256 FROM schema_migrations');
    const applied = new Map(rows.map((row) => [row.name, row.sha256]));
    let count = 0;
    for (const migration of readMigrations(folder)) {
      const known = applied.get(migration.name);
      if (known === migration.sha256) continue;
      if (known)
        throw new Error(
          `The migration ${migration.name} was changed after it had been applied. Undo the change and add a new file instead.`,
        );
      await applyAlone(client, migration);
      count += 1;
    }
    return count;
  } finally {
    await client.end();
  }
}

async function applyAlone(client: pg.ClientBase, migration: Migration): Promise<void> {
  await client.query('BEGIN');
  try {
    await applyMigration(client, migration);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw new Error(`The migration ${migration.name} failed: ${(error as Error).message}`, { cause: error });
  }
}

/** Whether any version has been here. */
export async function hasSchema(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(`SELECT to_regclass('public.schema_migrations') AS found`)).rows[0]?.found !== null;
  } finally {
    await client.end();
  }
}
