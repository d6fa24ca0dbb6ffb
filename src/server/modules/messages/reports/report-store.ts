import type { Transaction } from '../../../platform/database/open-database.ts';

interface Received {
  sellerId: string;
  number: number;
}

/** A message that this person received, locked; others are not there, nor the house's own. */
export async function lockReceived(
  tx: Transaction,
  of: { userId: string; conversationId: string; messageId: string },
): Promise<Received | null> {
  const { rows } = await tx.query<Received>({
    name: 'messages-lock-received',
    text: `SELECT m.seller_id AS "sellerId", m.number FROM conversation_sides s
           JOIN messages m ON m.seller_id = s.seller_id AND m.conversation_id = s.conversation_id AND m.id = $3
           WHERE s.user_id = $1 AND s.conversation_id = $2 AND m.receiver_id = $1
             AND m.sender_id IS NOT NULL FOR UPDATE OF m`,
    values: [of.userId, of.conversationId, of.messageId],
  });
  return rows[0] ?? null;
}

export interface NewReport {
  sellerId: string;
  conversationId: string;
  messageId: string;
  reportId: string;
  reporterId: string;
  reason: string;
  now: Date;
}

/** [MSG-13] A report that waits; the earlier one where this person has reported the message before. The message waits with it. */
export async function insertReport(tx: Transaction, report: NewReport): Promise<{ reportId: string; isNew: boolean }> {
  const { rows } = await tx.query<{ id: string; isNew: boolean }>({
    name: 'messages-insert-report',
    text: `WITH made AS (
             INSERT INTO spam_reports (seller_id, conversation_id, message_id, id, reporter_id, reason, at)
               VALUES ($1, $2, $3, $4, $5, $6, $7)
             ON CONFLICT DO NOTHING RETURNING id
           ), counted AS (
             UPDATE messages SET open_reports = open_reports + 1 WHERE seller_id = $1 AND conversation_id = $2
               AND id = $3 AND EXISTS (SELECT 1 FROM made)
           )
           SELECT id, true AS "isNew" FROM made
           UNION ALL SELECT id, false FROM spam_reports WHERE seller_id = $1 AND conversation_id = $2
             AND message_id = $3 AND reporter_id = $5`,
    values: [
      report.sellerId,
      report.conversationId,
      report.messageId,
      report.reportId,
      report.reporterId,
      report.reason,
      report.now,
    ],
  });
  const [row] = rows;
  return { reportId: row?.id ?? report.reportId, isNew: row?.isNew ?? false };
}

/** [UX-83] Its receiver says that it is no spam: it leaves the queue unless it was reported. */
export async function resolveByReceiver(
  tx: Transaction,
  of: { sellerId: string; conversationId: string; messageId: string; now: Date },
): Promise<void> {
  await tx.query({
    name: 'messages-not-spam',
    text: `WITH cleared AS (
             UPDATE messages SET is_spam = false, settled_by = 'receiver', settled_at = $4
               WHERE seller_id = $1 AND conversation_id = $2 AND id = $3 AND is_spam RETURNING number)
           UPDATE conversations c SET last_is_spam = false FROM cleared WHERE c.seller_id = $1 AND c.id = $2
             AND c.message_count = cleared.number`,
    values: [of.sellerId, of.conversationId, of.messageId, of.now],
  });
}
