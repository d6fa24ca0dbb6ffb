import { expect, test } from 'vitest';
import { bareTables } from '#test/builders/bare-tables.ts';
import { row } from '#test/builders/row-text.ts';
import { each } from '#test/builders/each.ts';
import type { Audience } from '#domain/messages/admin-model.ts';
import { NOW, at, conversation, writersIn } from '#test/builders/message-rows.ts';
import type { Transaction } from '../../../platform/database/open-database.ts';
import {
  countAudience,
  findBroadcast,
  houseConversations,
  listBroadcastsBefore,
  listReceivers,
  lockDueBroadcast,
  moveBroadcast,
  recallBroadcast,
  stopStored,
} from './broadcast-store.ts';

const tables = bareTables();
const people = writersIn(tables);

test('[MSG-16, INV-16] a broadcast goes to whoever can sign in and fits, in the order of ids', async () => {
  await people(
    { id: 'banned', account_status: 'banned' },
    { id: 'gone', deleted_at: at(-1) },
    { id: 'held', account_status: 'suspended' },
  );
  await tables.fill`
    listings: seller_id=ana id=l1 state=active | seller_id=ben state=draft
    orders: seller_id=ana id=o1 buyer_id=bo state=confirmed | id=o2 buyer_id=banned
  `;
  const part = (name: 'buyers' | 'everybody' | 'makers'): Audience => ({ kind: 'filter', part: name });
  const these: Audience = { kind: 'people', userIds: ['bo', 'gone', 'cy'] };
  const receivers = async (audience: Audience, cursor = '', limit = 9) =>
    (await tables.run((tx) => listReceivers(tx, { audience, cursor, limit }))).map(({ userId }) => userId);
  expect(
    await each(receivers, part('everybody'), part('makers'), part('buyers'), these, [part('everybody'), 'ben', 1]),
  ).toEqual([['ana', 'ben', 'bo', 'cy', 'held'], ['ana'], ['bo'], ['bo', 'cy'], ['bo']]);
  expect([await countAudience(tables.db, part('everybody')), await countAudience(tables.db, these)]).toEqual([5, 2]);
  const broadcast = row`id=b1 texts={} audience={} created_at=@-5 not_before=@0 state=waiting sent=0 about=null`;
  await tables.fill`
    broadcasts: ${broadcast} | id=b2 not_before=@-1 state=running sent=1 | id=b3 not_before=@1 created_at=@-1
      | id=b4 not_before=@-9 state=done about=x | id=b0
  `;
  const list = async (before: { at: string; id: string } | null, limit: number) =>
    (await listBroadcastsBefore(tables.db, before, limit)).map(({ broadcastId }) => broadcastId);
  expect(await each(list, [null, 9], [null, 1], [{ at: at(-5).toISOString(), id: 'b2' }, 9])).toEqual([
    ['b3', 'b2', 'b1', 'b0'],
    ['b3'],
    ['b1', 'b0'],
  ]);
  const due = async (id: string | null) => (await tables.run((tx) => lockDueBroadcast(tx, NOW, id)))?.broadcastId;
  expect(await each(due, null, 'b1', 'b3', 'b4')).toEqual(['b2', 'b1', undefined, undefined]);
  const written = async (operation: (tx: Transaction) => unknown) =>
    (await tables.written('broadcasts', 'id', operation)).now;
  expect(
    await written((tx) => moveBroadcast(tx, { id: 'b1', cursor: 'bo', sent: 2, isDone: false, now: NOW })),
  ).toEqual(['b1']);
  expect(
    await each(
      written,
      (tx) => stopStored(tx, 'b1', NOW),
      (tx) => stopStored(tx, 'b1', NOW),
      (tx) => stopStored(tx, 'b4', NOW),
    ),
  ).toEqual([['b1'], [], []]);
  expect([
    await tables.run((tx) => recallBroadcast(tx, 'b2')),
    await tables.run((tx) => recallBroadcast(tx, 'b4')),
    await tables.run((tx) => recallBroadcast(tx, 'b3')),
    await findBroadcast(tables.db, 'b3'),
    (await findBroadcast(tables.db, 'b0'))?.broadcastId,
  ]).toEqual([false, false, true, null, 'b0']);
  await tables.fill`
    conversations: ${conversation} seller_id="" id=h1 message_type=system | seller_id=ana id=c1 message_type=inquiry
  `;
  expect([...(await tables.run((tx) => houseConversations(tx, [{ userId: 'bo', id: 'h9' }], NOW)))]).toEqual([
    ['bo', 'h1'],
  ]);
});
