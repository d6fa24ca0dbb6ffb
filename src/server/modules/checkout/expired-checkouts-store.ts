import type { Queryable, Transaction } from '../../platform/database/open-database.ts';
import { enqueuePart } from '../../platform/queue/queue-store.ts';

export const UNFINISHED_QUEUE = 'unfinished-checkouts';

const unfinishedSql = `c.status IN ('open', 'processing', 'requires_action', 'failed')`;

/** Checkouts whose time is over, and those that nobody has finished for a while, from one of them on: they are asked about again. */
export async function listUnfinished(
  db: Queryable,
  { now, idleSince, after, limit }: { now: Date; idleSince: Date; after: string; limit: number },
): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>({
    name: 'checkout-unfinished',
    text: `SELECT c.id FROM checkouts c JOIN payments p ON p.checkout_id = c.id WHERE ${unfinishedSql}
           AND NOT c.is_queued
             AND (c.expires_at <= $1 OR (p.intent_id IS NULL AND c.created_at <= $2)) AND c.id > $3 ORDER BY c.id
               LIMIT $4`,
    values: [now, idleSince, after, limit],
  });
  return rows.map((row) => row.id);
}

/** One that could not be ended is tried by the queue from now on, later and later, and parked in the end. */
export async function queueUnfinished(tx: Transaction, checkoutId: string): Promise<void> {
  tx.enqueued.add(UNFINISHED_QUEUE);
  await tx.query({
    name: 'checkout-queue-unfinished',
    text: `WITH queued AS (UPDATE checkouts c SET is_queued = true WHERE id = $1 AND NOT is_queued AND ${unfinishedSql}
           RETURNING id)
           ${enqueuePart({ queue: UNFINISHED_QUEUE, from: 'queued', id: 'gen_random_uuid()', key: 'queued.id', notBefore: `pgboss.job_now() + interval '30 seconds'` })}`,
    values: [checkoutId],
  });
}

/** The sweep looks after it again. */
export async function unqueueUnfinished(tx: Transaction, checkoutId: string): Promise<void> {
  await tx.query({
    name: 'checkout-unqueue-unfinished',
    text: 'UPDATE checkouts SET is_queued = false WHERE id = $1',
    values: [checkoutId],
  });
}
