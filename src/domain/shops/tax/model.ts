import { z } from 'zod';
import { countrySchema } from '../../core/address.ts';
import { idSchema } from '../../core/ids.ts';
import { centsSchema } from '../../core/money-schema.ts';
import { lineSchema } from '../../core/text.ts';
import { MAX_INVOICE_LENGTHS } from './invoice-lengths.ts';

/*
 * Glossary
 * invoice facts  what a maker says of themselves for invoices: as what they sell, name, address, VAT number
 * registered     a trader who owes VAT; small-business: a trader exempt of it; private: no trader at all
 * contained tax  the VAT within what a buyer pays; it adds nothing to a total
 */

export const sellsAsSchema = z.enum(['registered', 'small-business', 'private']);
export type SellsAs = z.infer<typeof sellsAsSchema>;

/** Who sells, as it stands on invoices. Private sellers give no address, since they write none. */
export const invoiceFactsSchema = z.strictObject({
  sellsAs: sellsAsSchema,
  legalName: lineSchema(0, MAX_INVOICE_LENGTHS.legalName),
  line1: lineSchema(0, MAX_INVOICE_LENGTHS.line1),
  postcode: lineSchema(0, MAX_INVOICE_LENGTHS.postcode),
  city: lineSchema(0, MAX_INVOICE_LENGTHS.city),
  country: countrySchema.or(z.literal('')),
  /** With the country's letters, as VIES writes it. */
  vatNumber: lineSchema(0, MAX_INVOICE_LENGTHS.vatNumber),
  /** Sales to other member states are taxed there, declared by the One-Stop Shop. */
  usesOss: z.boolean(),
});
export type InvoiceFacts = z.infer<typeof invoiceFactsSchema>;

/** What decides whose VAT a sale of theirs contains. */
export const vatSellerSchema = invoiceFactsSchema.pick({ sellsAs: true, country: true, postcode: true, usesOss: true });

const percent = z.number().min(0).max(100);
const taxedSchema = z.strictObject({
  percent,
  /** What was paid, tax contained. */
  paidCents: centsSchema,
  taxCents: centsSchema,
});
export type Taxed = z.infer<typeof taxedSchema>;

/** [PAY-06] What was reckoned of one order, kept with it. Lines and postage add up to the rates, and those to the tax. */
export const containedTaxSchema = z.strictObject({
  /** Why there is tax, or none. */
  basis: z.enum(['taxed', 'small-business', 'private', 'export']),
  /** Whose rates hold, XI for Northern Ireland; empty where none do. */
  country: countrySchema.or(z.literal('')),
  /** What the parcel crosses where it crosses any: the border of a VAT area alone, or one of customs too. */
  border: z.enum(['tax', 'customs']).optional(),
  lines: z.array(taxedSchema.extend({ lineId: idSchema })),
  /** By rate: postage shares the rates of what it brings. */
  postage: z.array(taxedSchema),
  rates: z.array(taxedSchema),
  taxCents: centsSchema,
});
export type ContainedTax = z.infer<typeof containedTaxSchema>;
