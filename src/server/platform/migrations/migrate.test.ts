import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSale, type Sale } from '#test/builders/sale.ts';
import { temporaryFolder } from '#test/builders/temporary-folder.ts';
import { migrate, readMigrations } from './migrate.ts';

let sale: Sale;
let serial = 0;

/** An empty database of its own beside the product's. */
async function emptyDatabase(): Promise<{ url: string; query(text: string): Promise<any[]> }> {
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
function folderOf(files: Record<string, string>): string {
  const folder = temporaryFolder('migrations-');
  for (const [name, sql] of Object.entries(files)) writeFileSync(join(folder, name), sql);
  return folder;
}
const files = {
  '0001-one.sql': 'CREATE TABLE one (id int PRIMARY KEY)',
  '0002-two.sql': 'INSERT INTO one VALUES (1); ALTER TABLE one ADD COLUMN word text',
  '0010-ten.sql': `UPDATE one SET word = 'ten'`,
};

beforeAll(async () => {
  sale = await openSale();
});
afterAll(() => sale.stop());

test('[RUN-12] migrations run in order, once, also when six processes start together', async () => {
  const fresh = await emptyDatabase();
  const folder = folderOf(files);
  const counts = await Promise.all(Array.from({ length: 6 }, () => migrate(fresh.url, folder)));
  expect(counts.sort()).toEqual([0, 0, 0, 0, 0, 3]);
  expect(await migrate(fresh.url, folder)).toBe(0);
  expect(await fresh.query('SELECT * FROM one')).toEqual([{ id: 1, word: 'ten' }]);
  expect((await fresh.query('SELECT name FROM schema_migrations ORDER BY name')).map((row) => row.name)).toEqual(
    Object.keys(files),
  );
  rmSync(folder, { recursive: true });
});

test('[RUN-12] a newer version adds its own migrations to what is there', async () => {
  const fresh = await emptyDatabase();
  const [old, next] = [folderOf({ '0001-one.sql': files['0001-one.sql'] }), folderOf(files)];
  expect([await migrate(fresh.url, old), await migrate(fresh.url, next)]).toEqual([1, 2]);
  for (const folder of [old, next]) rmSync(folder, { recursive: true });
});

test('[RUN-12] a migration that fails leaves nothing of itself and names itself; put right, the next start goes on', async () => {
  const fresh = await emptyDatabase();
  const folder = folderOf({ ...files, '0002-two.sql': 'INSERT INTO one VALUES (1); INSERT INTO nowhere VALUES (1)' });
  await expect(migrate(fresh.url, folder)).rejects.toThrow(
    /^The migration 0002-two.sql failed: relation "nowhere" does not exist$/,
  );
  expect(await fresh.query('SELECT * FROM one')).toEqual([]);
  writeFileSync(join(folder, '0002-two.sql'), files['0002-two.sql']);
  expect(await migrate(fresh.url, folder)).toBe(2);
  rmSync(folder, { recursive: true });
});

test('[RUN-12] a migration that was changed after it was applied stops the start', async () => {
  const fresh = await emptyDatabase();
  const folder = folderOf(files);
  await migrate(fresh.url, folder);
  writeFileSync(join(folder, '0001-one.sql'), 'CREATE TABLE one (id bigint PRIMARY KEY)');
  await expect(migrate(fresh.url, folder)).rejects.toThrow(
    'The migration 0001-one.sql was changed after it had been applied.',
  );
  rmSync(folder, { recursive: true });
});

test('the product’s own migrations have a number each, and are all applied', async () => {
  const names = readMigrations().map(({ name }) => name);
  for (const name of names) expect(name).toMatch(/^\d{4}-[a-z0-9-]+\.sql$/);
  expect(new Set(names.map((name) => name.slice(0, 4))).size).toBe(names.length);
  const { rows } = await sale.app.db.query({ text: 'SELECT name FROM schema_migrations ORDER BY name' });
  expect(rows.map((row) => row.name)).toEqual(names);
});

test('[RUN-14] every table says what it is parted by, and each unique index holds that column', async () => {
  const { rows } = await sale.app.db.query<{ name: string; comment: string | null; uniques: string[][] | null }>({
    text: `SELECT n.nspname || '.' || c.relname AS name, obj_description(c.oid, 'pg_class') AS comment,
             (SELECT jsonb_agg((SELECT jsonb_agg(a.attname) FROM unnest(i.indkey::int2[]) k JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = k)) FROM pg_index i WHERE i.indrelid = c.oid AND i.indisunique) AS uniques
           FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace WHERE c.relkind IN ('r', 'p') AND n.nspname NOT IN ('pg_catalog', 'information_schema') AND n.nspname NOT LIKE 'pg_toast%'`,
  });
  expect(rows.length).toBeGreaterThan(20);
  const wrong = rows.flatMap(({ name, comment, uniques }) => {
    const column = /^partition: (\w+)/.exec(comment ?? '')?.[1];
    if (!column) return [`${name} does not say what it is parted by`];
    return column === 'none'
      ? []
      : (uniques ?? [])
          .filter((columns) => !columns?.includes(column))
          .map((columns) => `${name}: unique (${columns?.join()}) without ${column}`);
  });
  expect(wrong).toEqual([]);
});
