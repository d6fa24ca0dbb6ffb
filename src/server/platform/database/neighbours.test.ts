import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openBareTables, type BareTables } from '#test/builders/bare-tables.ts';
import { partOf } from '#test/builders/part-of.ts';
import { deleteOldCircuits, listCircuits } from '../circuits/circuit-store.ts';
import { wakeParked, isParked, postponeParked, deleteParked } from '../events/parked-store.ts';
import { claimKey, storeAnswer } from '../idempotency/idempotency-store.ts';
import { listLiveMessages, newestLiveId } from '../live/live-store.ts';
import {
  findMailHtml,
  listNewestMails,
  noteMailFailure,
  noteMailSent,
  recallByKeys,
  recallMails,
  recallMailsTo,
  renewMail,
  renewMails,
  takeMail,
} from '../mail/mail-store.ts';
import { giveBackAttempt, takeAttempt } from '../rate-limit/rate-limit-store.ts';
import { listSecrets, replaceSecret } from '../secrets/secret-store.ts';
import { findFact, forgetFact, keepFact } from './facts-store.ts';
import type { Transaction } from './open-database.ts';

let tables: BareTables;
const NOW = new Date('2026-03-10T12:00:00.000Z');
const at = (minutes: number): Date => new Date(NOW.getTime() + minutes * 60_000);

beforeAll(async () => {
  tables = await openBareTables();
});
afterAll(() => tables.stop());
beforeEach(() =>
  tables.empty(
    'idempotency_keys',
    'rate_limits',
    'platform_facts',
    'live_messages',
    'mails',
    'circuits',
    'parked_events',
    'second_factors',
  ),
);

test('[RUN-07] a key is one scope’s, one operation’s: its answer is its own', async () => {
  const key = { scope: 'bo', operation: 'x', key: 'a', bodyHash: Buffer.from([1]) };
  const other = { scope: 'bo', operation: 'x', key: 'a', body_hash: '\\x02', status: 201, answer: 'other' };
  for (const changes of [{ scope: 'cy' }, { operation: 'y' }, { key: 'b' }])
    await tables.put('idempotency_keys', { ...other, ...changes });
  const claim = (bodyHash = key.bodyHash) => tables.run((tx) => claimKey(tx, { ...key, bodyHash }, NOW));
  expect(await claim()).toEqual({ kind: 'new' });
  const written = await tables.written('idempotency_keys', ['scope', 'operation', 'key'], (tx) =>
    Promise.resolve(storeAnswer(tx, key, { status: 200, text: 'done' })),
  );
  expect(written.now).toEqual([{ scope: 'bo', operation: 'x', key: 'a' }]);
  expect([await claim(), await claim(Buffer.from([2]))]).toEqual([
    { kind: 'replay', status: 200, answer: 'done' },
    { kind: 'other-body' },
  ]);
});

test('[INV-15] attempts are counted of that person, act and window, and one that is given back is one of them', async () => {
  const attempt = { subject: 'bo', action: 'x', limit: { times: 2, seconds: 60 }, now: NOW };
  await takeAttempt(tables.db, attempt);
  for (const changes of [{ subject: 'cy' }, { action: 'y' }, { now: at(1) }])
    await takeAttempt(tables.db, { ...attempt, ...changes });
  const given = await tables.written('rate_limits', ['subject', 'action', 'window_start'], () =>
    giveBackAttempt(tables.db, attempt),
  );
  expect(given.now).toEqual([{ subject: 'bo', action: 'x', window_start: expect.stringContaining('12:00:00') }]);
  expect((await tables.written('rate_limits', [], () => giveBackAttempt(tables.db, attempt))).now).toEqual([]);
});

test('what is kept of one name, circuit or secret is that one’s', async () => {
  await keepFact(tables.db, 'a', '1');
  await keepFact(tables.db, 'b', '2');
  expect([await findFact(tables.db, 'b'), await findFact(tables.db, 'c')]).toEqual(['2', null]);
  await forgetFact(tables.db, 'b');
  expect([await findFact(tables.db, 'a'), await findFact(tables.db, 'b')]).toEqual(['1', null]);
  await tables.put(
    'circuits',
    { name: 'mail', process: 'p2', looked_at: at(-1) },
    { process: 'p1' },
    { process: 'p3', looked_at: at(0) },
    { process: 'p4', looked_at: at(-9) },
  );
  expect((await listCircuits(tables.db, at(-9))).map((row) => row.process)).toEqual(['p3', 'p1', 'p2']);
  expect((await tables.written('circuits', [], () => deleteOldCircuits(tables.db, at(-1)))).gone).toBe(1);
  await tables.put(
    'second_factors',
    { user_id: 'bo', id: 'f1', secret: 'old' },
    { user_id: 'cy' },
    { id: 'f2' },
    { id: 'f3', secret: 'new' },
  );
  const column = { table: 'second_factors', column: 'secret', key: ['user_id', 'id'] };
  const replaced = await tables.written('second_factors', ['user_id', 'id'], () =>
    replaceSecret(tables.db, column, { ids: ['bo', 'f1'], was: 'old', is: 'fresh' }),
  );
  expect(replaced.now).toEqual([{ user_id: 'bo', id: 'f1' }]);
  const changed = await tables.written('second_factors', [], () =>
    replaceSecret(tables.db, column, { ids: ['bo', 'f3'], was: 'old', is: 'fresh' }),
  );
  expect([changed.now.length, (await listSecrets(tables.db, column)).length]).toEqual([0, 4]);
});

test('[INV-24] live messages of one’s topics come in their order, behind the last one that was seen', async () => {
  await tables.put(
    'live_messages',
    { id: 5, topic: 'a' },
    { id: 3 },
    { id: 4, topic: 'b' },
    { id: 6, topic: 'c' },
    { id: 2 },
  );
  const ids = async (topics: string[], after: number) =>
    (await listLiveMessages(tables.db, { topics, after })).map(({ id }) => id);
  expect([
    await ids(['a'], 2),
    await ids(['a', 'b'], 0),
    await newestLiveId(tables.db, ['a', 'b']),
    await newestLiveId(tables.db, ['x']),
  ]).toEqual([[3, 5], [2, 3, 4, 5], 5, 0]);
});

const ITEM = '00000000-0000-4000-8000-000000000001';
const mail = {
  key: 'order:1',
  recipient: 'bo@example.com',
  subject: 's',
  body_text: 't',
  body_html: 'h',
  about: 'r1',
  item_id: ITEM,
  created_at: at(-5),
  tries: 2,
};

test('[INV-24] a mail is recalled while it has not left: that one, of that matter, of that time, to that person', async () => {
  const fill = async () => {
    await tables.empty('mails');
    await tables.put(
      'mails',
      mail,
      { key: 'order:2', sent_at: at(-1) },
      { key: 'order:3', about: 'r2' },
      { key: 'order:4', created_at: at(-6) },
      { key: 'other:5', about: '' },
      { key: 'order:6', recipient: 'cy@example.com', about: '' },
    );
  };
  const gone = async (act: (tx: Transaction) => unknown) => {
    await fill();
    await tables.run(async (tx) => act(tx));
    const { rows } = await tables.db.query<{ key: string }>({ text: 'SELECT key FROM mails' });
    return ['order:1', 'order:2', 'order:3', 'order:4', 'other:5', 'order:6'].filter(
      (key) => !rows.some((row) => row.key === key),
    );
  };
  expect(
    await gone(async (tx) =>
      expect(await recallMails(tx, { about: 'r1', since: at(-5).toISOString() })).toEqual({ hasLeft: true }),
    ),
  ).toEqual(['order:1']);
  expect(
    await gone(async (tx) =>
      expect(await recallMails(tx, { about: 'r2', since: at(-5).toISOString() })).toEqual({ hasLeft: false }),
    ),
  ).toEqual(['order:3']);
  expect(await gone((tx) => recallMailsTo(tx, { recipient: 'bo@example.com', kind: 'order:' }))).toEqual([
    'order:1',
    'order:3',
    'order:4',
  ]);
  expect(
    await gone((tx) =>
      recallByKeys(tx, { name: 'x', keys: `SELECT unnest($1::text[])`, values: [['order:1', 'order:2']] }),
    ),
  ).toEqual(['order:1']);
});

test('[INV-24] a mail is taken by its own item while it has not left, and what becomes of it is noted of it alone', async () => {
  await tables.put(
    'mails',
    mail,
    { key: 'order:2', sent_at: at(-1) },
    { key: 'order:3', tries: 0 },
    { key: 'order:4', created_at: at(-1), body_html: 'four' },
  );
  const take = async (key: string, itemId = ITEM) => (await takeMail(tables.db, { key, itemId, now: NOW }))?.key;
  expect([await take('order:1'), await take('order:2'), await take('order:1', ITEM.replace('1', '2'))]).toEqual([
    'order:1',
    undefined,
    undefined,
  ]);
  const its = [{ key: 'order:1' }];
  const written = async (act: (tx: Transaction) => unknown) => (await tables.written('mails', ['key'], act)).now;
  expect(
    await written((tx) => noteMailFailure(tx, 'order:1', partOf({ tries: 3, nextAt: at(1), words: 'x' }))),
  ).toEqual(its);
  expect(await written((tx) => renewMail(tx, { key: 'order:1', now: NOW }))).toEqual(its);
  expect([
    await tables.run((tx) => renewMail(tx, { key: 'order:2', now: NOW })),
    await tables.run((tx) => renewMail(tx, { key: 'order:3', now: NOW })),
  ]).toEqual([null, null]);
  expect(await written((tx) => renewMails(tx, ['order:2', 'order:4'], NOW))).toEqual([{ key: 'order:4' }]);
  expect(await written((tx) => noteMailSent(tx, 'order:1', { now: NOW, keepsWords: false }))).toEqual(its);
  expect([
    await findMailHtml(tables.db, 'order:4'),
    (await listNewestMails(tables.db, 1)).map(({ key }) => key),
  ]).toEqual(['four', ['order:4']]);
});

test('[INV-24] what is parked of one reaction and subject is woken, put off and done by itself', async () => {
  const parked = { reaction: 'one', subject: 's', event_id: 'e1', next_at: at(5), tries: 0 };
  await tables.put('parked_events', parked, { reaction: 'two' }, { subject: 't' }, { event_id: 'e2' });
  const row = partOf<Parameters<typeof postponeParked>[2]>({ id: 'e1', subject: 's', tries: 0, error: 'x' });
  const written = async (act: (tx: Transaction) => unknown) =>
    (await tables.written('parked_events', ['reaction', 'subject', 'event_id'], act)).now
      .map((found) => Object.values(found).join(' '))
      .toSorted();
  expect(await written((tx) => postponeParked(tx, 'one', row))).toEqual(['one s e1']);
  expect(await written((tx) => wakeParked(tx, 'one'))).toEqual(['one s e1', 'one s e2', 'one t e1']);
  expect([
    await tables.run((tx) => isParked(tx, 'two', 's')),
    await tables.run((tx) => isParked(tx, 'two', 't')),
    await tables.run((tx) => isParked(tx, 'three', 's')),
  ]).toEqual([true, false, false]);
  expect((await tables.written('parked_events', [], (tx) => deleteParked(tx, 'one', row))).gone).toBe(1);
});
