import { expect, test } from 'vitest';
import { bareTables } from '#test/builders/bare-tables.ts';
import { matching } from '#test/builders/each.ts';
import { NOW, at, conversation, message, side, writersIn } from '#test/builders/message-rows.ts';
import { reportingLimits, sendingLimits } from '#domain/messages/allowance.ts';
import { findAuditEntries, findSendable } from './send-store.ts';

const tables = bareTables();
const DAY = 24 * 60;

test('[MSG-10] limits count what one person did of one kind', async () => {
  const operation = { user_id: 'bo', kind: 'message', conversation_id: 'c1', id: 'a', at: at(-DAY) };
  const many = Array.from({ length: 210 }, (_, n) => n);
  await tables.fill`
    message_acts: ${operation} | ${many.slice(1, 205).map((n) => ({ id: `b${n}`, at: at(-n) }))}
      | ${many.map((n) => ({ user_id: 'cy', id: `c${n}`, at: at(1 + n) }))}
      | ${many.map((n) => ({ kind: 'conversation', id: `k${n}`, at: at(1 + n) }))}
      | ${many.slice(0, 12).map((n) => ({ conversation_id: 'c2', id: `h${n}`, at: at(300 + n) }))}
      | ${many.slice(0, 6).map((n) => ({ user_id: 'cy', kind: 'report', id: `r${n}`, at: at(n) }))}
      | ${many.slice(0, 5).map((n) => ({ kind: 'report', id: `s${n}`, at: at(-n - 1) }))}
  `;
  const minutes = (operations: Readonly<Record<string, Date | null>>) =>
    Object.fromEntries(
      Object.entries(operations).map(([code, moment]) => [code, moment && (moment.getTime() - NOW.getTime()) / 60_000]),
    );
  const sent = await findAuditEntries(tables.db, {
    userId: 'bo',
    kind: 'message',
    limits: sendingLimits,
    conversationId: 'c1',
  });
  // Twelve in the other conversation are newer than all of this one.
  expect(minutes(sent.now)).toEqual({
    ...{
      'messages/limit-conversation': -10,
      'messages/limit-minute': 307,
      'messages/limit-hour': -18,
      'messages/limit-day': -188,
    },
  });
  expect(minutes(sent.afterOneMore)).toEqual({
    ...{
      'messages/limit-conversation': -9,
      'messages/limit-minute': 308,
      'messages/limit-hour': -17,
      'messages/limit-day': -187,
    },
  });
  const reported = await findAuditEntries(tables.db, {
    userId: 'bo',
    kind: 'report',
    limits: reportingLimits,
    conversationId: '',
  });
  expect([minutes(reported.now), minutes(reported.afterOneMore)]).toEqual([
    { 'messages/limit-reports': -5 },
    { 'messages/limit-reports': -4 },
  ]);
});

test('[MSG-03, MSG-18, INV-17] whether somebody may write somewhere is decided by themselves, by the other one', async () => {
  await writersIn(tables)(
    { id: 'off', account_status: 'banned' },
    { id: 'gone', deleted_at: at(-9) },
    { id: 'left', deleted_at: at(-1) },
  );
  await tables.fill`
    conversations: ${conversation} | id=c2 seller_id=off | id=c3 seller_id=gone | id=c4 seller_id=nobody
      | id=c5 closed_at=@-1 | id=c6 seller_id="" | id=c1 seller_id=ben buyer_id=cy message_type=order
    conversation_sides: ${side} | user_id=ana role=seller | conversation_id=c2 seller_id=off
      | conversation_id=c3 seller_id=gone | conversation_id=c4 seller_id=nobody | conversation_id=c5
      | conversation_id=c6 seller_id="" | user_id=off role=seller conversation_id=c2 seller_id=off | user_id=left
    messages: ${message} sender_id=bo receiver_id=ana metadata={"clientId":"k"}
      | seller_id=ben id=m2 sender_id=bo metadata={"clientId":"other"}
      | id=m3 number=2 sender_id=ana metadata={"clientId":"theirs"}
    message_blocks: user_id=bo blocked_id=off | user_id=gone blocked_id=bo | user_id=ana blocked_id=cy
  `;
  const find = (senderId: string, conversationId: string, clientId = 'k') =>
    tables.run((tx) => findSendable(tx, { senderId, conversationId, clientId }, sendingLimits));
  const closed = async (id: string) => (await find('bo', id))?.isClosed;
  expect(await matching(closed, 'c1', 'c2', 'c3', 'c4', 'c5', 'c6')).toEqual(['c2', 'c3', 'c4', 'c5']);
  const active = async (userId: string, id: string) => (await find(userId, id))?.isSenderActive;
  expect(await matching(active, ['bo', 'c1'], ['off', 'c2'], ['left', 'c1'])).toEqual([['bo', 'c1']]);
  expect(await find('bo', 'c1')).toMatchObject({
    sellerId: 'ana',
    receiverId: 'ana',
    receiverRole: 'seller',
    messageType: 'inquiry',
    hasBlocked: false,
    isBlocked: false,
  });
  expect(await find('ana', 'c1')).toMatchObject({
    receiverId: 'bo',
    receiverRole: 'buyer',
    hasBlocked: false,
    isBlocked: false,
  });
  expect([await find('bo', 'c2'), await find('bo', 'c3')]).toMatchObject([
    { hasBlocked: true, isBlocked: false },
    { hasBlocked: false, isBlocked: true },
  ]);
  const earlier = async (clientId: string) => (await find('bo', 'c1', clientId))?.earlier?.messageId;
  expect(await matching(earlier, 'k', 'other', 'theirs')).toEqual(['k']);
});
