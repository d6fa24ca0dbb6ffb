import type { refundOrder } from '#domain/payments/ledger.ts';
import type { Queryable, Transaction } from '../../platform/database/open-database.ts';
import { enqueuePart } from '../../platform/queue/queue-store.ts';

export const REFUND_QUEUE = 'refunds';

/** What an item gives back: one refund of a payment, or all of it, where it came too late for an order. */
export interface RefundKey {
  checkoutId: string;
  refundId: string | null;
}
export function refundOf(key: string): RefundKey {
  const [checkoutId = '', refundId = null] = key.split(' ');
  return { checkoutId, refundId };
}
const enqueue = (from: string, key: string): string =>
  enqueuePart({ queue: REFUND_QUEUE, from, id: 'gen_random_uuid()', key, notBefore: 'NULL' });

export interface NewRefund {
  id: string;
  checkoutId: string;
  sellerId: string;
  orderId: string;
  amountCents: number;
  /** The pieces that it is for, where it is for some. */
  items?: Parameters<typeof refundOrder>[1]['items'];
  by: string;
  reason: string;
  now: Date;
}

/** [INV-03] False where the payment has not so much left to give back, or a bank holds it; what is promised counts, sent or not. */
export async function insertRefund(tx: Transaction, refund: NewRefund): Promise<boolean> {
  tx.enqueued.add(REFUND_QUEUE);
  const { rowCount } = await tx.query({
    name: 'refund-insert',
    text: `WITH paid AS (
             UPDATE payments SET refund_asked_cents = refund_asked_cents + $5
             WHERE checkout_id = $2 AND status = 'captured' AND refund_asked_cents + disputed_cents + $5 <=
               captured_cents
               AND NOT EXISTS (SELECT 1 FROM disputes d JOIN dispute_parts p ON p.checkout_id = d.checkout_id
                 AND p.dispute_id = d.id
                 WHERE d.checkout_id = $2 AND d.booked = 'withheld' AND p.seller_id = $3 AND p.order_id = $4)
                   RETURNING checkout_id
           ), asked AS (
             INSERT INTO refunds (id, checkout_id, seller_id, order_id, amount_cents, by, reason, asked_at)
             SELECT $1, checkout_id, $3, $4, $5, $6, $7, $8 FROM paid RETURNING checkout_id, id
           ), item AS (${enqueue('asked', `checkout_id || ' ' || id`)})
           SELECT 1 FROM asked`,
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

/** [INV-02] Money that came too late goes back in full, by an item in the transaction that notes it. */
export function enqueueLateRefund(tx: Transaction, checkoutId: string): void {
  tx.enqueued.add(REFUND_QUEUE);
  tx.send({
    name: 'refund-late-enqueue',
    text: `WITH late AS (SELECT $1::text AS checkout_id) ${enqueue('late', 'checkout_id')}`,
    values: [checkoutId],
  });
}

/** What a dispute held back can be sent now that it is decided: an item that met it open was taken off. */
export async function enqueueWithheld(tx: Transaction, checkoutId: string): Promise<void> {
  tx.enqueued.add(REFUND_QUEUE);
  await tx.query({
    name: 'refund-enqueue-withheld',
    text: `WITH open AS (SELECT checkout_id || ' ' || id AS key FROM refunds WHERE checkout_id = $1 AND status = 'asked'
             UNION ALL SELECT checkout_id FROM payments WHERE checkout_id = $1 AND status = 'to_refund')
               ${enqueue('open', 'key')}`,
    values: [checkoutId],
  });
}

/** While a bank disputes a payment the provider gives nothing of it back. */
export const withheldSql = (checkoutId: string): string =>
  `EXISTS (SELECT 1 FROM disputes d WHERE d.checkout_id = ${checkoutId} AND d.booked = 'withheld')`;

export interface UnsentRefund {
  intentId: string;
  isWithheld: boolean;
  amountCents: number;
  askedAt: Date;
}

/** A refund that was promised and is not sent; all of a payment that came too late, where no refund is named. */
export async function findUnsent(db: Queryable, { checkoutId, refundId }: RefundKey): Promise<UnsentRefund | null> {
  const { rows } = await db.query<UnsentRefund>({
    name: 'refund-unsent',
    text: `SELECT p.intent_id AS "intentId", ${withheldSql('p.checkout_id')} AS "isWithheld",
           coalesce(r.amount_cents, p.captured_cents) AS "amountCents",
             coalesce(r.asked_at, p.updated_at) AS "askedAt"
           FROM payments p LEFT JOIN refunds r ON r.checkout_id = p.checkout_id AND r.id = $2 AND r.status = 'asked'
           WHERE p.checkout_id = $1 AND CASE WHEN $2::text IS NULL THEN p.status = 'to_refund'
             ELSE r.id IS NOT NULL END`,
    values: [checkoutId, refundId],
  });
  return rows[0] ?? null;
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
             UPDATE refunds SET status = 'sent', provider_id = $2, sent_at = $3
             WHERE checkout_id = $4 AND id = $1 AND status = 'asked' RETURNING id, checkout_id, seller_id, order_id,
               amount_cents
           ), booked AS (
             UPDATE payments p SET refunded_cents = p.refunded_cents + sent.amount_cents, updated_at = $3
             FROM sent WHERE p.checkout_id = sent.checkout_id
           )
           SELECT id AS "refundId", seller_id AS "sellerId", order_id AS "orderId", amount_cents AS "amountCents"
             FROM sent`,
    values: [refund.id, refund.providerId, refund.now, refund.checkoutId],
  });
  return rows[0] ?? null;
}
