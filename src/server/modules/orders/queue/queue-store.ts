import { onlyRow } from '../../../platform/database/only-row.ts';
import type { Queryable } from '../../../platform/database/open-database.ts';

/** [ORD-06] Minutes that the open orders of a shop still need of making: what left or was called off is not made. */
export async function countQueueMinutes(db: Queryable, sellerId: string): Promise<number> {
  const { rows } = await db.query<{ minutes: number }>({
    name: 'orders-queue-minutes',
    text: `SELECT coalesce(sum((i.quantity - i.in_parcels - i.not_sent) * l.making_minutes), 0)::int AS minutes
           FROM orders o JOIN order_lines i ON i.seller_id = o.seller_id AND i.order_id = o.id
             JOIN listings l ON l.seller_id = i.seller_id AND l.id = i.listing_id
           WHERE o.seller_id = $1 AND o.state IN ('confirmed', 'processing') AND l.made_to_order
             AND l.making_minutes > 0`,
    values: [sellerId],
  });
  return onlyRow({ rows }).minutes;
}
