import type { Database, Queryable, Transaction } from '../../platform/database/open-database.ts';

export interface NewRefund {
  id: string;
  checkoutId: string;
  sellerId: string;
  orderId: string;
  amountCents: number;
  by: string;
  reason: string;
  now: Date;
}

/** [INV-03] False where the payment has not so much left to give back, or a bank holds it; what is promised counts, sent or not. */
export async function insertRefund(tx: Transaction, refund: NewRefund): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'refund-insert',
    text: `WITH paid AS (
             UPDATE payments SET refund_asked_cents = refund_asked_cents + $5
             WHERE checkout_id = $2 AND status = 'captured' AND refund_asked_cents + disputed_cents + $5 <= captured_cents
               AND NOT EXISTS (SELECT 1 FROM disputes d JOIN dispute_parts p ON p.checkout_id = d.checkout_id AND p.dispute_id = d.id
                 WHERE d.checkout_id = $2 AND d.booked = 'withheld' AND p.seller_id = $3 AND p.order_id = $4) RETURNING checkout_id
           )
           INSERT INTO refunds (id, checkout_id, seller_id, order_id, amount_cents, by, reason, next_try_at, asked_at)
           SELECT $1, checkout_id, $3, $4, $5, $6, $7, $8, $8 FROM paid`,
    values: [
      refund.id,
      refund.checkoutId,
      refund.sellerId,
      refund.orderId,
      refund.amountCents,
      refund.by,
      refund.reason,
      refund.now,
    ],
  });
  return rowCount === 1;
}

export interface DueRefund {
  id: string;
  checkoutId: string;
  intentId: string;
  amountCents: number;
  tries: number;
  askedAt: Date;
}

/** The refunds whose time to be sent has come, oldest first. While a bank disputes the payment the provider sends nothing. */
export async function listDueRefunds(db: Queryable, now: Date, limit: number): Promise<DueRefund[]> {
  const { rows } = await db.query<DueRefund>({
    name: 'refund-due',
    text: `SELECT r.id, r.checkout_id AS "checkoutId", p.intent_id AS "intentId", r.amount_cents AS "amountCents", r.tries, r.asked_at AS "askedAt"
           FROM refunds r JOIN payments p USING (checkout_id)
           WHERE r.status = 'asked' AND r.next_try_at <= $1
             AND NOT EXISTS (SELECT 1 FROM disputes d WHERE d.checkout_id = r.checkout_id AND d.booked = 'withheld') ORDER BY r.next_try_at LIMIT $2`,
    values: [now, limit],
  });
  return rows;
}

export interface SentRefund {
  refundId: string;
  sellerId: string;
  orderId: string;
  amountCents: number;
}

/** The provider has sent it. Null where that is known already. */
export async function markSent(
  tx: Transaction,
  refund: { id: string; checkoutId: string; providerId: string; now: Date },
): Promise<SentRefund | null> {
  const { rows } = await tx.query<SentRefund>({
    name: 'refund-sent',
    text: `WITH sent AS (
             UPDATE refunds SET status = 'sent', provider_id = $2, sent_at = $3, next_try_at = NULL
             WHERE checkout_id = $4 AND id = $1 AND status = 'asked' RETURNING id, checkout_id, seller_id, order_id, amount_cents
           ), booked AS (
             UPDATE payments p SET refunded_cents = p.refunded_cents + sent.amount_cents, updated_at = $3
             FROM sent WHERE p.checkout_id = sent.checkout_id
           )
           SELECT id AS "refundId", seller_id AS "sellerId", order_id AS "orderId", amount_cents AS "amountCents" FROM sent`,
    values: [refund.id, refund.providerId, refund.now, refund.checkoutId],
  });
  return rows[0] ?? null;
}

export async function postponeRefund(
  db: Database,
  refund: { id: string; checkoutId: string; until: Date },
): Promise<void> {
  await db.query({
    name: 'refund-postpone',
    text: `UPDATE refunds SET tries = tries + 1, next_try_at = $2 WHERE checkout_id = $3 AND id = $1 AND status = 'asked'`,
    values: [refund.id, refund.until, refund.checkoutId],
  });
}
