import type { Conversation, MessageType } from '#domain/messages/model.ts';
import type { Picture } from '#domain/core/pictures/picture.ts';
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts';
import { conversationJson, messageJson, sidesFrom } from './conversation-json-store.ts';
import type { StoredMessage } from './show-messages.ts';

/** A conversation of this person; that of others is not there. */
export async function findConversation(
  db: Queryable,
  userId: string,
  conversationId: string,
): Promise<{
  conversation: Conversation;
  sellerId: string;
  seenNumber: number;
  hasBlocked: boolean;
  isBlocked: boolean;
} | null> {
  const { rows } = await db.query<{
    conversation: Conversation;
    sellerId: string;
    seenNumber: number;
    hasBlocked: boolean;
    isBlocked: boolean;
  }>({
    name: 'messages-find-conversation',
    text: `SELECT ${conversationJson()} AS conversation, c.seller_id AS "sellerId",
             coalesce((SELECT max(m.number) FROM messages m WHERE m.seller_id = c.seller_id AND m.conversation_id = c.id
               AND m.sender_id = $1 AND m.is_read), 0) AS "seenNumber",
             EXISTS (SELECT 1 FROM message_blocks b WHERE b.user_id = $1 AND b.blocked_id = o.id) AS "hasBlocked",
             EXISTS (SELECT 1 FROM message_blocks b WHERE b.user_id = o.id AND b.blocked_id = $1) AS "isBlocked"
           FROM ${sidesFrom} WHERE s.user_id = $1 AND s.conversation_id = $2`,
    values: [userId, conversationId],
  });
  return rows[0] ?? null;
}

export interface About {
  sellerId: string;
  buyerId: string;
  productId: string | null;
  orderId: string | null;
}

/** The conversation about a listing or an order, and whether this person has a side of it yet; null while there is none. */
export async function findAbout(
  db: Queryable,
  userId: string,
  { sellerId, buyerId, productId, orderId }: About,
): Promise<{ id: string; hasSide: boolean } | null> {
  const hasSide =
    'EXISTS (SELECT 1 FROM conversation_sides s WHERE s.user_id = $4 AND s.conversation_id = c.id) AS "hasSide"';
  const { rows } = await db.query<{ id: string; hasSide: boolean }>({
    name: `messages-find-about-${orderId === null ? 'listing' : 'order'}`,
    text:
      orderId === null
        ? `SELECT c.id, ${hasSide} FROM conversations c WHERE c.seller_id = $1 AND c.buyer_id = $2 AND c.product_id = $3
           AND c.order_id IS NULL AND c.seller_id <> ''`
        : `SELECT c.id, ${hasSide} FROM conversations c WHERE c.seller_id = $1 AND c.buyer_id = $2 AND c.order_id = $3`,
    values: [sellerId, buyerId, orderId ?? productId, userId],
  });
  return rows[0] ?? null;
}

export interface NewConversation extends About {
  id: string;
  /** Who sees it before its first message. */
  startedBy: string;
  messageType: MessageType;
  productTitle: string;
  productImage: Picture | null;
  orderNumber: string | null;
  now: Date;
}

const insertText = `WITH made AS (
    INSERT INTO conversations (seller_id, id, buyer_id, message_type, product_id, product_title, product_image,
      order_id, order_number,
      last_message_at, words, created_at, updated_at)
    SELECT n."sellerId", n.id, n."buyerId", n."messageType", n."productId", n."productTitle", n."productImage",
      n."orderId", n."orderNumber", $2,
      to_tsvector('simple', search_text(concat_ws(' ', n."productTitle", n."orderNumber", b.display_name, h.name)))
        || array_to_tsvector(ARRAY['u:' || n."sellerId", 'u:' || n."buyerId"]), $2, $2
    FROM jsonb_to_record($1::jsonb) AS n ("sellerId" text, id text, "buyerId" text, "messageType" text,
      "productId" text, "productTitle" text,
      "productImage" jsonb, "orderId" text, "orderNumber" text)
    LEFT JOIN users b ON b.id = n."buyerId" LEFT JOIN shops h ON h.seller_id = n."sellerId"
    ON CONFLICT DO NOTHING RETURNING seller_id, id, buyer_id)
  INSERT INTO conversation_sides (user_id, conversation_id, seller_id, role, updated_at)
  SELECT $3, made.id, made.seller_id, CASE $3 WHEN made.buyer_id THEN 'buyer' ELSE 'seller' END, $2 FROM made`;

/** [MSG-03] A new conversation with the side of who starts it; false where there is one about the same. */
export async function insertConversation(
  tx: Transaction,
  { now, startedBy, ...made }: NewConversation,
): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'messages-insert-conversation',
    text: insertText,
    values: [JSON.stringify(made), now, startedBy],
  });
  return (rowCount ?? 0) > 0;
}

/** A conversation comes to one of its people: with its first message, or because they write in it too. */
export function addParticipant(tx: Transaction, side: { userId: string; conversationId: string; now: Date }): void {
  tx.send({
    name: 'messages-give-side',
    text: `INSERT INTO conversation_sides (user_id, conversation_id, seller_id, role, updated_at)
           SELECT $1, c.id, c.seller_id, CASE $1 WHEN c.buyer_id THEN 'buyer' ELSE 'seller' END, $3 FROM conversations c
             WHERE c.id = $2
           ON CONFLICT DO NOTHING`,
    values: [side.userId, side.conversationId, side.now],
  });
}

/** [MSG-03] The first one opens again for whoever starts a second: out of trash and archive. An order's may become one about a return. */
export async function reopen(
  tx: Transaction,
  of: { userId: string; conversationId: string; isReturn: boolean },
): Promise<void> {
  tx.send({
    name: 'messages-reopen',
    text: `UPDATE conversation_sides SET is_archived = false, folder = 'inbox', trashed_at = NULL
           WHERE user_id = $1 AND conversation_id = $2 AND place <> 'inbox'`,
    values: [of.userId, of.conversationId],
  });
  if (of.isReturn)
    await tx.query({
      name: 'messages-now-return',
      text: `UPDATE conversations SET message_type = 'return' WHERE id = $1 AND message_type = 'order'`,
      values: [of.conversationId],
    });
}

export interface MessagesPage {
  userId: string;
  sellerId: string;
  conversationId: string;
  /** Numbers from here on, in this direction; null: from the end on. */
  beyond: { number: number; isOlder: boolean } | null;
  limit: number;
}

/** [MSG-11] Messages in the order they were written. */
export async function listMessagesOf(db: Queryable, page: MessagesPage): Promise<StoredMessage[]> {
  const isOlder = page.beyond?.isOlder ?? true;
  const { rows } = await db.query<{ message: StoredMessage }>({
    name: `messages-list-${isOlder ? 'older' : 'newer'}`,
    text: `SELECT ${messageJson('$1')} AS message FROM messages m
           WHERE m.seller_id = $2 AND m.conversation_id = $3 AND ($4::int IS NULL OR m.number ${isOlder ? '<' : '>'} $4)
           ORDER BY m.number ${isOlder ? 'DESC' : 'ASC'} LIMIT $5`,
    values: [page.userId, page.sellerId, page.conversationId, page.beyond?.number ?? null, page.limit],
  });
  const messages = rows.map(({ message }) => message);
  return isOlder ? messages.toReversed() : messages;
}

/** Where the side of this person lies; null where the conversation is not theirs. */
export async function findSide(
  db: Queryable,
  userId: string,
  conversationId: string,
): Promise<{ sellerId: string; messageCount: number; otherId: string | null } | null> {
  const { rows } = await db.query<{ sellerId: string; messageCount: number; otherId: string | null }>({
    name: 'messages-find-side',
    text: `SELECT s.seller_id AS "sellerId", c.message_count AS "messageCount",
             nullif(CASE s.role WHEN 'buyer' THEN c.seller_id ELSE c.buyer_id END, '') AS "otherId"
           FROM conversation_sides s JOIN conversations c ON c.seller_id = s.seller_id AND c.id = s.conversation_id
           WHERE s.user_id = $1 AND s.conversation_id = $2`,
    values: [userId, conversationId],
  });
  return rows[0] ?? null;
}

/** [MSG-05] What was written to this person up to a number is read; answers how many are left unread here. Null: nothing changed. */
export async function markStoredRead(
  tx: Transaction,
  read: { userId: string; sellerId: string; conversationId: string; upTo: number; now: Date },
): Promise<{ marked: number; left: number; number: number }> {
  const { rows } = await tx.query<{ marked: number; left: number; number: number }>({
    name: 'messages-mark-read',
    text: `WITH read AS (
             UPDATE messages SET is_read = true, read_at = $5
             WHERE receiver_id = $1 AND seller_id = $2 AND conversation_id = $3 AND NOT is_read AND number <= $4
               RETURNING number
           ), counted AS (SELECT count(*)::int AS marked, coalesce(max(number), 0) AS number FROM read)
           UPDATE conversation_sides s SET unread_count = s.unread_count - counted.marked, notice_at = NULL,
             notice_since = NULL FROM counted
           WHERE s.user_id = $1 AND s.conversation_id = $3
           RETURNING counted.marked, counted.number, s.unread_count AS left`,
    values: [read.userId, read.sellerId, read.conversationId, read.upTo, read.now],
  });
  return rows[0] ?? { marked: 0, left: 0, number: 0 };
}
