import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ownDatabase } from '#test/support/isolated-settings.ts';
import type { OwnDatabase } from '#test/support/run-cluster.ts';
import {
  type Database,
  EARLY_COMMIT,
  inTransaction,
  openDatabase,
  ownConnection,
  type Transaction,
} from './open-database.ts';

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

test('[RUN-02] days are days of UTC in a database that stands in another time zone', async () => {
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

test('[RUN-12] a connection that dies unused fails what is asked next', async () => {
  const db = openDatabase(own.url, { max: 1 });
  const client = await ownConnection(db);
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const gone = new Promise((resolve) => client.once('end', resolve));
  await db.query({ text: 'SELECT pg_terminate_backend($1)', values: [rows[0]?.pid] });
  await gone;
  await expect(client.query('SELECT 1')).rejects.toThrow();
  await db.close();
});

test('[RUN-03] a connection that the database ends is reported, but not while it is closed', async () => {
  const lost: string[] = [];
  const db = openDatabase(own.url, { max: 1, onError: ({ message }) => void lost.push(message) });
  await db.query({ text: 'SELECT 1' });
  db.pool.emit('error', new Error('while it is used'), {} as pg.PoolClient);
  const closed = db.close();
  db.pool.emit('error', new Error('at the end'), {} as pg.PoolClient);
  await closed;
  expect(lost).toEqual(['while it is used']);
});

describe('a transaction whose commit does not wait for the disk', () => {
  let db: Database;
  beforeAll(async () => {
    const url = new URL(own.url);
    url.searchParams.set('options', '-c synchronous_commit=on');
    db = openDatabase(url.href, { max: 2 });
    await db.query({ text: 'CREATE TABLE early (n int UNIQUE DEFERRABLE INITIALLY DEFERRED)' });
  });
  afterAll(() => db.close());
  const early = (tx: Transaction, ...values: number[]): void => {
    tx.isFlushed = true;
    tx.send({ text: `INSERT INTO early SELECT unnest($1::int[])`, values: [values] });
    tx.send({ text: `SELECT ${EARLY_COMMIT}` });
  };

  test('[INV-24] is on the disk before anybody is answered', async () => {
    const { rows } = await inTransaction(db, async (tx) => {
      early(tx, 1);
      return tx.query<{ waits: string; lsn: string }>({
        text: `SELECT current_setting('synchronous_commit') AS waits, pg_current_wal_insert_lsn() AS lsn`,
      });
    });
    const after = await db.query({
      text: `SELECT pg_current_wal_flush_lsn() > $1::pg_lsn AS "isThere", current_setting('synchronous_commit') AS waits`,
      values: [rows[0]?.lsn],
    });
    expect([rows[0]?.waits, after.rows]).toEqual(['off', [{ isThere: true, waits: 'on' }]]);
  });

  test('[INV-24] is on the disk before its effect is told once more', async () => {
    const other = await ownConnection(db);
    await other.query('BEGIN');
    await other.query(`SET LOCAL synchronous_commit = off`);
    await other.query('INSERT INTO early VALUES (0)');
    await other.query('COMMIT');
    const { rows } = await other.query<{ lsn: string }>('SELECT pg_current_wal_insert_lsn() AS lsn');
    await inTransaction(db, async (tx) => {
      tx.isFlushed = true;
      await tx.query({ text: 'SELECT n FROM early WHERE n = 0' });
    });
    const after = await other.query(`SELECT pg_current_wal_flush_lsn() >= $1::pg_lsn AS "isThere"`, [rows[0]?.lsn]);
    await other.end();
    expect(after.rows).toEqual([{ isThere: true }]);
  });

  test('[INV-24] fails as any other where what it wrote may not be', async () => {
    await expect(inTransaction(db, async (tx) => early(tx, 2, 2))).rejects.toMatchObject({ code: '23505' });
    const passed = inTransaction(db, async (tx) => {
      early(tx, 3);
      await tx.query({ text: 'SELECT 1/0' }).catch(() => undefined);
    });
    await expect(passed).rejects.toThrow('undid');
    expect((await db.query({ text: 'SELECT n FROM early WHERE n > 1' })).rowCount).toBe(0);
  });
});

describe('a transaction whose statements are sent ahead', () => {
  let db: Database;
  beforeAll(async () => {
    db = openDatabase(own.url, { max: 2 });
    await db.query({ text: 'CREATE TABLE words (word text PRIMARY KEY)' });
  });
  beforeEach(() => db.query({ text: 'TRUNCATE words' }));
  afterAll(() => db.close());

  const put = (word: string) => ({ name: 'put', text: 'INSERT INTO words VALUES ($1)', values: [word] });
  const text = async () =>
    (await db.query<{ word: string }>({ text: 'SELECT word FROM words ORDER BY word' })).rows.map(({ word }) => word);

  test('what nobody waits for is there when it is committed', async () => {
    const seen = await inTransaction(db, async (tx) => {
      tx.send(put('a'));
      const { rows } = await tx.query({ text: 'SELECT word FROM words' });
      tx.send(put('b'));
      return rows;
    });
    expect([seen, await text()]).toEqual([[{ word: 'a' }], ['a', 'b']]);
  });

  test('where it fails, the commit fails with its error and nothing stays', async () => {
    await expect(
      inTransaction(db, async (tx) => {
        tx.send(put('a'));
        tx.send(put('a'));
        tx.send(put('b'));
      }),
    ).rejects.toMatchObject({ code: '23505' });
    expect(await text()).toEqual([]);
  });

  test('a statement behind a failed one is prepared the next time', async () => {
    const later = { name: 'later', text: 'SELECT 1 AS one, NULL::int AS two' };
    await expect(
      inTransaction(db, async (tx) => {
        tx.send(put('a'));
        tx.send(put('a'));
        tx.send(later);
      }),
    ).rejects.toMatchObject({ code: '23505' });
    for (let time = 0; time < 3; time += 1) {
      const answer = await inTransaction(db, (tx) => {
        tx.send(put(`b${time}`));
        return tx.query(later);
      });
      expect(answer).toMatchObject({ rows: [{ one: 1, two: null }], fields: [{ name: 'one' }, { name: 'two' }] });
    }
  });

  test('a statement of its own whose commit fails has failed', async () => {
    await db.query({ text: 'CREATE TABLE late (n int UNIQUE DEFERRABLE INITIALLY DEFERRED)' });
    const twice = { name: 'twice', text: 'INSERT INTO late VALUES ($1), ($1)', values: [1] };
    await expect(db.query(twice)).rejects.toMatchObject({ code: '23505' });
    expect((await db.query({ text: 'SELECT 1 FROM late' })).rowCount).toBe(0);
  });

  test('a value that cannot be sent fails its transaction', async () => {
    const cyclic: { self?: object } = {};
    cyclic.self = cyclic;
    const one = openDatabase(own.url, { max: 1 });
    const request = { name: 'cyclic', text: 'SELECT $1::jsonb', values: [cyclic] };
    await expect(one.query(request)).rejects.toThrow(/circular/);
    await expect(inTransaction(one, (tx) => tx.query(request))).rejects.toThrow(/circular/);
    expect((await one.query({ ...request, values: [{}] })).rowCount).toBe(1);
    await one.close();
  });

  test('where it fails before a statement that is waited for, that fails with its error', async () => {
    let seen: unknown;
    await inTransaction(db, async (tx) => {
      await tx.query({ text: 'SAVEPOINT one' });
      tx.send(put('a'));
      tx.send(put('a'));
      await tx.query({ text: 'SELECT 1' }).catch((error: { code: string }) => (seen = error.code));
      await tx.query({ text: 'ROLLBACK TO SAVEPOINT one' });
      tx.send(put('b'));
    });
    expect([seen, await text()]).toEqual(['23505', ['b']]);
  });

  test('statements that leave together fail with the error of the first that failed', async () => {
    await expect(
      inTransaction(db, async (tx) => {
        const first = tx.query({ text: `SELECT 1/0` });
        tx.send(put('a'));
        await Promise.all([tx.query(put('b')), tx.query(put('c')), first]);
      }),
    ).rejects.toMatchObject({ code: '22012' });
    expect(await text()).toEqual([]);
  });

  test('after a failure that was taken back the next one says its own error', async () => {
    await expect(
      inTransaction(db, async (tx) => {
        await tx.query({ text: 'SAVEPOINT one' });
        await tx.query({ text: 'SELECT 1/0' }).catch(() => undefined);
        await tx.query({ text: 'ROLLBACK TO SAVEPOINT one' });
        await tx.query(put('a'));
        const [, second] = await Promise.allSettled([tx.query(put('a')), tx.query(put('b'))]);
        throw (second as PromiseRejectedResult).reason;
      }),
    ).rejects.toMatchObject({ code: '23505' });
  });

  test('a failure that was passed over is not taken for a commit', async () => {
    await expect(
      inTransaction(db, async (tx) => {
        tx.send(put('a'));
        await tx.query(put('a')).catch(() => undefined);
      }),
    ).rejects.toThrow('undid');
    expect(await text()).toEqual([]);
  });

  test('[INV-02] work after a failed transaction writes nothing', async () => {
    let last: Promise<unknown> = Promise.resolve();
    const slow = async (tx: Transaction) => {
      await tx.query(put('a'));
      await tx.query({ text: 'SELECT pg_sleep(0.05)' });
      await tx.query(put('b'));
    };
    await expect(
      inTransaction(db, async (tx) => {
        last = slow(tx).catch((error: Error) => error.message);
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect([await last, await text()]).toEqual(['the transaction is over', []]);
  });

  test('what goes ahead is kept and counted once, however often the work runs', async () => {
    let runs = 0;
    await inTransaction(
      db,
      async (tx) => {
        await tx.query(put(`run ${runs}`));
        runs += 1;
        if (runs < 3) throw Object.assign(new Error('deadlock'), { code: '40P01' });
      },
      { statement: put('ahead'), check: () => undefined },
    );
    const refuse = () => {
      throw new Error('too often');
    };
    await expect(
      inTransaction(db, async (tx) => void (await tx.query(put('inside'))), { statement: put('again'), check: refuse }),
    ).rejects.toThrow('too often');
    expect(await text()).toEqual(['again', 'ahead', 'run 2']);
  });
});
