import { z } from 'zod';
import { idSchema } from '../core/ids.ts';
import { centsSchema } from '../core/money-schema.ts';

/** A person reckons a percentage in the head; above 90 a shop means a present, which is sold as one. */
export const MAX_PERCENT = 90;
export const MAX_RUNNING_PROMOTIONS = 100;
/** What must be left to pay: less no card takes. */
export const MIN_TOTAL_LEFT = 100;

const terms = {
  /** `postage`: tracked post from the shop is free. */
  kind: z.enum(['percent', 'fixed', 'postage']),
  percent: z.number().int().min(1).max(MAX_PERCENT).nullable(),
  amountCents: centsSchema.nullable(),
  /** What must be bought in the shop at least. */
  minimumCents: centsSchema,
  endsAt: z.iso.datetime().nullable(),
  maxUses: z.number().int().min(1).max(1_000_000).nullable(),
  maxUsesPerBuyer: z.number().int().min(1).max(1000).nullable().default(null),
  /** The one listing that it is for. */
  listingId: idSchema.nullable().default(null),
};

export const newPromotionSchema = z.strictObject({
  code: z.string().trim().min(1).max(40),
  ...terms,
  /** Without it, at once. */
  startsAt: z.iso.datetime().nullable(),
});
export type NewPromotion = z.infer<typeof newPromotionSchema>;

const promotionStateSchema = z.enum(['planned', 'running', 'used-up', 'ended', 'stopped']);
export type PromotionState = z.infer<typeof promotionStateSchema>;

export const promotionSchema = z.strictObject({
  code: z.string(),
  ...terms,
  startsAt: z.iso.datetime(),
  listingTitle: z.string().nullable(),
  state: promotionStateSchema,
  /** Orders that were paid with it, what it took off them, and checkouts that are being paid now. */
  orders: z.number().int(),
  givenCents: centsSchema,
  reserved: z.number().int(),
});
export type Promotion = z.infer<typeof promotionSchema>;
