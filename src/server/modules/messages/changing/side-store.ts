import type { Side } from '#domain/messages/sides.ts';
import type { Transaction } from '../../../platform/database/open-database.ts';

export interface LockedSide extends Side {
  conversationId: string;
  sellerId: string;
  unreadCount: number;
}

/** Sides of one person, locked in one order; those of others are not there. */
export async function lockSides(tx: Transaction, userId: string, ids: readonly string[]): Promise<LockedSide[]> {
  const { rows } = await tx.query<LockedSide>({
    name: 'messages-lock-sides',
    text: `SELECT s.conversation_id AS "conversationId", s.seller_id AS "sellerId", s.folder,
           s.is_archived AS "isArchived", s.is_starred AS "isStarred",
             s.priority, s.unread_count AS "unreadCount",
             ARRAY(SELECT l.label_id FROM conversation_labels l
               WHERE l.user_id = $1 AND l.conversation_id = s.conversation_id ORDER BY l.label_id) AS labels
           FROM conversation_sides s WHERE s.user_id = $1 AND s.conversation_id = ANY($2)
             ORDER BY s.conversation_id FOR UPDATE OF s`,
    values: [userId, ids],
  });
  return rows;
}

/** [MSG-12] How sides stand from now on; moving to trash is stamped. */
export async function saveSides(
  tx: Transaction,
  userId: string,
  { sides, now }: { sides: readonly (Side & { conversationId: string })[]; now: Date },
): Promise<void> {
  tx.send({
    name: 'messages-save-sides',
    text: `UPDATE conversation_sides s SET folder = n.folder, is_archived = n."isArchived", is_starred = n."isStarred",
           priority = n.priority,
             trashed_at = CASE WHEN n.folder = 'trash' THEN coalesce(s.trashed_at, $3) END
           FROM jsonb_to_recordset($2::jsonb) AS n ("conversationId" text, folder text, "isArchived" boolean,
             "isStarred" boolean, priority text)
           WHERE s.user_id = $1 AND s.conversation_id = n."conversationId"`,
    values: [userId, JSON.stringify(sides), now],
  });
  const wanted = sides.flatMap(({ conversationId, labels }) => labels.map((labelId) => ({ conversationId, labelId })));
  const ids = sides.map(({ conversationId }) => conversationId);
  tx.send({
    name: 'messages-drop-labels',
    text: `DELETE FROM conversation_labels l WHERE l.user_id = $1 AND l.conversation_id = ANY($2) AND NOT EXISTS (
             SELECT 1 FROM jsonb_to_recordset($3::jsonb) AS w ("conversationId" text, "labelId" text)
               WHERE w."conversationId" = l.conversation_id AND w."labelId" = l.label_id)`,
    values: [userId, ids, JSON.stringify(wanted)],
  });
  // A label that was deleted meanwhile is not brought back.
  await tx.query({
    name: 'messages-put-labels',
    text: `INSERT INTO conversation_labels (user_id, label_id, conversation_id)
           SELECT $1, w."labelId", w."conversationId" FROM jsonb_to_recordset($2::jsonb) AS w ("conversationId" text,
             "labelId" text)
           JOIN message_labels m ON m.user_id = $1 AND m.id = w."labelId" ON CONFLICT DO NOTHING`,
    values: [userId, JSON.stringify(wanted)],
  });
}

/** Which of these labels are this person's. */
export async function listOwnLabels(tx: Transaction, userId: string, ids: readonly string[]): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>({
    name: 'messages-own-labels',
    text: 'SELECT id FROM message_labels WHERE user_id = $1 AND id = ANY($2) FOR SHARE',
    values: [userId, ids],
  });
  return rows.map(({ id }) => id);
}

/** Messages of one conversation by their numbers. */
export interface Numbers {
  conversationId: string;
  numbers: number[];
}

/** [MSG-05] All that is unread in some conversations is read; which messages that was. */
export async function readAll(
  tx: Transaction,
  { userId, ids, now }: { userId: string; ids: readonly string[]; now: Date },
): Promise<Numbers[]> {
  const { rows } = await tx.query<Numbers>({
    name: 'messages-read-all',
    text: `WITH read AS (
             UPDATE messages SET is_read = true, read_at = $3 WHERE receiver_id = $1 AND conversation_id = ANY($2)
               AND NOT is_read RETURNING conversation_id, number
           ), each AS (SELECT conversation_id, array_agg(number ORDER BY number) AS numbers FROM read
             GROUP BY conversation_id)
           UPDATE conversation_sides s SET unread_count = s.unread_count - cardinality(each.numbers), notice_at = NULL,
             notice_since = NULL
           FROM each WHERE s.user_id = $1 AND s.conversation_id = each.conversation_id
           RETURNING s.conversation_id AS "conversationId", each.numbers`,
    values: [userId, ids, now],
  });
  return rows;
}

/** Messages are unread again, or read; those that are so already stay. Answers which changed. */
export async function setRead(
  tx: Transaction,
  userId: string,
  { of, isRead, now }: { of: readonly Numbers[]; isRead: boolean; now: Date },
): Promise<Numbers[]> {
  const flat = of.flatMap(({ conversationId, numbers }) => numbers.map((number) => ({ conversationId, number })));
  const { rows } = await tx.query<Numbers>({
    name: 'messages-set-read',
    text: `WITH changed AS (
             UPDATE messages m SET is_read = $3, read_at = CASE WHEN $3 THEN $4::timestamptz END
               FROM jsonb_to_recordset($2::jsonb) AS w ("conversationId" text, number int)
             WHERE m.receiver_id = $1 AND m.is_read <> $3 AND m.conversation_id = w."conversationId"
               AND m.number = w.number
               AND m.seller_id = (SELECT s.seller_id FROM conversation_sides s
                 WHERE s.user_id = $1 AND s.conversation_id = w."conversationId")
             RETURNING m.conversation_id, m.number
           ), each AS (SELECT conversation_id, array_agg(number ORDER BY number) AS numbers FROM changed
             GROUP BY conversation_id)
           UPDATE conversation_sides s SET unread_count = s.unread_count + CASE WHEN $3 THEN -1 ELSE 1
             END * cardinality(each.numbers) FROM each
           WHERE s.user_id = $1 AND s.conversation_id = each.conversation_id
             RETURNING s.conversation_id AS "conversationId", each.numbers`,
    values: [userId, JSON.stringify(flat), isRead, now],
  });
  return rows;
}

/** The newest message that a person received in each of some conversations. */
export async function newestReceived(tx: Transaction, userId: string, ids: readonly string[]): Promise<Numbers[]> {
  const { rows } = await tx.query<Numbers>({
    name: 'messages-newest-received',
    text: `SELECT s.conversation_id AS "conversationId", ARRAY[m.number] AS numbers FROM conversation_sides s CROSS
           JOIN LATERAL (
             SELECT number FROM messages m WHERE m.seller_id = s.seller_id AND m.conversation_id = s.conversation_id
               AND m.receiver_id = $1 ORDER BY number DESC LIMIT 1) m
           WHERE s.user_id = $1 AND s.conversation_id = ANY($2) AND s.unread_count = 0`,
    values: [userId, ids],
  });
  return rows;
}
