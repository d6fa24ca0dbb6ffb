import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { contract } from '#domain/modules.ts';
import { DAY, MINUTE } from '#domain/core/time.ts';
import { ask } from '#test/builders/ask.ts';
import { type SoldVariant, variantOf } from '#test/builders/buying.ts';
import { maker } from '#test/builders/market.ts';
import { passTime } from '#test/builders/pass-time.ts';
import { adminOf } from '#test/builders/admin-of.ts';
import { browser, type Browser, codeOf, openSale, type Sale, signUp } from '#test/builders/sale.ts';
import { sqlOf } from '#test/builders/sql-of.ts';
import { runAudit } from '../../../app/audit/run-audit.ts';
import { sendBroadcasts } from '../broadcasts/send-broadcasts.ts';

const calls = contract.messages;
let sale: Sale;
let ana: Awaited<ReturnType<typeof maker>>;
let bo: Browser;
let jo: Browser;
let ola: Browser;
let mug: SoldVariant;
const sql = sqlOf(() => sale);
let count = 0;
const next = (): string => `x-${(count += 1)}`;

const admin = adminOf(() => sale);
const begin = async (initialMessage: string): Promise<{ conversationId: string; messageId: string }> => {
  const { body } = await bo.call('POST', '/api/messages/conversations', {
    productId: (await variantOf(sale, ana, {})).listingId,
    initialMessage,
    clientId: next(),
  });
  await passTime(sale, MINUTE);
  return { conversationId: body.conversationId, messageId: body.message.messageId };
};
const decide = (who: Browser, body: object) => who.call('POST', '/api/admin/messages/decide', body);
const queue = async (which = 'all' as 'all' | 'flagged' | 'reported' | 'decided') =>
  (await ask(jo, calls.listFlaggedMessages, { which })).items;
const pageOfDecided = (cursor: string | undefined) =>
  ask(jo, calls.listFlaggedMessages, { which: 'decided', limit: 1, ...(cursor ? { cursor } : {}) });
const records = async (action: string): Promise<number> =>
  Number((await sql('SELECT count(*) AS n FROM audit_log WHERE act = $1', [action])).rows[0]?.n);
const houseOf = async (who: Browser) => {
  for (let more = true; more;) more = (await sendBroadcasts.run(sale.app)) === true;
  const { items } = await ask(who, calls.listConversations, { folder: 'all' });
  return items.filter(({ isSystemMessage }) => isSystemMessage);
};

const SPAM = 'Free crypto, hurry: https://win.example.com';

beforeAll(async () => {
  sale = await openSale({ CLOCK: 'simulated' });
  await admin('Cy Marsh', 'master_admin');
  ana = await maker(sale.address, 'Ana Potter');
  mug = await variantOf(sale, ana, {});
  jo = await admin('Jo Ward', 'trust_and_safety');
  ola = await admin('Ola Nord', 'content_moderator');
});
beforeEach(async () => {
  bo = await signUp(browser(sale.address), `Bo Lindqvist ${(count += 1)}`);
  await passTime(sale, DAY);
  await sql('DELETE FROM rate_limits');
  await sql(`UPDATE messages SET is_spam = false, open_reports = 0`);
});
afterAll(async () => {
  const broken = (await runAudit(sale.app)).filter(({ state }) => state === 'breach');
  await sale.stop();
  expect(broken).toEqual([]);
  expect(mug.listingId).not.toBe('');
});

test('[MSG-09, MSG-13, MSG-16, OFFICE-01] flagged and reported messages wait, the most suspicious first', async () => {
  const mild = await begin('A refund: https://example.com/x and nothing else');
  const wild = await begin(`${SPAM} +49 170 1234567 !!!`);
  const plain = await begin('Hello, is it still there?');
  await ana.call('POST', `/api/messages/conversations/${plain.conversationId}/messages/${plain.messageId}/reports`, {
    reason: 'He asks every day.',
  });
  const all = await queue();
  expect(all.map(({ messageId }) => messageId)).toEqual([wild, mild, plain].map(({ messageId }) => messageId));
  expect(all[2]).toMatchObject({
    isSpam: false,
    sender: { userId: bo.userId, messages30: 3, flagged30: 2, accountStatus: 'active' },
    reports: [{ reporterName: 'Ana Potter', reason: 'He asks every day.', status: 'pending' }],
  });
  expect((await queue('flagged')).length + (await queue('reported')).length).toBe(3);
  // The dashboard counts the same ones.
  const { queues } = await ask(jo, contract.office.getDashboard);
  const waiting = queues.find(({ key }) => key === 'messages');
  const oldest = all.map(({ timestamp }) => Date.parse(timestamp)).toSorted()[0] ?? 0;
  expect(waiting).toMatchObject({ waiting: 3, href: '/admin/messages' });
  expect(Math.abs(Date.parse(waiting?.oldestAt ?? '') - oldest)).toBeLessThan(1000);
});

test('[MSG-16, ADM-12] what may be read is what is around a flagged or reported message', async () => {
  const { conversationId, messageId } = await begin(SPAM);
  const answer = await ana.call('POST', `/api/messages/conversations/${conversationId}/messages`, {
    content: 'Please do not write to me.',
    clientId: next(),
  });
  const before = await records('messages.readFlaggedContext');
  const { messages } = await ask(jo, calls.readFlaggedContext, { messageId });
  expect(messages.map(({ content }) => content)).toEqual([SPAM, 'Please do not write to me.']);
  expect(await records('messages.readFlaggedContext')).toBe(before + 1);
  const other = await jo.call('POST', `/api/admin/messages/${answer.body.message.messageId}/context`);
  expect(codeOf(other)).toEqual([404, 'messages/not-waiting']);
  // An administrator is no participant.
  expect((await jo.call('GET', `/api/messages/conversations/${conversationId}`)).status).toBe(404);
});

test('[MSG-16, UX-98] confirmed, cleared, and taken back: the message, its reports and the list follow', async () => {
  const { conversationId, messageId } = await begin(SPAM);
  await ana.call('POST', `/api/messages/conversations/${conversationId}/messages/${messageId}/reports`, {
    reason: 'Spam',
  });
  // What was reported beside it waits for a decision of its own.
  const { body: beside } = await bo.call('POST', `/api/messages/conversations/${conversationId}/messages`, {
    content: 'Do you read this?',
    clientId: next(),
  });
  const other = beside.message.messageId;
  await ana.call('POST', `/api/messages/conversations/${conversationId}/messages/${other}/reports`, { reason: 'Rude' });
  const cleared = await decide(ola, { messageIds: [messageId], decision: 'clear' });
  expect(cleared.body.items).toEqual([{ id: messageId, done: true, problem: '' }]);
  const statuses = async (id = messageId) =>
    (await sql('SELECT status FROM spam_reports WHERE message_id = $1', [id])).rows;
  expect([await statuses(), await statuses(other)]).toEqual([[{ status: 'cleared' }], [{ status: 'pending' }]]);
  expect((await queue()).map((each) => each.messageId)).toEqual([other]);
  await decide(ola, { messageIds: [other], decision: 'clear' });
  expect(await queue()).toEqual([]);
  const { items } = await ask(ana, calls.listMessages, { conversationId });
  expect(items[0]?.isSpam).toBe(false);
  const again = await decide(jo, { messageIds: [messageId], decision: 'confirm' });
  expect(again.body.items[0].problem).toBe('This message is neither flagged nor reported any more.');
  expect((await ola.call('POST', '/api/admin/messages/undo', { undoId: cleared.body.undoId })).status).toBe(200);
  expect([(await queue()).length, await statuses()]).toEqual([1, [{ status: 'pending' }]]);
  await decide(jo, { messageIds: [messageId], decision: 'confirm' });
  expect([(await queue('decided'))[0]?.isSpam, await statuses()]).toEqual([true, [{ status: 'confirmed' }]]);
  const pages: string[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page: Awaited<ReturnType<typeof pageOfDecided>> = await pageOfDecided(cursor);
    pages.push(...page.items.map((each) => each.messageId));
    cursor = page.nextCursor;
  }
  expect(pages).toEqual((await queue('decided')).map((each) => each.messageId));
  expect(pages.length).toBeGreaterThan(1);
});

test('[MSG-16, UX-98] a warning leaves when it can be taken back no more, and not if it was', async () => {
  const first = await begin(SPAM);
  expect(codeOf(await decide(ola, { messageIds: [first.messageId], decision: 'warn' }))).toEqual([
    400,
    'messages/reason-required',
  ]);
  const warned = await decide(ola, { messageIds: [first.messageId], decision: 'warn', reason: 'No links, please.' });
  expect(await houseOf(bo)).toEqual([]);
  await ola.call('POST', '/api/admin/messages/undo', { undoId: warned.body.undoId });
  await passTime(sale, 5 * MINUTE);
  expect(await houseOf(bo)).toEqual([]);
  await decide(ola, { messageIds: [first.messageId], decision: 'warn', reason: 'No links, please.' });
  await passTime(sale, 5 * MINUTE);
  const [house] = await houseOf(bo);
  expect(house).toMatchObject({ messageType: 'system', unreadCount: 1, with: { userId: null } });
  const { items } = await ask(bo, calls.listMessages, { conversationId: house?.conversationId ?? '' });
  expect(items[0]?.content).toContain('No links, please.');
  const answer = await bo.call('POST', `/api/messages/conversations/${house?.conversationId}/messages`, {
    content: 'But why?',
    clientId: next(),
  });
  expect(codeOf(answer)).toEqual([409, 'messages/no-answer']);
});

test('[MSG-17] every id of messages is its prefix and a UUID', async () => {
  const { conversationId, messageId } = await begin(SPAM);
  const path = `/api/messages/conversations/${conversationId}/messages/${messageId}/reports`;
  const { reportId } = (await ana.call('POST', path, { reason: 'Spam' })).body;
  const template = { kind: 'template', name: 'Thanks', body: 'Thank you!' };
  const { templateId } = (await ana.call('POST', '/api/messages/templates', template)).body;
  await decide(ola, { messageIds: [messageId], decision: 'warn', reason: 'No links, please.' });
  const warning = await sql<{ id: string }>('SELECT id FROM broadcasts WHERE about = $1', [messageId]);
  const uuid = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}';
  for (const [prefix, id] of [
    ['thread_', conversationId],
    ['msg', messageId],
    ['mod', reportId],
    ['template', templateId],
    ['bulk_', warning.rows[0]?.id],
  ])
    expect(id).toMatch(new RegExp(`^${prefix}${uuid}$`));
});

test('[MSG-16, INV-13] suspending the sender needs the permission, ends their sessions at once', async () => {
  const { messageId } = await begin(SPAM);
  const body = { messageIds: [messageId], decision: 'suspend', reason: 'Third time.' };
  expect(codeOf(await decide(ola, body))).toEqual([403, 'messages/may-not-suspend']);
  const done = await decide(jo, body);
  expect(done.body.items[0].done).toBe(true);
  expect((await bo.call('GET', '/api/messages/inbox')).status).toBe(401);
  const status = async () =>
    (await sql<{ s: string }>('SELECT account_status AS s FROM users WHERE id = $1', [bo.userId])).rows[0]?.s;
  expect(await status()).toBe('suspended');
  await jo.call('POST', '/api/admin/messages/undo', { undoId: done.body.undoId });
  expect([await status(), (await queue()).length]).toEqual(['active', 1]);
});

test('[MSG-16, UX-98, INV-13] taking a suspension back undoes no later decision', async () => {
  for (const since of [`account_status = 'banned'`, `account_status_until = now() + interval '9 years'`]) {
    bo = await signUp(browser(sale.address), `Bo Lindqvist ${(count += 1)}`);
    const { messageId } = await begin(SPAM);
    const done = await decide(jo, { messageIds: [messageId], decision: 'suspend', reason: 'Third time.' });
    await sql(`UPDATE users SET ${since} WHERE id = $1`, [bo.userId]);
    const accountStatus = async () =>
      (await sql('SELECT account_status, account_status_until FROM users WHERE id = $1', [bo.userId])).rows;
    const before = await accountStatus();
    await jo.call('POST', '/api/admin/messages/undo', { undoId: done.body.undoId });
    expect(await accountStatus(), since).toEqual(before);
  }
});
