import { z } from 'zod';
import { addressSchema } from '../core/address.ts';
import { idSchema } from '../core/ids.ts';
import { centsSchema, currencySchema } from '../core/money-schema.ts';
import { containedTaxSchema, invoiceFactsSchema } from '../shops/tax/model.ts';
import { ways } from '../listings/delivery/ways.ts';
import { withdrawalExceptions } from '../listings/withdrawal-exception.ts';
import { pictureSchema } from '../core/pictures/picture.ts';
import { withdrawalSchema } from './withdrawal/model.ts';
import { orderParcelSchema } from './parcels/model.ts';
import { proofSchema } from './proofs/model.ts';
import { orderDisputeSchema } from '../payments/dispute-model.ts';

/*
 * Glossary
 * order     what one buyer bought from one shop in one payment
 * number    AM-{year}-{six digits}, what people say on the phone; the id is what machines use
 * timeline  every change of an order with who and when
 */

export const orderStateSchema = z.enum([
  'pending_payment',
  'confirmed',
  'processing',
  'shipped',
  'delivered',
  'completed',
  'cancelled',
  'refunded',
]);
export type OrderState = z.infer<typeof orderStateSchema>;

/** Who can say that an order has arrived; its carrier says it of each parcel. */
const arrivalSpeakers = ['buyer', 'maker'] as const;
export type ArrivalSpeaker = (typeof arrivalSpeakers)[number];

const orderLineSchema = z.strictObject({
  id: idSchema,
  listingId: idSchema,
  variantId: idSchema,
  title: z.string(),
  values: z.array(z.string()),
  personalisation: z.string(),
  /** [LAW-01] As its maker had marked it when it was bought. */
  withdrawalException: z.enum(withdrawalExceptions).nullable(),
  picture: pictureSchema.nullable(),
  unitPriceCents: centsSchema,
  quantity: z.number().int().min(1),
  /** [INV-05] Its own share of the reduction, and what of it the marketplace bears. */
  discountCents: centsSchema,
  fundedCents: centsSchema,
  /** For how many of them money went back: by a refund of pieces, a return or a withdrawal. */
  paidBackQuantity: z.number().int().min(0),
  /** How many of them a refund paid back as pieces. */
  refundedQuantity: z.number().int().min(0),
  /** How many of them a return takes back that was neither refused nor stopped [ORD-04]. */
  returnedQuantity: z.number().int().min(0),
  /** [ORD-01] How many of them were called off before they left. */
  notSentQuantity: z.number().int().min(0),
});

export const orderSchema = z.strictObject({
  orderId: idSchema,
  number: z.string(),
  state: orderStateSchema,
  sellerId: idSchema,
  shopName: z.string(),
  shopSlug: z.string(),
  place: z.string(),
  /** Of the shop: its parcels leave by the days of that. */
  timeZone: z.string(),
  email: z.string(),
  buyerName: z.string(),
  address: addressSchema,
  /** Null: the delivery address. */
  billingAddress: addressSchema.nullable(),
  note: z.string(),
  lines: z.array(orderLineSchema),
  subtotalCents: centsSchema,
  discountCents: centsSchema,
  /** The code that took it off. */
  promoCode: z.string().nullable(),
  /** What the code took off the postage. */
  postageOffCents: centsSchema,
  shippingCents: centsSchema,
  /** [LAW-01] What the cheapest way that the shop offered would have cost. */
  standardShippingCents: centsSchema,
  /** On top of the prices: none, since they contain it. */
  taxCents: centsSchema,
  totalCents: centsSchema,
  /** [LAW-03] Who sold; null where the maker had not said it. */
  seller: invoiceFactsSchema.nullable(),
  /** [PAY-06] The VAT within the total, as it was reckoned when it was bought. */
  tax: containedTaxSchema.nullable(),
  currency: currencySchema,
  /** [DASH-04] How it gets to its buyer, and what that was called when it was bought. */
  deliveryId: z.enum(ways),
  deliveryName: z.string(),
  /** [ORD-03] Who carries what was sent last, and the number that it is followed by; empty where its maker named none. */
  carrier: z.string(),
  tracking: z.string(),
  /** [ORD-01, ORD-03] What was packed and sent of it, oldest first. */
  parcels: z.array(orderParcelSchema),
  /** [ORD-07] Proofs of its personalised pieces, oldest first. */
  proofs: z.array(proofSchema),
  leavesBy: z.iso.date(),
  arrivesFrom: z.iso.date(),
  arrivesTo: z.iso.date(),
  placedAt: z.iso.datetime(),
  cardBrand: z.string().nullable(),
  cardLast4: z.string().nullable(),
  /** Days in which a piece can be sent back, from delivery. */
  returnDays: z.number().int(),
  /** When one of them said that it has arrived, and who; it is delivered a minute later. */
  arrivalSaidAt: z.iso.datetime().nullable(),
  arrivalSaidBy: z.enum(arrivalSpeakers).nullable(),
  /** [LAW-01] When they are over; null until it is delivered. */
  returnEndsAt: z.iso.datetime().nullable(),
  /** [PAY-06] The invoice, then a credit note for each refund; none where the maker is no trader. */
  invoices: z.array(
    z.strictObject({
      invoiceId: idSchema,
      kind: z.enum(['invoice', 'credit_note']),
      number: z.string(),
    }),
  ),
  /** What was promised back, in minor units. */
  refundedCents: centsSchema,
  /** [ORD-04] What labels for the way back took off refunds: it does not come back with the last pieces. */
  keptLabelCents: centsSchema,
  refunds: z.array(
    z.strictObject({
      refundId: idSchema,
      amountCents: centsSchema,
      /** What the buyer is told. */
      reason: z.string(),
      by: z.string(),
      askedAt: z.iso.datetime(),
      /** Null while the provider has not sent it. */
      sentAt: z.iso.datetime().nullable(),
    }),
  ),
  /** What the bank of the card disputes, or asked about. */
  disputes: z.array(orderDisputeSchema),
  timeline: z.array(z.strictObject({ state: orderStateSchema, at: z.iso.datetime(), by: z.string() })),
  /** [LAW-01] What its buyer declared, oldest first. */
  withdrawals: z.array(withdrawalSchema),
});
export type Order = z.infer<typeof orderSchema>;

export const orderSummarySchema = z.strictObject({
  orderId: idSchema,
  number: z.string(),
  state: orderStateSchema,
  shopName: z.string(),
  shopSlug: z.string(),
  buyerName: z.string(),
  city: z.string(),
  country: z.string(),
  totalCents: centsSchema,
  currency: currencySchema,
  itemCount: z.number().int(),
  firstTitle: z.string(),
  pictures: z.array(pictureSchema).max(4),
  placedAt: z.iso.datetime(),
  /** Since when it is in this state. */
  stateSince: z.iso.datetime(),
  /** Of the shop. */
  timeZone: z.string(),
  /** [ORD-07] Its maker waits for the buyer to answer a proof. */
  awaitsBuyer: z.boolean(),
  deliveryId: z.enum(ways),
  leavesBy: z.iso.date(),
  arrivesFrom: z.iso.date(),
  arrivesTo: z.iso.date(),
});
export type OrderSummary = z.infer<typeof orderSummarySchema>;
