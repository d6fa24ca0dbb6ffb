import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { contract } from '#domain/modules.ts';
import type { Folder } from '#domain/messages/model.ts';
import { MAX_LABELS, MAX_LABELS_ON_ONE } from '#domain/messages/limits.ts';
import { DAY, MINUTE } from '#domain/core/time.ts';
import { erase } from '#test/builders/erase.ts';
import { ask } from '#test/builders/ask.ts';
import { variantOf } from '#test/builders/buying.ts';
import { maker } from '#test/builders/market.ts';
import { passTime } from '#test/builders/pass-time.ts';
import { browser, type Browser, codeOf, openSale, type Sale, signUp } from '#test/builders/sale.ts';
import { sqlOf } from '#test/builders/sql-of.ts';
import { runAudit } from '../../../app/audit/run-audit.ts';

const calls = contract.messages;
let sale: Sale;
let ana: Awaited<ReturnType<typeof maker>>;
let bo: Browser;
const sql = sqlOf(() => sale);
let count = 0;
const next = (): string => `c-${(count += 1)}`;

async function begin(title: string, initialMessage: string): Promise<string> {
  const { listingId } = await variantOf(sale, ana, { title });
  const { body } = await bo.call('POST', '/api/messages/conversations', {
    productId: listingId,
    initialMessage,
    clientId: next(),
  });
  await passTime(sale, 7 * MINUTE);
  return body.conversationId;
}
const send = (who: { call: Browser['call'] }, id: string, content: string) =>
  who.call('POST', `/api/messages/conversations/${id}/messages`, { content, clientId: next() });
const countsOf = async (who: { call: Browser['call'] }): Promise<Partial<Record<Folder, string>>> =>
  Object.fromEntries(
    (await ask(who, calls.getInbox)).folders
      .filter((each) => each.count > 0)
      .map((each) => [each.folder, `${each.count}/${each.unread}`]),
  );
const idsIn = async (who: { call: Browser['call'] }, input: object): Promise<string[]> =>
  (await ask(who, calls.listConversations, input)).items.map(({ conversationId }) => conversationId);
const change = (who: { call: Browser['call'] }, ids: string[], changes: object) =>
  ask(who, calls.changeConversations, { ids, change: changes });

beforeAll(async () => {
  sale = await openSale({ CLOCK: 'simulated' });
});
beforeEach(async () => {
  ana = await maker(sale.address, `Ana Potter ${(count += 1)}`);
  bo = await signUp(browser(sale.address), `Bo Lindqvist ${count}`);
  await passTime(sale, DAY);
  await sql('DELETE FROM rate_limits');
});
afterAll(async () => {
  const broken = (await runAudit(sale.app)).filter(({ state }) => state === 'breach');
  await sale.stop();
  expect(broken).toEqual([]);
});

test('[MSG-12, INV-17] folders with their counts: moved, archived, trashed with its time', async () => {
  const [one, two, three] = [await begin('Mug', 'First'), await begin('Bowl', 'Second'), await begin('Vase', 'Third')];
  await send(ana, three, 'An answer');
  expect(await countsOf(ana)).toEqual({ inbox: '3/3', unread: '3/3', all: '3/3', sent: '1/1' });
  const trashed = await change(ana, [one, two], { folder: 'trash' });
  expect(trashed.items).toEqual([one, two].map((id) => ({ id, done: true, problem: '' })));
  expect(await countsOf(ana)).toEqual({ inbox: '1/1', unread: '1/1', all: '1/1', sent: '1/1', trash: '2/2' });
  const { conversation } = await ask(ana, calls.getConversation, { conversationId: one });
  expect(conversation).toMatchObject({ folder: 'trash', trashedAt: expect.any(String) });
  // The other side's folders are its own.
  expect(await countsOf(bo)).toEqual({ inbox: '3/1', unread: '1/1', all: '3/1', sent: '3/1' });
  await ask(ana, calls.undoChange, { undoId: trashed.undoId ?? '' });
  expect(await countsOf(ana)).toEqual({ inbox: '3/3', unread: '3/3', all: '3/3', sent: '1/1' });
  expect(codeOf(await ana.call('POST', '/api/messages/conversations/undo', { undoId: trashed.undoId }))).toEqual([
    409,
    'messages/undo-over',
  ]);
  await change(ana, [one], { isArchived: true, isRead: true });
  await change(ana, [two], { folder: 'spam' });
  expect(await countsOf(ana)).toEqual({
    ...{ inbox: '1/1', unread: '1/1', all: '2/1', sent: '1/1', archived: '1/0', spam: '1/1' },
  });
  // What comes in wakes the archive, and leaves spam where it is.
  await send(bo, one, 'One more');
  await passTime(sale, 2 * MINUTE);
  await send(bo, two, 'And here');
  expect(await countsOf(ana)).toMatchObject({ inbox: '2/2', spam: '1/1' });
  const strange = await change(bo, ['thread_nothing'], { isStarred: true });
  expect(strange).toEqual({
    undoId: null,
    items: [{ id: 'thread_nothing', done: false, problem: 'Conversation not found' }],
  });
});

test('[MSG-05, UX-80] read and unread by hand, many at once, and taken back message by message', async () => {
  const id = await begin('Mug', 'First');
  await send(bo, id, 'Second');
  const read = await change(ana, [id], { isRead: true });
  expect((await ask(ana, calls.getInbox)).unread).toBe(0);
  await send(bo, id, 'Third');
  await ask(ana, calls.undoChange, { undoId: read.undoId ?? '' });
  expect((await ask(ana, calls.getInbox)).unread).toBe(3);
  await change(ana, [id], { isRead: true });
  await change(ana, [id], { isRead: false });
  const { items } = await ask(ana, calls.listMessages, { conversationId: id });
  expect(items.map(({ isRead }) => isRead)).toEqual([true, true, false]);
});

test('[MSG-05, UX-77] an undo counts what changed by another way once', async () => {
  const id = await begin('Mug', 'Hello');
  const unread = async () => (await ask(ana, calls.getInbox)).unread;
  const read = await change(ana, [id], { isRead: true });
  const again = await change(ana, [id], { isRead: false });
  await ask(ana, calls.markRead, { conversationId: id });
  await ask(ana, calls.undoChange, { undoId: again.undoId ?? '' });
  expect(await unread()).toBe(0);
  await change(ana, [id], { isRead: false });
  await ask(ana, calls.undoChange, { undoId: read.undoId ?? '' });
  expect([await unread(), await countsOf(ana)]).toEqual([1, { inbox: '1/1', unread: '1/1', all: '1/1' }]);
});

test('[MSG-12] labels by name with their counts; one that is deleted leaves its conversations', async () => {
  const [one, two] = [await begin('Mug', 'First'), await begin('Bowl', 'Second')];
  const make = (name: string, color = 'moss') => ana.call('POST', '/api/messages/labels', { name, color });
  const proofs = (await make('Proofs')).body;
  const late = (await make('Late parcels', 'rust')).body;
  expect(codeOf(await make('PROOFS'))).toEqual([409, 'messages/label-taken']);
  await change(ana, [one, two], { addLabels: [proofs.labelId] });
  await change(ana, [one], { addLabels: [late.labelId] });
  const named = async () =>
    (await ask(ana, calls.listLabels)).labels.map(({ name, messageCount }) => `${name} ${messageCount}`);
  expect(await named()).toEqual(['Late parcels 1', 'Proofs 2']);
  expect(await idsIn(ana, { folder: 'all', labelId: proofs.labelId })).toEqual([two, one]);
  const published = async () =>
    (await sql(`SELECT 1 FROM events WHERE name = 'messages.changed' AND subject = $1`, [ana.userId])).rowCount ?? 0;
  const before = await published();
  const renamed = await ana.call('PUT', `/api/messages/labels/${late.labelId}`, { name: 'Late', color: 'ink' });
  expect((await published()) - before, 'her other pages hear of the name').toBe(1);
  expect(renamed.body).toMatchObject({ name: 'Late', color: 'ink', messageCount: 1 });
  const { body } = await ana.call('DELETE', `/api/messages/labels/${proofs.labelId}`);
  expect(body).toEqual({ labelId: proofs.labelId, removedFrom: 2 });
  const { conversation } = await ask(ana, calls.getConversation, { conversationId: one });
  expect(conversation.labels).toEqual([late.labelId]);
  const foreign = await bo.call('POST', '/api/messages/conversations/changes', {
    ids: [one],
    change: { addLabels: [late.labelId] },
  });
  expect(codeOf(foreign)).toEqual([404, 'messages/label-not-found']);
});

test('[MSG-12] a conversation carries ten labels at most, none of many is changed beyond it', async () => {
  const [one, two] = [await begin('Mug', 'First'), await begin('Bowl', 'Second')];
  const labels: string[] = [];
  for (let n = 0; n < MAX_LABELS_ON_ONE + 1; n += 1)
    labels.push((await ana.call('POST', '/api/messages/labels', { name: `Label ${n}`, color: 'moss' })).body.labelId);
  const labelsOf = async (conversationId: string) =>
    (await ask(ana, calls.getConversation, { conversationId })).conversation.labels;
  await change(ana, [one], { addLabels: labels.slice(0, MAX_LABELS_ON_ONE) });
  const full = await labelsOf(one);
  expect(full).toHaveLength(MAX_LABELS_ON_ONE);
  const more = await ana.call('POST', '/api/messages/conversations/changes', {
    ids: [one, two],
    change: { addLabels: labels.slice(MAX_LABELS_ON_ONE), isStarred: true },
  });
  expect([codeOf(more), more.body.error.max]).toEqual([[409, 'messages/too-many-labels'], MAX_LABELS_ON_ONE]);
  expect([await labelsOf(one), await labelsOf(two)]).toEqual([full, []]);
  expect((await change(ana, [one], { addLabels: full, isStarred: true })).items[0]?.done).toBe(true);

  const rename = (labelId = '', name: string, who: { call: Browser['call'] } = ana) =>
    who.call('PUT', `/api/messages/labels/${labelId}`, { name, color: 'ink' });
  expect(codeOf(await rename(labels[0], 'LABEL 1'))).toEqual([409, 'messages/label-taken']);
  expect(codeOf(await rename('nothing', 'Mine'))).toEqual([404, 'messages/label-not-found']);
  expect(codeOf(await rename(labels[0], 'Taken over', bo))).toEqual([404, 'messages/label-not-found']);
  expect((await rename(labels[0], 'label 0')).body.name).toBe('label 0');
});

test('[MSG-15] words are found in one’s own messages alone, by stem and without accents', async () => {
  const [mug, bowl] = [
    await begin('Tall mug', 'Could you engrave “Zoë” under the glazes?'),
    await begin('Bowl', 'Wie groß sind die Schüsseln?'),
  ];
  const resultsOf = async (who: { call: Browser['call'] }, q: string) =>
    (await ask(who, calls.listConversations, { folder: 'all', q })).items.map(({ conversationId, match }) => [
      conversationId,
      match?.number ?? null,
    ]);
  for (const q of ['engraving', 'zoe', 'glaze', 'ENGRAVED zoë']) expect(await resultsOf(ana, q), q).toEqual([[mug, 1]]);
  expect(await resultsOf(ana, 'große schusseln')).toEqual([[bowl, 1]]);
  expect(await resultsOf(bo, 'tall')).toEqual([[mug, null]]);
  expect(await resultsOf(ana, 'lindqvist')).toEqual([
    [bowl, null],
    [mug, null],
  ]);
  expect(await resultsOf(ana, 'nothing like that')).toEqual([]);
  const eve = await signUp(browser(sale.address), `Eve ${next()}`);
  expect(await resultsOf(eve, 'engraving')).toEqual([]);
  for (const q of ["'; --", '%', '!!!', '<b>', 'a & | ! b']) expect(Array.isArray(await resultsOf(ana, q))).toBe(true);
});

test('[MSG-15] a block ends writing both ways, everywhere, until it is lifted', async () => {
  const id = await begin('Mug', 'Hello');
  const { body } = await ana.call('POST', '/api/messages/blocks', { conversationId: id });
  expect(body).toEqual({ userId: bo.userId, isBlocked: true });
  // Who blocked may lift it; who was blocked is not told of it here.
  const seen = async (who: typeof ana | typeof bo) =>
    (await ask(who, calls.getConversation, { conversationId: id })).isBlocked;
  expect([await seen(ana), await seen(bo)]).toEqual([true, false]);
  expect(codeOf(await send(bo, id, 'Again'))).toEqual([403, 'messages/does-not-take']);
  expect(codeOf(await send(ana, id, 'Again'))).toEqual([409, 'messages/blocked']);
  const other = await variantOf(sale, ana, {});
  const start = await bo.call('POST', '/api/messages/conversations', { productId: other.listingId, clientId: next() });
  expect(codeOf(start)).toEqual([403, 'messages/does-not-take']);
  expect((await ask(ana, calls.listBlocked)).people.map(({ userId }) => userId)).toEqual([bo.userId]);
  expect((await ask(bo, calls.setTyping, { conversationId: id })).shown).toBe(false);
  await ana.call('DELETE', `/api/messages/blocks/${bo.userId}`);
  expect((await send(bo, id, 'Again')).status).toBe(200);
});

test('[MSG-15] templates and quick replies with their fields', async () => {
  const make = (body: string) =>
    ana.call('POST', '/api/messages/templates', { kind: 'template', name: 'A proof', body });
  expect(codeOf(await make('Dear {name}'))).toEqual([400, 'messages/template-fields']);
  const { body } = await make('Dear {buyer}, {order}');
  expect(body.templateId).toMatch(/^template/);
  await ana.call('PUT', `/api/messages/templates/${body.templateId}`, {
    ...{ kind: 'quick_reply', name: 'Thanks', body: 'Thank you, {buyer}!' },
  });
  expect((await ask(ana, calls.listTemplates)).templates).toMatchObject([{ kind: 'quick_reply', name: 'Thanks' }]);
  expect((await ask(bo, calls.listTemplates)).templates).toEqual([]);
  await ana.call('DELETE', `/api/messages/templates/${body.templateId}`);
  expect((await ask(ana, calls.listTemplates)).templates).toEqual([]);
});

test('[MSG-18, SUP-02, INV-13] whose account is gone has no words left, and nobody can answer', async () => {
  const id = await begin('Mug', 'My address is Rua 1');
  await send(ana, id, 'Noted');
  await sql(`UPDATE users SET account_status = 'banned' WHERE id = $1`, [ana.userId]);
  expect(codeOf(await send(bo, id, 'Hello?'))).toEqual([409, 'messages/closed']);
  expect((await ask(bo, calls.getConversation, { conversationId: id })).conversation.status).toBe('closed');
  await sql(`UPDATE users SET account_status = 'active' WHERE id = $1`, [ana.userId]);
  await sql('UPDATE users SET deleted_at = now() WHERE id = $1', [bo.userId]);
  await sql('UPDATE messages SET is_spam = true, open_reports = 1 WHERE sender_id = $1', [bo.userId]);
  await erase(sale, bo.userId);
  const { rows: judged } = await sql('SELECT DISTINCT is_spam, open_reports FROM messages WHERE conversation_id = $1', [
    id,
  ]);
  expect(judged, 'what has no words waits for no moderator').toEqual([{ is_spam: false, open_reports: 0 }]);
  const { conversation, refusal } = await ask(ana, calls.getConversation, { conversationId: id });
  expect(conversation).toMatchObject({ status: 'closed', with: { userId: null } });
  expect(refusal?.code).toBe('messages/closed');
  const { items } = await ask(ana, calls.listMessages, { conversationId: id });
  expect(items.map(({ content, isErased }) => [content, isErased])).toEqual([
    ['', true],
    ['Noted', false],
  ]);
  expect(await idsIn(ana, { folder: 'all', q: 'address' })).toEqual([]);
});

test('[MSG-12] a person has fifty labels at most, and one that goes makes room for another', async () => {
  const cy = await signUp(browser(sale.address), 'Cy Marsh');
  await sql(
    `INSERT INTO message_labels (user_id, id, name, color, created_at, updated_at) SELECT $1, 'l' || n, 'Label ' || n, 'moss', $3, $3 FROM generate_series(2, $2::int) n`,
    [cy.userId, MAX_LABELS, sale.app.clock.now()],
  );
  const make = async (name: string) => {
    const { status, body } = await cy.call('POST', '/api/messages/labels', { name, color: 'ink' });
    return [status, body.error?.code ?? body.name, body.error?.max];
  };
  expect([await make('Fiftieth'), await make('One more')]).toEqual([
    [200, 'Fiftieth', undefined],
    [409, 'messages/too-many-labels', MAX_LABELS],
  ]);
  expect((await cy.call('DELETE', '/api/messages/labels/l2')).status).toBe(200);
  expect(await make('One more')).toEqual([200, 'One more', undefined]);
});
