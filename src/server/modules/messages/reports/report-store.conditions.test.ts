import { expect, test } from 'vitest';
import { bareTables } from '#test/builders/bare-tables.ts';
import { each } from '#test/builders/each.ts';
import { NOW, conversation, message, side } from '#test/builders/message-rows.ts';
import { insertReport, lockReceived, resolveByReceiver } from './report-store.ts';

const tables = bareTables();

test('[MSG-13, INV-12] what is reported or cleared is a message that the person received', async () => {
  await tables.fill`
    conversations: ${conversation} | id=c2 | seller_id=ben
    conversation_sides: ${side} | user_id=ana role=seller | conversation_id=c2
    messages: ${message} is_spam=true number=2 | number=3 id=m2 sender_id=bo receiver_id=ana
      | number=4 id=m3 sender_id=null | conversation_id=c2 id=m4 | seller_id=ben | conversation_id=c2 id=m1 number=9
  `;
  const received = async (messageId: string, userId = 'bo', conversationId = 'c1') =>
    (await tables.run((tx) => lockReceived(tx, { userId, conversationId, messageId })))?.number;
  expect(await each(received, 'm1', 'm2', 'm3', 'm4', ['m1', 'ana'], ['m4', 'bo', 'c2'])).toEqual([
    2,
    undefined,
    undefined,
    undefined,
    undefined,
    2,
  ]);
  const report = {
    sellerId: 'ana',
    conversationId: 'c1',
    messageId: 'm1',
    reportId: 's1',
    reporterId: 'bo',
    reason: 'spam',
    now: NOW,
  };
  const keys = 'seller_id conversation_id id open_reports';
  const reported = () => tables.written('messages', keys, (tx) => insertReport(tx, report));
  expect([(await reported()).now, (await reported()).now]).toEqual([['ana c1 m1 1'], []]);
  await tables.fill`
    spam_reports: seller_id=ben conversation_id=c1 message_id=m1 id=x1 reporter_id=bo
      | seller_id=ana conversation_id=c2 id=x2 | seller_id=ana message_id=m2 id=x3 | seller_id=ana id=x4 reporter_id=cy
  `;
  expect(await tables.run((tx) => insertReport(tx, { ...report, reportId: 's2' }))).toEqual({
    reportId: 's1',
    isNew: false,
  });
  const of = { sellerId: 'ana', conversationId: 'c1', messageId: 'm1', now: NOW };
  await tables.sql('UPDATE conversations SET last_is_spam = true');
  const cleared = () => tables.written('conversations', 'seller_id id', (tx) => resolveByReceiver(tx, of));
  expect([(await cleared()).now, (await cleared()).now]).toEqual([['ana c1'], []]);
});
