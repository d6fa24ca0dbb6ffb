import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import pg from 'pg';
import { type Random, seededRandom } from '#server/platform/clock/random.ts';
import { conversationOf, cookieOf, insertPeople } from '#test/builders/people-writing.ts';
import { temporaryFolder } from '#test/builders/temporary-folder.ts';
import { runs } from '#test/support/properties.ts';
import { seed } from '#test/support/seed.ts';
import { type ChildServer, startServer } from '../child-server.ts';
import { auditFinds, kill, rowsOf, victims } from '../kill-rounds.ts';
import { freePort } from '../../../scripts/free-port.mjs';

vi.setConfig({ testTimeout: 3_600_000, hookTimeout: 600_000 });

/** Who sends, each to somebody else: the even ones of the people. */
const WRITERS = 40;
const SENDS = 1000;
/** After so many acknowledged sends, about, somebody is killed. */
const SENDS_A_KILL = 250;

const folder = temporaryFolder('message-kills-');
const env = { DATA_DIR: join(folder, 'data'), PORT: '', SANDBOX_PORT: '' };
let server: ChildServer;
const rows = <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> =>
  rowsOf<Row>(env.DATA_DIR, text, values);

beforeAll(async () => {
  env.PORT = String(await freePort());
  env.SANDBOX_PORT = String(await freePort());
  server = await startServer(env);
  const { databaseUrl } = JSON.parse(readFileSync(join(env.DATA_DIR, 'running.json'), 'utf8')) as {
    databaseUrl: string;
  };
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await insertPeople(client, WRITERS * 2);
  await client.end();
});
afterAll(async () => {
  const broken = await auditFinds(env.DATA_DIR);
  server.process.kill('SIGTERM');
  await server.ended;
  rmSync(folder, { recursive: true, force: true });
  expect(broken).toEqual([]);
});

interface Acknowledged {
  clientId: string;
  messageId: string;
}

/** One try as a browser makes it. Of some the answer is lost on its way: whoever sent it does not know. Null: no answer. */
async function tryOnce(
  writer: number,
  clientId: string,
  random: Random,
): Promise<{ status: number; messageId: string } | null> {
  const isLost = random.integer(4) === 0;
  const answer = await fetch(`${server.address}/api/messages/conversations/${conversationOf(writer)}/messages`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: cookieOf(writer),
      ...(random.integer(2) === 0 ? { 'idempotency-key': clientId } : {}),
    },
    body: JSON.stringify({ content: `Is ${clientId} still there?`, clientId }),
    ...(isLost ? { signal: AbortSignal.timeout(1 + random.integer(20)) } : {}),
  }).catch(() => null);
  if (!answer) return null;
  const body = (await answer.json().catch(() => null)) as { message?: { messageId: string } } | null;
  return body ? { status: answer.status, messageId: body.message?.messageId ?? '' } : null;
}

/** Sends until an answer says that it is there, sometimes twice at once. */
async function insist(writer: number, clientId: string, random: Random): Promise<Acknowledged> {
  for (;;) {
    const tries = Array.from({ length: 1 + random.integer(2) }, () => tryOnce(writer, clientId, random));
    const sent = (await Promise.all(tries)).find((answer) => answer?.status === 200);
    if (sent) return { clientId, messageId: sent.messageId };
    // Limits have a test of their own: here what counts for them is swept whenever one is reached.
    await rows('DELETE FROM message_acts').catch(() => undefined);
    await sleep(5 + random.integer(40));
  }
}

test('[INV-16, INV-17, INV-24, MSG-04] a thousand sends in parallel', async () => {
  const random = seededRandom(seed);
  const each = runs(SENDS) / WRITERS;
  const acknowledged: Acknowledged[][] = Array.from({ length: WRITERS }, () => []);
  const count = (): number => acknowledged.reduce((sum, one) => sum + one.length, 0);
  let isOver = false;
  const sending = acknowledged.map(async (mine, index) => {
    for (let nth = 0; nth < each; nth += 1) mine.push(await insist(index * 2, `send-${index}-${nth}`, random));
  });
  // Meanwhile what arrives is read, so that counts go up and down.
  const reading = (async () => {
    for (; !isOver; await sleep(10)) {
      const writer = random.integer(WRITERS) * 2;
      await fetch(`${server.address}/api/messages/conversations/${conversationOf(writer)}/read`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: cookieOf(writer + 1) },
        body: '{}',
      }).catch(() => undefined);
    }
  })();
  const all = Promise.all(sending).then(() => (isOver = true));
  const killed: string[] = [];
  for (let next = SENDS_A_KILL; next < each * WRITERS; next += SENDS_A_KILL) {
    while (count() < next && !isOver) await sleep(5);
    const victim = victims[random.integer(victims.length)] as (typeof victims)[number];
    server = await kill(server, { killed: victim, random, restart: () => startServer(env) });
    killed.push(victim);
  }
  await all;
  await reading;
  console.log(`message kills, seed ${seed}: ${count()} sends, killed: ${killed.join('; ')}`);
  expect(killed.length).toBeGreaterThan(2);
  for (const [index, mine] of acknowledged.entries()) {
    const stored = await rows<{ clientId: string; messageId: string }>(
      `SELECT client_id AS "clientId", id AS "messageId" FROM messages WHERE conversation_id = $1 ORDER BY number`,
      [conversationOf(index * 2)],
    );
    expect(stored, `writer ${index}`).toEqual(mine);
  }
  // Each was said once to all that listen, and each receiver's count is that of what they have not read.
  const [events] = await rows<{ n: number; different: number }>(
    `SELECT count(*)::int AS n, count(DISTINCT payload ->> 'messageId')::int AS different FROM events WHERE name = 'messages.sent'`,
  );
  expect(events).toEqual({ n: count(), different: count() });
  const wrong = await rows(
    `SELECT s.user_id FROM conversation_sides s WHERE s.unread_count <>
       (SELECT count(*) FROM messages m WHERE m.receiver_id = s.user_id AND m.conversation_id = s.conversation_id AND NOT m.is_read)`,
  );
  expect(wrong).toEqual([]);
});

test('[MSG-16, INV-16, INV-24] a message of the house to everybody goes on after kill -9', async () => {
  const random = seededRandom(seed);
  await rows(
    `INSERT INTO users (id, email, display_name, original_display_name, created_at, updated_at)
     SELECT 'crowd' || n, 'crowd' || n || '@example.com', 'Crowd', 'Crowd', now(), now() FROM generate_series(1, $1::int) n`,
    [runs(1000)],
  );
  const [{ total = 0 } = {}] = await rows<{ total: number }>('SELECT count(*)::int AS total FROM users');
  await rows(
    `INSERT INTO broadcasts (id, texts, audience, created_by, created_by_name, created_at, not_before, total)
     VALUES ('bulk_kills', '{"en": "The kiln days are on.", "de": ""}', '{"kind": "filter", "part": "everybody"}', 'person0', 'Cy', now(), now(), $1)`,
    [total],
  );
  const sentSoFar = async (): Promise<number> =>
    (await rows<{ sent: number }>(`SELECT sent FROM broadcasts WHERE id = 'bulk_kills'`).catch(() => []))[0]?.sent ?? 0;
  const kills = runs(2);
  for (let nth = 1; nth <= kills; nth += 1) {
    while ((await sentSoFar()) < (total * nth) / (kills + 2)) await sleep(5 + random.integer(10));
    server = await kill(server, { killed: 'both', random, restart: () => startServer(env) });
  }
  while ((await sentSoFar()) < total) await sleep(50);
  const [received] = await rows(
    `SELECT count(*)::int AS messages, count(DISTINCT receiver_id)::int AS people FROM messages WHERE client_id = 'bulk_kills'`,
  );
  expect(received).toEqual({ messages: total, people: total });
});
