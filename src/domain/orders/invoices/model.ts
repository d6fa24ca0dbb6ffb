import type { Address } from '../../core/address.ts';
import type { ContainedTax, InvoiceFacts, Taxed } from '../../shops/tax/model.ts';

/*
 * Glossary
 * invoice      what a trader writes of an order when it is paid
 * credit note  what takes a part of an invoice, or all of it, back: one for each refund
 */

/** All that stands on an invoice or a credit note, so that nothing that changes later changes it. Sums are in minor units, VAT contained. */
export interface InvoiceContent {
  seller: InvoiceFacts;
  shopName: string;
  buyer: Address;
  orderNumber: string;
  /** ISO time of the sale. */
  soldAt: string;
  /** The seller’s time zone, in whose days it is dated; UTC where none was kept. */
  timeZone?: string;
  currency: string;
  basis: ContainedTax['basis'];
  country: string;
  /** The pieces, each with its own share of the reduction; a credit note has none. */
  lines: { title: string; quantity: number; percent: number; cents: number; discountCents: number }[];
  shippingCents: number;
  totalCents: number;
  rates: Taxed[];
  /** The number of the invoice that a credit note takes back. */
  credits: string | null;
}
