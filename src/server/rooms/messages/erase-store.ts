import type { Transaction } from '../../platform/database/open-database.ts';

/**
 * [SUP-02] What somebody wrote is taken out of their conversations, and these are closed; whoever they wrote with keeps their own words
 * and the place of the others. Labels, templates, blocks and counters of the person go. Answers which conversations that were.
 */
export async function eraseWriter(
  tx: Transaction,
  userId: string,
  now: Date,
): Promise<{ conversationId: string; otherId: string }[]> {
  await tx.query({
    name: 'messages-erase-words',
    text: `UPDATE messages SET body = '', erased_at = $2, metadata = metadata - 'attachments', is_spam = false, spam_signs = '{}', open_reports = 0 WHERE sender_id = $1 AND erased_at IS NULL`,
    values: [userId, now],
  });
  const { rows } = await tx.query<{ conversationId: string; otherId: string }>({
    name: 'messages-close-conversations',
    text: `UPDATE conversations c SET closed_at = coalesce(c.closed_at, $2), last_message = CASE c.last_sender_id WHEN $1 THEN '' ELSE c.last_message END,
             last_is_spam = c.last_is_spam AND c.last_sender_id IS DISTINCT FROM $1,
             words = to_tsvector('simple', search_text(concat_ws(' ', c.product_title, c.order_number))) || array_to_tsvector(ARRAY['u:' || c.seller_id, 'u:' || c.buyer_id])
           FROM conversation_sides s WHERE s.user_id = $1 AND c.seller_id = s.seller_id AND c.id = s.conversation_id
           RETURNING c.id AS "conversationId", CASE s.role WHEN 'buyer' THEN c.seller_id ELSE c.buyer_id END AS "otherId"`,
    values: [userId, now],
  });
  await tx.query({
    name: 'messages-erase-read',
    text: `WITH read AS (UPDATE messages SET is_read = true, read_at = $2 WHERE receiver_id = $1 AND NOT is_read)
           UPDATE conversation_sides SET unread_count = 0, notice_at = NULL, notice_since = NULL WHERE user_id = $1 AND (unread_count > 0 OR notice_at IS NOT NULL)`,
    values: [userId, now],
  });
  for (const [name, text] of own) await tx.query({ name: `messages-erase-${name}`, text, values: [userId] });
  return rows.filter(({ otherId }) => otherId !== '');
}

const own = [
  ['labels', 'DELETE FROM message_labels WHERE user_id = $1'],
  ['templates', 'DELETE FROM message_templates WHERE user_id = $1'],
  ['blocks', 'DELETE FROM message_blocks WHERE user_id = $1 OR blocked_id = $1'],
  ['acts', 'DELETE FROM message_acts WHERE user_id = $1'],
  ['writer', 'DELETE FROM message_writers WHERE user_id = $1'],
  ['reasons', `UPDATE spam_reports SET reason = '-' WHERE reporter_id = $1`],
] as const;
