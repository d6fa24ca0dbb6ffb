import { type Check, countOf } from './check.ts';

const reservedByCheckout = `SELECT seller_id, variant_id, sum(quantity) AS quantity FROM stock_reservations
  WHERE status = 'active' GROUP BY 1, 2`;
const soldBy = `SELECT l.seller_id, l.variant_id, sum(l.quantity - l.restocked) AS quantity FROM order_lines l
  JOIN orders o ON o.seller_id = l.seller_id AND o.id = l.order_id
  WHERE o.state <> 'cancelled' GROUP BY 1, 2`;

/** [INV-07, INV-08] Every unit is in exactly one place, and holds end with their checkout. */
export const stockChecks: readonly Check[] = [
  {
    id: 'INV-07',
    unit: 'variants',
    seen: countOf('variants'),
    says: 'received = stock + reserved + sold, none below zero',
    sql: `SELECT 'variant ' || id || ': received ' || received || ', stock ' || stock || ', reserved ' || reserved
          || ', sold ' || sold AS breach FROM variants
          WHERE received <> stock + reserved + sold OR stock < 0 OR reserved < 0 OR sold < 0`,
  },
  {
    id: 'INV-07',
    unit: 'holds',
    seen: countOf('stock_reservations', `status = 'active'`),
    says: 'reserved = active reservations',
    sql: `SELECT 'variant ' || coalesce(v.id, h.variant_id) || ': reserved ' || coalesce(v.reserved::text, 'by nobody')
          || ', active reservations ' || coalesce(h.quantity, 0) AS breach
          FROM variants v FULL JOIN (${reservedByCheckout}) h ON h.seller_id = v.seller_id AND h.variant_id = v.id
            WHERE v.reserved IS DISTINCT FROM coalesce(h.quantity, 0)`,
  },
  {
    id: 'INV-07',
    unit: 'order lines',
    seen: countOf('order_lines'),
    says: 'sold = pieces in live orders',
    sql: `SELECT 'variant ' || v.id || ': sold ' || v.sold || ', in live orders ' || coalesce(s.quantity, 0) AS breach
          FROM variants v LEFT JOIN (${soldBy}) s ON s.seller_id = v.seller_id AND s.variant_id = v.id
          WHERE v.sold <> coalesce(s.quantity, 0) AND (s.quantity IS NOT NULL OR EXISTS (SELECT 1
            FROM stock_reservations t WHERE t.seller_id = v.seller_id AND t.variant_id = v.id AND t.status = 'taken'))`,
  },
  {
    id: 'INV-08',
    unit: 'holds of ended checkouts',
    seen: countOf('stock_reservations h JOIN checkouts c ON c.id = h.checkout_id', `c.status IN ('paid', 'expired')`),
    says: 'holds are taken by a paid checkout and given back by an expired one',
    sql: `SELECT 'hold of ' || h.variant_id || ' by ' || h.checkout_id || ': ' || h.status || ' while the checkout is '
          || coalesce(c.status, 'missing') AS breach
          FROM stock_reservations h LEFT JOIN checkouts c ON c.id = h.checkout_id
          WHERE h.status <> CASE c.status WHEN 'paid' THEN 'taken' WHEN 'expired' THEN 'released' ELSE 'active' END
            OR c.id IS NULL`,
  },
];
