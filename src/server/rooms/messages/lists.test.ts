import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openBareTables, type BareTables } from '#test/builders/bare-tables.ts';
import { at, conversation, message, NOW, side } from '#test/builders/message-rows.ts';
import { reportingLimits, sendingLimits } from '#domain/messages/allowance.ts';
import { folders } from '#domain/messages/model.ts';
import { listContext, listQueue, lockFlagged, type QueuePage } from './moderation/moderation-store.ts';
import { listSides, type InboxPage } from './reading/inbox-store.ts';
import { findActs, findSendable } from './sending/send-store.ts';

/* Whatever a list is filtered by, each row says the same of its conversation; and what a limit counts is of one person alone. */

let tables: BareTables;
const DAY = 24 * 60;

beforeAll(async () => {
  tables = await openBareTables();
});
afterAll(() => tables.stop());
beforeEach(() =>
  tables.empty(
    ...['conversations', 'conversation_sides', 'messages', 'conversation_labels', 'message_blocks', 'spam_reports'],
    ...['message_acts', 'users', 'shops'],
  ),
);

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

test('[MSG-12, MSG-18] in every folder, filter and direction a conversation says whether it is closed, whose it is, and whether its newest words are spam', async () => {
  await people();
  await tables.put(
    'shops',
    { seller_id: 'ana', slug: 'ana', name: 'Ana’s' },
    { seller_id: 'gone', slug: 'gone', name: 'Gone’s' },
    { seller_id: 'bo', slug: 'bo', name: 'Bo’s' },
  );
  // The other one of each: there, banned, deleted, nowhere, closed by hand, the house, and as a buyer.
  const others: Record<string, object> = {
    open: {},
    banned: { seller_id: 'off' },
    deleted: { seller_id: 'gone' },
    nowhere: { seller_id: 'nobody' },
    closed: { closed_at: at(-1) },
    house: { seller_id: '' },
    sells: { seller_id: 'bo', buyer_id: 'ana' },
  };
  const names = Object.keys(others);
  const words = { last_is_spam: true, last_sender_id: 'ana', words: "'mug' 'u:bo'" };
  await tables.put(
    'conversations',
    { ...conversation, ...words, id: 'away', seller_id: 'ana' },
    ...names.flatMap((name) => folders.map((folder) => ({ id: `${folder}-${name}`, ...others[name] }))),
    // The same id in another shop, of somebody else.
    ...folders.map((folder) => ({ seller_id: 'ben', buyer_id: 'cy', id: `${folder}-open`, product_title: 'Else' })),
  );
  const stands: Record<(typeof folders)[number], object> = {
    ...{ inbox: {}, unread: { unread_count: 2 }, sent: { has_sent: true }, spam: { folder: 'spam' }, all: {} },
    ...{ trash: { folder: 'trash', trashed_at: at(-1) }, archived: { is_archived: true } },
  };
  await tables.put(
    'conversation_sides',
    { ...side, user_id: 'cy', conversation_id: 'away' },
    ...names.flatMap((name) =>
      folders.map((folder) => {
        const { seller_id = 'ana' } = others[name] as { seller_id?: string };
        const role = name === 'sells' ? 'seller' : 'buyer';
        return {
          user_id: 'bo',
          conversation_id: `${folder}-${name}`,
          seller_id,
          role,
          unread_count: 0,
          is_starred: true,
          ...stands[folder],
        };
      }),
    ),
    // Another person’s side of the same conversations, which is nobody else’s to see.
    ...folders.map((folder) => ({
      user_id: 'ana',
      role: 'seller',
      conversation_id: `${folder}-open`,
      ...stands[folder],
    })),
  );
  await tables.put(
    'conversation_labels',
    { user_id: 'bo', label_id: 'l', conversation_id: 'away' },
    ...names.flatMap((name) => folders.map((folder) => ({ conversation_id: `${folder}-${name}` }))),
  );
  const page: InboxPage = {
    userId: 'bo',
    folder: 'inbox',
    labelId: null,
    isStarred: false,
    q: null,
    from: null,
    direction: 'older',
    limit: 99,
  };
  const said = (isArchived: boolean): object => {
    const open = isArchived ? 'archived' : 'active';
    return {
      open: [open, 'ana', 'Ana’s', true],
      banned: ['closed', 'off', 'Off', true],
      deleted: ['closed', null, 'Gone', true],
      nowhere: ['closed', null, '', true],
      closed: ['closed', 'ana', 'Ana’s', true],
      house: [open, null, '', true],
      sells: [open, 'ana', 'Ana', true],
    };
  };
  const shapes: Partial<InboxPage>[] = [
    {},
    { isStarred: true },
    { labelId: 'l' },
    { q: 'mug' },
    { direction: 'newer' },
    { isStarred: true, labelId: 'l', q: 'mug', direction: 'newer' },
  ];
  for (const folder of folders)
    for (const shape of shapes) {
      const listed = await listSides(tables.db, { ...page, folder, ...shape });
      const ofFolder = listed.filter(({ conversationId }) => conversationId.startsWith(`${folder}-`));
      const states = ofFolder.map(({ conversationId, status, with: other, isLastSpam }) => [
        conversationId.split('-')[1],
        [status, other.userId, other.name, isLastSpam],
      ]);
      expect(Object.fromEntries(states), `${folder} ${JSON.stringify(shape)}`).toEqual(said(folder === 'archived'));
      // Of one moment the ids decide, the last first.
      const ids = listed.map(({ conversationId }) => conversationId);
      expect(ids).toEqual(ids.toSorted().toReversed());
      const [first = '', second = '', third = ''] = ids;
      const from = { at: at(-5).toISOString(), id: second };
      const beside = async (direction: 'older' | 'newer', limit: number) =>
        (await listSides(tables.db, { ...page, folder, ...shape, from, direction, limit })).map(
          ({ conversationId }) => conversationId,
        );
      expect([await beside('older', 1), await beside('newer', 1)]).toEqual([[third], [first]]);
    }
  expect(await listSides(tables.db, { ...page, q: '??' })).toEqual([]);
  expect(await listSides(tables.db, { ...page, userId: 'ana', isStarred: true, labelId: 'l' })).toEqual([]);
});

test('[MSG-10] limits count what one person did of one kind, where they say so in one conversation, and of that the newest', async () => {
  const act = { user_id: 'bo', kind: 'message', conversation_id: 'c1', id: 'a', at: at(-DAY) };
  const many = Array.from({ length: 210 }, (_, n) => n);
  await tables.put(
    'message_acts',
    act,
    ...many.slice(1, 205).map((n) => ({ id: `b${n}`, at: at(-n) })),
    ...many.map((n) => ({ user_id: 'cy', id: `c${n}`, at: at(1 + n) })),
    ...many.map((n) => ({ kind: 'conversation', id: `k${n}`, at: at(1 + n) })),
    ...many.slice(0, 12).map((n) => ({ conversation_id: 'c2', id: `h${n}`, at: at(300 + n) })),
    ...many.slice(0, 6).map((n) => ({ user_id: 'cy', kind: 'report', id: `r${n}`, at: at(n) })),
    ...many.slice(0, 5).map((n) => ({ kind: 'report', id: `s${n}`, at: at(-n - 1) })),
  );
  const minutes = (acts: Readonly<Record<string, Date | null>>) =>
    Object.fromEntries(
      Object.entries(acts).map(([code, moment]) => [code, moment && (moment.getTime() - NOW.getTime()) / 60_000]),
    );
  const sent = await findActs(tables.db, {
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
  const reported = await findActs(tables.db, {
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

test('[MSG-03, MSG-18, INV-17] whether somebody may write somewhere is decided by themselves, by the other one, and by what they sent there before', async () => {
  await people();
  await tables.put('users', { id: 'left', display_name: 'Left', email: 'left@example.com', deleted_at: at(-1) });
  await tables.put(
    'conversations',
    conversation,
    ...[
      { id: 'c2', seller_id: 'off' },
      { id: 'c3', seller_id: 'gone' },
      { id: 'c4', seller_id: 'nobody' },
      { id: 'c5', closed_at: at(-1) },
    ],
    ...[
      { id: 'c6', seller_id: '' },
      { id: 'c1', seller_id: 'ben', buyer_id: 'cy', message_type: 'order' },
    ],
  );
  await tables.put(
    'conversation_sides',
    side,
    { user_id: 'ana', role: 'seller' },
    ...[
      { conversation_id: 'c2', seller_id: 'off' },
      { conversation_id: 'c3', seller_id: 'gone' },
      { conversation_id: 'c4', seller_id: 'nobody' },
    ],
    ...[{ conversation_id: 'c5' }, { conversation_id: 'c6', seller_id: '' }],
    ...[{ user_id: 'off', role: 'seller', conversation_id: 'c2', seller_id: 'off' }, { user_id: 'left' }],
  );
  await tables.put(
    'messages',
    { ...message, sender_id: 'bo', receiver_id: 'ana', metadata: { clientId: 'k' } },
    ...[
      { seller_id: 'ben', id: 'm2', sender_id: 'bo', metadata: { clientId: 'other' } },
      { id: 'm3', number: 2, sender_id: 'ana', metadata: { clientId: 'theirs' } },
    ],
  );
  await tables.put(
    'message_blocks',
    { user_id: 'bo', blocked_id: 'off' },
    { user_id: 'gone', blocked_id: 'bo' },
    { user_id: 'ana', blocked_id: 'cy' },
  );
  const find = (senderId: string, conversationId: string, clientId = 'k') =>
    tables.run((tx) => findSendable(tx, { senderId, conversationId, clientId }, sendingLimits));
  const closed = async (id: string) => (await find('bo', id))?.isClosed;
  expect([
    await closed('c1'),
    await closed('c2'),
    await closed('c3'),
    await closed('c4'),
    await closed('c5'),
    await closed('c6'),
  ]).toEqual([...[false, true, true, true, true, false]]);
  const active = async (userId: string, id: string) => (await find(userId, id))?.isSenderActive;
  expect([await active('bo', 'c1'), await active('off', 'c2'), await active('left', 'c1')]).toEqual([
    true,
    false,
    false,
  ]);
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
  expect([await earlier('k'), await earlier('other'), await earlier('theirs')]).toEqual(['m1', undefined, undefined]);
});

test('[MSG-16] the queue of moderators: by rank, then by age, then by id, page after page; what was decided the newest first', async () => {
  await people();
  await tables.put('conversations', conversation, { seller_id: 'ben', product_title: 'Else' });
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

test('[MSG-16] what is known of a sender is of thirty days, and of a message its own reports, the oldest first', async () => {
  await people();
  await tables.put('conversations', conversation);
  await tables.put(
    'messages',
    { ...message, is_spam: true },
    ...[
      { number: 2, id: 'm2', at: at(-30 * DAY) },
      { number: 3, id: 'm3', at: at(-30 * DAY + 1) },
    ],
    ...[
      { number: 4, id: 'm4', is_spam: false },
      { number: 5, id: 'm5', sender_id: 'bo', receiver_id: 'ana' },
    ],
  );
  const report = {
    seller_id: 'ana',
    conversation_id: 'c1',
    message_id: 'm1',
    id: 's2',
    reporter_id: 'bo',
    reason: 'spam',
    status: 'pending',
    at: at(-1),
  };
  await tables.put(
    'spam_reports',
    report,
    ...[
      { id: 's1', reporter_id: 'x1' },
      { id: 's3', reporter_id: 'gone', at: at(-2) },
      { id: 's4', reporter_id: 'x2', status: 'cleared', at: at(0) },
    ],
    ...[
      { id: 'x', seller_id: 'ben' },
      { id: 'y', conversation_id: 'c9' },
      { id: 'z', message_id: 'm2' },
    ],
  );
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
  await tables.put('messages', {
    ...message,
    number: 1,
    conversation_id: 'c7',
    id: 'n1',
    sender_id: 'gone',
    settled_by: 'receiver',
    is_spam: true,
  });
  expect(await tables.run((tx) => lockFlagged(tx, 'n1'))).toMatchObject({ senderName: '', isWaiting: false });
});

test('[MSG-16] around a flagged message stand five before and five behind it of its own conversation', async () => {
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
