import type { OldestThatCount } from '#domain/messages/allowance.ts';
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts';
import { isClosedSql, messageJson, sidesFrom } from '../reading/conversation-json-store.ts';
import type { StoredMessage } from '../reading/show-messages.ts';

/** [MSG-10] Whoever holds their own row counts and acts alone: what they did before is seen by the next statement. */
export function lockWriter(tx: Transaction, userId: string, now: Date): void {
  tx.send({
    name: 'messages-lock-writer',
    text: `INSERT INTO message_writers (user_id, acted_at) VALUES ($1, $2) ON CONFLICT (user_id) DO UPDATE
           SET acted_at = excluded.acted_at`,
    values: [userId, now],
  });
}

interface CountedLimit {
  code: string;
  times: number;
  milliseconds: number;
  isOfConversation?: true;
}
export type SendKind = 'message' | 'conversation' | 'report';

const oldestSql = (kind: SendKind, limits: readonly CountedLimit[], at: { user: string; here: string }): string =>
  `jsonb_build_object(${limits
    .flatMap(({ code, times, isOfConversation }) => {
      const nth = (skipped: number): string =>
        `(SELECT a.at FROM message_acts a WHERE a.user_id = ${at.user}
             AND a.kind = '${kind}'${isOfConversation ? ` AND a.conversation_id = ${at.here}` : ''}
           ORDER BY a.at DESC OFFSET ${skipped} LIMIT 1)`;
      // The one that counts now, and the one that counts after one more act.
      return [`'${code}', jsonb_build_array(${nth(times - 1)}, ${nth(times - 2)})`];
    })
    .join(', ')})`;

export interface PastSends {
  now: OldestThatCount;
  afterOneMore: OldestThatCount;
}

type StoredSends = Record<string, [string | null, string | null]>;
const dated = (actions: StoredSends, which: 0 | 1): OldestThatCount =>
  Object.fromEntries(
    Object.entries(actions).map(([code, pair]) => [code, pair[which] === null ? null : new Date(pair[which])]),
  );
const sendsOf = (actions: StoredSends): PastSends => ({ now: dated(actions, 0), afterOneMore: dated(actions, 1) });

/** [MSG-10] When the acts were that limits look at. */
export async function findAuditEntries(
  db: Queryable,
  {
    userId,
    kind,
    limits,
    conversationId,
  }: { userId: string; kind: SendKind; limits: readonly CountedLimit[]; conversationId: string },
): Promise<PastSends> {
  const { rows } = await db.query<{ sends: StoredSends }>({
    name: `messages-acts-${kind}`,
    text: `SELECT ${oldestSql(kind, limits, { user: '$1', here: '$2' })} AS sends WHERE $2::text IS NOT NULL`,
    values: [userId, conversationId],
  });
  return sendsOf(rows[0]?.sends ?? {});
}

export interface Sendable {
  sellerId: string;
  buyerId: string;
  receiverId: string;
  receiverRole: 'buyer' | 'seller';
  messageType: 'inquiry' | 'order' | 'return' | 'system';
  productId: string | null;
  orderId: string | null;
  /** How many there are. */
  messageCount: number;
  isClosed: boolean;
  isSenderActive: boolean;
  hasBlocked: boolean;
  isBlocked: boolean;
  sends: PastSends;
  /** The message of the same client id. */
  earlier: StoredMessage | null;
}

/** Everything that decides whether a message may be sent, by one statement; null where the conversation is not the sender's. */
export async function findSendable(
  tx: Transaction,
  { senderId, conversationId, clientId }: { senderId: string; conversationId: string; clientId: string },
  limits: readonly CountedLimit[],
): Promise<Sendable | null> {
  const { rows } = await tx.query<Omit<Sendable, 'sends'> & { sends: StoredSends }>({
    name: 'messages-find-sendable',
    text: `SELECT c.seller_id AS "sellerId", c.buyer_id AS "buyerId", CASE s.role WHEN 'buyer' THEN c.seller_id
           ELSE c.buyer_id END AS "receiverId",
             CASE s.role WHEN 'buyer' THEN 'seller' ELSE 'buyer' END AS "receiverRole", c.message_type AS "messageType",
             c.product_id AS "productId", c.order_id AS "orderId", c.message_count AS "messageCount",
               ${isClosedSql} AS "isClosed",
             EXISTS (SELECT 1 FROM users u WHERE u.id = $1 AND u.account_status = 'active' AND u.deleted_at IS NULL)
               AS "isSenderActive",
             EXISTS (SELECT 1 FROM message_blocks b WHERE b.user_id = $1 AND b.blocked_id = o.id) AS "hasBlocked",
             EXISTS (SELECT 1 FROM message_blocks b WHERE b.user_id = o.id AND b.blocked_id = $1) AS "isBlocked",
             ${oldestSql('message', limits, { user: '$1', here: '$2' })} AS sends,
             (SELECT ${messageJson('$1')} FROM messages m WHERE m.seller_id = c.seller_id AND m.conversation_id = c.id
               AND m.sender_id = $1 AND m.client_id = $3) AS earlier
           FROM ${sidesFrom} WHERE s.user_id = $1 AND s.conversation_id = $2`,
    values: [senderId, conversationId, clientId],
  });
  const [row] = rows;
  return row ? { ...row, sends: sendsOf(row.sends) } : null;
}

export interface NewMessage {
  sellerId: string;
  conversationId: string;
  id: string;
  /** Null: the house. */
  senderId: string | null;
  receiverId: string;
  body: string;
  preview: string;
  type: 'text' | 'system';
  isSpam: boolean;
  spamScore: number;
  rankScore: number;
  spamSigns: readonly string[];
  metadata: { clientId: string; orderId: string | null; attachments: readonly object[] };
  now: Date;
  /** When a mail about it is due at the earliest, and at the latest since the first that waits; null for none. */
  notice: { quietMs: number; latestMs: number } | null;
}

/**
 * [MSG-04, INV-16, INV-17] A message, in one statement: its row with the next number of its conversation, what the list shows of it, the
 * receiver's unread count, and what counts for the limits. Null where its client id has a message already.
 */
export async function storeMessage(
  tx: Transaction,
  { now, notice, ...message }: NewMessage,
): Promise<StoredMessage | null> {
  const { rows } = await tx.query<{ message: StoredMessage }>({
    name: 'messages-store',
    text: `WITH n AS MATERIALIZED (
             SELECT * FROM jsonb_to_record($1::jsonb) AS n ("sellerId" text, "conversationId" text, id text,
               "senderId" text, "receiverId" text, body text,
               preview text, type text, "isSpam" boolean, "spamScore" numeric, "rankScore" numeric, "spamSigns" text[],
                 metadata jsonb)
           ), c AS (
             UPDATE conversations c SET message_count = c.message_count + 1, last_message = n.preview,
               last_message_at = $2, last_sender_id = n."senderId",
               last_is_spam = n."isSpam", updated_at = $2
             FROM n WHERE c.seller_id = n."sellerId" AND c.id = n."conversationId" RETURNING c.message_count AS number
           ), m AS (
             INSERT INTO messages AS m (seller_id, conversation_id, number, id, sender_id, receiver_id, body, type,
               is_spam, spam_score, rank_score, spam_signs, metadata, at)
             SELECT n."sellerId", n."conversationId", c.number, n.id, n."senderId", n."receiverId", n.body, n.type,
               n."isSpam", n."spamScore", n."rankScore",
               coalesce(n."spamSigns", '{}'), n.metadata, $2 FROM n, c
             RETURNING m.*
           ), sides AS (
             UPDATE conversation_sides s
               SET updated_at = $2, unread_count = s.unread_count + (s.user_id = n."receiverId")::int,
               has_sent = s.has_sent OR coalesce(s.user_id = n."senderId", false), is_archived = s.is_archived
                 AND s.user_id <> n."receiverId",
               folder = CASE s.folder WHEN 'trash' THEN 'inbox' ELSE s.folder END, trashed_at = NULL,
               notice_since = CASE WHEN s.user_id = n."receiverId" AND $3::int IS NOT NULL
                 THEN coalesce(s.notice_since, $2) ELSE s.notice_since END,
               notice_at = CASE WHEN s.user_id = n."receiverId" AND $3::int IS NOT NULL
                 THEN least($2::timestamptz + $3 * interval '1 millisecond',
                   coalesce(s.notice_since, $2) + $4 * interval '1 millisecond') ELSE s.notice_at END
             FROM n WHERE s.conversation_id = n."conversationId" AND s.user_id IN (n."receiverId", n."senderId")
           ), acted AS (
             INSERT INTO message_acts (user_id, kind, at, id, conversation_id)
             SELECT "senderId", 'message', $2, id, "conversationId" FROM n WHERE "senderId" IS NOT NULL
           )
           SELECT ${messageJson('m.sender_id')} AS message FROM m`,
    values: [JSON.stringify(message), now, notice?.quietMs ?? null, notice?.latestMs ?? null],
  });
  return rows[0]?.message ?? null;
}

/** [MSG-10] Something else that a limit counts. */
export function storeOperation(
  tx: Transaction,
  action: { userId: string; kind: SendKind; id: string; conversationId: string; now: Date },
): void {
  tx.send({
    name: 'messages-act',
    text: 'INSERT INTO message_acts (user_id, kind, at, id, conversation_id) VALUES ($1, $2, $3, $4, $5)',
    values: [action.userId, action.kind, action.now, action.id, action.conversationId],
  });
}
