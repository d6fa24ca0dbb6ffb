import { type Check, countOf } from './check.ts';

const named = (table: string): string => `conversation ' || ${table}.conversation_id || '`;

/** [INV-16, INV-17] Messages against their conversations, and everything that is counted along against what it counts. */
export const messageChecks: readonly Check[] = [
  {
    id: 'INV-16',
    unit: 'messages',
    seen: countOf('messages'),
    says: 'a message goes from one person of its conversation to the other',
    sql: `SELECT '${named('m')} message ' || m.number || ': from ' || coalesce(m.sender_id, 'the house') || ' to '
          || m.receiver_id AS breach
          FROM messages m JOIN conversations c ON c.seller_id = m.seller_id AND c.id = m.conversation_id
          WHERE m.receiver_id NOT IN (c.seller_id, c.buyer_id) OR coalesce(m.sender_id, '') NOT IN (c.seller_id,
            c.buyer_id) OR m.sender_id = m.receiver_id`,
  },
  {
    id: 'INV-16',
    unit: 'conversations',
    seen: countOf('conversations'),
    says: 'the messages of a conversation are numbered without a gap',
    sql: `SELECT 'conversation ' || c.id || ': ' || c.message_count || ' messages, ' || count(m.number)
          || ' are there, the last is ' || coalesce(max(m.number), 0) AS breach
          FROM conversations c LEFT JOIN messages m ON m.seller_id = c.seller_id AND m.conversation_id = c.id
          GROUP BY c.seller_id, c.id HAVING count(m.number) <> c.message_count
            OR coalesce(max(m.number), 0) <> c.message_count`,
  },
  {
    id: 'INV-17',
    unit: 'sides of conversations',
    seen: countOf('conversation_sides'),
    says: 'the unread count of everybody is the number of unread messages to them',
    sql: `SELECT '${named('s')} of ' || s.user_id || ': counted ' || s.unread_count || ', unread '
          || coalesce(m.unread, 0) AS breach
          FROM conversation_sides s FULL JOIN (SELECT receiver_id, conversation_id, count(*) AS unread FROM messages
            WHERE NOT is_read GROUP BY 1, 2) m
            ON m.receiver_id = s.user_id AND m.conversation_id = s.conversation_id
          WHERE coalesce(s.unread_count, -1) <> coalesce(m.unread, 0)`,
  },
  {
    id: 'INV-17',
    unit: 'conversations with messages',
    seen: countOf('conversations', 'message_count > 0'),
    says: 'the list shows the first 100 characters of the newest message',
    sql: `SELECT 'conversation ' || c.id || ': shows ' || char_length(c.last_message)
          || ' characters that are not its newest message' AS breach
          FROM conversations c JOIN messages m ON m.seller_id = c.seller_id AND m.conversation_id = c.id
            AND m.number = c.message_count
          WHERE c.last_message <> left(m.body, 100) OR c.last_sender_id IS DISTINCT
            FROM m.sender_id OR c.last_message_at <> m.at`,
  },
  {
    id: 'INV-17',
    unit: 'counts of inboxes',
    seen: countOf('inbox_counts'),
    says: 'folders count what stands in them',
    sql: `SELECT 'inbox of ' || coalesce(c.user_id, s.user_id) || ', ' || coalesce(c.place, s.place) || ': counted '
          || concat_ws('/', c.count, c.unread, c.sent, c.sent_unread, c.unread_messages)
            || ', there are ' || concat_ws('/', s.count, s.unread, s.sent, s.sent_unread, s.unread_messages) AS breach
          FROM (SELECT * FROM inbox_counts WHERE (count, unread, sent, sent_unread, unread_messages) <> (0, 0, 0, 0, 0))
            c FULL JOIN (
            SELECT user_id, place, count(*)::int AS count, count(*) FILTER (WHERE unread_count > 0)::int AS unread,
              count(*) FILTER (WHERE has_sent)::int AS sent,
              count(*) FILTER (WHERE has_sent AND unread_count > 0)::int AS sent_unread,
                sum(unread_count)::int AS unread_messages
            FROM conversation_sides GROUP BY user_id, place) s ON s.user_id = c.user_id AND s.place = c.place
          WHERE (c.count, c.unread, c.sent, c.sent_unread, c.unread_messages) IS DISTINCT
            FROM (s.count, s.unread, s.sent, s.sent_unread, s.unread_messages)`,
  },
  {
    id: 'INV-17',
    unit: 'labels of messages',
    seen: countOf('message_labels'),
    says: 'a label counts the conversations that carry it',
    sql: `SELECT 'label ' || l.id || ' of ' || l.user_id || ': counted ' || l.message_count || ', carried by '
          || count(c.conversation_id) AS breach
          FROM message_labels l LEFT JOIN conversation_labels c ON c.user_id = l.user_id AND c.label_id = l.id
          GROUP BY l.user_id, l.id HAVING count(c.conversation_id) <> l.message_count`,
  },
];
