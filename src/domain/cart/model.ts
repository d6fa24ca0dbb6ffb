import { z } from 'zod';
import { idSchema } from '../core/ids.ts';
import { centsSchema, currencySchema, sumCentsSchema } from '../core/money-schema.ts';
import { lineSchema } from '../core/text.ts';
import { MAX_LINE_QUANTITY } from './limits.ts';
import { pictureSchema } from '../core/pictures/picture.ts';
import { contentsSchema } from '../listings/model.ts';
import { withdrawalExceptions } from '../listings/withdrawal-exception.ts';
import { promoSchema } from '../promotions/promo-schema.ts';

/*
 * Glossary
 * line      one variant with one personalisation text in a cart; the same again merges into its quantity
 * activity  the last time a person changed the cart; an abandoned cart is told by it
 */

export const cartLineSchema = z.strictObject({
  /** The line's id [CART-01: id, price, quantity]. */
  id: idSchema,
  sellerId: idSchema,
  shopName: z.string(),
  shopSlug: z.string(),
  place: z.string(),
  listingId: idSchema,
  variantId: idSchema,
  title: z.string(),
  /** The chosen values, in the order of the options. */
  values: z.array(z.string()),
  personalisation: z.string(),
  picture: pictureSchema.nullable(),
  quantity: z.number().int().min(1).max(MAX_LINE_QUANTITY),
  /** Unit price today, minor units. */
  priceCents: centsSchema,
  /** [LAW-04] What is in one, where it is sold by weight, volume or length. */
  contents: contentsSchema.nullish(),
  /** [LAW-01] Whether it is without the right of withdrawal, or loses it with its seal. */
  withdrawalException: z.enum(withdrawalExceptions).nullish(),
  /** Unit price when the line was added; differs when the maker has changed it since. */
  addedPriceCents: centsSchema,
  /** Pieces that this cart can buy now; 0 when sold out or withdrawn. */
  stock: z.number().int().min(0),
  /** How many of these are set aside for a payment of this cart that is not done. */
  reserved: z.number().int().min(0).optional(),
  available: z.boolean(),
  /** The piece is for sale, but its maker took out what was chosen. */
  choiceGone: z.boolean().optional(),
  /** It is a piece of the cart's own person, who cannot buy from themselves. */
  isOwn: z.boolean().optional(),
  /** [ORD-06] The day from which it can be bought again, where its maker pauses. */
  pausedUntil: z.iso.date().nullish(),
  /** [DASH-04] Its shop is on vacation, and sells nothing meanwhile. */
  isOnVacation: z.boolean().optional(),
  processingDays: z.number().int().min(0),
  madeToOrder: z.boolean(),
});
export type CartLine = z.infer<typeof cartLineSchema>;

/** The state of a cart [CART-01]. Money in minor units, times ISO 8601. */
export const cartSchema = z.strictObject({
  cartId: idSchema.nullable(),
  items: z.array(cartLineSchema),
  subtotal: sumCentsSchema,
  discount: sumCentsSchema,
  total: sumCentsSchema,
  itemCount: z.number().int().min(0),
  currency: currencySchema,
  appliedPromo: promoSchema.nullable(),
  createdAt: z.iso.datetime().nullable(),
  lastActivityAt: z.iso.datetime().nullable(),
  abandonedCartRecovered: z.boolean(),
  /** [CART-07] What the buyer says to a maker with the order, by seller. */
  notes: z.record(idSchema, z.string()),
});
export type Cart = z.infer<typeof cartSchema>;

export const addItemInputSchema = z.strictObject({
  listingId: idSchema,
  variantId: idSchema,
  quantity: z.number().int().min(1).max(MAX_LINE_QUANTITY),
  personalisation: lineSchema(0, 500).default(''),
});
export type AddItemInput = z.infer<typeof addItemInputSchema>;
