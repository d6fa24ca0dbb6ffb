import type { Queryable } from '../../../platform/database/open-database.ts';

/** Whoever took a message has so long to send it; then another may. */
const LEASE_SECONDS = 30;

export async function writeText(
  db: Queryable,
  message: { key: string; to: string; body: string; now: Date; expiresAt: Date },
): Promise<void> {
  await db.query({
    name: 'accounts-write-text',
    text: `INSERT INTO text_messages (key, recipient, body, created_at, next_at, expires_at) VALUES ($1, $2, $3, $4, $4, $5)
           ON CONFLICT (key) DO NOTHING`,
    values: [message.key, message.to, message.body, message.now, message.expiresAt],
  });
}

export interface DueText {
  key: string;
  recipient: string;
  body: string;
  expires_at: Date;
}

/** The message that is due longest, for this process alone until its lease is over. */
export async function takeText(db: Queryable, now: Date): Promise<DueText | null> {
  const { rows } = await db.query<DueText>({
    name: 'accounts-take-text',
    text: `UPDATE text_messages SET tries = tries + 1, next_at = $1::timestamptz + ${LEASE_SECONDS} * interval '1 second'
           WHERE key = (SELECT key FROM text_messages WHERE sent_at IS NULL AND NOT is_refused AND next_at <= $1 AND expires_at > $1
             ORDER BY next_at LIMIT 1 FOR UPDATE SKIP LOCKED)
           RETURNING key, recipient, body, expires_at`,
    values: [now],
  });
  return rows[0] ?? null;
}

/** [INV-12] Its words open an account, so they go with it; the demo alone shows what was sent. */
export async function noteTextSent(
  db: Queryable,
  key: string,
  { now, keepsWords }: { now: Date; keepsWords: boolean },
): Promise<void> {
  await db.query({
    name: 'accounts-text-sent',
    text: `UPDATE text_messages SET sent_at = $2, error = '', body = CASE WHEN $3 THEN body ELSE '' END WHERE key = $1`,
    values: [key, now, keepsWords],
  });
}

/** Sent again later and later as long as its code works, or never where it was refused for good. */
export async function noteTextFailure(
  db: Queryable,
  key: string,
  { now, error, isRefused }: { now: Date; error: string; isRefused: boolean },
): Promise<void> {
  await db.query({
    name: 'accounts-text-failed',
    text: `UPDATE text_messages SET error = $3, is_refused = $4,
             next_at = $2::timestamptz + least(power(2, least(tries, 10)), 120) * interval '1 second' WHERE key = $1 AND sent_at IS NULL`,
    values: [key, now, error, isRefused],
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
