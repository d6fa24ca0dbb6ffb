import { expect, test } from 'vitest';
import { bareTables } from '#test/builders/bare-tables.ts';
import { row } from '#test/builders/row-text.ts';
import { each } from '#test/builders/each.ts';
import { NOW, at, conversation, message, writersIn } from '#test/builders/message-rows.ts';
import {
  countWaiting,
  listContext,
  listQueue,
  lockFlagged,
  resolveFlagged,
  type QueuePage,
} from './moderation-store.ts';

const tables = bareTables();
const people = writersIn(tables);
const flagged = { ...message, is_spam: true, rank_score: 0.5 };
const queue = (which: QueuePage['which'], after: QueuePage['after'] = null, limit = 20) =>
  listQueue(tables.db, { which, after, limit, now: NOW });
const ids = async (...page: Parameters<typeof queue>) =>
  (await queue(...page)).map(({ messageId }) => messageId).join(' ');
const cursor = (rank: number, minutes: number, id: string) => ({ rank, at: at(minutes).toISOString(), id });

test('[MSG-16] the queue of moderators: by rank, then by age, then by id, page after page', async () => {
  await people({ id: 'gone', display_name: 'Gone', deleted_at: at(-9) });
  await tables.fill`
    conversations: ${conversation} | id=c2 | seller_id=ben product_title=Else
    messages: ${flagged} id=f1 | number=2 id=f2 | number=3 id=f3 at=@-4 | number=4 id=f4 rank_score=0.9
      | number=5 id=r1 is_spam=false open_reports=1 | number=6 id=r2 is_spam=false open_reports=2
      | number=7 id=r3 is_spam=false open_reports=1 at=@-4 | number=8 id=r4 is_spam=false open_reports=1 rank_score=0.1
      | number=9 id=again settled_by=receiver settled_at=@-1 open_reports=1 rank_score=0
      | number=10 id=d1 settled_by=moderator settled_at=@-2 | number=11 id=d2 settled_by=moderator settled_at=@-2
      | number=12 id=d3 settled_by=moderator settled_at=@-1 | number=13 id=q settled_by=receiver settled_at=@-2
      | number=14 id=p is_spam=false | seller_id=ben id=e sender_id=gone receiver_id=nobody rank_score=0.05
  `;
  expect(await each(ids, 'all', 'flagged', 'reported', 'decided')).toEqual([
    'f4 f1 f2 r1 r2 f3 r3 r4 e again',
    'f4 f1 f2 f3 e',
    'r1 r2 r3 r4 again',
    'd3 d2 d1',
  ]);
  expect(await each(ids, ['all', null, 2], ['flagged', null, 2], ['reported', null, 2], ['decided', null, 2])).toEqual([
    'f4 f1',
    'f4 f1',
    'r1 r2',
    'd3 d2',
  ]);
  expect(
    await each(
      ids,
      ['all', cursor(0.5, -5, 'f2')],
      ['flagged', cursor(0.5, -5, 'f1')],
      ['reported', cursor(0.5, -5, 'r1')],
      ['decided', cursor(0, -2, 'd2')],
      ['all', cursor(0.5, -5, 'f2'), 3],
      ['flagged', cursor(0.5, -5, 'f1'), 1],
    ),
  ).toEqual(['r1 r2 f3 r3 r4 e again', 'f2 f3 e', 'r2 r3 r4 again', 'd1', 'r1 r2 f3', 'f2']);
  expect(await countWaiting(tables.db)).toBe(10);
  expect((await queue('flagged')).at(-1)).toMatchObject({
    ...{ messageId: 'e', subject: 'Else' },
    ...{ sender: { userId: null, name: '' }, receiver: { userId: null, name: '' } },
  });
});

test('[MSG-16] what is known of a sender is of thirty days', async () => {
  await people({ id: 'gone', display_name: 'Gone', deleted_at: at(-9) });
  await tables.fill`
    conversations: ${conversation}
    messages: ${message} is_spam=true | number=2 id=m2 at=@-30d | number=3 id=m3 at=@-29.9d
      | number=4 id=m4 is_spam=false | number=5 id=m5 sender_id=bo receiver_id=ana
      | conversation_id=c7 id=n1 sender_id=gone settled_by=receiver
    spam_reports: seller_id=ana conversation_id=c1 message_id=m1 id=s2 reporter_id=bo reason=spam status=pending at=@-1
      | id=s1 reporter_id=x1 | id=s3 reporter_id=gone at=@-2 | id=s4 reporter_id=x2 status=cleared at=@0
      | id=x seller_id=ben | id=y conversation_id=c9 | id=z message_id=m2
  `;
  const one = (await queue('all')).find(({ messageId }) => messageId === 'm1');
  expect(one?.sender).toMatchObject({ userId: 'ana', messages30: 3, flagged30: 2 });
  expect(one?.reports.map(({ reportId, reporterName }) => `${reportId} ${reporterName}`)).toEqual([
    's3 ',
    's1 ',
    's2 Bo',
    's4 ',
  ]);
  const locked = await tables.run((tx) => lockFlagged(tx, 'm1'));
  expect(locked).toMatchObject({ senderName: 'Ana', isSpam: true, isWaiting: true });
  expect(locked?.pending.toSorted()).toEqual(['s1', 's2', 's3']);
  expect(await tables.run((tx) => lockFlagged(tx, 'n1'))).toMatchObject({ senderName: '', isWaiting: false });
});

test('[MSG-16] a flagged message comes with five before and five after it', async () => {
  await people();
  await tables.fill`
    messages: ${message} number=7 id=m7 is_spam=true
      | ${[1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14].map((n) => ({ number: n, id: `m${n}`, is_spam: false }))}
      | number=15 id=m15 sender_id=null settled_by=moderator | number=16 id=m16 settled_by=receiver
      | seller_id=ben number=8 id=x8 | conversation_id=c2 number=8 id=y8
  `;
  const numbers = async (id: string) => (await listContext(tables.db, id)).map(({ number }) => number).join(' ');
  expect(await each(numbers, 'm7', 'm15', 'm8', 'm16')).toEqual([
    '2 3 4 5 6 7 8 9 10 11 12',
    '10 11 12 13 14 15 16',
    '',
    '',
  ]);
  const nobody = (await listContext(tables.db, 'm15')).find(({ number }) => number === 15);
  expect(nobody?.sender).toEqual({ userId: null, name: '' });
});

test('[MSG-13, MSG-16] a decision is about that message with its own reports that wait', async () => {
  await people();
  const report = row`seller_id=ana conversation_id=c1 message_id=m1 id=s1 reporter_id=bo status=pending`;
  await tables.fill`
    conversations: ${conversation} message_count=1 | seller_id=ben | id=c2
    messages: ${flagged} open_reports=3 | number=2 id=m2 | seller_id=ben | conversation_id=c2
    spam_reports: ${report} | id=s2 reporter_id=cy | id=s3 reporter_id=di status=cleared | id=s4 message_id=m2
      | id=s5 conversation_id=c2 | id=s6 seller_id=ben
  `;
  expect((await tables.run((tx) => lockFlagged(tx, 'm2')))?.pending).toEqual(['s4']);
  const settled: Parameters<typeof resolveFlagged>[1] = {
    ...{
      sellerId: 'ana',
      conversationId: 'c1',
      messageId: 'm1',
      isSpam: false,
      settledAt: NOW,
      settledBy: 'moderator',
    },
    ...{ reports: ['s1', 's4', 's5', 's6'], status: 'cleared' },
  };
  const written = await tables.written('messages', 'seller_id conversation_id id open_reports', (tx) =>
    resolveFlagged(tx, settled),
  );
  expect(written.now).toEqual(['ana c1 m1 2']);
  const pending = await tables.texts(`id FROM spam_reports WHERE status = 'pending' ORDER BY 1`);
  expect(pending.join(' ')).toBe('s2 s4 s5 s6');
});
