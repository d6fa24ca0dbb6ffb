import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownDatabase } from '#test/support/isolated-settings.ts';
import type { OwnDatabase } from '#test/support/run-cluster.ts';
import { partitionProblems } from './partition-problems.ts';

let database: OwnDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await ownDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

test('[RUN-14] every table names its partition key', async () => {
  expect(await partitionProblems(client)).toEqual([]);
  const { rows } = await client.query(
    `SELECT count(*)::int AS tables FROM pg_tables WHERE schemaname IN ('public', 'stripe_sandbox', 'label_sandbox')`,
  );
  expect(rows[0].tables).toBeGreaterThan(40);
});

test.each([
  ['a table that says nothing', 'CREATE TABLE quiet (id text PRIMARY KEY)', 'quiet says nothing of its partition'],
  [
    'a key that is not there',
    `CREATE TABLE wrong (id text PRIMARY KEY); COMMENT ON TABLE wrong IS 'module: cart; partition: seller_id'`,
    'wrong names the partition key seller_id, which it does not have',
  ],
  [
    'no reason for none',
    `CREATE TABLE lazy (id text PRIMARY KEY); COMMENT ON TABLE lazy IS 'module: cart; partition: none'`,
    'lazy names the partition key none',
  ],
  [
    'a unique column of its own',
    'CREATE UNIQUE INDEX orders_number ON orders (number)',
    'orders: the unique index orders_number (number) does not contain seller_id',
  ],
  [
    'a key that is only carried along',
    'CREATE UNIQUE INDEX orders_number ON orders (number) INCLUDE (seller_id)',
    'orders: the unique index orders_number (number) does not contain seller_id',
  ],
  [
    'a reference across',
    'ALTER TABLE orders ADD CONSTRAINT of_buyer FOREIGN KEY (buyer_id) REFERENCES users (id)',
    'orders: the reference of_buyer leaves its partition for users',
  ],
  [
    'no primary key',
    `CREATE TABLE loose (id text); COMMENT ON TABLE loose IS 'module: cart; partition: id'`,
    'loose has no primary key',
  ],
])('[RUN-14] %s is found', async (_what, sql, problem) => {
  await client.query('BEGIN');
  await client.query(sql);
  const results = await partitionProblems(client);
  await client.query('ROLLBACK');
  expect(results).toEqual([expect.stringContaining(problem)]);
});
