import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openBareTables, type BareTables } from '#test/builders/bare-tables.ts';
import { at, conversation, message, NOW, side } from '#test/builders/message-rows.ts';
import { partOf } from '#test/builders/part-of.ts';
import type { Audience } from '#domain/messages/admin-model.ts';
import type { Transaction } from '../../platform/database/open-database.ts';
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
} from './broadcasts/broadcast-store.ts';
import { listOwnLabels, lockSides, newestReceived, readAll, saveSides, setRead } from './changing/side-store.ts';
import { leaveConversations } from './erase-store.ts';
import { countWaiting, listContext, listQueue, lockFlagged, settleFlagged } from './moderation/moderation-store.ts';
import { clearNotices, dropUnsendable, lockDueNotices, type DueNotice } from './notices/notice-store.ts';
import { deleteBlock, listBlocksOf } from './own/block-store.ts';
import { deleteStoredLabel, listLabelsOf, saveLabel } from './own/label-store.ts';
import { deleteStoredTemplate, listTemplatesOf, saveTemplate } from './own/template-store.ts';
import { findOther, findProduct } from './reading/about-store.ts';
import {
  findAbout,
  findConversation,
  findSide,
  listMessagesOf,
  markStoredRead,
  reopen,
} from './reading/conversation-store.ts';
import { listSides, type InboxPage } from './reading/inbox-store.ts';
import { findMessageForAlert } from './reading/message-facts-store.ts';
import { insertReport, lockReceived, settleByReceiver } from './reports/report-store.ts';

let tables: BareTables;

beforeAll(async () => {
  tables = await openBareTables();
});
afterAll(() => tables.stop());
beforeEach(() =>
  tables.empty(
    'conversations',
    'conversation_sides',
    'messages',
    'message_labels',
    'conversation_labels',
    'message_templates',
    'message_blocks',
    'spam_reports',
    'broadcasts',
    'users',
    'shops',
    'listings',
    'variants',
    'orders',
    'inbox_counts',
  ),
);

const people = (...changes: Record<string, unknown>[]) =>
  tables.put(
    'users',
    { id: 'bo', display_name: 'Bo', email: 'bo@example.com' },
    { id: 'ana', display_name: 'Ana' },
    { id: 'ben', display_name: 'Ben' },
    { id: 'cy', display_name: 'Cy', email: 'cy@example.com' },
    ...changes,
  );
const sideKeys = ['user_id', 'conversation_id'];
const its = [{ user_id: 'bo', conversation_id: 'c1' }];

test('[MSG-12, INV-16] how a side stands is changed of that person’s side of that conversation, with their own labels', async () => {
  await tables.put('conversation_sides', side, { user_id: 'ana', role: 'seller' }, { conversation_id: 'c2' });
  await tables.put(
    'message_labels',
    { user_id: 'bo', id: 'b2', name: 'B' },
    { id: 'b1', name: 'A' },
    { user_id: 'ana', id: 'a1', name: 'A' },
    { user_id: 'ana', id: 'b1', name: 'C' },
  );
  await tables.put(
    'conversation_labels',
    { user_id: 'bo', label_id: 'b2', conversation_id: 'c1' },
    { conversation_id: 'c2' },
    { user_id: 'ana', label_id: 'b1' },
  );
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
  const { rows } = await tables.db.query({
    text: `SELECT concat_ws(' ', user_id, label_id, conversation_id) AS row FROM conversation_labels ORDER BY 1`,
  });
  expect(rows.map(({ row }) => row)).toEqual(['ana b1 c1', 'bo b1 c1', 'bo b2 c2']);
  await tables.put('conversation_labels', { user_id: 'bo', label_id: 'b0', conversation_id: 'c1' });
  const locked = await tables.run((tx) => lockSides(tx, 'bo', ['c2', 'c1']));
  expect(locked.map((row) => [row.conversationId, row.labels])).toEqual([
    ['c1', ['b0', 'b1']],
    ['c2', ['b2']],
  ]);
  expect(
    [await tables.run((tx) => lockSides(tx, 'bo', ['c1'])), await tables.run((tx) => lockSides(tx, 'cy', ['c1']))].map(
      (found) => found.length,
    ),
  ).toEqual([1, 0]);
  expect(await tables.run((tx) => listOwnLabels(tx, 'bo', ['b1', 'a1']))).toEqual(['b1']);
  expect((await listLabelsOf(tables.db, 'bo')).map(({ labelId }) => labelId)).toEqual(['b1', 'b2']);
});

test('[MSG-05] what is read was written to that person, in that conversation, up to that number, and was unread', async () => {
  await tables.put(
    'conversation_sides',
    { ...side, unread_count: 3 },
    { user_id: 'ana', role: 'seller' },
    { conversation_id: 'c2' },
  );
  await tables.put(
    'messages',
    message,
    { number: 2, id: 'm2' },
    { number: 3, id: 'm3' },
    { number: 4, id: 'm4', is_read: true },
    { number: 5, id: 'm5', receiver_id: 'ana', sender_id: 'bo' },
    { conversation_id: 'c2', id: 'm6' },
    { seller_id: 'ben', conversation_id: 'c1', id: 'm7', receiver_id: 'cy' },
  );
  const written = (act: Parameters<BareTables['written']>[2]) => tables.written('messages', ['id'], act);
  const ids = async (act: Parameters<BareTables['written']>[2]) =>
    (await written(act)).now.map(({ id }) => id).toSorted();
  expect(
    await ids(async (tx) =>
      expect(
        await markStoredRead(tx, { userId: 'bo', sellerId: 'ana', conversationId: 'c1', upTo: 2, now: NOW }),
      ).toEqual({ marked: 2, left: 1, number: 2 }),
    ),
  ).toEqual(['m1', 'm2']);
  const of = [{ conversationId: 'c1', numbers: [1, 3, 5] }];
  expect(await ids((tx) => setRead(tx, 'bo', { of, isRead: false, now: NOW }))).toEqual(['m1']);
  await tables.db.query({ text: 'UPDATE conversation_sides SET notice_at = now(), notice_since = now()' });
  expect(
    await ids(async (tx) =>
      expect(await readAll(tx, { userId: 'bo', ids: ['c1'], now: NOW })).toEqual([
        { conversationId: 'c1', numbers: [1, 3] },
      ]),
    ),
  ).toEqual(['m1', 'm3']);
  const { rows } = await tables.db.query({
    text: 'SELECT unread_count AS n, notice_at IS NOT NULL AS waits FROM conversation_sides ORDER BY user_id, conversation_id',
  });
  expect(rows.map(({ n }) => n)).toEqual([3, 0, 3]);
  // No mail tells of what was read here.
  expect(rows.map(({ waits }) => waits)).toEqual([true, false, true]);
  expect(await tables.run((tx) => newestReceived(tx, 'bo', ['c1', 'c2']))).toEqual([
    { conversationId: 'c1', numbers: [4] },
  ]);
});

test('[MSG-11, MSG-12] labels, templates and blocks are their person’s, by name and newest first', async () => {
  await people({ id: 'gone', deleted_at: at(-1) });
  await tables.put(
    'message_labels',
    { user_id: 'bo', id: 'l1', name: 'Later', message_count: 3 },
    { id: 'l2', name: 'early', message_count: 0 },
    { user_id: 'ana', message_count: 9 },
  );
  const label: Parameters<typeof saveLabel>[1] = {
    userId: 'bo',
    labelId: 'l1',
    name: 'New',
    color: 'rust',
    now: NOW,
  };
  const labelled = await tables.written('message_labels', ['user_id', 'id'], (tx) => saveLabel(tx, label));
  expect(labelled.now).toEqual([{ user_id: 'bo', id: 'l1' }]);
  const save = (changes: object) => tables.run((tx) => saveLabel(tx, { ...label, ...changes }));
  expect([
    await save({ name: 'EARLY' }),
    await save({ labelId: 'l9', name: 'x' }),
    await save({ name: 'Later' }),
  ]).toMatchObject(['taken', 'gone', { name: 'Later' }]);
  expect([
    await tables.run((tx) => deleteStoredLabel(tx, 'bo', 'l1')),
    (await listLabelsOf(tables.db, 'ana')).length,
    (await listLabelsOf(tables.db, 'bo')).length,
  ]).toEqual([3, 1, 1]);
  await tables.put(
    'message_templates',
    { user_id: 'bo', id: 't1', name: 'b' },
    { id: 't2', name: 'A' },
    { user_id: 'ana' },
  );
  const template: Parameters<typeof saveTemplate>[1] = {
    userId: 'bo',
    templateId: 't1',
    kind: 'quick_reply',
    name: 'C',
    body: '',
    now: NOW,
  };
  expect(
    (await tables.written('message_templates', ['user_id', 'id'], (tx) => saveTemplate(tx, template))).now,
  ).toEqual([{ user_id: 'bo', id: 't1' }]);
  expect((await listTemplatesOf(tables.db, 'bo')).map(({ templateId }) => templateId)).toEqual(['t2', 't1']);
  expect((await tables.written('message_templates', [], (tx) => deleteStoredTemplate(tx, 'bo', 't1'))).gone).toBe(1);
  await tables.put(
    'message_blocks',
    { user_id: 'bo', blocked_id: 'ana', at: at(-5) },
    { blocked_id: 'cy', at: at(-1) },
    { blocked_id: 'gone' },
    { user_id: 'cy' },
  );
  expect((await listBlocksOf(tables.db, 'bo')).map(({ userId }) => userId)).toEqual(['cy', 'ana']);
  expect(
    (await tables.written('message_blocks', [], (tx) => deleteBlock(tx, { userId: 'bo', blockedId: 'ana' }))).gone,
  ).toBe(1);
});

test('[MSG-01, INV-12] a conversation is there for its own two people, with the other one, their own labels and blocks', async () => {
  await people({ id: 'banned', account_status: 'banned' });
  await tables.put(
    'shops',
    { seller_id: 'ben', slug: 'ben', name: 'Ben’s' },
    { seller_id: 'ana', slug: 'ana', name: 'Ana’s' },
  );
  await tables.put(
    'conversations',
    { ...conversation, seller_id: 'ben', id: 'c9' },
    { seller_id: 'ana', id: 'c1' },
    { seller_id: 'banned', id: 'c2' },
    { seller_id: 'ben', id: 'c1', buyer_id: 'cy' },
  );
  await tables.put(
    'conversation_sides',
    side,
    { user_id: 'ana', role: 'seller' },
    { conversation_id: 'c2', seller_id: 'banned' },
    { conversation_id: 'c9', seller_id: 'ben' },
  );
  await tables.put(
    'messages',
    { ...message, sender_id: 'bo', receiver_id: 'ana', is_read: true },
    { number: 2, id: 'm2', is_read: false },
    { number: 3, id: 'm3', sender_id: 'ana', receiver_id: 'bo' },
    { seller_id: 'ben', number: 7, id: 'm7' },
    { conversation_id: 'c9', number: 9, id: 'm9' },
  );
  await tables.put('message_blocks', { user_id: 'bo', blocked_id: 'ana' }, { user_id: 'ben', blocked_id: 'bo' });
  const find = async (userId: string, id: string) => {
    const found = await findConversation(tables.db, userId, id);
    return (
      found && [
        found.sellerId,
        found.conversation.with.name,
        found.conversation.status,
        found.seenNumber,
        found.hasBlocked,
        found.isBlocked,
      ]
    );
  };
  expect([
    await find('bo', 'c1'),
    await find('ana', 'c1'),
    await find('bo', 'c2'),
    await find('bo', 'c9'),
    await find('cy', 'c1'),
    await find('cy', 'c9'),
  ]).toEqual([
    ['ana', 'Ana’s', 'active', 1, true, false],
    ['ana', 'Bo', 'active', 3, false, true],
    ['banned', expect.any(String), 'closed', 0, false, false],
    ['ben', 'Ben’s', 'active', 0, false, true],
    null,
    null,
  ]);
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
  expect(
    (await tables.run((tx) => leaveConversations(tx, 'bo', NOW)))
      .map((row) => `${row.conversationId} ${row.otherId}`)
      .toSorted(),
  ).toEqual(['c1 ana', 'c2 banned', 'c9 ben']);
  await tables.db.query({ text: 'UPDATE conversation_sides SET notice_at = now(), notice_since = now()' });
  await tables.run((tx) => leaveConversations(tx, 'bo', NOW));
  const { rows: waiting } = await tables.db.query({
    text: `SELECT DISTINCT user_id = 'bo' AS own FROM conversation_sides WHERE notice_at IS NOT NULL`,
  });
  expect(waiting, 'no mail goes to who has left').toEqual([{ own: false }]);
});

test('[MSG-11] messages are those of one conversation, in their order, before or behind a number', async () => {
  await tables.put(
    'messages',
    message,
    { number: 2, id: 'm2' },
    { number: 3, id: 'm3' },
    { conversation_id: 'c2', id: 'm4' },
    { seller_id: 'ben', id: 'm5' },
  );
  await tables.put(
    'spam_reports',
    { seller_id: 'ana', conversation_id: 'c1', message_id: 'm1', id: 's1', reporter_id: 'bo' },
    { message_id: 'm2', id: 's2', reporter_id: 'cy' },
    { message_id: 'm3', id: 's3', seller_id: 'ben' },
    { message_id: 'm2', id: 's4', conversation_id: 'c2' },
  );
  const page = async (beyond: { number: number; isOlder: boolean } | null, limit = 9) =>
    (await listMessagesOf(tables.db, { userId: 'bo', sellerId: 'ana', conversationId: 'c1', beyond, limit })).map(
      (found) => [found.messageId, found.isReported],
    );
  const [one, two, three] = [
    ['m1', true],
    ['m2', false],
    ['m3', false],
  ];
  expect([
    await page(null),
    await page(null, 1),
    await page({ number: 3, isOlder: true }),
    await page({ number: 3, isOlder: true }, 1),
    await page({ number: 1, isOlder: false }, 1),
  ]).toEqual([[one, two, three], [three], [one, two], [two], [two]]);
});

test('[MSG-11] a folder lists the person’s own sides that lie in it, newest first, by label and star, page after page', async () => {
  await people();
  await tables.put('conversations', conversation, ...['c2', 'c3', 'c4', 'c5', 'c6'].map((id) => ({ id })), {
    seller_id: 'ben',
    id: 'c7',
  });
  await tables.put(
    'conversation_sides',
    side,
    { conversation_id: 'c2', is_starred: true },
    { conversation_id: 'c3', updated_at: at(-1), unread_count: 0, has_sent: true },
    { conversation_id: 'c4', folder: 'spam' },
    { conversation_id: 'c5', folder: 'trash', trashed_at: at(-1) },
    { conversation_id: 'c6', is_archived: true, unread_count: 0 },
    { user_id: 'cy', seller_id: 'ben', conversation_id: 'c7' },
  );
  await tables.put(
    'conversation_labels',
    { user_id: 'bo', label_id: 'l1', conversation_id: 'c2' },
    { label_id: 'l2', conversation_id: 'c1' },
    { user_id: 'cy', conversation_id: 'c3' },
  );
  const first: InboxPage = {
    userId: 'bo',
    folder: 'inbox',
    labelId: null,
    isStarred: false,
    q: null,
    from: null,
    direction: 'older',
    limit: 9,
  };
  const ids = async (changes: Partial<InboxPage> = {}) =>
    (await listSides(tables.db, { ...first, ...changes })).map(({ conversationId }) => conversationId);
  expect([
    await ids(),
    await ids({ folder: 'spam' }),
    await ids({ folder: 'trash' }),
    await ids({ folder: 'archived' }),
    await ids({ folder: 'all' }),
    await ids({ folder: 'unread' }),
    await ids({ folder: 'sent' }),
  ]).toEqual([['c3', 'c2', 'c1'], ['c4'], ['c5'], ['c6'], ['c3', 'c6', 'c2', 'c1'], ['c2', 'c1'], ['c3']]);
  const from = { at: at(-5).toISOString(), id: 'c2' };
  expect([
    await ids({ limit: 1 }),
    await ids({ from }),
    await ids({ from, direction: 'newer' }),
    await ids({ isStarred: true }),
    await ids({ labelId: 'l1' }),
  ]).toEqual([['c3'], ['c1'], ['c3'], ['c2'], ['c2']]);
});

test('[MSG-09, UX-83] the newest words of a conversation are called spam where they were found to be, and to who did not write them', async () => {
  await people();
  await tables.put(
    'conversations',
    { ...conversation, last_is_spam: true, last_sender_id: 'ana', last_message_at: at(-1) },
    { id: 'c2', last_is_spam: false },
    { id: 'c3', last_is_spam: true, last_sender_id: 'bo' },
    { id: 'c4', last_is_spam: false },
  );
  await tables.put(
    'conversation_sides',
    side,
    { conversation_id: 'c2' },
    { conversation_id: 'c3' },
    { conversation_id: 'c4' },
  );
  const page = { userId: 'bo', folder: 'inbox', labelId: null, isStarred: false, q: null, from: null } as const;
  const found = await listSides(tables.db, { ...page, direction: 'older', limit: 9 });
  expect(found.filter(({ isLastSpam }) => isLastSpam).map(({ conversationId }) => conversationId)).toEqual(['c1']);
  expect(found).toHaveLength(4);
});

test('[MSG-03] a conversation about a piece or an order is that of those two about that, and opens again where it lies', async () => {
  await tables.put(
    'conversations',
    { ...conversation, product_id: 'l1', order_id: 'o9', message_type: 'order' },
    { id: 'c2', order_id: null, product_id: 'l2' },
    { id: 'c3', order_id: null, message_type: 'inquiry' },
    { id: 'c4', order_id: null, buyer_id: 'cy' },
    { id: 'c5', order_id: null, seller_id: 'ben' },
  );
  await tables.put(
    'conversation_sides',
    { ...side, conversation_id: 'c3', folder: 'trash', trashed_at: at(-1) },
    { conversation_id: 'c1' },
    { user_id: 'ana', conversation_id: 'c3' },
  );
  const about = async (changes: object, userId = 'bo') =>
    findAbout(tables.db, userId, { sellerId: 'ana', buyerId: 'bo', productId: 'l1', orderId: null, ...changes });
  expect([
    await about({}),
    await about({}, 'cy'),
    await about({ orderId: 'o9' }),
    await about({ orderId: 'o8' }),
    await about({ productId: 'l9' }),
  ]).toEqual([{ id: 'c3', hasSide: true }, { id: 'c3', hasSide: false }, { id: 'c1', hasSide: true }, null, null]);
  const opened = await tables.written('conversation_sides', sideKeys, (tx) =>
    reopen(tx, { userId: 'bo', conversationId: 'c3', isReturn: false }),
  );
  expect(opened.now).toEqual([{ user_id: 'bo', conversation_id: 'c3' }]);
  const returned = (conversationId: string) =>
    tables.written('conversations', ['id'], (tx) => reopen(tx, { userId: 'bo', conversationId, isReturn: true }));
  expect([(await returned('c3')).now, (await returned('c1')).now]).toEqual([[], [{ id: 'c1' }]]);
});

test('[MSG-02] the card beside a thread shows a piece that exists, with its own shop and choices', async () => {
  await tables.put(
    'shops',
    { seller_id: 'ben', slug: 'ben', name: 'Ben' },
    { seller_id: 'ana', slug: 'ana', name: 'Ana' },
  );
  await tables.put(
    'listings',
    { seller_id: 'ana', id: 'l1', state: 'active', pictures: [] },
    ...['sold_out', 'inactive', 'removed', 'draft', 'pending_review'].map((state) => ({ id: state, state })),
    { id: 'bare' },
  );
  await tables.put(
    'variants',
    { seller_id: 'ana', listing_id: 'l1', id: 'v1', price_cents: 5, stock: 2, option_values: ['a'] },
    { id: 'v2', price_cents: 7, option_values: ['b'] },
    ...['sold_out', 'inactive', 'removed', 'draft', 'pending_review'].map((id) => ({ id: `v-${id}`, listing_id: id })),
    { seller_id: 'ben', price_cents: 1 },
  );
  const product = async (id: string) => (await findProduct(tables.db, id))?.isOffered;
  expect([
    await product('l1'),
    await product('sold_out'),
    await product('inactive'),
    await product('removed'),
    await product('draft'),
    await product('pending_review'),
    await product('bare'),
  ]).toEqual([true, true, false, false, undefined, undefined, undefined]);
  expect(await findProduct(tables.db, 'l1')).toMatchObject({
    shopName: 'Ana',
    priceCents: 5,
    priceVaries: true,
    stock: 4,
  });
});

test('[MSG-13, INV-12] what is reported or cleared is a message that the person received, in that conversation', async () => {
  await tables.put('conversations', conversation, { id: 'c2' }, { seller_id: 'ben' });
  await tables.put('conversation_sides', side, { user_id: 'ana', role: 'seller' }, { conversation_id: 'c2' });
  await tables.put(
    'messages',
    { ...message, is_spam: true, number: 2 },
    { number: 3, id: 'm2', sender_id: 'bo', receiver_id: 'ana' },
    { number: 4, id: 'm3', sender_id: null },
    { conversation_id: 'c2', id: 'm4' },
    { seller_id: 'ben' },
    { conversation_id: 'c2', id: 'm1', number: 9 },
  );
  const received = async (messageId: string, userId = 'bo', conversationId = 'c1') =>
    (await tables.run((tx) => lockReceived(tx, { userId, conversationId, messageId })))?.number;
  expect([
    await received('m1'),
    await received('m2'),
    await received('m3'),
    await received('m4'),
    await received('m1', 'ana'),
    await received('m4', 'bo', 'c2'),
  ]).toEqual([2, undefined, undefined, undefined, undefined, 2]);
  const report = {
    sellerId: 'ana',
    conversationId: 'c1',
    messageId: 'm1',
    reportId: 's1',
    reporterId: 'bo',
    reason: 'spam',
    now: NOW,
  };
  const keys = ['seller_id', 'conversation_id', 'id', 'open_reports'];
  const reported = () => tables.written('messages', keys, (tx) => insertReport(tx, report));
  expect([(await reported()).now, (await reported()).now]).toEqual([
    [{ seller_id: 'ana', conversation_id: 'c1', id: 'm1', open_reports: 1 }],
    [],
  ]);
  await tables.put(
    'spam_reports',
    { seller_id: 'ben', conversation_id: 'c1', message_id: 'm1', id: 'x1', reporter_id: 'bo' },
    { seller_id: 'ana', conversation_id: 'c2', id: 'x2' },
    { seller_id: 'ana', message_id: 'm2', id: 'x3' },
    { seller_id: 'ana', id: 'x4', reporter_id: 'cy' },
  );
  expect(await tables.run((tx) => insertReport(tx, { ...report, reportId: 's2' }))).toEqual({
    reportId: 's1',
    isNew: false,
  });
  const of = { sellerId: 'ana', conversationId: 'c1', messageId: 'm1', now: NOW };
  await tables.db.query({ text: 'UPDATE conversations SET last_is_spam = true' });
  const cleared = () => tables.written('conversations', ['seller_id', 'id'], (tx) => settleByReceiver(tx, of));
  expect([(await cleared()).now, (await cleared()).now]).toEqual([[{ seller_id: 'ana', id: 'c1' }], []]);
});

const flagged = { ...message, is_spam: true, rank_score: 0.5 };

test('[MSG-16] moderators see what waits: flagged or reported, the most suspicious first; context is of what waits alone', async () => {
  await people({ id: 'gone', display_name: 'Gone', deleted_at: at(-1) });
  await tables.put('conversations', conversation, { seller_id: 'ben' }, { id: 'c2' });
  await tables.put(
    'messages',
    flagged,
    { number: 2, id: 'm2', rank_score: 0.9 },
    { number: 3, id: 'm3', at: at(-9) },
    { number: 4, id: 'm4', is_spam: false, open_reports: 1, rank_score: 0.1, sender_id: 'gone' },
    { number: 5, id: 'm5', settled_by: 'receiver' },
    { number: 6, id: 'm6', settled_by: 'moderator', settled_at: at(-2) },
    { number: 7, id: 'm7', settled_by: 'moderator', settled_at: at(-1) },
    { number: 8, id: 'm8', is_spam: false },
    { conversation_id: 'c2', id: 'x1', number: 1, is_spam: false, at: at(-60 * 24 * 31) },
  );
  const page = async (
    which: 'all' | 'flagged' | 'reported' | 'decided',
    after: { rank: number; at: string; id: string } | null = null,
    limit = 9,
  ) => (await listQueue(tables.db, { which, after, limit, now: NOW })).map(({ messageId }) => messageId);
  expect([
    await page('all'),
    await page('flagged'),
    await page('reported'),
    await page('decided'),
    await page('all', null, 1),
  ]).toEqual([['m2', 'm3', 'm1', 'm4'], ['m2', 'm3', 'm1'], ['m4'], ['m7', 'm6'], ['m2']]);
  const after = { rank: 0.5, at: at(-9).toISOString(), id: 'm3' };
  expect([await page('all', after), await page('decided', { rank: 0, at: at(-1).toISOString(), id: 'm7' })]).toEqual([
    ['m1', 'm4'],
    ['m6'],
  ]);
  const [first] = await listQueue(tables.db, { which: 'all', after: null, limit: 1, now: NOW });
  expect([first?.sender.messages30, first?.sender.flagged30, await countWaiting(tables.db)]).toEqual([7, 6, 4]);
  const context = async (id: string) => (await listContext(tables.db, id)).map(({ number }) => number);
  expect([await context('m1'), await context('m6'), await context('m8'), await context('m5')]).toEqual([
    [1, 2, 3, 4, 5, 6],
    [1, 2, 3, 4, 5, 6, 7, 8],
    [],
    [],
  ]);
});

test('[MSG-13, MSG-16] a decision is about that message with its own reports that wait', async () => {
  await people();
  await tables.put('conversations', { ...conversation, message_count: 1 }, { seller_id: 'ben' }, { id: 'c2' });
  await tables.put(
    'messages',
    { ...flagged, open_reports: 3 },
    { number: 2, id: 'm2' },
    { seller_id: 'ben' },
    { conversation_id: 'c2' },
  );
  const report = {
    seller_id: 'ana',
    conversation_id: 'c1',
    message_id: 'm1',
    id: 's1',
    reporter_id: 'bo',
    status: 'pending',
  };
  await tables.put(
    'spam_reports',
    report,
    { id: 's2', reporter_id: 'cy' },
    { id: 's3', reporter_id: 'di', status: 'cleared' },
    { id: 's4', message_id: 'm2' },
    { id: 's5', conversation_id: 'c2' },
    { id: 's6', seller_id: 'ben' },
  );
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
  const written = await tables.written('messages', ['seller_id', 'conversation_id', 'id', 'open_reports'], (tx) =>
    settleFlagged(tx, settled),
  );
  expect(written.now).toEqual([{ seller_id: 'ana', conversation_id: 'c1', id: 'm1', open_reports: 2 }]);
  const { rows } = await tables.db.query({ text: `SELECT id FROM spam_reports WHERE status = 'pending' ORDER BY 1` });
  expect(rows.map(({ id }) => id)).toEqual(['s2', 's4', 's5', 's6']);
});

test('[MSG-15] notices are due for whoever can be written to, the longest first, and are cleared of those sides alone', async () => {
  await people({ id: 'banned', account_status: 'banned' }, { id: 'gone', deleted_at: at(-1) });
  await tables.put('conversations', conversation, { id: 'c2' }, { seller_id: 'ben', id: 'c9' });
  await tables.put(
    'shops',
    { seller_id: 'ben', slug: 'ben', name: 'Ben’s' },
    { seller_id: 'ana', slug: 'ana', name: 'Ana’s' },
  );
  const due = { ...side, notice_at: at(0), notice_since: at(-9) };
  await tables.put(
    'conversation_sides',
    due,
    { conversation_id: 'c2', notice_at: at(-1) },
    { user_id: 'cy', notice_at: at(1) },
    { user_id: 'banned' },
    { user_id: 'gone' },
    { user_id: 'ana', role: 'seller' },
  );
  await tables.put(
    'messages',
    message,
    { number: 2, id: 'm2', body: 'newest' },
    { number: 3, id: 'm3', body: 'spam', is_spam: true },
    { number: 4, id: 'm4', body: 'read', is_read: true },
    { number: 5, id: 'm5', body: 'own', sender_id: 'bo', receiver_id: 'ana' },
    { number: 6, id: 'm6', body: 'else', conversation_id: 'c2' },
    { number: 7, id: 'm7', body: 'his', seller_id: 'ben' },
  );
  const found = async (limit: number) =>
    (await tables.run((tx) => lockDueNotices(tx, NOW, limit))).map((row) => [
      row.userId,
      row.conversationId,
      row.excerpt,
      row.from,
    ]);
  expect(await found(9)).toEqual([
    ['bo', 'c2', 'else', 'Ana’s'],
    ['ana', 'c1', 'own', 'Bo'],
    ['bo', 'c1', 'newest', 'Ana’s'],
  ]);
  expect(await found(1)).toEqual([['bo', 'c2', 'else', 'Ana’s']]);
  const dropped = await tables.written('conversation_sides', ['user_id'], () => dropUnsendable(tables.db, NOW));
  expect(dropped.now.map((row) => row.user_id).toSorted()).toEqual(['banned', 'gone']);
  const cleared = await tables.written('conversation_sides', sideKeys, (tx) =>
    clearNotices(tx, [partOf<DueNotice>({ userId: 'bo', conversationId: 'c1' })]),
  );
  expect(cleared.now).toEqual(its);
});

test('[MSG-16, INV-16] a broadcast goes to whoever can sign in and fits, in the order of ids, and each step is its own', async () => {
  await people(
    { id: 'banned', account_status: 'banned' },
    { id: 'gone', deleted_at: at(-1) },
    { id: 'held', account_status: 'suspended' },
  );
  await tables.put('listings', { seller_id: 'ana', id: 'l1', state: 'active' }, { seller_id: 'ben', state: 'draft' });
  await tables.put(
    'orders',
    { seller_id: 'ana', id: 'o1', buyer_id: 'bo', state: 'confirmed' },
    { id: 'o2', buyer_id: 'banned' },
  );
  const part = (name: 'buyers' | 'everybody' | 'makers'): Audience => ({ kind: 'filter', part: name });
  const these: Audience = { kind: 'people', userIds: ['bo', 'gone', 'cy'] };
  const receivers = async (audience: Audience, cursor = '', limit = 9) =>
    (await tables.run((tx) => listReceivers(tx, { audience, cursor, limit }))).map(({ userId }) => userId);
  expect([
    await receivers(part('everybody')),
    await receivers(part('makers')),
    await receivers(part('buyers')),
    await receivers(these),
    await receivers(part('everybody'), 'ben', 1),
  ]).toEqual([['ana', 'ben', 'bo', 'cy', 'held'], ['ana'], ['bo'], ['bo', 'cy'], ['bo']]);
  expect([await countAudience(tables.db, part('everybody')), await countAudience(tables.db, these)]).toEqual([5, 2]);
  const broadcast = {
    id: 'b1',
    texts: {},
    audience: {},
    created_at: at(-5),
    not_before: at(0),
    state: 'waiting',
    sent: 0,
    about: null,
  };
  await tables.put(
    'broadcasts',
    broadcast,
    { id: 'b2', not_before: at(-1), state: 'running', sent: 1 },
    { id: 'b3', not_before: at(1), created_at: at(-1) },
    { id: 'b4', not_before: at(-9), state: 'done', about: 'x' },
    { id: 'b0' },
  );
  const list = async (before: { at: string; id: string } | null, limit: number) =>
    (await listBroadcastsBefore(tables.db, before, limit)).map(({ broadcastId }) => broadcastId);
  expect([await list(null, 9), await list(null, 1), await list({ at: at(-5).toISOString(), id: 'b2' }, 9)]).toEqual([
    ['b3', 'b2', 'b1', 'b0'],
    ['b3'],
    ['b1', 'b0'],
  ]);
  const due = async (id: string | null) => (await tables.run((tx) => lockDueBroadcast(tx, NOW, id)))?.broadcastId;
  expect([await due(null), await due('b1'), await due('b3'), await due('b4')]).toEqual([
    'b2',
    'b1',
    undefined,
    undefined,
  ]);
  const written = async (act: (tx: Transaction) => unknown) => (await tables.written('broadcasts', ['id'], act)).now;
  expect(
    await written((tx) => moveBroadcast(tx, { id: 'b1', cursor: 'bo', sent: 2, isDone: false, now: NOW })),
  ).toEqual([{ id: 'b1' }]);
  expect([
    await written((tx) => stopStored(tx, 'b1', NOW)),
    await written((tx) => stopStored(tx, 'b1', NOW)),
    await written((tx) => stopStored(tx, 'b4', NOW)),
  ]).toEqual([[{ id: 'b1' }], [], []]);
  expect([
    await tables.run((tx) => recallBroadcast(tx, 'b2')),
    await tables.run((tx) => recallBroadcast(tx, 'b4')),
    await tables.run((tx) => recallBroadcast(tx, 'b3')),
    await findBroadcast(tables.db, 'b3'),
    (await findBroadcast(tables.db, 'b0'))?.broadcastId,
  ]).toEqual([false, false, true, null, 'b0']);
  await tables.put(
    'conversations',
    { ...conversation, seller_id: '', id: 'h1', message_type: 'system' },
    { seller_id: 'ana', id: 'c1', message_type: 'inquiry' },
  );
  expect([...(await tables.run((tx) => houseConversations(tx, [{ userId: 'bo', id: 'h9' }], NOW)))]).toEqual([
    ['bo', 'h1'],
  ]);
});
