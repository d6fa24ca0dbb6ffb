import { type Check, countOf } from './check.ts';

const ratesOf = (what: 'paidCents' | 'taxCents'): string =>
  `(SELECT coalesce(sum((r->>'${what}')::bigint), 0) FROM jsonb_array_elements(i.content->'rates') r)`;
const total = `(i.content->>'totalCents')::bigint`;

/** [PAY-06, INV-05] Invoices and credit notes against the orders and refunds that they are of. */
export const invoiceChecks: readonly Check[] = [
  {
    id: 'INV-05',
    unit: 'orders of traders',
    seen: countOf(
      'orders',
      `seller_facts->>'sellsAs' <> 'private' AND contained_tax IS NOT NULL AND state <> 'pending_payment'`,
    ),
    says: 'each paid order of a trader has an invoice of its total and its tax, and no other order has one',
    sql: `SELECT 'order ' || coalesce(o.id, i.order_id) || ': ' || coalesce(o.total_cents, 0) || ', on its invoice '
          || coalesce(${total}::text, 'nothing') || ', tax ' || coalesce(o.contained_tax->>'taxCents', 'none')
          || ' and ' || ${ratesOf('taxCents')} AS breach
          FROM (SELECT * FROM orders WHERE seller_facts->>'sellsAs' <> 'private' AND contained_tax IS NOT NULL
            AND state <> 'pending_payment') o
            FULL JOIN (SELECT * FROM invoices WHERE kind = 'invoice') i ON i.seller_id = o.seller_id
              AND i.order_id = o.id
          WHERE o.id IS NULL OR i.id IS NULL OR ${total} <> o.total_cents
            OR ${ratesOf('taxCents')} <> (o.contained_tax->>'taxCents')::bigint`,
  },
  {
    id: 'INV-05',
    unit: 'invoices and credit notes',
    seen: countOf('invoices'),
    says: 'what an invoice says of each rate adds up to it',
    sql: `SELECT i.kind || ' ' || i.number || ' of ' || i.seller_id || ': ' || ${total} || ', its rates '
          || ${ratesOf('paidCents')} AS breach
          FROM invoices i WHERE ${ratesOf('paidCents')} <> ${total}`,
  },
  {
    id: 'INV-05',
    unit: 'refunds of orders with an invoice',
    seen: `SELECT count(*) AS seen FROM refunds f JOIN invoices i ON i.seller_id = f.seller_id
           AND i.order_id = f.order_id AND i.kind = 'invoice'`,
    says: 'each refund of an order with an invoice has a credit note of its sum, and no credit note is without one',
    sql: `SELECT 'refund ' || coalesce(f.id, i.refund_id) || ': ' || coalesce(f.amount_cents, 0)
          || ', on its credit note ' || coalesce(${total}::text, 'nothing') AS breach
          FROM (SELECT f.* FROM refunds f JOIN invoices v ON v.seller_id = f.seller_id AND v.order_id = f.order_id
            AND v.kind = 'invoice') f
            FULL JOIN (SELECT * FROM invoices WHERE kind = 'credit_note') i ON i.seller_id = f.seller_id
              AND i.order_id = f.order_id AND i.refund_id = f.id
          WHERE f.id IS NULL OR i.id IS NULL OR ${total} <> f.amount_cents`,
  },
];
