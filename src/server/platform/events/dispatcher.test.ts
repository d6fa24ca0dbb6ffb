import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openSale, type Sale } from '#test/builders/sale.ts';
import { count } from '#test/builders/buying.ts';
import { until } from '#test/builders/until.ts';
import { onlyRow } from '../database/only-row.ts';
import { inTransaction, type Transaction } from '../database/open-database.ts';
import { type Dispatcher, startDispatcher } from './dispatcher.ts';
import { react, type Reaction } from './reaction.ts';
import { transactionOf } from '#test/builders/transaction-of.ts';
import { IS_PASSED } from './event-store.ts';
import { lockNextParked, wakeParked } from './parked-store.ts';
import { publish, publishAll } from './publish.ts';

let sale: Sale;
let started: Dispatcher[] = [];
/** What a test does inside a reaction before it writes down what it handled. */
let inside: (word: string, tx: Transaction) => Promise<void>;

/** Writes down every event that it handles; a table without a key, so that a double would stay. */
const noting = (name = 'test.noting'): Reaction =>
  react({
    name,
    to: ['accounts.signed-in'],
    handle: async ({ event, tx }) => {
      const { userId: word } = event.payload;
      await inside(word, tx);
      await tx.query({
        text: 'INSERT INTO noted (reaction, subject, word) VALUES ($1, $2, $3)',
        values: [name, event.subject, word],
      });
    },
  });
const say = (tx: Transaction, subject: string, word: string) =>
  publish(sale.app, tx, { name: 'accounts.signed-in', subject, payload: { userId: word } });
const happen = (subject: string, word: string) => inTransaction(sale.app.db, (tx) => say(tx, subject, word));
const dispatch = (reactions: Reaction[] = [noting()]): Dispatcher => {
  const dispatcher = startDispatcher(sale.app, reactions);
  started.push(dispatcher);
  return dispatcher;
};
const noted = async (subject?: string): Promise<string[]> =>
  (
    await sale.app.db.query<{ word: string }>({
      text: 'SELECT word FROM noted WHERE $1::text IS NULL OR subject = $1 ORDER BY n',
      values: [subject ?? null],
    })
  ).rows.map((row) => row.word);

beforeAll(async () => {
  sale = await openSale();
  await sale.app.db.query({ text: 'CREATE TABLE noted (n bigserial, reaction text, subject text, word text)' });
});
beforeEach(async () => {
  inside = async () => undefined;
  sale.app.log.error = (...text: unknown[]) => process.env.SHOW && console.log(...text);
  await sale.app.db.query({ text: 'TRUNCATE noted, events, parked_events, event_cursors' });
});
afterEach(async () => {
  await Promise.all(started.map((dispatcher) => dispatcher.stop()));
  started = [];
});
afterAll(() => sale.stop());

test('[INV-24] every event reaches every reaction exactly once', async () => {
  const reactions = [noting('test.one'), noting('test.two')];
  const five = Array.from({ length: 5 }, () => dispatch(reactions));
  await Promise.all(
    Array.from({ length: 120 }, async (_, index) => {
      await happen(`s${index % 7}`, `w${index}`);
      if (index % 10 === 0) five[index % 5]?.wake();
    }),
  );
  await Promise.all(five.map((dispatcher) => dispatcher.settle()));
  await five[0]?.settle();
  expect((await noted()).sort()).toEqual(
    [
      ...Array.from({ length: 120 }, (_, index) => `w${index}`),
      ...Array.from({ length: 120 }, (_, index) => `w${index}`),
    ].sort(),
  );
});

test('[INV-24] what is undone tells nothing', async () => {
  await expect(
    inTransaction(sale.app.db, async (tx) => {
      await say(tx, 'a', 'undone');
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  await happen('a', 'done');
  await dispatch().settle();
  expect(await noted()).toEqual(['done']);
});

test('events of one subject are handled in their order', async () => {
  for (let index = 0; index < 250; index += 1) await happen(`s${index % 3}`, String(index).padStart(3, '0'));
  await Promise.all([dispatch(), dispatch(), dispatch()].map((dispatcher) => dispatcher.settle()));
  await dispatch().settle();
  for (const subject of ['s0', 's1', 's2']) expect(await noted(subject)).toEqual((await noted(subject)).toSorted());
  expect(await count(sale, 'noted')).toBe(250);
});

test('[INV-24] an event of a transaction that commits late is not skipped', async () => {
  const late = await sale.app.db.pool.connect();
  await late.query('BEGIN');
  await say(transactionOf(late), 'late', 'first');
  await late.query('SELECT 1');
  await happen('early', 'second');
  const dispatcher = dispatch();
  try {
    await dispatcher.settle();
    expect(await noted()).toEqual([]);
  } finally {
    await late.query('COMMIT');
    late.release();
  }
  await dispatcher.settle();
  expect((await noted()).sort()).toEqual(['first', 'second']);
});

test('[INV-24] an event that fails is parked and tried again', async () => {
  let isBroken = true;
  inside = async (word) => {
    if (isBroken && word === 'a1') throw new Error('not now');
  };
  for (const [subject, word] of [
    ['a', 'a1'],
    ['b', 'b1'],
    ['a', 'a2'],
    ['a', 'a3'],
    ['b', 'b2'],
  ] as const)
    await happen(subject, word);
  const dispatcher = dispatch();
  await dispatcher.settle();
  expect(await noted()).toEqual(['b1', 'b2']);
  const { rows } = await sale.app.db.query({ text: 'SELECT error FROM parked_events ORDER BY seq' });
  expect(rows.map((row) => row.error)).toEqual([
    'not now',
    'waits behind an earlier event',
    'waits behind an earlier event',
  ]);
  isBroken = false;
  // One that is due waits all the same while an earlier one of its subject is not.
  await sale.app.db.query({
    text: `UPDATE parked_events SET next_at = now() + CASE WHEN seq = (SELECT min(seq) FROM parked_events) THEN interval '1 hour' ELSE interval '0' END`,
  });
  expect(await inTransaction(sale.app.db, (tx) => lockNextParked(tx, 'test.noting', 'wait'))).toBeNull();
  await sale.app.db.query({ text: 'UPDATE parked_events SET next_at = now()' });
  await Promise.all([dispatcher.settle(), dispatch().settle(), dispatch().settle()]);
  await happen('a', 'a4');
  await Promise.all(started.map((each) => each.settle()));
  expect([await noted('a'), await count(sale, 'parked_events')]).toEqual([['a1', 'a2', 'a3', 'a4'], 0]);
});

test('[INV-24] waiting for all events does not wait for parked ones', { timeout: 20_000 }, async () => {
  inside = async () => {
    throw new Error('not now');
  };
  for (const word of ['a1', 'a2']) await happen('a', word);
  const dispatcher = dispatch();
  await dispatcher.settle();
  await sale.app.db.query({
    text: `UPDATE parked_events SET next_at = now() + CASE WHEN seq = (SELECT min(seq) FROM parked_events) THEN interval '1 hour' ELSE interval '0' END`,
  });
  await dispatcher.settle();
  expect(await count(sale, 'parked_events')).toBe(2);
});

test('[INV-24] a deadlock parks nothing: the batch runs again, and each event is handled once', async () => {
  let deadlocks = 6;
  inside = async (word) => {
    if (word === 'a2' && (deadlocks -= 1) >= 0) throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
  };
  for (const word of ['a1', 'a2', 'a3']) await happen('a', word);
  await dispatch().settle();
  expect([await noted('a'), await count(sale, 'parked_events')]).toEqual([['a1', 'a2', 'a3'], 0]);
});

test('a parked event is tried later and later', async () => {
  // The moment of the transaction that fails is the one from which it waits.
  let failedAt = 0;
  inside = async (_word, tx) => {
    await tx.query({ text: `INSERT INTO noted (reaction, subject, word) VALUES ('test.half', 'half', 'x')` });
    failedAt = onlyRow(await tx.query<{ at: number }>({ text: 'SELECT extract(epoch FROM now())::float AS at' })).at;
    throw new Error('never');
  };
  await happen('a', 'a1');
  const dispatcher = dispatch();
  const waits: number[] = [];
  for (let tries = 0; tries < 10; tries += 1) {
    await dispatcher.settle();
    const { rows } = await sale.app.db.query<{ next: number }>({
      text: 'SELECT extract(epoch FROM next_at)::float AS next FROM parked_events',
    });
    waits.push(Math.round((onlyRow({ rows }).next - failedAt) * 1000));
    await sale.app.db.query({ text: 'UPDATE parked_events SET next_at = now()' });
  }
  expect(waits.toSorted((a, b) => a - b)).toEqual(waits);
  expect(waits.at(-1)).toBe(60_000);
  expect(await noted('half'), 'what a failed try wrote').toEqual([]);
});

test('[INV-24] a connection that dies in the middle of a reaction undoes it', async () => {
  let deaths = 3;
  inside = async (word, tx) => {
    if (word !== 'a2' || deaths === 0) return;
    deaths -= 1;
    await tx.query({ text: 'SELECT pg_terminate_backend(pg_backend_pid())' });
  };
  for (const word of ['a1', 'a2', 'a3']) await happen('a', word);
  const dispatcher = dispatch();
  for (let tries = 0; tries < 8; tries += 1) await dispatcher.settle().catch(() => undefined);
  expect([deaths, await noted('a')]).toEqual([0, ['a1', 'a2', 'a3']]);
});

test('[RUN-13, INV-24] a dispatcher that starts without a database works when it is back', async () => {
  const { query } = sale.app.db;
  let refused = 0;
  sale.app.db.query = () => {
    refused += 1;
    return Promise.reject(Object.assign(new Error('terminating connection'), { code: '57P01' }));
  };
  dispatch();
  await until(() => refused > 0, 'it asked');
  sale.app.db.query = query;
  await happen('s', 'late');
  await until(async () => (await noted()).length > 0, 'it works');
  expect(await noted()).toEqual(['late']);
});

test('[INV-24] of many that are told together each is written, and makes stale what hangs on it', async () => {
  const published = await inTransaction(sale.app.db, async (tx) => {
    const name = 'accounts.signed-in';
    const all = ['one', 'two', 'three'].map(
      (word) => ({ name, subject: `all ${word}`, payload: { userId: word } }) as const,
    );
    await publishAll(sale.app, tx, all);
    return tx.published.map(({ payload }) => payload);
  });
  expect(published).toEqual([{ userId: 'one' }, { userId: 'two' }, { userId: 'three' }]);
  expect(await count(sale, `events WHERE subject LIKE 'all %'`)).toBe(3);
});

test('[ERR-05, OFFICE-01] a reaction that fails is kept among what failed', async () => {
  const failed = vi.spyOn(sale.app.outside.watch as Required<typeof sale.app.outside>['watch'], 'failed');
  inside = async () => {
    throw new Error('not now');
  };
  await happen('a', 'a1');
  await dispatch([noting('test.one'), noting('test.two')]).settle();
  expect(failed.mock.calls.map(([failure]) => failure)).toEqual(
    ['test.one', 'test.two'].map((where) => ({ kind: 'reaction', where, error: new Error('not now') })),
  );
  failed.mockRestore();
  await Promise.all(started.map((dispatcher) => dispatcher.stop()));
  await sale.app.db.query({ text: `UPDATE parked_events SET next_at = now() + interval '1 hour'` });
  expect(await wakeParked(sale.app.db, 'test.two')).toBe(1);
  const next = (reaction: string) => inTransaction(sale.app.db, (tx) => lockNextParked(tx, reaction, 'wait'));
  expect([await next('test.one'), await next('test.two')]).toEqual([null, expect.objectContaining({ subject: 'a' })]);
});

test('[INV-24] what is parked of one reaction holds up no other of the same subject', async () => {
  inside = async (word, tx) => {
    const { rowCount } = await tx.query({ text: `SELECT 1 FROM noted WHERE reaction = 'test.one' AND word = 'a1'` });
    if (word === 'a1' && rowCount === 1) throw new Error('not now');
  };
  await happen('a', 'a1');
  await happen('a', 'a2');
  await dispatch([noting('test.one'), noting('test.two')]).settle();
  expect(await count(sale, `parked_events WHERE reaction = 'test.two'`)).toBe(2);
  await sale.app.db.query({
    text: `INSERT INTO parked_events (reaction, subject, event_id, xid, seq, next_at, error)
           SELECT 'test.one', subject, id, xid, seq, now(), '' FROM events ORDER BY xid DESC, seq DESC LIMIT 1`,
  });
  await sale.app.db.query({
    text: `UPDATE parked_events SET next_at = now() + CASE WHEN reaction = 'test.two' THEN interval '1 hour' ELSE interval '0' END`,
  });
  expect(await inTransaction(sale.app.db, (tx) => lockNextParked(tx, 'test.one', 'wait'))).not.toBeNull();
});

test('[INV-24] an event is passed when every reaction has had it and it is parked nowhere', async () => {
  const passed = () => count(sale, `events WHERE ${IS_PASSED}`);
  await happen('a', 'a1');
  await happen('b', 'b1');
  const reactions = [noting('test.one'), noting('test.two')];
  inside = async (word) => {
    if (word === 'b1') throw new Error('not now');
  };
  await dispatch([reactions[0] as Reaction]).settle();
  await sale.app.db.query({
    text: `INSERT INTO event_cursors (reaction, xid, seq) VALUES ('test.two', '0', 0) ON CONFLICT DO NOTHING`,
  });
  expect(await passed()).toBe(0);
  await dispatch(reactions).settle();
  expect(await passed()).toBe(1);
  await sale.app.db.query({ text: 'DELETE FROM parked_events' });
  expect(await passed()).toBe(2);
});

test('[INV-24] a dispatcher that stops ends what it has in hand first', async () => {
  let goOn = (): void => undefined;
  const freed = new Promise<void>((resolve) => (goOn = resolve));
  let isInHand = false;
  inside = async () => {
    isInHand = true;
    await freed;
  };
  const dispatcher = dispatch();
  await happen('a', 'a1');
  dispatcher.wake();
  await until(() => isInHand, 'it is in hand');
  const stopped = dispatcher.stop();
  goOn();
  await stopped;
  expect(await noted()).toEqual(['a1']);
});

test('[INV-24] a deadlock while a parked event is tried again is no try', async () => {
  let code: string | undefined;
  // Of the batch, and by itself.
  let failures = 2;
  inside = async () => {
    if ((failures -= 1) >= 0) throw Object.assign(new Error('not now'), code ? { code } : {});
  };
  await happen('a', 'a1');
  const dispatcher = dispatch();
  await dispatcher.settle();
  expect(await count(sale, 'parked_events')).toBe(1);
  [failures, code] = [1, '40P01'];
  await sale.app.db.query({ text: 'UPDATE parked_events SET next_at = now()' });
  await dispatcher.settle();
  expect([await noted(), await count(sale, 'parked_events')]).toEqual([['a1'], 0]);
});
