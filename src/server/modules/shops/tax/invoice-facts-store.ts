import type { InvoiceFacts } from '#domain/shops/tax/model.ts';
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts';

/** A seller's facts as JSON, from a row `f`. */
const factsSql = `jsonb_build_object('sellsAs', f.sells_as, 'legalName', f.legal_name, 'line1', f.line1, 'postcode',
  f.postcode, 'city', f.city,
  'country', f.country, 'vatNumber', f.vat_number, 'usesOss', f.uses_oss)`;

/** The same as part of a statement that has the seller; null where they have said nothing. */
export const invoiceFactsOfSql = (sellerId: string): string =>
  `(SELECT ${factsSql} FROM shop_invoice_facts f WHERE f.seller_id = ${sellerId})`;

/** What of them decides whose VAT a price contains, for everybody to see. */
export const vatSellerOfSql = (sellerId: string): string =>
  `(SELECT jsonb_build_object('sellsAs', f.sells_as, 'country', f.country, 'postcode', f.postcode, 'usesOss',
   f.uses_oss) FROM shop_invoice_facts f WHERE f.seller_id = ${sellerId})`;

export async function findInvoiceFacts(db: Queryable, sellerId: string): Promise<InvoiceFacts | null> {
  const { rows } = await db.query<{ facts: InvoiceFacts | null }>({
    name: 'shops-invoice-facts',
    text: `SELECT ${invoiceFactsOfSql('$1')} AS facts`,
    values: [sellerId],
  });
  return rows[0]?.facts ?? null;
}

export async function saveInvoiceFacts(
  tx: Transaction,
  { sellerId, facts, now }: { sellerId: string; facts: InvoiceFacts; now: Date },
): Promise<void> {
  await tx.query({
    name: 'shops-save-invoice-facts',
    text: `INSERT INTO shop_invoice_facts
           SELECT $1, f."sellsAs", f."legalName", f.line1, f.postcode, f.city, f.country, f."vatNumber", f."usesOss", $3
           FROM jsonb_to_record($2) AS f ("sellsAs" text, "legalName" text, line1 text, postcode text, city text,
             country text, "vatNumber" text, "usesOss" boolean)
           ON CONFLICT (seller_id) DO UPDATE SET sells_as = excluded.sells_as, legal_name = excluded.legal_name,
             line1 = excluded.line1, postcode = excluded.postcode,
             city = excluded.city, country = excluded.country, vat_number = excluded.vat_number,
               uses_oss = excluded.uses_oss, updated_at = excluded.updated_at`,
    values: [sellerId, JSON.stringify(facts), now],
  });
}
