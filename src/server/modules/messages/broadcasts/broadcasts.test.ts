import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '#domain/modules.ts';
import { ask } from '#test/builders/ask.ts';
import { variantOf } from '#test/builders/buying.ts';
import { maker } from '#test/builders/market.ts';
import { browser, type Browser, codeOf, openSale, type Sale, signUp } from '#test/builders/sale.ts';
import { sqlOf } from '#test/builders/sql-of.ts';
import { until } from '#test/builders/until.ts';
import { runAudit } from '../../../app/audit/run-audit.ts';
import { insertAdmin } from '../../admin/admin-store.ts';
import { sendBroadcasts } from './send-broadcasts.ts';

const calls = contract.messages;
let sale: Sale;
let mia: Browser;
let bo: Browser;
const sql = sqlOf(() => sale);
const texts = { en: 'The kiln days are on.', de: 'Die Brenntage haben begonnen.' };
const everybody = { kind: 'filter' as const, part: 'everybody' as const };

beforeAll(async () => {
  sale = await openSale();
  const cy = await signUp(browser(sale.address), 'Cy Marsh');
  await insertAdmin(sale.app.db, {
    ...{ userId: cy.userId, role: 'master_admin', customPermissions: [], createdBy: null, now: new Date() },
  });
  mia = await signUp(browser(sale.address), 'Mia Kranz');
  await insertAdmin(sale.app.db, {
    ...{ userId: mia.userId, role: 'customer_service', customPermissions: [], createdBy: null, now: new Date() },
  });
  const ana = await maker(sale.address, 'Ana Potter');
  await variantOf(sale, ana, {});
  bo = await signUp(browser(sale.address), 'Bo Lindqvist');
  // A crowd that never signs in.
  await sql(`INSERT INTO users (id, email, display_name, original_display_name, created_at, updated_at, language)
             SELECT 'crowd' || n, 'crowd' || n || '@example.com', 'Crowd ' || n, 'Crowd', now(), now(), CASE WHEN n % 2 = 0 THEN 'de' END FROM generate_series(1, 120) n`);
});
afterAll(async () => {
  const broken = (await runAudit(sale.app)).filter(({ state }) => state === 'breach');
  await sale.stop();
  expect(broken).toEqual([]);
});

const received = async (id: string): Promise<{ receivers: number; messages: number }> =>
  (
    await sql<{ receivers: number; messages: number }>(
      'SELECT count(DISTINCT receiver_id)::int AS receivers, count(*)::int AS messages FROM messages WHERE client_id = $1',
      [id],
    )
  ).rows[0] as { receivers: number; messages: number };

test('[MSG-16, INV-16] to everybody, step by step and again after being cut off in the middle', async () => {
  const total = Number((await sql('SELECT count(*) AS n FROM users')).rows[0]?.n);
  expect(await ask(mia, calls.countReceivers, { audience: everybody })).toEqual({ total });
  const { broadcastId, state } = await ask(mia, calls.startBroadcast, { audience: everybody, texts });
  expect(state).toBe('waiting');
  await sendBroadcasts.run(sale.app);
  expect(await ask(mia, calls.getBroadcast, { broadcastId })).toMatchObject({ state: 'running', sent: 50, total });
  // It is cut off while it sends: what it had begun is undone.
  let ids = 0;
  const uuid = (): string => {
    ids += 1;
    if (ids > 80) throw new Error('cut off');
    return sale.app.ids.uuid();
  };
  await expect(sendBroadcasts.run({ ...sale.app, ids: { ...sale.app.ids, uuid } })).rejects.toThrow('cut off');
  expect((await received(broadcastId)).messages).toBe(50);
  for (let more = true; more;) more = (await sendBroadcasts.run(sale.app)) === true;
  expect(await received(broadcastId)).toEqual({ receivers: total, messages: total });
  expect(await ask(mia, calls.getBroadcast, { broadcastId })).toMatchObject({ state: 'done', sent: total });
  const bodies = await sql(
    `SELECT DISTINCT u.language, m.body FROM messages m JOIN users u ON u.id = m.receiver_id WHERE m.client_id = $1 AND u.id LIKE 'crowd%' ORDER BY 2`,
    [broadcastId],
  );
  expect(bodies.rows).toEqual([
    { language: 'de', body: texts.de },
    { language: null, body: texts.en },
  ]);
  const { items } = await ask(bo, calls.listConversations);
  expect(items).toHaveLength(1);
  expect(items[0]).toMatchObject({ isSystemMessage: true, unreadCount: 1, lastMessage: texts.en });
});

test('[MSG-16] to makers, to some, to nobody; a second one comes into the same conversation', async () => {
  const makers = await ask(mia, calls.startBroadcast, { audience: { kind: 'filter', part: 'makers' }, texts });
  const one = await ask(mia, calls.startBroadcast, {
    audience: { kind: 'people', userIds: [bo.userId] },
    texts: { en: 'Only you.' },
  });
  expect([makers.total, one.total]).toEqual([1, 1]);
  const stopped = await ask(mia, calls.startBroadcast, { audience: everybody, texts });
  expect((await ask(mia, calls.stopBroadcast, { broadcastId: stopped.broadcastId })).state).toBe('stopped');
  for (let more = true; more;) more = (await sendBroadcasts.run(sale.app)) === true;
  expect(await received(stopped.broadcastId)).toEqual({ receivers: 0, messages: 0 });
  expect(codeOf(await mia.call('POST', `/api/admin/messages/broadcasts/${stopped.broadcastId}/stop`))).toEqual([
    409,
    'messages/broadcast-over',
  ]);
  const { items } = await ask(bo, calls.listConversations);
  expect(items.map(({ lastMessage, messageCount }) => [lastMessage, messageCount])).toEqual([['Only you.', 2]]);
  const nobody = { audience: { kind: 'people', userIds: ['nobody'] }, texts };
  expect(codeOf(await mia.call('POST', '/api/admin/messages/broadcasts', nobody))).toEqual([
    409,
    'messages/no-receivers',
  ]);
  expect((await ask(mia, calls.listBroadcasts)).items.map(({ state }) => state)).toEqual([
    'stopped',
    'done',
    'done',
    'done',
  ]);
  const audited = await sql(
    `SELECT act, count(*)::int AS n FROM audit_log WHERE act LIKE 'messages.%Broadcast' GROUP BY act ORDER BY act`,
  );
  expect(audited.rows).toEqual([
    { act: 'messages.startBroadcast', n: 4 },
    { act: 'messages.stopBroadcast', n: 1 },
  ]);
});

const streamed = async (who: Browser, data: object, signal?: AbortSignal): Promise<Record<string, unknown>[]> => {
  const answer = await fetch(`${sale.address}/sendSystemMessage`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      cookie: [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
    body: JSON.stringify({ data }),
    ...(signal ? { signal } : {}),
  });
  return (await answer.text())
    .split('\n')
    .filter((line) => line.startsWith('data: '))
    .map((line) => JSON.parse(line.slice('data: '.length)) as Record<string, unknown>);
};

test('[MSG-16, FN-02, INV-16] a message to many says how far it is while it goes', async () => {
  const clientId = randomUUID();
  const request = { clientId, audience: everybody, texts: { en: 'Two at once.', de: 'Zwei zugleich.' } };
  const { total } = await ask(mia, calls.countReceivers, { audience: everybody });
  // Two windows ask for the same, and the job goes on with it too.
  const [lines = [], others = []] = await Promise.all([
    streamed(mia, request),
    streamed(mia, request),
    sendBroadcasts.run(sale.app),
  ]);
  const shown = lines.flatMap(({ message }) => (message ? [(message as { sent: number }).sent] : []));
  expect(shown.length).toBeGreaterThan(1);
  expect(shown).toEqual(shown.toSorted((a, b) => a - b));
  for (const each of [lines, others])
    expect(each.at(-1)).toMatchObject({ result: { broadcastId: `bulk_${clientId}`, state: 'done', sent: total } });
  expect(await received(`bulk_${clientId}`)).toEqual({ receivers: total, messages: total });
  const again = await mia.call('POST', '/sendSystemMessage', { data: request });
  expect(again.body.result).toMatchObject({ state: 'done', sent: total });
  const other = await mia.call('POST', '/sendSystemMessage', { data: { ...request, texts } });
  expect([other.status, other.body.error.message]).toEqual([
    409,
    'Another message of the house was begun under this id.',
  ]);
  expect((await bo.call('POST', '/sendSystemMessage', { data: { ...request, clientId: randomUUID() } })).status).toBe(
    403,
  );
  const audited = await sql(`SELECT 1 FROM audit_log WHERE act = 'messages.startBroadcast' AND subject_id = $1`, [
    `bulk_${clientId}`,
  ]);
  expect(audited.rows).toHaveLength(1);
});

test('[ALERT-26] a scheduled announcement waits for its time', async () => {
  const hour = (hours: number) => new Date(sale.app.clock.now().getTime() + hours * 3_600_000).toISOString();
  const request = { audience: everybody, texts, announces: 'maintenance_scheduled' } as const;
  const banner = async (): Promise<string> => {
    await sale.app.outside.pageBanner?.look();
    return sale.app.outside.pageBanner?.html('de') ?? '';
  };
  const wrong = { ...request, startsAt: hour(2), bannerUntil: hour(1) };
  expect(codeOf(await mia.call('POST', '/api/admin/messages/broadcasts', wrong))).toEqual([400, 'messages/wrong-days']);
  const later = await ask(mia, calls.startBroadcast, { ...request, startsAt: hour(2), bannerUntil: hour(3) });
  while ((await sendBroadcasts.run(sale.app)) === true);
  expect([await received(later.broadcastId), await banner()]).toEqual([{ receivers: 0, messages: 0 }, '']);
  const now = await ask(mia, calls.startBroadcast, { ...request, bannerUntil: hour(1) });
  expect(await banner()).toContain(texts.de);
  await ask(mia, calls.endBanner, { broadcastId: now.broadcastId });
  expect(await banner()).toBe('');
  for (const { broadcastId } of [later, now]) await ask(mia, calls.stopBroadcast, { broadcastId });
});

test('[MSG-16, FN-02] whoever goes away leaves the rest to the job', async () => {
  const clientId = randomUUID();
  const gone = new AbortController();
  const request = { clientId, audience: everybody, texts };
  const leaving = streamed(mia, request, gone.signal).catch(() => 'gone');
  await until(async () => (await received(`bulk_${clientId}`)).messages > 0, 'it has begun');
  gone.abort();
  expect(await leaving).toBe('gone');
  // What the request had begun when it was left may still hold the broadcast: the job comes again then, as it does by itself.
  await until(async () => {
    await sendBroadcasts.run(sale.app);
    return (await ask(mia, calls.getBroadcast, { broadcastId: `bulk_${clientId}` })).state === 'done';
  }, 'it is done');
  const { receivers, messages } = await received(`bulk_${clientId}`);
  expect(messages).toBe(receivers);
});
