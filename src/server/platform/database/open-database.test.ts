import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownDatabase } from '#test/support/isolated-settings.ts';
import type { OwnDatabase } from '#test/support/run-cluster.ts';
import { inTransaction, openDatabase } from './open-database.ts';

let own: OwnDatabase;
beforeAll(async () => {
  own = await ownDatabase();
  const client = new pg.Client({ connectionString: own.url });
  await client.connect();
  const name = pg.escapeIdentifier(client.database ?? '');
  await client.query(`ALTER DATABASE ${name} SET timezone = 'Pacific/Auckland'`);
  await client.query(`ALTER DATABASE ${name} SET datestyle = 'German'`);
  await client.end();
});
afterAll(async () => {
  await own.drop();
});

test('[RUN-02, DASH-01] days are days of UTC in a database that stands in another time zone', async () => {
  const db = openDatabase(own.url, { max: 2 });
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
