import { alertLimits } from '#domain/alerts/limits.ts';
import type { AlertCategory } from '#domain/alerts/model.ts';
import { addMilliseconds } from '#domain/core/time.ts';
import { onlyRow } from '../../../platform/database/only-row.ts';
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts';
import { isNewSql, type NewAlert } from '../alert-store.ts';

/** Others of this queue wait for the end of the transaction, also where it has no rows yet. */
function lockName(tx: Transaction, { sellerId, category }: Pick<NewAlert, 'sellerId' | 'category'>): void {
  tx.send({
    name: 'alerts-lock-queue',
    text: 'SELECT pg_advisory_xact_lock(hashtextextended($1, 40))',
    values: [`${sellerId} ${category}`],
  });
}

/** [ALERT-15] Puts an alert into its queue once, and answers how many wait there; others of that queue wait for this transaction. */
export async function enqueueAlert(tx: Transaction, alert: NewAlert, now: Date): Promise<number> {
  lockName(tx, alert);
  await tx.query({
    name: 'alerts-enqueue',
    text: `INSERT INTO queued_alerts (seller_id, id, category, alert, quoted_id, queued_at) SELECT $1, $2, $3, $4, $5, $6
           WHERE ${isNewSql} ON CONFLICT DO NOTHING`,
    values: [alert.sellerId, alert.id, alert.category, JSON.stringify(alert), alert.quoted, now],
  });
  return onlyRow(
    await tx.query<{ count: number }>({
      name: 'alerts-count-queue',
      text: 'SELECT count(*)::int AS count FROM queued_alerts WHERE seller_id = $1 AND category = $2 AND flushed_into IS NULL',
      values: [alert.sellerId, alert.category],
    }),
  ).count;
}

export interface AlertQueue {
  sellerId: string;
  category: AlertCategory;
}

/** Queues that nothing has come to for five seconds, or that are full. */
export async function findDueQueues(db: Queryable, now: Date, limit: number): Promise<AlertQueue[]> {
  const { rows } = await db.query<AlertQueue>({
    name: 'alerts-due-queues',
    text: `SELECT seller_id AS "sellerId", category FROM queued_alerts WHERE flushed_into IS NULL GROUP BY 1, 2
           HAVING max(queued_at) <= $1 OR count(*) >= ${alertLimits.queueSize} LIMIT $2`,
    values: [addMilliseconds(now, -alertLimits.queueDelayMs), limit],
  });
  return rows;
}

/** The alerts of a queue in the order in which they came, locked; the queue is held until the end of the transaction. */
export async function lockQueue(tx: Transaction, { sellerId, category }: AlertQueue): Promise<NewAlert[]> {
  lockName(tx, { sellerId, category });
  const { rows } = await tx.query<{ alert: NewAlert }>({
    name: 'alerts-lock-queued',
    text: `SELECT alert FROM queued_alerts WHERE seller_id = $1 AND category = $2 AND flushed_into IS NULL ORDER BY queued_at, id FOR UPDATE`,
    values: [sellerId, category],
  });
  return rows.map(({ alert }) => ({
    ...alert,
    now: new Date(alert.now),
    ...(alert.order ? { order: { ...alert.order, processingDeadline: new Date(alert.order.processingDeadline) } } : {}),
  }));
}

/** Which alert these became. */
export async function saveFlushed(
  tx: Transaction,
  { sellerId, ids, into, now }: { sellerId: string; ids: readonly string[]; into: string; now: Date },
): Promise<void> {
  await tx.query({
    name: 'alerts-flushed',
    text: `UPDATE queued_alerts SET alert = NULL, flushed_into = $3, flushed_at = $4 WHERE seller_id = $1 AND id = ANY($2)`,
    values: [sellerId, ids, into, now],
  });
}
