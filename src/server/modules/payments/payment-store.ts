import type { Queryable, Transaction } from '../../platform/database/open-database.ts';

export type PaymentStatus = 'started' | 'captured' | 'failed' | 'canceled' | 'to_refund' | 'refunded';

/**
 * The payment of a checkout begins, as part of the statement that writes the checkout; the texts are placeholders of that statement.
 */
export const beginPaymentSql = (at: Record<'checkoutId' | 'cents' | 'now', string>): string =>
  `INSERT INTO payments (checkout_id, amount_cents, status, created_at, updated_at)
   VALUES (${at.checkoutId}, ${at.cents}, 'started', ${at.now}, ${at.now})`;

/**
 * What became of a payment, as part of the statement that writes what became of its checkout. What is known already stays, but for which
 * payment of the provider it is: the one that took the money, where a start that was cut off had to be made again.
 */
export const bookPaymentSql = (
  at: Record<'checkoutId' | 'status' | 'intentId' | 'capturedCents' | 'brand' | 'last4' | 'now', string>,
): string =>
  `UPDATE payments SET status = ${at.status}, intent_id = CASE WHEN ${at.capturedCents} > 0 THEN ${at.intentId}
   ELSE coalesce(intent_id, ${at.intentId}) END,
     captured_cents = coalesce(${at.capturedCents}, captured_cents), amount_cents = greatest(amount_cents,
       ${at.capturedCents}), card_brand = coalesce(${at.brand}, card_brand),
     card_last4 = coalesce(${at.last4}, card_last4), updated_at = ${at.now} WHERE checkout_id = ${at.checkoutId}`;

/** False where somebody has noted it before. */
export async function recordRefunded(tx: Transaction, checkoutId: string, now: Date): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'payment-refunded',
    text: `UPDATE payments SET status = 'refunded', refunded_cents = captured_cents,
           refund_asked_cents = captured_cents, updated_at = $2 WHERE checkout_id = $1 AND status = 'to_refund'`,
    values: [checkoutId, now],
  });
  return rowCount === 1;
}

/** True for the first delivery of a provider's event. */
export async function recordEvent(db: Queryable, event: { id: string; type: string; now: Date }): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'payment-note-event',
    text: 'INSERT INTO payment_events (event_id, type, received_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
    values: [event.id, event.type, event.now],
  });
  return rowCount === 1;
}
