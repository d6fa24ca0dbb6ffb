import type { Queryable, Transaction } from '../../../platform/database/open-database.ts';
import { type RowTurn, rowTurnSql } from '../../../platform/queue/row-queue-store.ts';

/** [ORD-06, DASH-04] Pauses listings of a shop or lets them be bought again; answers those that are shown, those whose pause is another, and those that are made by the queue. */
export async function savePauses(
  tx: Transaction,
  pause: { sellerId: string; vacationUntil: string | null; queueUntil: string | null },
): Promise<{ listingIds: string[]; pausedIds: string[]; queuedIds: string[] }> {
  const { rows } = await tx.query<{ id: string; isChanged: boolean; isQueued: boolean }>({
    name: 'listings-pause',
    text: `WITH shown AS (
             SELECT l.id, l.paused_until, l.made_to_order AND l.making_minutes > 0 AS queued, CASE WHEN l.made_to_order
               AND l.making_minutes > 0 THEN greatest($2::date, $3::date) ELSE $2::date END AS until
             FROM listings l WHERE l.seller_id = $1 AND l.state IN ('active', 'sold_out') ORDER BY l.id FOR UPDATE
           ), moved AS (
             UPDATE listings l SET paused_until = shown.until FROM shown
             WHERE l.seller_id = $1 AND l.id = shown.id AND shown.paused_until IS DISTINCT FROM shown.until
               RETURNING l.id
           ) SELECT shown.id, shown.queued AS "isQueued", EXISTS (SELECT 1 FROM moved
             WHERE moved.id = shown.id) AS "isChanged" FROM shown`,
    values: [pause.sellerId, pause.vacationUntil, pause.queueUntil],
  });
  return {
    listingIds: rows.map(({ id }) => id),
    pausedIds: rows.filter(({ isChanged }) => isChanged).map(({ id }) => id),
    queuedIds: rows.filter(({ isQueued }) => isQueued).map(({ id }) => id),
  };
}

/** Shops of which a pause has reached its day, by the days of the shop: the queue may be as long as before. */
export async function listPassedPauses(db: Queryable, now: Date, { limit, only }: RowTurn): Promise<{ key: string }[]> {
  const { rows } = await db.query<{ key: string }>({
    name: 'listings-passed-pauses',
    text: `SELECT DISTINCT l.seller_id AS key FROM listings l JOIN shops s ON s.seller_id = l.seller_id
           WHERE l.paused_until <= ($1::timestamptz AT TIME ZONE 'UTC')::date + 1
             AND l.paused_until <= ($1::timestamptz AT TIME ZONE s.time_zone)::date
             AND l.state IN ('active', 'sold_out')
             AND ${rowTurnSql('listings.renew-pauses', { key: 'l.seller_id', only: '$3' })} ORDER BY 1 LIMIT $2`,
    values: [now, limit, only],
  });
  return rows;
}

/** Whether anything of a shop can pause now: it is on vacation, or its queue has a limit. */
export async function mayPause(db: Queryable, sellerId: string): Promise<boolean> {
  const { rows } = await db.query<{ may: boolean }>({
    name: 'listings-may-pause',
    text: `SELECT EXISTS (SELECT 1 FROM shop_notices WHERE seller_id = $1 AND selling = 'nothing'
           AND began_at IS NOT NULL)
             OR EXISTS (SELECT 1 FROM shop_calendars WHERE seller_id = $1 AND max_queue_days IS NOT NULL) AS may`,
    values: [sellerId],
  });
  return rows[0]?.may === true;
}
