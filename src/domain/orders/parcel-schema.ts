import { z } from 'zod';
import { cartLineSchema } from '../cart/model.ts';
import { idSchema } from '../core/ids.ts';
import { centsSchema, sumCentsSchema } from '../core/money-schema.ts';
import { ways } from '../listings/delivery/ways.ts';
import { containedTaxSchema, invoiceFactsSchema } from '../shops/tax/model.ts';

const deliveryOptionSchema = z.strictObject({
  id: z.enum(ways),
  name: z.string(),
  priceCents: centsSchema,
  /** ISO dates (YYYY-MM-DD). */
  leavesBy: z.iso.date(),
  arrivesFrom: z.iso.date(),
  arrivesTo: z.iso.date(),
});

const parcelLineSchema = cartLineSchema.extend({
  /** Its own share of the reduction. */
  discountCents: sumCentsSchema,
});
export type ParcelLine = z.infer<typeof parcelLineSchema>;

/** What one shop sends of an order: its lines, what is off, and the delivery that was chosen among its options. */
export const parcelSchema = z.strictObject({
  sellerId: idSchema,
  shopName: z.string(),
  shopSlug: z.string(),
  place: z.string(),
  lines: z.array(parcelLineSchema),
  subtotalCents: sumCentsSchema,
  /** The sum of its lines' shares of the reduction. */
  discountCents: sumCentsSchema,
  /** What a code takes off its postage; the options say what is left. */
  postageOffCents: centsSchema,
  options: z.array(deliveryOptionSchema),
  /** From which worth on tracked post is free to this country; null where it never is. */
  freeFromCents: centsSchema.nullable(),
  /** The cheapest option comes chosen. */
  chosen: z.enum(ways),
  /** Days in which its pieces can be sent back, from delivery. */
  returnDays: z.number().int(),
  /** [LAW-03] Who sells; null where the maker has not said it. */
  seller: invoiceFactsSchema.nullable(),
  /** [PAY-06] The VAT within what is paid for this parcel. */
  tax: containedTaxSchema.nullable(),
});
export type Parcel = z.infer<typeof parcelSchema>;
