import type { InvoiceContent } from '#domain/orders/invoices/model.ts';
import { timeZoneOfSql } from '../../shops/shop-store.ts';
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts';

type InvoiceKind = 'invoice' | 'credit_note';

export interface NewInvoice {
  sellerId: string;
  id: string;
  orderId: string;
  refundId: string | null;
  content: InvoiceContent;
}

/**
 * [PAY-06] Numbers and writes invoices, or credit notes, at most one a seller: whose come at once wait for each other at the series, and
 * one whose transaction fails takes no number. Its year and its dates are those of the shop's time zone. Nobody waits for it: should it fail, the transaction does.
 */
export function insertInvoices(
  tx: Transaction,
  { kind, invoices, now }: { kind: InvoiceKind; invoices: readonly NewInvoice[]; now: Date },
): void {
  if (invoices.length === 0) return;
  tx.send({
    name: 'orders-insert-invoices',
    text: `WITH given AS (
             SELECT g.*, z.zone, extract(year FROM $3::timestamptz AT TIME ZONE z.zone)::int AS year
             FROM jsonb_to_recordset($1) AS g ("sellerId" text, id text, "orderId" text, "refundId" text, content jsonb)
               CROSS JOIN LATERAL (SELECT coalesce(g.content->>'timeZone', ${timeZoneOfSql('g."sellerId"')}) AS zone) z
           ), counted AS (
             INSERT INTO invoice_series (seller_id, kind, year, last) SELECT "sellerId", $2, year, 1 FROM given
               ORDER BY 1
             ON CONFLICT (seller_id, kind, year) DO UPDATE SET last = invoice_series.last + 1 RETURNING seller_id, last
           )
           INSERT INTO invoices (seller_id, id, kind, year, serial, order_id, refund_id, content, issued_at)
           SELECT g."sellerId", g.id, $2, g.year, c.last, g."orderId", g."refundId", g.content
             || jsonb_build_object('timeZone', g.zone), $3 FROM given g JOIN counted c ON c.seller_id = g."sellerId"`,
    values: [JSON.stringify(invoices), kind, now],
  });
}

export interface Invoice {
  id: string;
  kind: InvoiceKind;
  number: string;
  issuedAt: Date;
  content: InvoiceContent;
}

/** The invoice of an order, then its credit notes, oldest first. */
export async function listInvoices(db: Queryable, order: { sellerId: string; orderId: string }): Promise<Invoice[]> {
  const { rows } = await db.query<Invoice>({
    name: 'orders-invoices',
    text: `SELECT id, kind, number, issued_at AS "issuedAt", content FROM invoices
           WHERE seller_id = $1 AND order_id = $2 ORDER BY kind DESC, year, serial`,
    values: [order.sellerId, order.orderId],
  });
  return rows;
}
