import type { Language } from '#domain/core/languages/language.ts';
import type { Role } from '#domain/messages/model.ts';
import { mailLanguageSql } from '../../accounts/stores/profile-store.ts';
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts';

export interface DueNotice {
  userId: string;
  conversationId: string;
  role: Role;
  unreadCount: number;
  messageCount: number;
  isSystemMessage: boolean;
  title: string;
  orderNumber: string | null;
  /** The newest message that came and is no spam. */
  excerpt: string;
  from: string;
  fromId: string | null;
  email: string;
  isProven: boolean;
  language: Language;
}

/** Sides whose notice is due, locked: the one that waited longest first. A side that was read meanwhile is none. */
export async function lockDueNotices(tx: Transaction, now: Date, limit: number): Promise<DueNotice[]> {
  const { rows } = await tx.query<DueNotice>({
    name: 'messages-due-notices',
    text: `SELECT s.user_id AS "userId", s.conversation_id AS "conversationId", s.role, s.unread_count AS "unreadCount",
           c.message_count AS "messageCount",
             c.message_type = 'system' AS "isSystemMessage", c.product_title AS title, c.order_number AS "orderNumber",
             coalesce((SELECT m.body FROM messages m WHERE m.receiver_id = s.user_id
               AND m.conversation_id = s.conversation_id AND m.seller_id = s.seller_id
               AND NOT m.is_read AND NOT m.is_spam ORDER BY m.number DESC LIMIT 1), '') AS excerpt,
             coalesce(h.name, o.display_name, '') AS "from", o.id AS "fromId", u.email, u.email_verified AS "isProven",
               ${mailLanguageSql('u')} AS language
           FROM conversation_sides s JOIN conversations c ON c.seller_id = s.seller_id AND c.id = s.conversation_id
           JOIN users u ON u.id = s.user_id AND u.deleted_at IS NULL AND u.account_status = 'active'
           LEFT JOIN users o ON o.id = CASE s.role WHEN 'buyer' THEN nullif(c.seller_id, '') ELSE c.buyer_id END
           LEFT JOIN shops h ON s.role = 'buyer' AND h.seller_id = c.seller_id
           WHERE s.notice_at <= $1 ORDER BY s.notice_at, s.user_id, s.conversation_id
             LIMIT $2 FOR UPDATE OF s SKIP LOCKED`,
    values: [now, limit],
  });
  return rows;
}

/** They were written about, or nobody wants to read it: until something comes again. */
export async function clearNotices(tx: Transaction, of: readonly DueNotice[]): Promise<void> {
  await tx.query({
    name: 'messages-clear-notices',
    text: `UPDATE conversation_sides s SET notice_at = NULL, notice_since = NULL
           FROM unnest($1::text[], $2::text[]) AS d (user_id, conversation_id)
           WHERE s.user_id = d.user_id AND s.conversation_id = d.conversation_id`,
    values: [of.map(({ userId }) => userId), of.map(({ conversationId }) => conversationId)],
  });
}

/** Due ones of people who are gone or shut out would stay due for ever. */
export async function dropUnsendable(db: Queryable, now: Date): Promise<void> {
  await db.query({
    name: 'messages-drop-notices',
    text: `UPDATE conversation_sides s SET notice_at = NULL, notice_since = NULL
           WHERE s.notice_at <= $1 AND NOT EXISTS (SELECT 1 FROM users u WHERE u.id = s.user_id AND u.deleted_at IS NULL
             AND u.account_status = 'active')`,
    values: [now],
  });
}
