import { expect, test } from 'vitest';
import { bareTables } from '#test/builders/bare-tables.ts';
import { NOW, at, conversation, message, side, writersIn } from '#test/builders/message-rows.ts';
import { partOf } from '#test/builders/part-of.ts';
import { clearNotices, dropUnsendable, lockDueNotices, type DueNotice } from './notice-store.ts';

const tables = bareTables();
const people = writersIn(tables);
const sideKeys = 'user_id conversation_id';
const its = ['bo c1'];

test('[MSG-15] notices are due for whoever can be written to, the longest first', async () => {
  await people({ id: 'banned', account_status: 'banned' }, { id: 'gone', deleted_at: at(-1) });
  await tables.fill`
    conversations: ${conversation} | id=c2 | seller_id=ben id=c9
    shops: seller_id=ben slug=ben name=Ben’s | seller_id=ana slug=ana name=Ana’s
  `;
  const due = { ...side, notice_at: at(0), notice_since: at(-9) };
  await tables.fill`
    conversation_sides: ${due} | conversation_id=c2 notice_at=@-1 | user_id=cy notice_at=@1 | user_id=banned
      | user_id=gone | user_id=ana role=seller
    messages: ${message} | number=2 id=m2 body=newest | number=3 id=m3 body=spam is_spam=true
      | number=4 id=m4 body=read is_read=true | number=5 id=m5 body=own sender_id=bo receiver_id=ana
      | number=6 id=m6 body=else conversation_id=c2 | number=7 id=m7 body=his seller_id=ben
  `;
  const resultsOf = async (limit: number) =>
    (await tables.run((tx) => lockDueNotices(tx, NOW, limit))).map((row) => [
      row.userId,
      row.conversationId,
      row.excerpt,
      row.from,
    ]);
  expect(await resultsOf(9)).toEqual([
    ['bo', 'c2', 'else', 'Ana’s'],
    ['ana', 'c1', 'own', 'Bo'],
    ['bo', 'c1', 'newest', 'Ana’s'],
  ]);
  expect(await resultsOf(1)).toEqual([['bo', 'c2', 'else', 'Ana’s']]);
  const dropped = await tables.written('conversation_sides', 'user_id', () => dropUnsendable(tables.db, NOW));
  expect(dropped.now.toSorted()).toEqual(['banned', 'gone']);
  const cleared = await tables.written('conversation_sides', sideKeys, (tx) =>
    clearNotices(tx, [partOf<DueNotice>({ userId: 'bo', conversationId: 'c1' })]),
  );
  expect(cleared.now).toEqual(its);
});
