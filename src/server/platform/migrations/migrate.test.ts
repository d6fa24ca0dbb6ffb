import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSale, type Sale } from '#test/builders/sale.ts';
import { migrate, migrationOf, readMigrations, schemaModules } from './migrate.ts';

let sale: Sale;
let serial = 0;

/** An empty database of its own beside the product's. */
async function emptyDatabase(): Promise<{ url: string; query(text: string): Promise<Record<string, unknown>[]> }> {
  const name = `fresh_${(serial += 1)}`;
  await sale.app.db.query({ text: `CREATE DATABASE ${name}` });
  const url = new URL(sale.databaseUrl);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    query: async (text) => {
      const client = new pg.Client({ connectionString: url.href });
      await client.connect();
      const { rows } = await client.query(text).finally(() => client.end());
      return rows;
    },
  };
}
const texts = {
  one: 'CREATE TABLE one (id int PRIMARY KEY)',
  two: 'INSERT INTO one VALUES (1); ALTER TABLE one ADD COLUMN word text',
  ten: `UPDATE one SET word = 'ten'`,
};

beforeAll(async () => {
  sale = await openSale();
});
afterAll(() => sale.stop());

const migrations = Object.entries(texts).map(([name, sql]) => migrationOf(name, sql));
const withText = (name: string, sql: string) =>
  migrations.map((one) => (one.name === name ? migrationOf(name, sql) : one));

test('[RUN-12] migrations run in order, once, also when six processes start together', async () => {
  const fresh = await emptyDatabase();
  const counts = await Promise.all(Array.from({ length: 6 }, () => migrate(fresh.url, migrations)));
  expect(counts.sort()).toEqual([0, 0, 0, 0, 0, 3]);
  expect(await migrate(fresh.url, migrations)).toBe(0);
  expect(await fresh.query('SELECT * FROM one')).toEqual([{ id: 1, word: 'ten' }]);
  expect((await fresh.query('SELECT name FROM schema_migrations ORDER BY applied_at')).map((row) => row.name)).toEqual(
    Object.keys(texts),
  );
});

test('[RUN-12] a newer version adds its own migrations to what is there', async () => {
  const fresh = await emptyDatabase();
  expect([await migrate(fresh.url, migrations.slice(0, 1)), await migrate(fresh.url, migrations)]).toEqual([1, 2]);
});

test('[RUN-12] a start whose migration fails leaves no table and names it', async () => {
  const fresh = await emptyDatabase();
  await expect(
    migrate(fresh.url, withText('two', 'INSERT INTO one VALUES (1); INSERT INTO nowhere VALUES (1)')),
  ).rejects.toThrow(/^The migration two failed: relation "nowhere" does not exist$/);
  expect(await fresh.query(`SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace`)).toEqual([]);
  expect(await migrate(fresh.url, migrations)).toBe(3);
});

test('[RUN-12] a database of another version stops the start and stays as it is', async () => {
  const fresh = await emptyDatabase();
  await migrate(fresh.url, migrations);
  const changed = [
    ...withText('one', 'CREATE TABLE one (id bigint PRIMARY KEY)'),
    migrationOf('more', 'CREATE TABLE more ()'),
  ];
  await expect(migrate(fresh.url, changed)).rejects.toThrow('whose schema "one" differs');
  await fresh.query(`UPDATE schema_migrations SET name = '0001-platform.sql' WHERE name = 'one'`);
  await expect(migrate(fresh.url, changed)).rejects.toThrow('whose schema "0001-platform.sql" differs');
  expect(await fresh.query(`SELECT to_regclass('more') AS more`)).toEqual([{ more: null }]);
});

test('[RUN-02] tables and statements use no SQL that PostgreSQL 15 does not know', () => {
  const newer =
    /(?<!SET )\bSTORAGE (PLAIN|EXTERNAL|EXTENDED|MAIN)\b|\b(uuidv7|any_value|random_normal|array_shuffle|array_sample|array_sort|casefold|json_table|json_value|json_exists|json_scalar)\s*\(|\bWITHOUT OVERLAPS\b|\) VIRTUAL\b|\bNOT ENFORCED\b|\bIS JSON\b|\bRETURNING (old|new)\./;
  const texts = ['db/schema', 'src/server', 'sandbox'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?<!\.test)\.(sql|ts)$/.test(name))
      .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') })),
  );
  expect(texts.length).toBeGreaterThan(500);
  expect(texts.filter(({ text }) => newer.test(text)).map(({ name }) => name)).toEqual([]);
});

test('every module’s tables are applied', async () => {
  expect(readdirSync('db/schema').sort()).toEqual(schemaModules.map((module) => `${module}.sql`).sort());
  const { rows } = await sale.app.db.query({ text: 'SELECT name FROM schema_migrations ORDER BY applied_at' });
  expect(rows.map((row) => row.name)).toEqual(readMigrations().map(({ name }) => name));
});

test('[RUN-14] every table says what it is parted by, and each unique index holds that column', async () => {
  const { rows } = await sale.app.db.query<{ name: string; comment: string | null; uniques: string[][] | null }>({
    text: `SELECT n.nspname || '.' || c.relname AS name, obj_description(c.oid, 'pg_class') AS comment,
             (SELECT jsonb_agg((SELECT jsonb_agg(a.attname) FROM unnest(i.indkey::int2[]) k JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = k)) FROM pg_index i WHERE i.indrelid = c.oid AND i.indisunique) AS uniques
           FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace WHERE c.relkind IN ('r', 'p') AND n.nspname NOT IN ('pg_catalog', 'information_schema') AND n.nspname NOT LIKE 'pg_toast%'`,
  });
  expect(rows.length).toBeGreaterThan(20);
  const wrong = rows.flatMap(({ name, comment, uniques }) => {
    const column = /; partition: (\w+)/.exec(comment ?? '')?.[1];
    if (!column) return [`${name} does not say what it is parted by`];
    return column === 'none'
      ? []
      : (uniques ?? [])
          .filter((columns) => !columns?.includes(column))
          .map((columns) => `${name}: unique (${columns?.join()}) without ${column}`);
  });
  expect(wrong).toEqual([]);
});
