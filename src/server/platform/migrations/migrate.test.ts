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

test('[RUN-12, INV-10] offers that were promised before they were bound keep their sum, and are bound to the cart and pieces they were for', async () => {
  const fresh = await emptyDatabase();
  const all = readMigrations();
  const before = all.slice(
    0,
    all.findIndex(({ name }) => name.endsWith('-offers-of-a-cart.sql')),
  );
  const old = folderOf(Object.fromEntries(before.map(({ name, sql }) => [name, sql])));
  await migrate(fresh.url, old);
  const piece = (variantId: string, quantity: number, priceCents: number) => ({ variantId, quantity, priceCents });
  const items = JSON.stringify([piece('vase', 1, 10_000), piece('mug', 2, 2500), piece('mug', 1, 2500)]);
  const attempt = (cart: string, code: string) =>
    `INSERT INTO abandoned_carts (cart_id, life, items, subtotal_cents, discount_cents, total_cents, metadata, created_at, last_activity_at, status, next_at)
       VALUES ('${cart}', 1, '${items}', 17500, 0, 17500, '{}', now(), now(), 'email_sent', now());
     INSERT INTO recovery_attempts (cart_id, life, attempt_number, sent_at, discount_cents, expires_at, token_hash, unsubscribe_hash, promo_code)
       VALUES ('${cart}', 1, 2, now(), 1750, now() + interval '2 days', '${cart}', '${cart}', '${code}');
     INSERT INTO promo_codes (seller_id, code, kind, amount_cents, minimum_cents, starts_at, ends_at, max_uses, created_at)
       VALUES ('', '${code}', 'fixed', 1750, 1850, now(), now() + interval '2 days', 1, now());`;
  await fresh.query(`${attempt('guest-a', 'BACK-OPEN')} ${attempt('guest-b', 'BACK-USED')}
    INSERT INTO promo_uses VALUES ('', 'BACK-USED', 'checkout-1', 'guest-other', 1750, 'used', now());
    UPDATE promo_codes SET uses = 1 WHERE code = 'BACK-USED';
    INSERT INTO promo_codes (seller_id, code, kind, amount_cents, starts_at, max_uses, created_at) VALUES ('', 'BACK-LOST', 'fixed', 5, now(), 1, now()), ('ana', 'TENOFF', 'fixed', 5, now(), NULL, now())`);
  await migrate(fresh.url);
  expect(
    await fresh.query(
      `SELECT code, kind, percent, at_most_cents::int AS most, amount_cents::int AS amount, pieces FROM promo_codes ORDER BY code`,
    ),
  ).toEqual([
    { code: 'BACK-LOST', kind: 'percent', percent: 1, most: 5, amount: null, pieces: [] },
    ...['BACK-OPEN', 'BACK-USED'].map((code) => ({
      code,
      kind: 'percent',
      percent: 10,
      most: 1750,
      amount: null,
      pieces: expect.arrayContaining([
        { variantId: 'vase', quantity: 1 },
        { variantId: 'mug', quantity: 3 },
      ]),
    })),
    { code: 'TENOFF', kind: 'fixed', percent: null, most: null, amount: 5, pieces: null },
  ]);
  expect(await fresh.query('SELECT code, cart_id AS cart, way FROM offer_carts ORDER BY code, cart_id')).toEqual([
    { code: 'BACK-OPEN', cart: 'guest-a', way: 'sent' },
    { code: 'BACK-USED', cart: 'guest-b', way: 'sent' },
    { code: 'BACK-USED', cart: 'guest-other', way: 'before' },
  ]);
  rmSync(old, { recursive: true });
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
