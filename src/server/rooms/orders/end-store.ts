import { DELIVERED_AFTER_DAYS, MIN_RETURN_DAYS } from '#domain/orders/order-end.ts';
import { WAITS_FOR_GOODS_DAYS } from '#domain/orders/withdrawal/decide-withdrawal.ts';
import type { OrderState } from '#domain/orders/model.ts';
import type { Queryable, Transaction } from '../../platform/database/open-database.ts';

/** Counts a sum as promised back; the order's checkout, or null where the order has not so much left. */
export async function promiseBack(
  tx: Transaction,
  refund: { sellerId: string; orderId: string; cents: number },
): Promise<string | null> {
  const { rows } = await tx.query<{ checkoutId: string }>({
    name: 'orders-promise-back',
    text: `UPDATE orders SET refunded_cents = refunded_cents + $3
           WHERE seller_id = $1 AND id = $2 AND refunded_cents + $3 <= total_cents RETURNING checkout_id AS "checkoutId"`,
    values: [refund.sellerId, refund.orderId, refund.cents],
  });
  return rows[0]?.checkoutId ?? null;
}

export interface EndingOrder {
  sellerId: string;
  orderId: string;
  from: OrderState;
  to: OrderState;
}

/** The rule of `withdrawalEndsAt`, of an order that was delivered when it last changed; in UTC. */
const lastDay = `((updated_at AT TIME ZONE 'UTC')::date + return_days)`;
const windowEnd = `${lastDay} + 1 + CASE extract(dow FROM ${lastDay}) WHEN 6 THEN 2 WHEN 0 THEN 1 ELSE 0 END`;

/**
 * [ORD-01, LAW-01, ORD-04] Orders that end by themselves now: sent long enough ago to have arrived, or delivered, with the window for sending
 * back closed and without an open withdrawal or return, so that the money of what may come back is still reserved.
 */
export async function listEnding(db: Queryable, now: Date, limit: number): Promise<EndingOrder[]> {
  const { rows } = await db.query<EndingOrder>({
    name: 'orders-ending',
    text: `(SELECT seller_id AS "sellerId", id AS "orderId", 'shipped' AS "from", 'delivered' AS "to" FROM orders
             WHERE state = 'shipped' AND arrives_to < ($1::timestamptz AT TIME ZONE 'UTC')::date - $2::int ORDER BY arrives_to LIMIT $3)
           UNION ALL
           (SELECT seller_id, id, 'delivered', 'completed' FROM orders
             WHERE state = 'delivered' AND updated_at < $1::timestamptz - $4::int * interval '1 day'
               AND updated_at < $1::timestamptz - return_days * interval '1 day' AND ${windowEnd} <= $1::timestamptz AT TIME ZONE 'UTC'
               AND NOT EXISTS (SELECT 1 FROM returns r WHERE r.seller_id = orders.seller_id AND r.order_id = orders.id AND r.is_open)
               AND NOT EXISTS (SELECT 1 FROM withdrawals w WHERE w.seller_id = orders.seller_id AND w.order_id = orders.id
                 AND (w.state = 'returning' OR (w.state = 'declared' AND w.declared_at > $1::timestamptz - $5::int * interval '1 day')))
             ORDER BY updated_at LIMIT $3)`,
    values: [now, DELIVERED_AFTER_DAYS, limit, MIN_RETURN_DAYS, WAITS_FOR_GOODS_DAYS],
  });
  return rows;
}

/** The checkout and the code of an order, where every order of the checkout that the code took something off is cancelled. */
export async function endedCheckoutOf(
  db: Queryable,
  order: { sellerId: string; orderId: string },
): Promise<{ checkoutId: string; code: string } | null> {
  const { rows } = await db.query<{ checkoutId: string; code: string }>({
    name: 'orders-code-ended',
    text: `SELECT o.checkout_id AS "checkoutId", o.promo_code AS code FROM orders o
           WHERE o.seller_id = $1 AND o.id = $2 AND o.promo_code IS NOT NULL AND NOT EXISTS (
             SELECT 1 FROM orders b WHERE b.checkout_id = o.checkout_id AND b.promo_code = o.promo_code AND b.state <> 'cancelled')`,
    values: [order.sellerId, order.orderId],
  });
  return rows[0] ?? null;
}
