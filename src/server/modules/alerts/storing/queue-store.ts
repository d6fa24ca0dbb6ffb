import { alertLimits } from '#domain/alerts/limits.ts';
import type { AlertCategory } from '#domain/alerts/model.ts';
import { onlyRow } from '../../../platform/database/only-row.ts';
import type { Transaction } from '../../../platform/database/open-database.ts';
import { enqueuePart } from '../../../platform/queue/queue-store.ts';
import { isNewSql, type NewAlert } from '../alert-store.ts';

/** Its items: which queue of alerts is to become a summary. */
export const SUMMARIES_QUEUE = 'alert-summaries';

/** Others of this queue wait for the end of the transaction, also where it has no rows yet. */
function lockName(tx: Transaction, { sellerId, category }: Pick<NewAlert, 'sellerId' | 'category'>): void {
  tx.send({
    name: 'alerts-lock-queue',
    text: 'SELECT pg_advisory_xact_lock(hashtextextended($1, 40))',
    values: [`${sellerId} ${category}`],
  });
}

/** [ALERT-15] Puts an alert into its queue once, to be flushed when no other came for a while, and answers how many wait there; others of that queue wait for this transaction. */
export async function enqueueAlert(tx: Transaction, alert: NewAlert, now: Date): Promise<number> {
  lockName(tx, alert);
  tx.enqueued.add(SUMMARIES_QUEUE);
  const key = `queued.category || ' ' || queued.seller_id`;
  const id = `md5(${key})::uuid`;
  await tx.query({
    name: 'alerts-enqueue',
    text: `WITH queued AS (
             INSERT INTO queued_alerts (seller_id, id, category, alert, quoted_id, queued_at) SELECT $1, $2, $3, $4, $5,
               $6
             WHERE ${isNewSql} ON CONFLICT DO NOTHING RETURNING seller_id, category
           ) ${enqueuePart({ queue: SUMMARIES_QUEUE, from: 'queued', id, key, notBefore: `pgboss.job_now() + interval '${alertLimits.queueDelayMs} ms'` })}`,
    values: [alert.sellerId, alert.id, alert.category, JSON.stringify(alert), alert.quoted, now],
  });
  return onlyRow(
    await tx.query<{ count: number }>({
      name: 'alerts-count-queue',
      text: `SELECT count(*)::int AS count FROM queued_alerts WHERE seller_id = $1 AND category = $2
             AND flushed_into IS NULL`,
      values: [alert.sellerId, alert.category],
    }),
  ).count;
}

export interface AlertQueue {
  sellerId: string;
  category: AlertCategory;
}

/** The alerts of a queue in the order in which they came, locked; the queue is held until the end of the transaction. */
export async function lockQueue(tx: Transaction, { sellerId, category }: AlertQueue): Promise<NewAlert[]> {
  lockName(tx, { sellerId, category });
  const { rows } = await tx.query<{ alert: NewAlert }>({
    name: 'alerts-lock-queued',
    text: `SELECT alert FROM queued_alerts WHERE seller_id = $1 AND category = $2 AND flushed_into IS NULL
           ORDER BY queued_at, id FOR UPDATE`,
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
    text: `UPDATE queued_alerts SET alert = NULL, flushed_into = $3, flushed_at = $4
           WHERE seller_id = $1 AND id = ANY($2)`,
    values: [sellerId, ids, into, now],
  });
}
