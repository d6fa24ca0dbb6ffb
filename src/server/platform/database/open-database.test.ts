import { rmSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '#test/builders/temporary-folder.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { inTransaction, openDatabase } from './open-database.ts';

const folder = temporaryFolder('far-away-');
let postgres: EmbeddedPostgres;
beforeAll(async () => {
  postgres = await startEmbeddedPostgres({ dataDir: folder, durable: false });
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  const name = pg.escapeIdentifier(client.database ?? '');
  await client.query(`ALTER DATABASE ${name} SET timezone = 'Pacific/Auckland'`);
  await client.query(`ALTER DATABASE ${name} SET datestyle = 'German'`);
  await client.end();
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('[RUN-02, DASH-01] days are days of UTC in a database that stands in another time zone', async () => {
  const db = openDatabase(postgres.url, { max: 2 });
  const moment = new Date('2026-03-04T18:30:00.250Z');
  const statement = {
    text: `SELECT date_trunc('day', $1::timestamptz) AS day, to_char($1::timestamptz, 'YYYY-MM-DD') AS words, $1::timestamptz AS moment, $1::date AS date`,
    values: [moment],
  };
  const expected = { day: new Date('2026-03-04'), words: '2026-03-04', moment, date: '2026-03-04' };
  expect((await db.query(statement)).rows).toEqual([expected]);
  const inside = await Promise.all([1, 2].map(() => inTransaction(db, (tx) => tx.query(statement))));
  expect(inside.map(({ rows }) => rows[0])).toEqual([expected, expected]);
  await db.close();
});
