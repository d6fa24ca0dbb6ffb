import { expect, test } from 'vitest';
import { bareTables } from '#test/builders/bare-tables.ts';
import { each } from '#test/builders/each.ts';
import { NOW, conversation, message, side, writersIn } from '#test/builders/message-rows.ts';
import { findAbout, findConversation, findSide, listMessagesOf, reopen } from './conversation-store.ts';
import { findMessageForAlert } from './message-facts-store.ts';
import { findOther } from './about-store.ts';
import { leaveConversations } from '../erase-store.ts';

const tables = bareTables();
const people = writersIn(tables);
const sideKeys = 'user_id conversation_id';

async function fillConversations(): Promise<void> {
  await people({ id: 'banned', account_status: 'banned' });
  await tables.fill`
    shops: seller_id=ben slug=ben name=Ben’s | seller_id=ana slug=ana name=Ana’s
    conversations: ${conversation} seller_id=ben id=c9 | seller_id=ana id=c1 | seller_id=banned id=c2
      | seller_id=ben id=c1 buyer_id=cy
    conversation_sides: ${side} | user_id=ana role=seller | conversation_id=c2 seller_id=banned
      | conversation_id=c9 seller_id=ben
    messages: ${message} sender_id=bo receiver_id=ana is_read=true | number=2 id=m2 is_read=false
      | number=3 id=m3 sender_id=ana receiver_id=bo | seller_id=ben number=7 id=m7 | conversation_id=c9 number=9 id=m9
    message_blocks: user_id=bo blocked_id=ana | user_id=ben blocked_id=bo
  `;
}

test('[MSG-01, INV-12] a conversation is there for its own two people', async () => {
  await fillConversations();
  const find = async (userId: string, id: string) => {
    const match = await findConversation(tables.db, userId, id);
    return (
      match && [
        match.sellerId,
        match.conversation.with.name,
        match.conversation.status,
        match.seenNumber,
        match.hasBlocked,
        match.isBlocked,
      ]
    );
  };
  expect(await each(find, ['bo', 'c1'], ['ana', 'c1'], ['bo', 'c2'], ['bo', 'c9'], ['cy', 'c1'], ['cy', 'c9'])).toEqual(
    [
      ['ana', 'Ana’s', 'active', 1, true, false],
      ['ana', 'Bo', 'active', 3, false, true],
      ['banned', expect.any(String), 'closed', 0, false, false],
      ['ben', 'Ben’s', 'active', 0, false, true],
      null,
      null,
    ],
  );
  expect([await findSide(tables.db, 'bo', 'c1'), await findSide(tables.db, 'cy', 'c1')]).toEqual([
    { sellerId: 'ana', messageCount: 2, otherId: 'ana' },
    null,
  ]);
  const other = (userId: string, otherId: string, otherRole: 'buyer' | 'seller') =>
    findOther(tables.db, { userId, otherId, otherRole });
  expect([
    await other('bo', 'ana', 'seller'),
    await other('bo', 'ben', 'buyer'),
    await other('ana', 'banned', 'buyer'),
  ]).toMatchObject([
    { name: 'Ana’s', hasBlocked: true, isBlocked: false, isClosed: false },
    { name: 'Ben', hasBlocked: false, isBlocked: true, isClosed: false },
    { isClosed: true, hasBlocked: false, isBlocked: false },
  ]);
  expect(await findMessageForAlert(tables.db, { sellerId: 'ana', conversationId: 'c1' })).toMatchObject({
    customerName: 'Bo',
  });
});

test('[MSG-01, SUP-03] who leaves is in no conversation any more, and gets no mail of one', async () => {
  await fillConversations();
  expect(
    (await tables.run((tx) => leaveConversations(tx, 'bo', NOW)))
      .map((row) => `${row.conversationId} ${row.otherId}`)
      .toSorted(),
  ).toEqual(['c1 ana', 'c2 banned', 'c9 ben']);
  await tables.sql('UPDATE conversation_sides SET notice_at = now(), notice_since = now()');
  await tables.run((tx) => leaveConversations(tx, 'bo', NOW));
  const waiting = await tables.sql(
    `SELECT DISTINCT user_id = 'bo' AS own FROM conversation_sides WHERE notice_at IS NOT NULL`,
  );
  expect(waiting, 'no mail goes to who has left').toEqual([{ own: false }]);
});

test('[MSG-11] messages are those of one conversation', async () => {
  await tables.fill`
    messages: ${message} | number=2 id=m2 | number=3 id=m3 | conversation_id=c2 id=m4 | seller_id=ben id=m5
    spam_reports: seller_id=ana conversation_id=c1 message_id=m1 id=s1 reporter_id=bo
      | message_id=m2 id=s2 reporter_id=cy | message_id=m3 id=s3 seller_id=ben | message_id=m2 id=s4 conversation_id=c2
  `;
  const page = async (beyond: { number: number; isOlder: boolean } | null, limit = 9) =>
    (await listMessagesOf(tables.db, { userId: 'bo', sellerId: 'ana', conversationId: 'c1', beyond, limit })).map(
      (match) => [match.messageId, match.isReported],
    );
  const [one, two, three] = [
    ['m1', true],
    ['m2', false],
    ['m3', false],
  ];
  expect(
    await each(
      page,
      null,
      [null, 1],
      { number: 3, isOlder: true },
      [{ number: 3, isOlder: true }, 1],
      [{ number: 1, isOlder: false }, 1],
    ),
  ).toEqual([[one, two, three], [three], [one, two], [two], [two]]);
});

test('[MSG-03] a conversation about a piece or an order is that of those two about that', async () => {
  await tables.fill`
    conversations: ${conversation} product_id=l1 order_id=o9 message_type=order | id=c2 order_id=null product_id=l2
      | id=c3 order_id=null message_type=inquiry | id=c4 order_id=null buyer_id=cy | id=c5 order_id=null seller_id=ben
    conversation_sides: ${side} conversation_id=c3 folder=trash trashed_at=@-1 | conversation_id=c1
      | user_id=ana conversation_id=c3
  `;
  const about = async (changes: object, userId = 'bo') =>
    findAbout(tables.db, userId, { sellerId: 'ana', buyerId: 'bo', productId: 'l1', orderId: null, ...changes });
  expect(await each(about, {}, [{}, 'cy'], { orderId: 'o9' }, { orderId: 'o8' }, { productId: 'l9' })).toEqual([
    { id: 'c3', hasSide: true },
    { id: 'c3', hasSide: false },
    { id: 'c1', hasSide: true },
    null,
    null,
  ]);
  const opened = await tables.written('conversation_sides', sideKeys, (tx) =>
    reopen(tx, { userId: 'bo', conversationId: 'c3', isReturn: false }),
  );
  expect(opened.now).toEqual(['bo c3']);
  const returned = (conversationId: string) =>
    tables.written('conversations', 'id', (tx) => reopen(tx, { userId: 'bo', conversationId, isReturn: true }));
  expect([(await returned('c3')).now, (await returned('c1')).now]).toEqual([[], ['c1']]);
});
