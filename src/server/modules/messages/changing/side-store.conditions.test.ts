import { expect, test } from 'vitest';
import { bareTables, type BareTables } from '#test/builders/bare-tables.ts';
import { NOW, message, side } from '#test/builders/message-rows.ts';
import { listLabelsOf } from '../own/label-store.ts';
import { listOwnLabels, lockSides, newestReceived, readAll, saveSides, setRead } from './side-store.ts';
import { markStoredRead } from '../reading/conversation-store.ts';

const tables = bareTables();
const sideKeys = 'user_id conversation_id';
const its = ['bo c1'];

test('[MSG-12, INV-16] how a side stands is changed of that person’s side of that conversation', async () => {
  await tables.fill`
    conversation_sides: ${side} | user_id=ana role=seller | conversation_id=c2
    message_labels: user_id=bo id=b2 name=B | id=b1 name=A | user_id=ana id=a1 name=A | user_id=ana id=b1 name=C
    conversation_labels: user_id=bo label_id=b2 conversation_id=c1 | conversation_id=c2 | user_id=ana label_id=b1
  `;
  const saved: Parameters<typeof saveSides>[2]['sides'][number] = {
    conversationId: 'c1',
    folder: 'trash',
    isArchived: false,
    isStarred: true,
    priority: 'high',
    labels: ['b1', 'a1'],
  };
  expect(
    (await tables.written('conversation_sides', sideKeys, (tx) => saveSides(tx, 'bo', { sides: [saved], now: NOW })))
      .now,
  ).toEqual(its);
  expect(await tables.texts(`user_id, label_id, conversation_id FROM conversation_labels ORDER BY 1`)).toEqual([
    'ana b1 c1',
    'bo b1 c1',
    'bo b2 c2',
  ]);
  await tables.fill`conversation_labels: user_id=bo label_id=b0 conversation_id=c1`;
  const locked = await tables.run((tx) => lockSides(tx, 'bo', ['c2', 'c1']));
  expect(locked.map((row) => [row.conversationId, row.labels])).toEqual([
    ['c1', ['b0', 'b1']],
    ['c2', ['b2']],
  ]);
  expect(
    [await tables.run((tx) => lockSides(tx, 'bo', ['c1'])), await tables.run((tx) => lockSides(tx, 'cy', ['c1']))].map(
      (results) => results.length,
    ),
  ).toEqual([1, 0]);
  expect(await tables.run((tx) => listOwnLabels(tx, 'bo', ['b1', 'a1']))).toEqual(['b1']);
  expect((await listLabelsOf(tables.db, 'bo')).map(({ labelId }) => labelId)).toEqual(['b1', 'b2']);
});

test('[MSG-05] what is read was written to that person, in that conversation, up to that number', async () => {
  await tables.fill`
    conversation_sides: ${side} unread_count=3 | user_id=ana role=seller | conversation_id=c2
    messages: ${message} | number=2 id=m2 | number=3 id=m3 | number=4 id=m4 is_read=true
      | number=5 id=m5 receiver_id=ana sender_id=bo | conversation_id=c2 id=m6
      | seller_id=ben conversation_id=c1 id=m7 receiver_id=cy
  `;
  const written = (operation: Parameters<BareTables['written']>[2]) => tables.written('messages', 'id', operation);
  const ids = async (operation: Parameters<BareTables['written']>[2]) => (await written(operation)).now.toSorted();
  expect(
    await ids(async (tx) =>
      expect(
        await markStoredRead(tx, { userId: 'bo', sellerId: 'ana', conversationId: 'c1', upTo: 2, now: NOW }),
      ).toEqual({ marked: 2, left: 1, number: 2 }),
    ),
  ).toEqual(['m1', 'm2']);
  const of = [{ conversationId: 'c1', numbers: [1, 3, 5] }];
  expect(await ids((tx) => setRead(tx, 'bo', { of, isRead: false, now: NOW }))).toEqual(['m1']);
  await tables.sql('UPDATE conversation_sides SET notice_at = now(), notice_since = now()');
  expect(
    await ids(async (tx) =>
      expect(await readAll(tx, { userId: 'bo', ids: ['c1'], now: NOW })).toEqual([
        { conversationId: 'c1', numbers: [1, 3] },
      ]),
    ),
  ).toEqual(['m1', 'm3']);
  const rows = await tables.sql(
    'SELECT unread_count AS n, notice_at IS NOT NULL AS waits FROM conversation_sides ORDER BY user_id, conversation_id',
  );
  expect(rows.map(({ n }) => n)).toEqual([3, 0, 3]);
  // No mail tells of what was read here.
  expect(rows.map(({ waits }) => waits)).toEqual([true, false, true]);
  expect(await tables.run((tx) => newestReceived(tx, 'bo', ['c1', 'c2']))).toEqual([
    { conversationId: 'c1', numbers: [4] },
  ]);
});
