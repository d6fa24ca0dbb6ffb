import type { ContextMessage, FlaggedMessage } from '#domain/messages/admin-model.ts';
import { iso } from '../../../platform/database/iso.ts';
import { onlyRow } from '../../../platform/database/only-row.ts';
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts';
import type { Attached } from '../reading/show-messages.ts';

/** What a message waits for: the first scorer's flag, or reports; the index of the queue says the same. */
const waitingSql = '((m.is_spam AND m.settled_by IS NULL) OR m.open_reports > 0)';
const nameOf = (user: string): string =>
  `coalesce(CASE WHEN ${user}.deleted_at IS NULL THEN ${user}.display_name END, '')`;
const flaggedJson = `jsonb_build_object('messageId', m.id, 'conversationId', m.conversation_id, 'number', m.number,
  'content', m.body, 'timestamp', ${iso('m.at', 'US')},
  'sender', jsonb_build_object('userId', CASE WHEN f.deleted_at IS NULL THEN f.id END, 'name', ${nameOf('f')},
    'accountStatus', coalesce(f.account_status, 'banned'),
    'messages30', (SELECT count(*) FROM messages x WHERE x.sender_id = m.sender_id
      AND x.at > $1::timestamptz - interval '30 days'),
    'flagged30', (SELECT count(*) FROM messages x WHERE x.sender_id = m.sender_id
      AND x.at > $1::timestamptz - interval '30 days' AND x.is_spam)),
  'receiver', jsonb_build_object('userId', CASE WHEN t.deleted_at IS NULL THEN t.id END, 'name', ${nameOf('t')}),
    'subject', concat_ws(' · ', nullif(c.product_title, ''), c.order_number),
  'isSpam', m.is_spam, 'spamScore', m.spam_score, 'rankScore', m.rank_score, 'signs', to_jsonb(m.spam_signs),
  'reports', coalesce((SELECT jsonb_agg(jsonb_build_object('reportId', r.id, 'reporterId', r.reporter_id,
    'reporterName', ${nameOf('u')}, 'messageId', r.message_id,
    'conversationId', r.conversation_id, 'reason', r.reason, 'timestamp', ${iso('r.at')}, 'status', r.status)
      ORDER BY r.at, r.id)
    FROM spam_reports r LEFT JOIN users u ON u.id = r.reporter_id WHERE r.seller_id = m.seller_id
      AND r.conversation_id = m.conversation_id AND r.message_id = m.id), '[]'),
  'pictures', jsonb_array_length(coalesce(m.metadata -> 'attachments', '[]')))`;
const from = `messages m JOIN conversations c ON c.seller_id = m.seller_id AND c.id = m.conversation_id
  LEFT JOIN users f ON f.id = m.sender_id LEFT JOIN users t ON t.id = m.receiver_id`;

export interface QueuePage {
  which: 'all' | 'flagged' | 'reported' | 'decided';
  after: { rank: number; at: string; id: string } | null;
  limit: number;
  now: Date;
}
export type QueueRow = FlaggedMessage & { settledAt: string | null };

/** What a message `m` of each list is. */
export const queueConditions = {
  all: waitingSql,
  flagged: `${waitingSql} AND m.is_spam AND m.settled_by IS NULL`,
  reported: `${waitingSql} AND m.open_reports > 0`,
  decided: `m.settled_by = 'moderator'`,
};

/** [MSG-16] The queue: the most suspicious first, the older of two first; what was decided the newest first. */
export async function listQueue(db: Queryable, { which, after, limit, now }: QueuePage): Promise<QueueRow[]> {
  const isDecided = which === 'decided';
  const beyond = isDecided
    ? '(m.settled_at, m.id) < ($4::timestamptz, $5) AND $3::numeric IS NOT NULL'
    : '(m.rank_score < $3 OR (m.rank_score = $3 AND (m.at, m.id) > ($4::timestamptz, $5)))';
  const { rows } = await db.query<{ message: FlaggedMessage; settledAt: string | null }>({
    name: `messages-queue-${which}-${after ? 'on' : 'first'}`,
    text: `SELECT ${flaggedJson} AS message, ${iso('m.settled_at', 'US')} AS "settledAt" FROM ${from}
           WHERE ${queueConditions[which]} ${after ? `AND ${beyond}` : ''}
           ORDER BY ${isDecided ? 'm.settled_at DESC, m.id DESC' : 'm.rank_score DESC, m.at, m.id'} LIMIT $2`,
    values: after ? [now, limit, after.rank, after.at, after.id] : [now, limit],
  });
  return rows.map(({ message, settledAt }) => ({ ...message, settledAt }));
}

export async function countWaiting(db: Queryable): Promise<number> {
  return onlyRow(
    await db.query<{ count: number }>({
      name: 'messages-queue-count',
      text: `SELECT count(*)::int AS count FROM messages m WHERE ${waitingSql}`,
    }),
  ).count;
}

/** So many messages before and behind a flagged one are its context. */
const AROUND = 5;

/** As it is stored: its pictures open nothing yet. */
type StoredContext = Omit<ContextMessage, 'attachments'> & { attachments: readonly Attached[] };

/**
 * [MSG-16] The messages around one that is flagged, reported or was decided upon; of any other there is none. Pictures are those of the one
 * itself.
 */
export async function listContext(db: Queryable, messageId: string): Promise<StoredContext[]> {
  const { rows } = await db.query<{ message: StoredContext }>({
    name: 'messages-context',
    text: `SELECT jsonb_build_object('messageId', x.id, 'number', x.number, 'sender', jsonb_build_object('userId', CASE
           WHEN f.deleted_at IS NULL THEN f.id END, 'name', ${nameOf('f')}),
             'content', x.body, 'timestamp', ${iso('x.at')}, 'isSpam', x.is_spam,
             'attachments', CASE WHEN x.id = m.id THEN coalesce(x.metadata -> 'attachments', '[]') ELSE '[]' END)
               AS message
           FROM messages m JOIN messages x ON x.seller_id = m.seller_id AND x.conversation_id = m.conversation_id
             AND x.number BETWEEN m.number - ${AROUND} AND m.number + ${AROUND}
           LEFT JOIN users f ON f.id = x.sender_id
           WHERE m.id = $1 AND (${waitingSql} OR m.settled_by = 'moderator') ORDER BY x.number`,
    values: [messageId],
  });
  return rows.map(({ message }) => message);
}

export interface LockedFlagged {
  sellerId: string;
  conversationId: string;
  number: number;
  senderId: string | null;
  senderName: string;
  receiverId: string;
  isSpam: boolean;
  settledBy: 'receiver' | 'moderator' | null;
  settledAt: string | null;
  isWaiting: boolean;
  pending: string[];
}

/** A message with its pending reports, locked against other decisions. */
export async function lockFlagged(tx: Transaction, messageId: string): Promise<LockedFlagged | null> {
  const { rows } = await tx.query<LockedFlagged>({
    name: 'messages-lock-flagged',
    text: `SELECT m.seller_id AS "sellerId", m.conversation_id AS "conversationId", m.number, m.sender_id AS "senderId",
             coalesce((SELECT display_name FROM users WHERE id = m.sender_id AND deleted_at IS NULL),
               '') AS "senderName", m.receiver_id AS "receiverId",
             m.is_spam AS "isSpam", m.settled_by AS "settledBy", ${iso('m.settled_at', 'US')} AS "settledAt",
               ${waitingSql} AS "isWaiting",
             ARRAY(SELECT r.id FROM spam_reports r WHERE r.seller_id = m.seller_id
               AND r.conversation_id = m.conversation_id AND r.message_id = m.id AND r.status = 'pending') AS pending
           FROM messages m WHERE m.id = $1 FOR UPDATE OF m`,
    values: [messageId],
  });
  return rows[0] ?? null;
}

export interface Settled {
  sellerId: string;
  conversationId: string;
  messageId: string;
  isSpam: boolean;
  settledBy: 'receiver' | 'moderator' | null;
  settledAt: Date | string | null;
  /** The reports that go along, and what they are then. */
  reports: readonly string[];
  status: 'pending' | 'confirmed' | 'cleared';
}

/** [MSG-13, MSG-16] What was decided of a message, with its reports, and with what the list shows of it. */
export async function resolveFlagged(tx: Transaction, settled: Settled): Promise<void> {
  await tx.query({
    name: 'messages-settle',
    text: `WITH reports AS (
             UPDATE spam_reports SET status = $8 WHERE seller_id = $1 AND conversation_id = $2 AND message_id = $3
               AND id = ANY($7) RETURNING 1
           ), settled AS (
             UPDATE messages m SET is_spam = $4, settled_by = $5, settled_at = $6,
               open_reports = CASE $8 WHEN 'pending' THEN m.open_reports + (SELECT count(*) FROM reports)
                 ELSE m.open_reports - (SELECT count(*) FROM reports) END
             WHERE seller_id = $1 AND conversation_id = $2 AND id = $3 RETURNING number)
           UPDATE conversations c SET last_is_spam = $4 FROM settled WHERE c.seller_id = $1 AND c.id = $2
             AND c.message_count = settled.number`,
    values: [
      settled.sellerId,
      settled.conversationId,
      settled.messageId,
      settled.isSpam,
      settled.settledBy,
      settled.settledAt,
      settled.reports,
      settled.status,
    ],
  });
}
