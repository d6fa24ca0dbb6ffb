import type { Queryable, Transaction } from '../../../platform/database/open-database.ts';
import { enqueuePart } from '../../../platform/queue/queue-store.ts';

export const TEXT_QUEUE = 'texts';
const itemSql = enqueuePart({ queue: TEXT_QUEUE, from: 'written', id: 'item_id', key: 'key', notBefore: 'NULL' });

/** Writes a message and its item in the queue. */
export async function writeText(
  tx: Transaction,
  message: { key: string; to: string; body: string; now: Date; expiresAt: Date },
): Promise<void> {
  tx.enqueued.add(TEXT_QUEUE);
  await tx.query({
    name: 'accounts-write-text',
    text: `WITH written AS (
             INSERT INTO text_messages (key, recipient, body, created_at, next_at, expires_at)
               VALUES ($1, $2, $3, $4, $4, $5)
             ON CONFLICT (key) DO NOTHING RETURNING key, item_id
           ), item AS (${itemSql})
           SELECT 1 FROM written`,
    values: [message.key, message.to, message.body, message.now, message.expiresAt],
  });
}

export interface DueText {
  key: string;
  recipient: string;
  body: string;
  expires_at: Date;
}

/** The message of an item, unless it was sent or refused, or is of no use any more. */
export async function findText(
  db: Queryable,
  { key, itemId, now }: { key: string; itemId: string; now: Date },
): Promise<DueText | null> {
  const { rows } = await db.query<DueText>({
    name: 'accounts-find-text',
    text: `SELECT key, recipient, body, expires_at FROM text_messages
           WHERE key = $1 AND item_id = $2 AND sent_at IS NULL AND NOT is_refused AND expires_at > $3`,
    values: [key, itemId, now],
  });
  return rows[0] ?? null;
}

/** [INV-12] Its words open an account, so they go with it; the demo alone shows what was sent. */
export async function markTextSent(
  tx: Transaction,
  key: string,
  { tries, now, keepsText }: { tries: number; now: Date; keepsText: boolean },
): Promise<void> {
  await tx.query({
    name: 'accounts-text-sent',
    text: `UPDATE text_messages SET sent_at = $2, tries = $4, error = '', body = CASE WHEN $3 THEN body ELSE '' END
           WHERE key = $1`,
    values: [key, now, keepsText, tries],
  });
}

/** Why it did not leave: it is sent again later, or never where it was refused for good. */
export async function recordTextFailure(
  tx: Transaction,
  key: string,
  { tries, error, nextAt }: { tries: number; error: string; nextAt: Date | null },
): Promise<void> {
  await tx.query({
    name: 'accounts-text-failed',
    text: `UPDATE text_messages SET tries = $2, error = $3, is_refused = $4::timestamptz IS NULL,
           next_at = coalesce($4, next_at)
           WHERE key = $1 AND sent_at IS NULL`,
    values: [key, tries, error, nextAt],
  });
}

export interface TextFigures {
  waiting: number;
  /** Tried and not sent, and still of use. */
  failing: number;
  /** Of the last day: refused for good, or not sent while they were of use. */
  lost: number;
  error: string;
}

/** How the messages of the last day fared. */
export async function findTextFigures(db: Queryable, now: Date): Promise<TextFigures | null> {
  const { rows } = await db.query<TextFigures>({
    name: 'accounts-text-figures',
    text: `SELECT count(*) FILTER (WHERE NOT is_refused AND expires_at > $1 AND error = '')::int AS waiting,
             count(*) FILTER (WHERE NOT is_refused AND expires_at > $1 AND error <> '')::int AS failing,
             count(*) FILTER (WHERE is_refused OR expires_at <= $1)::int AS lost,
             coalesce((array_agg(error ORDER BY created_at DESC) FILTER (WHERE error <> ''))[1], '') AS error
           FROM text_messages WHERE sent_at IS NULL AND created_at > $1::timestamptz - interval '1 day'`,
    values: [now],
  });
  return rows[0] ?? null;
}

interface ShownText {
  recipient: string;
  body: string;
  created_at: Date;
}

export async function listNewestTexts(db: Queryable, limit: number): Promise<ShownText[]> {
  const { rows } = await db.query<ShownText>({
    name: 'accounts-newest-texts',
    text: 'SELECT recipient, body, created_at FROM text_messages ORDER BY created_at DESC LIMIT $1',
    values: [limit],
  });
  return rows;
}
