import { z } from 'zod';
import { idSchema } from '../core/ids.ts';
import { centsSchema } from '../core/money-schema.ts';

/* Apart from the rules of promos: every page reckons with them, and none needs what checks a form for that. */
const shape = {
  code: z.string().max(40),
  discountAmount: centsSchema,
  /** The shop whose pieces it is for; without it, it is for the whole cart. */
  sellerId: idSchema.optional(),
  /** The one piece of the shop that it is for; without it, it is for all of them. */
  listingId: idSchema.optional(),
  /** What must be bought of it at least. */
  minimumCents: centsSchema.optional(),
  /** The most that it takes off: what the mail of a reminder promised. */
  atMostCents: centsSchema.optional(),
  /** The pieces that a reminder's offer is for, so many of each as lay in the cart that was left; without them it is for all. */
  items: z.array(z.strictObject({ variantId: idSchema, quantity: z.number().int().min(1) })).optional(),
  /** When the offer ends; without it, it does not. */
  until: z.iso.datetime().optional(),
  /** In whose days that is said; only beside an end. */
  timeZone: z.string().optional(),
};
export const promoSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('percent'), percent: z.number().min(0).max(100), ...shape }),
  z.strictObject({ type: z.literal('fixed'), amount: centsSchema, ...shape }),
  z.strictObject({ type: z.literal('postage'), ...shape }),
]);
export type Promo = z.infer<typeof promoSchema>;
