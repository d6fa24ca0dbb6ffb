import type { Transaction } from '../../platform/database/open-database.ts';

/** What was written to a person counts as read, so that nothing waits for them. Answers which conversations they are in, and with whom. */
export async function leaveConversations(
  tx: Transaction,
  userId: string,
  now: Date,
): Promise<{ conversationId: string; otherId: string }[]> {
  await tx.query({
    name: 'messages-erase-read',
    text: `WITH read AS (UPDATE messages SET is_read = true, read_at = $2 WHERE receiver_id = $1 AND NOT is_read)
           UPDATE conversation_sides SET unread_count = 0, notice_at = NULL, notice_since = NULL
             WHERE user_id = $1 AND (unread_count > 0 OR notice_at IS NOT NULL)`,
    values: [userId, now],
  });
  const { rows } = await tx.query<{ conversationId: string; otherId: string }>({
    name: 'messages-conversations-left',
    text: `SELECT c.id AS "conversationId", CASE s.role WHEN 'buyer' THEN c.seller_id ELSE c.buyer_id END AS "otherId"
           FROM conversation_sides s JOIN conversations c ON c.seller_id = s.seller_id AND c.id = s.conversation_id
             WHERE s.user_id = $1`,
    values: [userId],
  });
  return rows.filter(({ otherId }) => otherId !== '');
}
