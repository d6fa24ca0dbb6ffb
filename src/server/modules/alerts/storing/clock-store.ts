import { alertLimits } from '#domain/alerts/limits.ts';
import { addMilliseconds, DAY, MINUTE } from '#domain/core/time.ts';
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts';

const due = (condition: string, order: string): string =>
  `(seller_id, id, collection) IN (SELECT seller_id, id, collection FROM seller_alerts WHERE ${condition}
   ORDER BY ${order} LIMIT ${alertLimits.perRun} FOR UPDATE SKIP LOCKED)`;

/** [ALERT-13, INV-20] Wakes the alerts that are due, at most 100: each is new and unread again, and its snooze is over once. */
export async function wakeDue(tx: Transaction, now: Date): Promise<{ sellerId: string; id: string }[]> {
  const { rows } = await tx.query<{ sellerId: string; id: string }>({
    name: 'alerts-wake-due',
    text: `UPDATE seller_alerts SET snoozed = false, auto_woken_at = $1, updated_at = $1,
             read = origin = 'processing_alerts' AND acknowledged_at IS NOT NULL
           WHERE ${due('snoozed AND snooze_until <= $1', 'snooze_until')} RETURNING seller_id AS "sellerId", id`,
    values: [now],
  });
  return rows;
}

/** [ALERT-16] Archives what has ended, and what is older than 30 days; at most 100. */
export async function archiveDue(db: Queryable, now: Date): Promise<number> {
  const archive = (condition: string, order: string) => ({
    text: `UPDATE seller_alerts SET archived_at = $1, updated_at = $1 WHERE ${due(condition, order)}`,
  });
  const ended = await db.query({
    name: 'alerts-archive-ended',
    ...archive('expires_at <= $1 AND archived_at IS NULL', 'expires_at'),
    values: [now],
  });
  const old = await db.query({
    name: 'alerts-archive-old',
    ...archive('listed_at <= $2 AND archived_at IS NULL AND NOT snoozed', 'listed_at'),
    values: [now, addMilliseconds(now, -alertLimits.archiveDays * DAY)],
  });
  return Math.max(ended.rowCount ?? 0, old.rowCount ?? 0);
}

/** [ALERT-16] Deletes what is older than 90 days, with what its summary was made of, and what was deleted by hand a while ago; at most 100 of each. */
export async function deleteOld(db: Queryable, now: Date): Promise<number> {
  const before = addMilliseconds(now, -alertLimits.deleteDays * DAY);
  const { rowCount } = await db.query({
    name: 'alerts-delete-old',
    text: `DELETE FROM seller_alerts WHERE ${due('listed_at <= $1 AND archived_at IS NOT NULL', 'listed_at')}`,
    values: [before],
  });
  const parts = await db.query({
    name: 'alerts-delete-old-parts',
    text: `DELETE FROM queued_alerts WHERE (seller_id, id) IN
             (SELECT seller_id, id FROM queued_alerts WHERE queued_at <= $1 AND flushed_into IS NOT NULL
               ORDER BY queued_at LIMIT ${alertLimits.perRun} FOR UPDATE SKIP LOCKED)`,
    values: [before],
  });
  const known = await db.query({
    name: 'alerts-forget-deleted',
    text: `DELETE FROM deleted_alerts WHERE (seller_id, id) IN
             (SELECT seller_id, id FROM deleted_alerts WHERE deleted_at <= $1 ORDER BY deleted_at
               LIMIT ${alertLimits.perRun} FOR UPDATE SKIP LOCKED)`,
    values: [before],
  });
  const restorable = await db.query({
    name: 'alerts-forget-restorable',
    text: `UPDATE deleted_alerts SET alert = NULL, quoted_id = NULL WHERE (seller_id, id) IN
             (SELECT seller_id, id FROM deleted_alerts WHERE deleted_at <= $1 AND alert IS NOT NULL ORDER BY deleted_at
               LIMIT ${alertLimits.perRun} FOR UPDATE SKIP LOCKED)`,
    values: [addMilliseconds(now, -alertLimits.restoreMinutes * MINUTE)],
  });
  return Math.max(...[rowCount, parts.rowCount, known.rowCount, restorable.rowCount].map((count) => count ?? 0));
}
