import { z } from 'zod';
import { typedAddressSchema, countrySchema } from '../core/address.ts';
import { idSchema } from '../core/ids.ts';
import { centsSchema, currencySchema, sumCentsSchema } from '../core/money-schema.ts';
import { lineSchema } from '../core/text.ts';
import { MINUTE } from '../core/time.ts';
import { ways } from '../listings/delivery/ways.ts';
import { parcelSchema } from '../orders/parcel-schema.ts';
import { promoSchema } from '../promotions/promo-schema.ts';

/*
 * Glossary
 * quote      the cart priced by the server for one country: lines, delivery per shop, total; nothing is stored
 * checkout   one attempt to pay one cart: one payment, one order per shop
 * hold       pieces set aside for a checkout while its payment runs
 * parcel     what one shop sends: its lines and a delivery option
 */

/** Pieces are held for 15 minutes from the start of payment [CAT-02]. */
export const RESERVATION_MILLISECONDS = 15 * MINUTE;

/** A line that cannot be bought as it stands [CART-06]. */
export const lineProblemSchema = z.strictObject({
  lineId: idSchema,
  kind: z.enum([
    'price-changed',
    'not-enough-stock',
    'sold-out',
    'not-for-sale',
    'choice-gone',
    'own-listing',
    'not-sent-there',
    'not-sent-together',
    'paused',
  ]),
  oldPriceCents: centsSchema,
  newPriceCents: centsSchema,
  wanted: z.number().int(),
  stock: z.number().int(),
});
export type LineProblem = z.infer<typeof lineProblemSchema>;

const quoteSchema = z.strictObject({
  country: countrySchema,
  currency: currencySchema,
  parcels: z.array(parcelSchema),
  problems: z.array(lineProblemSchema),
  subtotalCents: sumCentsSchema,
  /** The code on the cart, as far as it holds now. */
  promo: promoSchema.nullable(),
  discountCents: sumCentsSchema,
  shippingCents: centsSchema,
  /** On top of the prices: none, since they contain it. */
  taxCents: centsSchema,
  totalCents: sumCentsSchema,
});
export type Quote = z.infer<typeof quoteSchema>;

/** The quote as a browser sees it, with what the law of the place asks to be told before paying. */
export const shownQuoteSchema = quoteSchema.extend({ legalRegion: z.enum(['eu', 'none']) });
export type ShownQuote = z.infer<typeof shownQuoteSchema>;

export const startCheckoutInputSchema = z.strictObject({
  email: z.string().trim().max(254),
  address: typedAddressSchema,
  /** [PAY-06] Whom the invoices name; the delivery address where it is not given. */
  billingAddress: typedAddressSchema.optional(),
  delivery: z.record(idSchema, z.enum(ways)),
  /** What the person saw; another sum is refused and shown instead of charged. */
  expectedTotalCents: centsSchema,
  note: lineSchema(0, 500).default(''),
  /** A payment method made by the provider in the browser; confirmed at once when given. */
  paymentMethodId: z
    .string()
    .regex(/^pm_[A-Za-z0-9_]{1,100}$/)
    .optional(),
});
export type StartCheckoutInput = z.infer<typeof startCheckoutInputSchema>;

const checkoutStatusSchema = z.enum(['open', 'processing', 'requires_action', 'paid', 'failed', 'expired']);

export const checkoutAnswerSchema = z.strictObject({
  checkoutId: idSchema,
  status: checkoutStatusSchema,
  /** Lets this browser, and nobody else, finish and see this checkout. */
  accessKey: z.string().max(100),
  /** The provider's secret for confirming in the browser. */
  clientSecret: z.string().nullable(),
  totalCents: centsSchema,
  currency: currencySchema,
  orders: z.array(z.strictObject({ orderId: idSchema, number: z.string().nullable() })),
  /** Why the payment did not go through, in the provider's code, or null. */
  declineCode: z.string().nullable(),
});
export type CheckoutAnswer = z.infer<typeof checkoutAnswerSchema>;
