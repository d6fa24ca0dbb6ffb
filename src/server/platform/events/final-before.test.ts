import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openSale, type Sale } from '#test/builders/sale.ts';
import { count } from '#test/builders/buying.ts';
import { seed } from '#test/support/seed.ts';
import { until } from '#test/builders/until.ts';
import { databaseUrl } from '#test/support/run-cluster.ts';
import { seededRandom } from '../clock/random.ts';
import { onlyRow } from '../database/only-row.ts';
import { inTransaction, type Transaction } from '../database/open-database.ts';
import { type Dispatcher, startDispatcher } from './dispatcher.ts';
import { insertEvents } from './event-store.ts';
import { FINAL_BEFORE } from './final-before-store.ts';
import { react } from './reaction.ts';
import { transactionOf } from '#test/builders/transaction-of.ts';
import { publish } from './publish.ts';
import { testPool } from '#test/builders/test-pool.ts';

let sale: Sale;
let elsewhere: pg.Pool;
/** Writes down every event that it handles; a table without a key, so that a double would stay. */
const noting = react({
  name: 'test.noting',
  to: ['accounts.signed-in'],
  handle: async ({ event, tx }) => {
    const { subject, payload } = event;
    await tx.query({ text: 'INSERT INTO noted (subject, word) VALUES ($1, $2)', values: [subject, payload.userId] });
  },
});
const say = (tx: Transaction, subject: string, word: string) =>
  publish(sale.app, tx, { name: 'accounts.signed-in', subject, payload: { userId: word } });
const noted = async (): Promise<string[]> =>
  (await sale.app.db.query<{ word: string }>({ text: 'SELECT word FROM noted ORDER BY n' })).rows.map(
    (row) => row.word,
  );
const settled = async (): Promise<string[]> => {
  const dispatcher = startDispatcher(sale.app, [noting]);
  await dispatcher.settle();
  await dispatcher.stop();
  return noted();
};

beforeAll(async () => {
  sale = await openSale();
  elsewhere = testPool(databaseUrl(sale.databaseUrl, 'postgres'), 4);
  await sale.app.db.query({ text: 'CREATE TABLE noted (n bigserial, subject text, word text)' });
});
beforeEach(async () => {
  await sale.app.db.query({ text: 'TRUNCATE noted, events, parked_events, event_cursors' });
});
afterAll(async () => {
  await elsewhere.end();
  await sale.stop();
});

/** Does something while a transaction of another database of the server is open. */
async function besideStranger(text: string, work: (xid: string) => Promise<void>): Promise<void> {
  const stranger = await elsewhere.connect();
  await stranger.query('BEGIN');
  await stranger.query(text);
  try {
    await work((await stranger.query('SELECT pg_current_xact_id()::text AS xid')).rows[0].xid);
  } finally {
    await stranger.query('ROLLBACK');
    stranger.release();
  }
}
const ID = 'SELECT pg_current_xact_id()';

test.each([
  ['writes', 'CREATE TEMP TABLE of_a_stranger (a int)'],
  ['has only asked for its id', ID],
])('[INV-24] a long transaction of another database that %s holds up nothing', (_, text) =>
  besideStranger(text, async () => {
    await inTransaction(sale.app.db, (tx) => say(tx, 'a', 'done'));
    expect(await settled()).toEqual(['done']);
  }),
);

test('[INV-24] an own transaction is waited for beside a stranger’s', () =>
  besideStranger(ID, async () => {
    const late = await sale.app.db.pool.connect();
    try {
      await late.query(`BEGIN; ${ID}`);
      await inTransaction(sale.app.db, (tx) => say(tx, 'early', 'second'));
      expect(await settled()).toEqual([]);
      await say(transactionOf(late), 'late', 'first');
      await late.query('SELECT 1');
      expect(await settled()).toEqual([]);
    } finally {
      await late.query('COMMIT');
      late.release();
    }
    expect(await settled()).toEqual(['first', 'second']);
  }));

test('[INV-24] a prepared transaction of another database holds up nothing', async () => {
  const [strange, own] = ['stranger', 'own'].map((name) => `${name}-${sale.app.ids.uuid()}`);
  await elsewhere.query(`BEGIN; ${ID}; PREPARE TRANSACTION '${strange}'`);
  const client = await sale.app.db.pool.connect();
  try {
    await client.query(`BEGIN; INSERT INTO events (subject, id, name, payload, at)
      VALUES ('a', '${own}', 'accounts.signed-in', '{"userId": "prepared"}', now()); PREPARE TRANSACTION '${own}'`);
    await inTransaction(sale.app.db, (tx) => say(tx, 'a', 'later'));
    expect(await settled()).toEqual([]);
    await client.query(`COMMIT PREPARED '${own}'`);
    expect(await settled()).toEqual(['prepared', 'later']);
  } finally {
    await client.query(`ROLLBACK PREPARED '${own}'`).catch(() => undefined);
    client.release();
    await elsewhere.query(`ROLLBACK PREPARED '${strange}'`);
  }
});

test('[INV-24, RUN-02] a role without any right but its own sees what runs elsewhere too', async () => {
  const role = `plain_${sale.app.ids.uuid().replaceAll('-', '')}`;
  await sale.app.db.query({ text: `CREATE ROLE ${role} NOSUPERUSER` });
  await besideStranger(ID, async (xid) => {
    // Only past a younger transaction that has ended can a snapshot say anything of an older one.
    await inTransaction(sale.app.db, (tx) => say(tx, 'a', 'younger'));
    await until(
      () =>
        inTransaction(sale.app.db, async (tx) => {
          await tx.query({ text: `SET LOCAL ROLE ${role}` });
          const result = await tx.query<{ isPast: boolean }>({
            text: `SELECT ${FINAL_BEFORE} > $1::xid8 AS "isPast"`,
            values: [xid],
          });
          return onlyRow(result).isPast;
        }),
      'the transaction elsewhere is known as such',
    );
  }).finally(() => sale.app.db.query({ text: `DROP ROLE ${role}` }));
});

test('[INV-24] in a statement of a transaction that wrote itself, its own events are not final', async () => {
  const isFinal = await inTransaction(sale.app.db, async (tx) => {
    const own = { id: 'own', subject: 'a', name: 'accounts.signed-in', payload: { userId: 'own' }, live: [] };
    insertEvents(tx, [{ ...own, at: sale.app.clock.now() }]);
    // It is sent without waiting for it: only now does the transaction have its id, which is the older one.
    await tx.query({ text: 'SELECT 1' });
    await inTransaction(sale.app.db, (other) => say(other, 'b', 'other'));
    const { rows } = await tx.query<{ n: number }>({
      text: `SELECT count(*)::int AS n FROM events WHERE xid < ${FINAL_BEFORE}`,
    });
    return rows[0]?.n;
  });
  expect(isFinal).toBe(0);
});

test('[INV-24] whoever commits in whatever order, here and elsewhere', async () => {
  const random = seededRandom(seed);
  const PUBLISHED = 150;
  const dispatchers: Dispatcher[] = Array.from({ length: 3 }, () => startDispatcher(sale.app, [noting]));
  let isOpen = true;
  const strangers = Array.from({ length: 3 }, async () => {
    while (isOpen) {
      const stranger = await elsewhere.connect();
      await stranger.query('BEGIN; SELECT pg_current_xact_id()');
      await stranger.query(`SELECT pg_sleep(${random.integer(20) / 1000})`);
      await stranger.query('ROLLBACK');
      stranger.release();
    }
  });
  let next = 0;
  const tellers = Array.from({ length: 12 }, async () => {
    for (let index = (next += 1); index <= PUBLISHED; index = next += 1) {
      const word = String(index);
      const [before, after, isUndone] = [random.integer(8), random.integer(8), random.integer(6) === 0];
      await inTransaction(sale.app.db, async (tx) => {
        // The id is given here; the event is written under it later, when younger ones may have been committed.
        await tx.query({ text: 'SELECT pg_current_xact_id(), pg_sleep($1)', values: [before / 1000] });
        await say(tx, `s${index % 5}`, word);
        await tx.query({ text: 'SELECT pg_sleep($1)', values: [after / 1000] });
        if (isUndone) throw new Error('undone');
      }).catch((error: Error) => {
        if (error.message !== 'undone') throw error;
      });
      dispatchers[index % 3]?.wake();
    }
  });
  await Promise.all(tellers);
  isOpen = false;
  await Promise.all(strangers);
  await dispatchers[0]?.settle();
  await Promise.all(dispatchers.map((dispatcher) => dispatcher.stop()));
  const { rows } = await sale.app.db.query({
    text: `SELECT subject, payload->>'userId' AS word FROM events ORDER BY xid, seq`,
  });
  expect((await noted()).toSorted()).toEqual(rows.map(({ word }) => word).toSorted());
  for (const subject of ['s0', 's1', 's2', 's3', 's4']) {
    const { rows: handled } = await sale.app.db.query({
      text: 'SELECT word FROM noted WHERE subject = $1 ORDER BY n',
      values: [subject],
    });
    expect(handled.map(({ word }) => word)).toEqual(
      rows.filter((row) => row.subject === subject).map(({ word }) => word),
    );
  }
  expect(await count(sale, 'parked_events')).toBe(0);
});
