import type { Notice } from '#domain/shops/calendar/calendar-model.ts';
import { jsonRecord } from '../../../platform/database/json-record.ts';
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts';
import { type RowTurn, rowTurnSql } from '../../../platform/queue/row-queue-store.ts';

const columns = `id AS "noticeId", first_day::text AS "firstDay", last_day::text AS "lastDay", notice, selling,
  autoreply, began_at IS NOT NULL AS began`;

export async function listNotices(db: Queryable, sellerId: string): Promise<Notice[]> {
  const { rows } = await db.query<Notice>({
    name: 'shops-notices',
    text: `SELECT ${columns} FROM shop_notices WHERE seller_id = $1 ORDER BY first_day, id`,
    values: [sellerId],
  });
  return rows;
}

/** Locks the shop, so that one at a time changes its notices, and answers those. */
export async function lockNotices(tx: Transaction, sellerId: string): Promise<Notice[]> {
  await tx.query({
    name: 'shops-lock-notices',
    text: 'SELECT 1 FROM shops WHERE seller_id = $1 FOR NO KEY UPDATE',
    values: [sellerId],
  });
  return listNotices(tx, sellerId);
}

export async function saveNotice(tx: Transaction, sellerId: string, notice: Notice & { now: Date }): Promise<void> {
  await tx.query({
    name: 'shops-save-notice',
    text: `INSERT INTO shop_notices (seller_id, id, first_day, last_day, notice, selling, autoreply, created_at)
           SELECT n."sellerId", n."noticeId", n."firstDay", n."lastDay", n.notice, n.selling, n.autoreply, n.now
           FROM jsonb_to_record($1::jsonb) AS n ("sellerId" text, "noticeId" text, "firstDay" date, "lastDay" date,
             notice text, selling text, autoreply text, now timestamptz)
           ON CONFLICT (seller_id, id) DO UPDATE SET first_day = excluded.first_day, last_day = excluded.last_day,
             notice = excluded.notice, selling = excluded.selling, autoreply = excluded.autoreply,
             began_at = CASE WHEN $2 THEN shop_notices.began_at END`,
    values: [jsonRecord({ ...notice, sellerId }), notice.began],
  });
}

export async function deleteNotice(tx: Transaction, sellerId: string, noticeId: string): Promise<void> {
  await tx.query({
    name: 'shops-delete-notice',
    text: 'DELETE FROM shop_notices WHERE seller_id = $1 AND id = $2',
    values: [sellerId, noticeId],
  });
}

/** Remembers that a notice has begun; false where it had. */
export async function markBegun(
  tx: Transaction,
  { sellerId, noticeId, now }: { sellerId: string; noticeId: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'shops-begin-notice',
    text: 'UPDATE shop_notices SET began_at = $3 WHERE seller_id = $1 AND id = $2 AND began_at IS NULL',
    values: [sellerId, noticeId, now],
  });
  return rowCount === 1;
}

/** Puts on the shop what buyers read now: its vacation before a notice, the latest that began. */
export async function showNotice(tx: Transaction, sellerId: string): Promise<string> {
  const { rows } = await tx.query<{ slug: string }>({
    name: 'shops-show-notice',
    text: `UPDATE shops s SET notice = (SELECT jsonb_build_object('notice', n.notice, 'selling', n.selling, 'lastDay',
           n.last_day) FROM shop_notices n
             WHERE n.seller_id = s.seller_id AND n.began_at IS NOT NULL ORDER BY n.selling IS NULL, n.began_at DESC,
               n.id LIMIT 1)
           WHERE s.seller_id = $1 RETURNING s.slug`,
    values: [sellerId],
  });
  return rows[0]?.slug ?? '';
}

/** Shops with a notice that begins or ends by the days of the shop: the dates alone cut by an index, to the latest day anywhere. */
export async function listTurning(db: Queryable, now: Date, { limit, only }: RowTurn): Promise<{ key: string }[]> {
  const day = `($1::timestamptz AT TIME ZONE s.time_zone)::date`;
  const { rows } = await db.query<{ key: string }>({
    name: 'shops-notices-turning',
    text: `SELECT DISTINCT n.seller_id AS key FROM (
             SELECT seller_id, first_day AS due FROM shop_notices WHERE began_at IS NULL
               AND first_day <= ($1::timestamptz AT TIME ZONE 'UTC')::date + 1
             UNION ALL SELECT seller_id, last_day + 1 FROM shop_notices
               WHERE last_day < ($1::timestamptz AT TIME ZONE 'UTC')::date + 1) n
           JOIN shops s ON s.seller_id = n.seller_id WHERE n.due <= ${day}
             AND ${rowTurnSql('shops.turn-notices', { key: 'n.seller_id', only: '$3' })} ORDER BY 1 LIMIT $2`,
    values: [now, limit, only],
  });
  return rows;
}

/** [DASH-04] What a shop on vacation answers to whoever writes; null where it answers nobody. */
export async function findAutoreply(
  db: Queryable,
  sellerId: string,
): Promise<{ noticeId: string; autoreply: string } | null> {
  const { rows } = await db.query<{ noticeId: string; autoreply: string }>({
    name: 'shops-autoreply',
    text: `SELECT id AS "noticeId", autoreply FROM shop_notices WHERE seller_id = $1 AND selling IS NOT NULL
           AND began_at IS NOT NULL AND autoreply <> ''`,
    values: [sellerId],
  });
  return rows[0] ?? null;
}
