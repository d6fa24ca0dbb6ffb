import type { Alert } from '#domain/alerts/model.ts';
import type { FilledAlert } from '#domain/alerts/templates.ts';
import type { Language } from '#domain/core/languages/language.ts';
import { wantsNotification } from '../accounts/profile/notification-choices.ts';
import type { Queryable, Transaction } from '../../platform/database/open-database.ts';

/** Writes an alert once, for who wishes to hear of its kind: its id is made of the event that raised it, so the event may come again. */
export async function insertAlert(
  tx: Transaction,
  alert: FilledAlert & { id: string; sellerId: string; language: Language; metadata: object; now: Date },
): Promise<boolean> {
  if (!(await wantsNotification(tx, { userId: alert.sellerId, kind: alert.category, channel: 'screen' }))) return false;
  const { rowCount } = await tx.query({
    name: 'alerts-insert',
    text: `INSERT INTO alerts (seller_id, id, category, type, priority, title, message, action_url, action_label, metadata, created_at, updated_at, language)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11, $12) ON CONFLICT DO NOTHING`,
    values: [
      alert.sellerId,
      alert.id,
      alert.category,
      alert.type,
      alert.priority,
      alert.title,
      alert.message,
      alert.actionUrl,
      alert.actionLabel,
      JSON.stringify(alert.metadata),
      alert.now,
      alert.language,
    ],
  });
  return rowCount === 1;
}

const columns = `id, seller_id AS "sellerId", category, type, priority, title, message, action_url AS "actionUrl", action_label AS "actionLabel", language, read,
  to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS "createdAt"`;

export async function listOwn(
  db: Queryable,
  sellerId: string,
  page: { category: string | null; unread: boolean; before: { at: string; id: string } | null; limit: number },
): Promise<Alert[]> {
  const { rows } = await db.query<Alert>({
    name: 'alerts-page',
    text: `SELECT ${columns} FROM alerts WHERE seller_id = $1 AND ($2::text IS NULL OR category = $2) AND (NOT $3 OR NOT read)
             AND ($4::timestamptz IS NULL OR (created_at, id) < ($4::timestamptz, $5)) ORDER BY created_at DESC, id DESC LIMIT $6`,
    values: [sellerId, page.category, page.unread, page.before?.at ?? null, page.before?.id ?? '', page.limit],
  });
  return rows;
}

/** Unread ones, all or of one category. */
export async function countUnread(db: Queryable, sellerId: string, category: string | null = null): Promise<number> {
  const { rows } = await db.query<{ unread: number }>({
    name: 'alerts-unread',
    text: 'SELECT count(*)::int AS unread FROM alerts WHERE seller_id = $1 AND NOT read AND ($2::text IS NULL OR category = $2)',
    values: [sellerId, category],
  });
  return rows[0]?.unread ?? 0;
}

/** Marks the named alerts of this shop, or all of them. */
export async function markStoredRead(
  tx: Transaction,
  sellerId: string,
  ids: string[] | 'all',
  now: Date,
): Promise<void> {
  await tx.query({
    name: 'alerts-mark-read',
    text: 'UPDATE alerts SET read = true, updated_at = $3 WHERE seller_id = $1 AND NOT read AND ($2::text[] IS NULL OR id = ANY($2))',
    values: [sellerId, ids === 'all' ? null : ids, now],
  });
}

/** Takes back unread alerts of a decision that is no more. */
export async function withdrawAlerts(
  tx: Transaction,
  { sellerId, decided, since, until }: { sellerId: string; decided: string; since: string; until: Date },
): Promise<void> {
  await tx.query({
    name: 'alerts-withdraw',
    text: `DELETE FROM alerts WHERE seller_id = $1 AND metadata ->> 'decided' = $2 AND NOT read AND created_at BETWEEN $3::timestamptz AND $4`,
    values: [sellerId, decided, since, until],
  });
}

export interface AlertToMail {
  type: string;
  category: string;
  title: string;
  message: string;
  url: string;
  label: string;
  language: Language;
  email: string;
  isProven: boolean;
  /** The listing, review or question whose decision it tells of, which may be taken back for a while. */
  decided: string | null;
  at: Date;
}

/** An alert with the address of whom it is for, locked against being withdrawn; null where it is gone. */
export async function lockToMail(
  tx: Transaction,
  { sellerId, alertId }: { sellerId: string; alertId: string },
): Promise<AlertToMail | null> {
  const { rows } = await tx.query<AlertToMail>({
    name: 'alerts-to-mail',
    text: `SELECT a.type, a.category, a.title, a.message, a.action_url AS url, a.action_label AS label, a.language, u.email,
             u.email_verified AS "isProven", a.metadata ->> 'decided' AS decided, a.created_at AS at
           FROM alerts a JOIN users u ON u.id = a.seller_id WHERE a.seller_id = $1 AND a.id = $2 FOR KEY SHARE OF a`,
    values: [sellerId, alertId],
  });
  return rows[0] ?? null;
}
