import { createHash, randomUUID } from 'node:crypto';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { thinServer } from '../thin-server.ts';

// Sending a message with the same rows as the product's call, in one statement, and nothing checked but the session.
const db = openDatabase(process.env.BENCH_DATABASE_URL ?? '', { max: 24 });
const server = thinServer();
const sendSql = `
  WITH c AS (
    UPDATE conversations SET message_count = message_count + 1, last_message = left($3, 100), last_message_at = now(), last_sender_id = $1, updated_at = now()
    WHERE id = $2 AND $1 IN (seller_id, buyer_id) RETURNING *, CASE $1 WHEN seller_id THEN buyer_id ELSE seller_id END AS receiver
  ), m AS (
    INSERT INTO messages (seller_id, conversation_id, number, id, sender_id, receiver_id, body, metadata, at)
    SELECT seller_id, id, message_count, $5, $1, receiver, $3, jsonb_build_object('clientId', $4::text, 'orderId', null, 'attachments', '[]'::jsonb), now() FROM c RETURNING *
  ), sides AS (
    UPDATE conversation_sides s SET updated_at = now(), unread_count = unread_count + (s.user_id = c.receiver)::int, has_sent = has_sent OR s.user_id = $1
    FROM c WHERE s.conversation_id = c.id AND s.user_id IN (c.seller_id, c.buyer_id)
  ), writer AS (
    INSERT INTO message_writers (user_id, acted_at) VALUES ($1, now()) ON CONFLICT (user_id) DO UPDATE SET acted_at = excluded.acted_at
  ), acted AS (
    INSERT INTO message_acts (user_id, kind, at, id, conversation_id) VALUES ($1, 'message', clock_timestamp(), $5, $2)
  ), event AS (
    INSERT INTO events (subject, id, name, payload, at) SELECT $2, $6, 'bench.sent', to_jsonb(m) - 'words', now() FROM m
  ), live AS (
    INSERT INTO live_messages (topic, name, payload, at) SELECT topic, 'bench.sent', '{}', now() FROM m, unnest(ARRAY['user:' || m.sender_id, 'user:' || m.receiver_id]) topic RETURNING topic, id
  )
  SELECT json_build_object('message', to_jsonb(m) - 'words', 'notified', pg_notify('events', (SELECT json_agg(json_build_array(topic, id))::text FROM live)))::text AS answer FROM m`;

server.on('POST /api/thin-send', async ({ headers, body }) => {
  const [, userId = '', token = ''] = /session=([^.;]+)\.([^;]+)/.exec(headers.cookie ?? '') ?? [];
  const { rows: sessions } = await db.query({
    name: 'thin-session',
    text: 'SELECT 1 FROM sessions s JOIN users u ON u.id = s.user_id WHERE s.user_id = $1 AND s.token_hash = $2 AND s.expires_at > now()',
    values: [userId, createHash('sha256').update(token).digest()],
  });
  if (sessions.length === 0) throw new Error('nobody is signed in');
  const { conversationId, content, clientId } = body as Record<string, string>;
  const { rows } = await db.query<{ answer: string }>({
    name: 'thin-send',
    text: sendSql,
    values: [userId, conversationId, content, clientId, `msg${randomUUID()}`, randomUUID()],
  });
  return { text: rows[0]?.answer ?? '' };
});

const address = await server.listen();
process.on('message', ({ order }: { order: { do: 'stop' } }) => {
  if (order.do === 'stop') process.exit(0);
});
process.on('disconnect', () => process.exit(0));
process.send?.({ ready: { address } });
