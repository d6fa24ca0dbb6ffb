import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { DatabaseClient } from '../database/database-client.ts';
import { moduleOrder } from '#domain/modules.ts';

const LOCK = 7_260_501;
const folder = join(import.meta.dirname, '../../../../db/schema');

/** One file of tables per module that has some, each after those it refers to. */
export const schemaModules = ['platform', 'queue', 'payment-sandbox', 'label-sandbox', ...moduleOrder].filter(
  (module) => existsSync(join(folder, `${module}.sql`)),
);

export interface Migration {
  /** Until the first release one per module, named like it. */
  name: string;
  sql: string;
  sha256: string;
}

export const migrationOf = (name: string, sql: string): Migration => ({
  name,
  sql,
  sha256: createHash('sha256').update(sql).digest('hex'),
});

/** The schema of this version in order. */
export const readMigrations = (): Migration[] =>
  schemaModules.map((module) => migrationOf(module, readFileSync(join(folder, `${module}.sql`), 'utf8')));

/** One process at a time changes the schema; the lock goes with the connection. Makes the record of what was applied, in the transaction that is open. */
export async function openRecord(client: pg.ClientBase): Promise<void> {
  await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
  await client.query(`CREATE TABLE IF NOT EXISTS schema_migrations (name text PRIMARY KEY, sha256 text NOT NULL, applied_at timestamptz NOT NULL DEFAULT clock_timestamp());
                      COMMENT ON TABLE schema_migrations IS 'module: platform; partition: none, one row per migration'`);
}

/** Applies one migration inside the transaction that is open. */
export async function applyMigration(client: pg.ClientBase, { name, sql, sha256 }: Migration): Promise<void> {
  await client.query(sql);
  await client.query('INSERT INTO schema_migrations (name, sha256) VALUES ($1, $2)', [name, sha256]);
}

/**
 * Brings a database to this version, all that is missing or nothing. Any number of processes may start at once.
 * What was applied and reads otherwise by now stops the start and changes nothing: before the first release no schema is led over
 * to the next.
 */
export async function migrate(url: string, migrations = readMigrations()): Promise<number> {
  const client = new DatabaseClient({ connectionString: url });
  await client.connect();
  try {
    // A start that fails leaves no tables behind.
    await client.query('BEGIN');
    await openRecord(client);
    const { rows } = await client.query<{ name: string; sha256: string }>('SELECT name, sha256 FROM schema_migrations');
    refuseOtherSchema(rows, migrations);
    const missing = migrations.filter(({ name }) => !rows.some((row) => row.name === name));
    for (const migration of missing) await applyNamed(client, migration);
    await client.query('COMMIT');
    return missing.length;
  } finally {
    await client.end();
  }
}

function refuseOtherSchema(applied: { name: string; sha256: string }[], migrations: Migration[]): void {
  const other =
    migrations.find(({ name, sha256 }) => applied.some((row) => row.name === name && row.sha256 !== sha256))?.name ??
    applied.find(({ name }) => /^\d{4}-/.test(name))?.name;
  if (other)
    throw new Error(
      `This database was made by another version, whose schema "${other}" differs from this one's. Nothing was changed. ` +
        'Before the first release no version takes over the data of another: start that version again, or this one with a new DATA_DIR or an empty database.',
    );
}

async function applyNamed(client: pg.Client, migration: Migration): Promise<void> {
  try {
    await applyMigration(client, migration);
  } catch (error) {
    throw new Error(`The migration ${migration.name} failed: ${(error as Error).message}`, { cause: error });
  }
}

/** Whether any version has been here. */
export async function hasSchema(url: string): Promise<boolean> {
  const client = new DatabaseClient({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(`SELECT to_regclass('public.schema_migrations') AS found`)).rows[0]?.found !== null;
  } finally {
    await client.end();
  }
}
