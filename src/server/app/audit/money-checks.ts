import { withheldSql } from '../../modules/payments/refund-store.ts';
import { type Check, countOf, isQueued, NOW } from './check.ts';

const linesOf = `SELECT seller_id, order_id, sum(unit_price_cents * quantity) AS cents FROM order_lines GROUP BY 1, 2`;
const sharesOf = `SELECT i.seller_id, i.order_id, sum(i.discount_cents) AS discount, sum(i.funded_cents) AS funded,
    count(*) FILTER (WHERE (v->>'paidCents')::bigint <> i.unit_price_cents * i.quantity - i.discount_cents) AS others
  FROM order_lines i JOIN orders o ON o.seller_id = i.seller_id AND o.id = i.order_id
    LEFT JOIN LATERAL jsonb_array_elements(o.contained_tax->'lines') v ON v->>'lineId' = i.id GROUP BY 1, 2`;
const soldParcels = `SELECT c.id AS checkout_id, c.cart_id, p->>'sellerId' AS seller_id, l->>'variantId' AS variant_id,
  (l->>'priceCents')::bigint AS cents, sum((l->>'quantity')::int) AS quantity
  FROM checkouts c, jsonb_array_elements(c.parcels) p, jsonb_array_elements(p->'lines') l WHERE c.status = 'paid'
    GROUP BY 1, 2, 3, 4, 5`;
const soldLines = `SELECT o.checkout_id, l.seller_id, l.variant_id, l.unit_price_cents AS cents,
  sum(l.quantity) AS quantity
  FROM orders o JOIN order_lines l ON l.seller_id = o.seller_id AND l.order_id = o.id GROUP BY 1, 2, 3, 4`;

/** [INV-02, INV-03, INV-05, INV-10] What people paid, what our books say, and what orders add up to. */
export const moneyChecks: readonly Check[] = [
  {
    id: 'INV-02',
    unit: 'paid checkouts',
    seen: countOf('checkouts', `status = 'paid'`),
    says: 'a paid checkout has one captured payment of its total, the sum of its orders',
    sql: `SELECT 'checkout ' || c.id || ': total ' || c.total_cents || ' ' || c.currency || ', payment '
          || coalesce(p.status || ' ' || p.captured_cents || ' ' || p.currency, 'missing') || ', orders '
          || coalesce(o.cents, 0) AS breach
          FROM checkouts c LEFT JOIN payments p ON p.checkout_id = c.id
            LEFT JOIN (SELECT checkout_id, sum(total_cents) AS cents, min(currency) AS first, max(currency) AS last
              FROM orders GROUP BY 1) o ON o.checkout_id = c.id
          WHERE c.status = 'paid' AND (p.status IS DISTINCT FROM 'captured' OR p.captured_cents <> c.total_cents
            OR p.currency <> c.currency OR p.intent_id IS NULL
            OR o.cents IS DISTINCT FROM c.total_cents OR o.first <> c.currency OR o.last <> c.currency)`,
  },
  {
    id: 'INV-02',
    unit: 'orders',
    seen: countOf('orders'),
    says: 'an order belongs to a paid checkout, one order per shop of it',
    sql: `SELECT 'order ' || o.id || ': checkout ' || coalesce(c.status, 'missing') || ', orders of this shop in it '
          || o.count AS breach
          FROM (SELECT id, state, checkout_id, count(*) OVER (PARTITION BY checkout_id, seller_id) AS count
            FROM orders) o LEFT JOIN checkouts c ON c.id = o.checkout_id
          WHERE o.state <> 'pending_payment' AND (c.status IS DISTINCT FROM 'paid' OR o.count <> 1)`,
  },
  {
    id: 'INV-02',
    unit: 'captured payments',
    seen: countOf('payments', 'captured_cents > 0'),
    says: 'captured money has orders, or goes back within 15 minutes, or by the bank that took it back',
    sql: `SELECT 'payment of ' || p.checkout_id || ': ' || p.status || ' ' || p.captured_cents || ', checkout '
          || coalesce(c.status, 'missing') || ', since ' || p.updated_at AS breach
          FROM payments p LEFT JOIN checkouts c ON c.id = p.checkout_id
          WHERE (p.captured_cents > 0 AND p.status NOT IN ('captured', 'to_refund', 'refunded'))
            OR (p.status = 'captured' AND c.status IS DISTINCT FROM 'paid')
            OR (p.status = 'to_refund' AND p.updated_at < ${NOW} - interval '15 minutes'
              AND NOT ${withheldSql('p.checkout_id')})
            OR (p.status = 'refunded' AND c.status = 'paid')`,
  },
  {
    id: 'INV-03',
    unit: 'payments',
    seen: countOf('payments'),
    says: 'refunds never exceed what was captured',
    sql: `SELECT 'payment of ' || checkout_id || ': ' || status || ', captured ' || captured_cents || ', refunded '
          || refunded_cents AS breach FROM payments
          WHERE refunded_cents > captured_cents OR captured_cents > amount_cents
            OR (status = 'refunded' AND refunded_cents <> captured_cents)`,
  },
  {
    id: 'INV-03',
    unit: 'refunds',
    seen: countOf('refunds'),
    says: 'what was promised back of orders and payments is what their refunds say',
    sql: `SELECT 'payment of ' || p.checkout_id || ': promised ' || p.refund_asked_cents || ', refunds '
          || coalesce(r.asked, 0) || '; given back ' || p.refunded_cents || ', sent ' || coalesce(r.sent, 0) AS breach
          FROM payments p LEFT JOIN (SELECT checkout_id, sum(amount_cents) AS asked, sum(amount_cents)
            FILTER (WHERE status <> 'asked') AS sent FROM refunds GROUP BY 1) r USING (checkout_id)
          WHERE p.status = 'captured' AND (p.refund_asked_cents <> coalesce(r.asked, 0)
            OR p.refunded_cents <> coalesce(r.sent, 0))
          UNION ALL
          SELECT 'order ' || o.id || ': promised ' || o.refunded_cents || ' of ' || o.total_cents || ', refunds '
            || coalesce(sum(r.amount_cents), 0)
          FROM orders o LEFT JOIN refunds r ON r.order_id = o.id GROUP BY o.seller_id, o.id
            HAVING o.refunded_cents <> coalesce(sum(r.amount_cents), 0)`,
  },
  {
    id: 'INV-02',
    unit: 'promised refunds',
    seen: `SELECT (SELECT count(*) FROM refunds WHERE status = 'asked') + (SELECT count(*) FROM payments
           WHERE status = 'to_refund') AS seen`,
    says: 'money that is to go back has an item in its queue, or a dispute withholds it',
    sql: `SELECT 'refund ' || key || ' is forgotten' AS breach FROM (SELECT checkout_id, checkout_id || ' ' || id AS key
          FROM refunds WHERE status = 'asked'
            UNION ALL SELECT checkout_id, checkout_id FROM payments WHERE status = 'to_refund') r
          WHERE NOT ${isQueued('refunds', 'r.key')} AND NOT ${withheldSql('r.checkout_id')}`,
  },
  {
    id: 'INV-03',
    unit: 'cancelled and refunded orders',
    seen: countOf('orders', `state IN ('cancelled', 'refunded')`),
    says: 'what was paid for a cancelled or refunded order goes back, all of it',
    sql: `SELECT 'order ' || o.id || ': ' || o.state || ', promised back ' || o.refunded_cents || ' of '
          || o.total_cents AS breach FROM orders o
          WHERE o.state IN ('cancelled', 'refunded') AND o.refunded_cents + (SELECT coalesce(sum(d.own_cents), 0)
            FROM dispute_parts d JOIN disputes i ON i.checkout_id = d.checkout_id AND i.id = d.dispute_id
              WHERE d.seller_id = o.seller_id AND d.order_id = o.id AND i.booked = 'lost') <> o.total_cents`,
  },
  {
    id: 'INV-05',
    unit: 'orders',
    seen: countOf('orders'),
    says: 'total = lines − discount + shipping + tax',
    sql: `SELECT 'order ' || o.id || ': lines ' || coalesce(l.cents, 0) || ', subtotal ' || o.subtotal_cents
          || ', discount ' || o.discount_cents || ', shipping ' || o.shipping_cents || ', tax ' || o.tax_cents
          || ', total ' || o.total_cents AS breach
          FROM orders o LEFT JOIN (${linesOf}) l ON l.seller_id = o.seller_id AND l.order_id = o.id
          WHERE l.cents IS DISTINCT FROM o.subtotal_cents OR o.total_cents <> o.subtotal_cents - o.discount_cents +
            o.shipping_cents + o.tax_cents OR o.shipping_cents < 0 OR o.tax_cents < 0`,
  },
  {
    id: 'INV-05',
    unit: 'orders',
    seen: countOf('orders'),
    says: 'the shares of its lines add up to what an order was reduced by, and to what of it the marketplace bears; what was paid for each line is what its VAT is reckoned from',
    sql: `SELECT 'order ' || o.id || ': reduced by ' || o.discount_cents || ', its lines by ' || coalesce(l.discount, 0)
          || '; the marketplace bears ' || o.funded_cents || ', of its lines ' || coalesce(l.funded, 0)
          || '; lines with another sum for VAT ' || coalesce(l.others, 0) AS breach
          FROM orders o LEFT JOIN (${sharesOf}) l ON l.seller_id = o.seller_id AND l.order_id = o.id
            LEFT JOIN ledger_transactions t ON t.seller_id = o.seller_id AND t.kind = 'charge' AND t.cause_id = o.id
          WHERE (o.discount_cents, o.funded_cents) IS DISTINCT FROM (coalesce(l.discount, 0), coalesce(l.funded, 0))
            OR o.funded_cents <> (t.facts->>'fundedCents')::bigint OR l.others > 0`,
  },
  {
    id: 'INV-05',
    unit: 'sold lines',
    seen: countOf('order_lines'),
    says: 'orders hold the pieces and prices that the person accepted',
    sql: `SELECT 'checkout ' || coalesce(a.checkout_id, b.checkout_id) || ': variant '
          || coalesce(a.variant_id, b.variant_id) || ' accepted ' || coalesce(a.quantity || ' at ' || a.cents, 'never')
          || ', ordered ' || coalesce(b.quantity || ' at ' || b.cents, 'none') AS breach
          FROM (${soldParcels}) a FULL JOIN (${soldLines}) b ON b.checkout_id = a.checkout_id
            AND b.seller_id = a.seller_id AND b.variant_id = a.variant_id AND b.cents = a.cents
          WHERE a.quantity IS DISTINCT FROM b.quantity`,
  },
  {
    id: 'INV-10',
    unit: 'orders',
    seen: countOf('orders', 'discount_cents > 0'),
    says: 'a discount is at most the subtotal',
    sql: `SELECT 'order ' || id || ': discount ' || discount_cents || ' of ' || subtotal_cents AS breach FROM orders
          WHERE discount_cents > subtotal_cents OR discount_cents < 0`,
  },
];
