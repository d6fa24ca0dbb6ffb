import { createHash } from 'node:crypto';
import type pg from 'pg';

/** The one token of everybody in the bench: 43 letters, as sessions have. */
const TOKEN = 'b'.repeat(43);
export const cookieOf = (person: number): string => `session=person${person}.${TOKEN}`;
export const conversationOf = (person: number): string => `thread_bench${person}`;

/** People with a session and a conversation each: every odd one sells, the even one before buys. */
export async function insertPeople(client: Pick<pg.Client, 'query'>, count: number): Promise<void> {
  const hash = createHash('sha256').update(TOKEN).digest();
  await client.query(
    `INSERT INTO users (id, email, display_name, original_display_name, created_at, updated_at)
     SELECT 'person' || n, 'person' || n || '@example.com', 'Person ' || n, 'Person', now(), now() FROM generate_series(0, $1::int - 1) n`,
    [count],
  );
  await client.query(
    `INSERT INTO sessions (user_id, token_hash, created_at, expires_at) SELECT 'person' || n, $2, now(), now() + interval '1 day' FROM generate_series(0, $1::int - 1) n`,
    [count, hash],
  );
  await client.query(
    `INSERT INTO conversations (seller_id, id, buyer_id, product_id, product_title, last_message_at, words, created_at, updated_at)
     SELECT 'person' || n + 1, 'thread_bench' || n, 'person' || n, 'piece', 'A piece', now(), '', now(), now() FROM generate_series(0, $1::int - 2, 2) n`,
    [count],
  );
  await client.query(
    `INSERT INTO conversation_sides (user_id, conversation_id, seller_id, role, updated_at)
     SELECT p.user_id, 'thread_bench' || n, 'person' || n + 1, p.role, now() FROM generate_series(0, $1::int - 2, 2) n,
       LATERAL (VALUES ('person' || n, 'buyer'), ('person' || n + 1, 'seller')) p (user_id, role)`,
    [count],
  );
  await client.query('VACUUM ANALYZE users, sessions, conversations, conversation_sides');
}
