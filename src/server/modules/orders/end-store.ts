import { addMilliseconds } from '#domain/core/time.ts';
import { ARRIVAL_UNDO_MS, DELIVERED_AFTER_DAYS } from '#domain/orders/order-end.ts';
import { WAITS_FOR_GOODS_DAYS } from '#domain/orders/withdrawal/decide-withdrawal.ts';
import type { OrderState } from '#domain/orders/model.ts';
import { houseZoneSql } from '../../platform/database/on-day.ts';
import type { Queryable, Transaction } from '../../platform/database/open-database.ts';
import { type RowTurn, rowTurnSql } from '../../platform/queue/row-queue-store.ts';
import { timeZoneOfSql } from '../shops/shop-store.ts';

/** Counts a sum as promised back; the order's checkout, or null where the order has not so much left. */
export async function reserveRefund(
  tx: Transaction,
  refund: { sellerId: string; orderId: string; cents: number },
): Promise<string | null> {
  const { rows } = await tx.query<{ checkoutId: string }>({
    name: 'orders-promise-back',
    text: `UPDATE orders SET refunded_cents = refunded_cents + $3
           WHERE seller_id = $1 AND id = $2 AND refunded_cents + $3 <= total_cents
             RETURNING checkout_id AS "checkoutId"`,
    values: [refund.sellerId, refund.orderId, refund.cents],
  });
  return rows[0]?.checkoutId ?? null;
}

/** What names an order among rows of jobs. */
const key = `orders.seller_id || ' ' || orders.id`;

export interface EndingOrder {
  key: string;
  sellerId: string;
  orderId: string;
  from: OrderState;
  to: OrderState;
  by: 'buyer' | 'maker' | 'system';
}

/**
 * [ORD-01, LAW-01, ORD-04] Orders that end by themselves now: sent long enough ago to have arrived, or delivered, with the window for sending
 * back closed and without an open withdrawal or return, so that the money of what may come back is still reserved.
 */
export async function listEnding(db: Queryable, now: Date, { limit, only }: RowTurn): Promise<EndingOrder[]> {
  const turn = rowTurnSql('orders.end', { key, only: '$5' });
  const { rows } = await db.query<EndingOrder>({
    name: 'orders-ending',
    text: `(SELECT ${key} AS key, seller_id AS "sellerId", id AS "orderId", 'shipped' AS "from", 'delivered' AS "to",
           arrival_said_by AS "by" FROM orders
             WHERE state = 'shipped' AND arrival_said_at <= $6 AND ${turn} ORDER BY arrival_said_at LIMIT $3)
           UNION ALL
           (SELECT ${key}, seller_id, id, 'shipped', 'delivered', 'system' FROM orders
             WHERE state = 'shipped' AND arrival_said_at IS NULL
               AND arrives_to < ($1::timestamptz AT TIME ZONE ${houseZoneSql})::date - $2::int AND ${turn}
               ORDER BY arrives_to LIMIT $3)
           UNION ALL
           (SELECT ${key}, seller_id, id, 'delivered', 'completed', 'system' FROM orders
             WHERE state = 'delivered' AND return_ends_at <= $1 AND ${turn}
               AND NOT EXISTS (SELECT 1 FROM returns r WHERE r.seller_id = orders.seller_id AND r.order_id = orders.id
                 AND r.is_open)
               AND NOT EXISTS (SELECT 1 FROM withdrawals w WHERE w.seller_id = orders.seller_id
                 AND w.order_id = orders.id
                 AND (w.state = 'returning'
                   OR (w.state = 'declared' AND w.declared_at > $1::timestamptz - $4::int * interval '1 day')))
             ORDER BY return_ends_at LIMIT $3)`,
    values: [...[now, DELIVERED_AFTER_DAYS, limit, WAITS_FOR_GOODS_DAYS, only], addMilliseconds(now, -ARRIVAL_UNDO_MS)],
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
             SELECT 1 FROM orders b WHERE b.checkout_id = o.checkout_id AND b.promo_code = o.promo_code
               AND b.state <> 'cancelled')`,
    values: [order.sellerId, order.orderId],
  });
  return rows[0] ?? null;
}

/** Whether a day is over by its shop's calendar. No zone is more than a day ahead of UTC, and that bound is what the index serves. */
const missed = (day: string): string =>
  `${day} <= ($1::timestamptz AT TIME ZONE 'UTC')::date
     AND ${day} < ($1::timestamptz AT TIME ZONE ${timeZoneOfSql('orders.seller_id')})::date`;

/** Orders that may be late at a moment and whose buyers were not written to. */
export async function listLateOrders(
  db: Queryable,
  now: Date,
  { limit, only }: RowTurn,
): Promise<{ key: string; sellerId: string; orderId: string }[]> {
  const turn = rowTurnSql('orders.mail-late', { key, only: '$3' });
  const { rows } = await db.query<{ key: string; sellerId: string; orderId: string }>({
    name: 'orders-late-unmailed',
    text: `(SELECT ${key} AS key, seller_id AS "sellerId", id AS "orderId" FROM orders
           WHERE state IN ('confirmed', 'processing') AND late_mailed_at IS NULL AND NOT awaits_buyer
             AND ${missed('leaves_by')} AND ${turn} ORDER BY leaves_by LIMIT $2)
           UNION ALL
           (SELECT ${key}, seller_id, id FROM orders WHERE state = 'shipped' AND late_mailed_at IS NULL
             AND ${missed('arrives_to')} AND ${turn} ORDER BY arrives_to LIMIT $2)`,
    values: [now, limit, only],
  });
  return rows;
}

/** True for the one who writes to the buyer; false where that was done. */
export async function markLateMailed(
  tx: Transaction,
  { sellerId, orderId }: { sellerId: string; orderId: string },
  now: Date,
): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'orders-late-mailed',
    text: 'UPDATE orders SET late_mailed_at = $3 WHERE seller_id = $1 AND id = $2 AND late_mailed_at IS NULL',
    values: [sellerId, orderId, now],
  });
  return rowCount === 1;
}
