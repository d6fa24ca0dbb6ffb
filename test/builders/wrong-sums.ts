import type { Queryable } from '#server/platform/database/open-database.ts';

/** What does not add up of an order, or of all orders, by sums of its own that no code of the product reckons. */
export async function wrongSums(db: Queryable, orderId: string | null = null): Promise<unknown[]> {
  const { rows } = await db.query({
    text: `WITH chosen AS (SELECT * FROM orders WHERE $1::text IS NULL OR id = $1),
       lines AS (SELECT l.*, o.state FROM order_lines l JOIN chosen o ON o.seller_id = l.seller_id AND o.id = l.order_id)
     SELECT l.order_id, 'parcels' AS what FROM lines l WHERE l.in_parcels <>
       (SELECT coalesce(sum(p.quantity), 0) FROM parcel_lines p WHERE p.seller_id = l.seller_id AND p.order_id = l.order_id AND p.line_id = l.id)
     UNION ALL SELECT l.order_id, 'sent' FROM lines l WHERE l.state IN ('shipped', 'delivered', 'completed')
       AND EXISTS (SELECT 1 FROM parcels p WHERE p.seller_id = l.seller_id AND p.order_id = l.order_id) AND l.in_parcels + l.not_sent <> l.quantity
     UNION ALL SELECT l.order_id, 'returned' FROM lines l WHERE l.returned <>
       (SELECT coalesce(sum((r->>'quantity')::int), 0) FROM returns t, jsonb_array_elements(t.lines) r
        WHERE t.order_id = l.order_id AND r->>'lineId' = l.id AND t.state NOT IN ('denied', 'rejected', 'stopped', 'swapped'))
     UNION ALL SELECT l.order_id, 'withdrawn' FROM lines l WHERE l.withdrawn <>
       (SELECT coalesce(sum((r->>'quantity')::int), 0) FROM withdrawals w, jsonb_array_elements(w.lines) r
        WHERE w.order_id = l.order_id AND r->>'lineId' = l.id AND w.state <> 'refused')
     UNION ALL SELECT l.order_id, 'stock' FROM lines l JOIN variants v ON v.seller_id = l.seller_id AND v.id = l.variant_id
       WHERE v.stock + v.reserved + v.sold <> v.received OR v.sold <>
         (SELECT sum(CASE WHEN o.state = 'cancelled' THEN 0 ELSE s.quantity - s.restocked END) FROM order_lines s
          JOIN orders o ON o.seller_id = s.seller_id AND o.id = s.order_id WHERE s.seller_id = l.seller_id AND s.variant_id = l.variant_id)
     UNION ALL SELECT o.id, 'refunds' FROM chosen o WHERE o.refunded_cents + o.kept_label_cents > o.total_cents
       OR o.refunded_cents <> (SELECT coalesce(sum(amount_cents), 0) FROM refunds r WHERE r.order_id = o.id)`,
    values: [orderId],
  });
  return rows;
}
