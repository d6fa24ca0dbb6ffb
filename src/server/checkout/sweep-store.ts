import type { Queryable } from '../platform/database/open-database.ts';

/** Checkouts whose time is over, and those that nobody has finished for a while, from one of them on: they are asked about again. */
export async function listUnfinished(
  db: Queryable,
  { now, idleSince, after, limit }: { now: Date; idleSince: Date; after: string; limit: number },
): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>({
    name: 'checkout-unfinished',
    text: `SELECT c.id FROM checkouts c JOIN payments p ON p.checkout_id = c.id WHERE c.status IN ('open', 'processing', 'requires_action', 'failed')
             AND (c.expires_at <= $1 OR (p.intent_id IS NULL AND c.created_at <= $2)) AND c.id > $3 ORDER BY c.id LIMIT $4`,
    values: [now, idleSince, after, limit],
  });
  return rows.map((row) => row.id);
}

export async function listToRefund(
  db: Queryable,
): Promise<{ checkout_id: string; intent_id: string; amount_cents: number }[]> {
  const { rows } = await db.query<{ checkout_id: string; intent_id: string; amount_cents: number }>({
    name: 'payment-to-refund',
    text: `SELECT checkout_id, intent_id, captured_cents AS amount_cents FROM payments WHERE status = 'to_refund' ORDER BY updated_at LIMIT 20`,
  });
  return rows;
}

export async function noteRefunded(db: Queryable, checkoutId: string, now: Date): Promise<void> {
  await db.query({
    name: 'payment-refunded',
    text: `UPDATE payments SET status = 'refunded', refunded_cents = captured_cents, updated_at = $2 WHERE checkout_id = $1 AND status = 'to_refund'`,
    values: [checkoutId, now],
  });
}

/** True for the first delivery of a provider's event. */
export async function noteEvent(db: Queryable, event: { id: string; type: string; now: Date }): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'payment-note-event',
    text: 'INSERT INTO payment_events (event_id, type, received_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
    values: [event.id, event.type, event.now],
  });
  return rowCount === 1;
}
