import { describe, expect, test } from 'vitest';
import { bareTables } from '#test/builders/bare-tables.ts';
import { row } from '#test/builders/row-text.ts';
import { each } from '#test/builders/each.ts';
import { NOW, at, conversation, message } from '#test/builders/message-rows.ts';
import {
  countWaiting,
  listContext,
  listQueue,
  lockFlagged,
  resolveFlagged,
  type QueuePage,
} from './moderation-store.ts';

const tables = bareTables();
const people = () =>
  tables.put(
    'users',
    { id: 'bo', display_name: 'Bo', email: 'bo@example.com' },
    ...[
      { id: 'ana', display_name: 'Ana' },
      { id: 'off', display_name: 'Off', account_status: 'banned' },
    ],
    { id: 'gone', display_name: 'Gone', deleted_at: at(-9) },
  );
const DAY = 24 * 60;
const flagged = { ...message, is_spam: true, rank_score: 0.5 };

test('[MSG-16] the queue of moderators: by rank, then by age, then by id, page after page', async () => {
  await people();
  await tables.fill`conversations: ${conversation} | seller_id=ben product_title=Else`;
  const spam = { ...message, is_spam: true, rank_score: 0.5 };
  const plain = { is_spam: false, rank_score: 0.5 };
  await tables.put(
    'messages',
    { ...spam, id: 'f1' },
    ...[
      { number: 2, id: 'f2' },
      { number: 3, id: 'f3', at: at(-4) },
      { number: 4, id: 'f4', rank_score: 0.9 },
    ],
    ...[
      { number: 5, id: 'r1', ...plain, open_reports: 1 },
      { number: 6, id: 'r2', ...plain, open_reports: 2 },
    ],
    ...[
      { number: 7, id: 'r3', ...plain, open_reports: 1, at: at(-4) },
      { number: 8, id: 'r4', ...plain, open_reports: 1, rank_score: 0.1 },
    ],
    // Settled as spam, and reported again.
    { number: 9, id: 's1', settled_by: 'receiver', settled_at: at(-1), open_reports: 1, rank_score: 0 },
    ...['d1', 'd2'].map((id, n) => ({ number: 10 + n, id, settled_by: 'moderator', settled_at: at(-2) })),
    ...[
      { number: 12, id: 'd3', settled_by: 'moderator', settled_at: at(-1) },
      { number: 13, id: 'q', settled_by: 'receiver', settled_at: at(-2) },
    ],
    ...[
      { number: 14, id: 'p', ...plain },
      { seller_id: 'ben', number: 1, id: 'e', sender_id: 'gone', receiver_id: 'nobody', rank_score: 0.05 },
    ],
  );
  const ids = async (which: QueuePage['which'], after: QueuePage['after'] = null, limit = 20) =>
    (await listQueue(tables.db, { which, after, limit, now: NOW })).map(({ messageId }) => messageId);
  const lists = {
    all: ['f4', 'f1', 'f2', 'r1', 'r2', 'f3', 'r3', 'r4', 'e', 's1'],
    flagged: ['f4', 'f1', 'f2', 'f3', 'e'],
    reported: ['r1', 'r2', 'r3', 'r4', 's1'],
    decided: ['d3', 'd2', 'd1'],
  };
  for (const which of ['all', 'flagged', 'reported', 'decided'] as const) {
    expect(await ids(which), which).toEqual(lists[which]);
    expect(await ids(which, null, 2), which).toEqual(lists[which].slice(0, 2));
  }
  expect(await ids('all', { rank: 0.5, at: at(-5).toISOString(), id: 'f2' }, 3)).toEqual(['r1', 'r2', 'f3']);
  expect(await ids('flagged', { rank: 0.5, at: at(-5).toISOString(), id: 'f1' }, 2)).toEqual(['f2', 'f3']);
  expect(await ids('reported', { rank: 0.5, at: at(-5).toISOString(), id: 'r1' }, 9)).toEqual(['r2', 'r3', 'r4', 's1']);
  expect(await ids('decided', { rank: 0, at: at(-2).toISOString(), id: 'd2' })).toEqual(['d1']);
  const [gone] = (await listQueue(tables.db, { which: 'flagged', after: null, limit: 9, now: NOW })).filter(
    ({ messageId }) => messageId === 'e',
  );
  expect(gone).toMatchObject({
    subject: 'Else',
    sender: { userId: null, name: '' },
    receiver: { userId: null, name: '' },
  });
});

test('[MSG-16] what is known of a sender is of thirty days', async () => {
  await people();
  await tables.fill`
    conversations: ${conversation}
    messages: ${message} is_spam=true | number=2 id=m2 at=@-30d | number=3 id=m3 at=${at(-30 * DAY + 1)}
      | number=4 id=m4 is_spam=false | number=5 id=m5 sender_id=bo receiver_id=ana
  `;
  const report = row`seller_id=ana conversation_id=c1 message_id=m1 id=s2 reporter_id=bo reason=spam status=pending
    at=@-1`;
  await tables.fill`
    spam_reports: ${report} | id=s1 reporter_id=x1 | id=s3 reporter_id=gone at=@-2
      | id=s4 reporter_id=x2 status=cleared at=@0 | id=x seller_id=ben | id=y conversation_id=c9 | id=z message_id=m2
  `;
  const queue = await listQueue(tables.db, { which: 'all', after: null, limit: 9, now: NOW });
  const one = queue.find(({ messageId }) => messageId === 'm1');
  expect(one?.sender).toMatchObject({ userId: 'ana', messages30: 3, flagged30: 2 });
  expect(one?.reports.map(({ reportId, reporterName }) => [reportId, reporterName])).toEqual([
    ['s3', ''],
    ['s1', ''],
    ['s2', 'Bo'],
    ['s4', ''],
  ]);
  const locked = await tables.run((tx) => lockFlagged(tx, 'm1'));
  expect(locked).toMatchObject({ senderName: 'Ana', isSpam: true, isWaiting: true });
  expect(locked?.pending.toSorted()).toEqual(['s1', 's2', 's3']);
  await tables.fill`
    messages: ${message} number=1 conversation_id=c7 id=n1 sender_id=gone settled_by=receiver is_spam=true
  `;
  expect(await tables.run((tx) => lockFlagged(tx, 'n1'))).toMatchObject({ senderName: '', isWaiting: false });
});

test('[MSG-16] a flagged message comes with five before and five after it', async () => {
  await people();
  await tables.put(
    'messages',
    { ...message, number: 7, id: 'm7', is_spam: true },
    ...Array.from({ length: 14 }, (_, n) => n + 1)
      .filter((n) => n !== 7)
      .map((n) => ({ number: n, id: `m${n}`, is_spam: false, sender_id: n === 6 ? null : 'ana' })),
    { seller_id: 'ben', number: 8, id: 'x8' },
    { conversation_id: 'c2', number: 8, id: 'y8' },
  );
  const context = await listContext(tables.db, 'm7');
  expect(context.map(({ number }) => number)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(context.find(({ number }) => number === 6)?.sender).toEqual({ userId: null, name: '' });
  expect(await listContext(tables.db, 'm8')).toEqual([]);
});

describe('rows of others', () => {
  const people = (...changes: Record<string, unknown>[]) =>
    tables.put(
      'users',
      { id: 'bo', display_name: 'Bo', email: 'bo@example.com' },
      { id: 'ana', display_name: 'Ana' },
      { id: 'ben', display_name: 'Ben' },
      { id: 'cy', display_name: 'Cy', email: 'cy@example.com' },
      ...changes,
    );

  test('[MSG-16] moderators see what waits: flagged or reported, the most suspicious first', async () => {
    await people({ id: 'gone', display_name: 'Gone', deleted_at: at(-1) });
    await tables.fill`
      conversations: ${conversation} | seller_id=ben | id=c2
      messages: ${flagged} | number=2 id=m2 rank_score=0.9 | number=3 id=m3 at=@-9
        | number=4 id=m4 is_spam=false open_reports=1 rank_score=0.1 sender_id=gone | number=5 id=m5 settled_by=receiver
        | number=6 id=m6 settled_by=moderator settled_at=@-2 | number=7 id=m7 settled_by=moderator settled_at=@-1
        | number=8 id=m8 is_spam=false | conversation_id=c2 id=x1 number=1 is_spam=false at=${at(-60 * 24 * 31)}
    `;
    const page = async (
      which: 'all' | 'flagged' | 'reported' | 'decided',
      after: { rank: number; at: string; id: string } | null = null,
      limit = 9,
    ) => (await listQueue(tables.db, { which, after, limit, now: NOW })).map(({ messageId }) => messageId);
    expect(await each(page, 'all', 'flagged', 'reported', 'decided', ['all', null, 1])).toEqual([
      ['m2', 'm3', 'm1', 'm4'],
      ['m2', 'm3', 'm1'],
      ['m4'],
      ['m7', 'm6'],
      ['m2'],
    ]);
    const after = { rank: 0.5, at: at(-9).toISOString(), id: 'm3' };
    expect(await each(page, ['all', after], ['decided', { rank: 0, at: at(-1).toISOString(), id: 'm7' }])).toEqual([
      ['m1', 'm4'],
      ['m6'],
    ]);
    const [first] = await listQueue(tables.db, { which: 'all', after: null, limit: 1, now: NOW });
    expect([first?.sender.messages30, first?.sender.flagged30, await countWaiting(tables.db)]).toEqual([7, 6, 4]);
    const context = async (id: string) => (await listContext(tables.db, id)).map(({ number }) => number);
    expect(await each(context, 'm1', 'm6', 'm8', 'm5')).toEqual([[1, 2, 3, 4, 5, 6], [1, 2, 3, 4, 5, 6, 7, 8], [], []]);
  });

  test('[MSG-13, MSG-16] a decision is about that message with its own reports that wait', async () => {
    await people();
    await tables.fill`
      conversations: ${conversation} message_count=1 | seller_id=ben | id=c2
      messages: ${flagged} open_reports=3 | number=2 id=m2 | seller_id=ben | conversation_id=c2
    `;
    const report = row`seller_id=ana conversation_id=c1 message_id=m1 id=s1 reporter_id=bo status=pending`;
    await tables.fill`
      spam_reports: ${report} | id=s2 reporter_id=cy | id=s3 reporter_id=di status=cleared | id=s4 message_id=m2
        | id=s5 conversation_id=c2 | id=s6 seller_id=ben
    `;
    const locked = await tables.db.query({ text: 'SELECT 1' }).then(() => tables.run((tx) => lockFlagged(tx, 'm2')));
    expect(locked?.pending).toEqual(['s4']);
    const settled = {
      sellerId: 'ana',
      conversationId: 'c1',
      messageId: 'm1',
      isSpam: false,
      settledBy: 'moderator',
      settledAt: NOW,
      reports: ['s1', 's4', 's5', 's6'],
      status: 'cleared',
    } as const;
    const written = await tables.written('messages', 'seller_id conversation_id id open_reports', (tx) =>
      resolveFlagged(tx, settled),
    );
    expect(written.now).toEqual(['ana c1 m1 2']);
    expect(await tables.texts(`id FROM spam_reports WHERE status = 'pending' ORDER BY 1`)).toEqual([
      's2',
      's4',
      's5',
      's6',
    ]);
  });
});
