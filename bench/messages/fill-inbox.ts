import { inTransaction, type Database } from '#server/platform/database/open-database.ts';

const texts =
  'mug bowl glaze kiln ink order parcel letter handle rim plate vase basket soap board candle sister present Friday colour'.split(
    ' ',
  );
const sentence = `(SELECT string_agg((ARRAY[${texts.map((word) => `'${word}'`).join(', ')}])[1 + (n * 7 + k * 13) % ${texts.length}], ' ') FROM generate_series(1, 12) k)`;

export interface Filling {
  /** Whose inbox it is: the buyer of all of them. */
  userId: string;
  from: number;
  to: number;
  /** Messages of each conversation. */
  messages: number;
}

/** Conversations of one person with as many makers, as the calls would have left them. */
export async function fillInbox(db: Database, { userId, from, to, messages }: Filling): Promise<void> {
  await inTransaction(db, async (tx) => {
    const at = `timestamptz '2026-01-01' + n * interval '1 minute'`;
    const values = [userId, from, to];
    await tx.query({
      text: `INSERT INTO conversations (seller_id, id, buyer_id, product_id, product_title, last_message, last_message_at, last_sender_id, message_count, words, created_at, updated_at)
             SELECT 'maker' || n, $1 || '-' || lpad(n::text, 7, '0'), $1, 'piece' || n, 'Piece ' || n, left(${sentence} || ' ${messages}', 100), ${at}, $1, ${messages},
               array_to_tsvector(ARRAY['u:maker' || n, 'u:' || $1]), ${at}, ${at} FROM generate_series($2::int, $3::int) n`,
      values,
    });
    await tx.query({
      text: `INSERT INTO messages (seller_id, conversation_id, number, id, sender_id, receiver_id, body, metadata, at, is_read)
             SELECT 'maker' || n, $1 || '-' || lpad(n::text, 7, '0'), m, 'msg-' || $1 || n || '-' || m, CASE WHEN (${messages} - m) % 2 = 0 THEN $1 ELSE 'maker' || n END,
               CASE WHEN (${messages} - m) % 2 = 0 THEN 'maker' || n ELSE $1 END, ${sentence} || ' ' || m, '{}', ${at}, true
             FROM generate_series($2::int, $3::int) n, generate_series(1, ${messages}) m`,
      values,
    });
    await tx.query({
      text: `INSERT INTO conversation_sides (user_id, conversation_id, seller_id, role, has_sent, updated_at)
             SELECT p.user_id, $1 || '-' || lpad(n::text, 7, '0'), 'maker' || n, p.role, true, ${at}
             FROM generate_series($2::int, $3::int) n, LATERAL (VALUES ($1, 'buyer'), ('maker' || n, 'seller')) p (user_id, role)`,
      values,
    });
  });
  await db.query({ text: 'VACUUM ANALYZE conversations, messages, conversation_sides, inbox_counts' });
}
