import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { contract } from '#domain/modules.ts';
import { DAY, SECOND } from '#domain/core/time.ts';
import { ask } from '#test/builders/ask.ts';
import { buy, type SoldVariant, variantOf, withCart } from '#test/builders/buying.ts';
import { maker } from '#test/builders/market.ts';
import { passTime } from '#test/builders/pass-time.ts';
import { buyerOf } from '#test/builders/delivered.ts';
import { browser, type Browser, codeOf, openSale, type Sale, signUp } from '#test/builders/sale.ts';
import { sqlOf } from '#test/builders/sql-of.ts';
import { runAudit } from '../../app/audit/run-audit.ts';

const calls = contract.messages;
let sale: Sale;
let ana: Awaited<ReturnType<typeof maker>>;
let bo: Browser;
let eve: Browser;
let mug: SoldVariant;
const sql = sqlOf(() => sale);
let count = 0;
const clientId = (): string => `client-${(count += 1)}`;

const begin = (who: Browser, changes: object = {}) =>
  who.call('POST', '/api/messages/conversations', { productId: mug.listingId, clientId: clientId(), ...changes });
const send = (who: { call: Browser['call'] }, id: string, content: unknown, changes: object = {}) =>
  who.call('POST', `/api/messages/conversations/${id}/messages`, { content, clientId: clientId(), ...changes });
const started = async (who = bo, initialMessage = 'Hello, is it still there?'): Promise<string> =>
  (await begin(who, { initialMessage })).body.conversationId;
const sentence = (answer: { body: { error: { message: string } } }): string => answer.body.error.message;
const unreadOf = async (who: { call: Browser['call'] }): Promise<number> => (await ask(who, calls.getInbox)).unread;

beforeAll(async () => {
  sale = await openSale({ CLOCK: 'simulated' });
  bo = await signUp(browser(sale.address), 'Bo Lindqvist');
  eve = await signUp(browser(sale.address), 'Eve Late');
});
beforeEach(async () => {
  ana = await maker(sale.address, `Ana Potter ${(count += 1)}`);
  mug = await variantOf(sale, ana, { quantity: 10 });
  await passTime(sale, DAY);
  await sql('DELETE FROM rate_limits');
});
afterAll(async () => {
  const broken = (await runAudit(sale.app)).filter(({ state }) => state === 'breach');
  await sale.stop();
  expect(broken).toEqual([]);
});

test('[MSG-01, MSG-03, MSG-18] a conversation begins with its defaults', async () => {
  const first = await begin(bo);
  expect(first.body).toEqual({ conversationId: expect.stringMatching(/^thread_/), isNew: true, message: null });
  const id = first.body.conversationId as string;
  const { conversation, context } = await ask(bo, calls.getConversation, { conversationId: id });
  expect(conversation).toMatchObject({
    participants: { sellerId: ana.userId, buyerId: bo.userId },
    role: 'buyer',
    productId: mug.listingId,
    productTitle: 'Two-tone mug, ink',
    lastMessage: 'Conversation started',
    messageType: 'inquiry',
    status: 'active',
    folder: 'inbox',
    priority: 'normal',
    labels: [],
    isSystemMessage: false,
    trashedAt: null,
    unreadCount: 0,
  });
  expect(context).toMatchObject({ kind: 'listing', title: 'Two-tone mug, ink', priceCents: 2800, isOffered: true });
  await ask(bo, calls.changeConversations, { ids: [id], change: { folder: 'trash' } });
  expect((await begin(bo)).body).toEqual({ conversationId: id, isNew: false, message: null });
  expect((await ask(bo, calls.getConversation, { conversationId: id })).conversation.folder).toBe('inbox');
});

test('[MSG-03, MSG-12] one without words stands with who began it alone', async () => {
  const { conversationId } = (await begin(bo)).body;
  const listOf = async (who: { call: Browser['call'] }): Promise<string[]> =>
    (await ask(who, calls.listConversations)).items.map((each) => each.conversationId);
  expect([(await listOf(bo)).includes(conversationId), await listOf(ana)]).toEqual([true, []]);
  expect((await ask(ana, calls.getInbox)).folders.find(({ folder }) => folder === 'all')?.count).toBe(0);
  expect((await ana.call('GET', `/api/messages/conversations/${conversationId}`)).status).toBe(404);
  await send(bo, conversationId, 'Hello, is it still there?');
  expect([await listOf(ana), await unreadOf(ana)]).toEqual([[conversationId], 1]);
});

test('[MSG-02, MSG-04, MSG-05, INV-17] a message stands in the list of both, counts as unread until it is read', async () => {
  const id = await started();
  const long = `${'ä😀'.repeat(80)} end`;
  const { message } = (await send(bo, id, long)).body;
  expect(message).toMatchObject({ number: 2, isOwn: true, isRead: false, content: long, type: 'text', isSpam: false });
  expect(message.messageId).toMatch(/^msg/);
  const { items } = await ask(ana, calls.listConversations);
  expect(items).toHaveLength(1);
  expect(items[0]).toMatchObject({
    conversationId: id,
    role: 'seller',
    with: { userId: bo.userId, name: 'Bo Lindqvist' },
    lastMessage: [...long].slice(0, 100).join(''),
    lastMessageSenderId: bo.userId,
    unreadCount: 2,
    messageCount: 2,
  });
  expect(await unreadOf(ana)).toBe(2);
  expect(await ask(ana, calls.markRead, { conversationId: id, upTo: 1 })).toEqual({ unreadCount: 1, unread: 1 });
  expect((await ask(bo, calls.getConversation, { conversationId: id })).seenNumber).toBe(1);
  expect(await ask(ana, calls.markRead, { conversationId: id })).toEqual({ unreadCount: 0, unread: 0 });
  const [, second] = (await ask(bo, calls.listMessages, { conversationId: id })).items;
  expect(second).toMatchObject({ isRead: true, readAt: expect.any(String) });
  // The writer's open page is told of each, also of a single one.
  const readings = `SELECT (payload->>'number')::int AS number FROM events WHERE name = 'messages.read' AND subject = $1 ORDER BY seq`;
  expect((await sql<{ number: number }>(readings, [id])).rows.map(({ number }) => number)).toEqual([1, 2]);
  // Reading is for what was written to oneself.
  await send(ana, id, 'Yes, it is.');
  await ask(ana, calls.markRead, { conversationId: id });
  expect(await unreadOf(bo)).toBe(1);
});

test('[INV-16, MSG-04] one client id is one message, however often and however much at once it is sent', async () => {
  const id = await started();
  const again = { clientId: 'the-same' };
  const answers = await Promise.all(Array.from({ length: 8 }, () => send(bo, id, 'Once', again)));
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.message?.messageId}`)).size).toBe(1);
  expect(await unreadOf(ana)).toBe(2);
  expect((await send(ana, id, 'The same id of somebody else', again)).body.message.number).toBe(3);
});

test('[MSG-03, MSG-07, INV-16, INV-22] only its two people open a conversation or write in it, and nobody to themselves', async () => {
  const id = await started();
  for (const where of [id, 'thread_nothing']) {
    const open = await eve.call('GET', `/api/messages/conversations/${where}`);
    expect([open.status, sentence(open)]).toEqual([404, 'Conversation not found']);
    const list = await eve.call('GET', `/api/messages/conversations/${where}/messages`);
    expect([list.status, sentence(list)]).toEqual([403, 'Unauthorized access to conversation']);
    const sent = await send(eve, where, 'Let me in');
    expect([sent.status, sentence(sent)]).toEqual([403, 'Unauthorized: User not part of conversation']);
  }
  const own = await begin(ana as unknown as Browser);
  expect([own.status, sentence(own)]).toEqual([400, 'Cannot create conversation with yourself']);
  expect((await browser(sale.address).call('GET', '/api/messages/inbox')).status).toBe(401);
});

test('[MSG-08, MSG-09] a flagged message is delivered, with what it was judged by', async () => {
  const id = await started();
  const { message } = (await send(bo, id, 'URGENT: free crypto at https://win.example.com')).body;
  expect(message).toMatchObject({ isSpam: true, spamScore: 1, spamSigns: ['urgency', 'free', 'crypto', 'link'] });
  expect(await unreadOf(ana)).toBe(2);
  const { items } = await ask(ana, calls.listConversations);
  expect(items[0]).toMatchObject({ isLastSpam: true, folder: 'inbox' });
  await ask(ana, calls.markNotSpam, { conversationId: id, messageId: message.messageId });
  expect((await ask(ana, calls.listConversations)).items[0]?.isLastSpam).toBe(false);
  expect((await ask(ana, calls.listMessages, { conversationId: id })).items[1]?.isSpam).toBe(false);
});

test('[MSG-10] five messages a minute and ten in 15 minutes, exactly', async () => {
  const id = await started();
  const atOnce = await Promise.all(Array.from({ length: 12 }, () => send(bo, id, 'Quick')));
  const refused = atOnce.filter(({ status }) => status === 429);
  expect([atOnce.filter(({ status }) => status === 200).length, refused.length]).toEqual([4, 8]);
  expect(sentence(refused[0] as (typeof refused)[0])).toBe('Too many messages sent recently. Please wait a moment.');
  await passTime(sale, 61 * SECOND);
  for (let sent = 0; sent < 5; sent += 1) expect((await send(bo, id, 'Slower')).status).toBe(200);
  const full = await send(bo, id, 'One too many');
  expect(full.status).toBe(429);
  const seconds = full.body.error.retryAfterSeconds as number;
  expect(sentence(full)).toBe(`Too many messages in this conversation. Please wait ${seconds} seconds.`);
  expect(seconds).toBeGreaterThan(13 * 60);
  const { wait } = await ask(bo, calls.getConversation, { conversationId: id });
  expect(wait).toMatchObject({ code: 'messages/limit-conversation' });
  await passTime(sale, seconds * SECOND);
  expect((await send(bo, id, 'And on')).status).toBe(200);
});

test('[MSG-14] a seller is alerted when a buyer writes, with name and piece', async () => {
  const id = await started();
  await send(ana, id, 'Yes');
  await sale.settle();
  const alertsOf = async () =>
    (await ask(ana, contract.alerts.listAlerts)).items.filter(({ type }) => type === 'new_message');
  expect((await alertsOf()).map(({ message, actionUrl, category }) => [message, actionUrl, category])).toEqual([
    ['Bo Lindqvist sent you a message about Two-tone mug, ink.', `/seller-dashboard/messages/${id}`, 'message'],
  ]);
  await sql(`UPDATE conversations SET product_title = '' WHERE id = $1`, [id]);
  await sql(`DELETE FROM alerts`);
  await send(bo, id, 'Thank you');
  await sql('UPDATE users SET deleted_at = now() WHERE id = $1', [bo.userId]);
  await sale.settle();
  expect((await alertsOf())[0]?.message).toBe('Customer sent you a message about your product.');
  await sql('UPDATE users SET deleted_at = NULL WHERE id = $1', [bo.userId]);
});

test('[MSG-15, SHELL-09] either side writes about their order, in one conversation', async () => {
  const buyer = await buyerOf(sale, { name: `Cia Holm ${count}`, sellerId: ana.userId, variants: [mug], way: [] });
  const about = await ask(ana, calls.findConversation, { orderId: buyer.orderId });
  expect(about).toMatchObject({
    conversationId: null,
    role: 'seller',
    context: { kind: 'order', orderId: buyer.orderId },
  });
  const first = await ana.call('POST', '/api/messages/conversations', {
    orderId: buyer.orderId,
    initialMessage: 'Which colour?',
    clientId: clientId(),
  });
  expect(first.body).toMatchObject({ isNew: true, message: { number: 1 } });
  const second = await begin(buyer, { productId: undefined, orderId: buyer.orderId, isReturn: true });
  expect(second.body).toMatchObject({ conversationId: first.body.conversationId, isNew: false });
  const { conversation, context } = await ask(buyer, calls.getConversation, {
    conversationId: second.body.conversationId,
  });
  expect(conversation).toMatchObject({ messageType: 'return', orderId: buyer.orderId, unreadCount: 1 });
  expect(context).toMatchObject({ kind: 'order', number: conversation.orderNumber });
  expect(codeOf(await begin(eve, { productId: undefined, orderId: buyer.orderId }))).toEqual([
    404,
    'messages/order-not-found',
  ]);
});

test('[MSG-03] the other side of an order writes in the empty conversation', async () => {
  const buyer = await buyerOf(sale, { name: `Dan Holm ${count}`, sellerId: ana.userId, variants: [mug], way: [] });
  const about = { productId: undefined, orderId: buyer.orderId };
  const { conversationId } = (await begin(buyer, about)).body;
  expect((await ask(ana, calls.findConversation, { orderId: buyer.orderId })).conversationId).toBeNull();
  const { body } = await begin(ana as unknown as Browser, { ...about, initialMessage: 'Which colour?' });
  expect(body).toMatchObject({ conversationId, isNew: false, message: { number: 1 } });
  expect([await unreadOf(buyer), (await ask(ana, calls.listConversations)).items.length]).toEqual([1, 1]);
});

test('[MSG-03, INV-22] nobody writes about a guest’s order or to themselves', async () => {
  const { body } = await buy(await withCart(sale, mug));
  const { orderId } = body.orders[0];
  const find = (who: { call: Browser['call'] }, about: string) => who.call('GET', `/api/messages/about?${about}`);
  expect(codeOf(await find(ana, `orderId=${orderId}`))).toEqual([409, 'messages/guest-order']);
  expect(codeOf(await begin(ana as unknown as Browser, { productId: undefined, orderId }))).toEqual([
    409,
    'messages/guest-order',
  ]);
  expect(codeOf(await find(ana, `productId=${mug.listingId}`))).toEqual([400, 'messages/with-yourself']);
  expect((await find(bo, `productId=${mug.listingId}`)).body).toMatchObject({ conversationId: null, role: 'buyer' });
  expect((await ask(ana, calls.listConversations)).items).toEqual([]);
});
