import { iso } from '../../../platform/database/iso.ts';

/** A side `s` with its conversation `c`, the other person `o` and, for buyers, the shop `h`. */
export const sidesFrom = `conversation_sides s JOIN conversations c ON c.seller_id = s.seller_id
  AND c.id = s.conversation_id
  LEFT JOIN users o ON o.id = CASE s.role WHEN 'buyer' THEN nullif(c.seller_id, '') ELSE c.buyer_id END
  LEFT JOIN shops h ON s.role = 'buyer' AND h.seller_id = c.seller_id AND o.deleted_at IS NULL`;

/** [MSG-18] Closed: one of the two is banned or deleted. */
export const isClosedSql = `(c.closed_at IS NOT NULL
    OR (c.seller_id <> '' AND (o.id IS NULL OR o.deleted_at IS NOT NULL OR o.account_status = 'banned')))`;

/** [MSG-01] A conversation as JSON; the house has no name here, and `match` is of a search. */
export const conversationJson = (match = 'NULL::jsonb'): string => `jsonb_build_object(
  'conversationId', c.id, 'participants', jsonb_build_object('sellerId', nullif(c.seller_id, ''), 'buyerId',
    c.buyer_id), 'role', s.role,
  'with', jsonb_build_object('userId', CASE WHEN o.deleted_at IS NULL THEN o.id END, 'name',
    coalesce(h.name, o.display_name, ''), 'shopSlug', h.slug, 'portrait', h.portrait),
  'messageType', c.message_type, 'isSystemMessage', c.message_type = 'system',
  'status', CASE WHEN ${isClosedSql} THEN 'closed' WHEN s.is_archived THEN 'archived' ELSE 'active' END,
  'productId', c.product_id, 'productTitle', c.product_title, 'productImage', c.product_image, 'orderId', c.order_id,
    'orderNumber', c.order_number,
  'lastMessage', c.last_message, 'lastMessageTime', ${iso('c.last_message_at')}, 'lastMessageSenderId',
    c.last_sender_id,
  'isLastSpam', c.last_is_spam AND c.last_sender_id IS DISTINCT FROM s.user_id,
  'messageCount', c.message_count, 'unreadCount', s.unread_count, 'folder', s.folder, 'isArchived', s.is_archived,
    'isStarred', s.is_starred,
  'priority', s.priority, 'labels', coalesce((SELECT jsonb_agg(l.label_id ORDER BY l.label_id)
    FROM conversation_labels l
    WHERE l.user_id = s.user_id AND l.conversation_id = s.conversation_id), '[]'),
  'trashedAt', ${iso('s.trashed_at')}, 'createdAt', ${iso('c.created_at')}, 'updatedAt', ${iso('s.updated_at')},
    'match', ${match})`;

/** [MSG-02] A message `m` as JSON, for the person in the placeholder. */
export const messageJson = (reader: string): string => `jsonb_build_object(
  'messageId', m.id, 'conversationId', m.conversation_id, 'number', m.number, 'senderId', m.sender_id, 'receiverId',
    m.receiver_id,
  'isOwn', m.sender_id IS NOT DISTINCT FROM ${reader}, 'content', m.body, 'isErased', m.erased_at IS NOT NULL,
    'timestamp', ${iso('m.at')}, 'type', m.type,
  'isRead', m.is_read, 'readAt', CASE WHEN m.sender_id = ${reader} THEN ${iso('m.read_at')} END,
  'isSpam', m.is_spam, 'spamScore', m.spam_score, 'spamSigns', to_jsonb(m.spam_signs),
  'isReported', EXISTS (SELECT 1 FROM spam_reports r WHERE r.seller_id = m.seller_id
    AND r.conversation_id = m.conversation_id AND r.message_id = m.id AND r.reporter_id = ${reader}),
  'metadata', jsonb_build_object('orderId', m.metadata -> 'orderId', 'attachments',
    coalesce(m.metadata -> 'attachments', '[]'), 'clientId', m.metadata -> 'clientId'))`;
