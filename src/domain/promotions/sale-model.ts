import { z } from 'zod';
import { idSchema } from '../core/ids.ts';
import { centsSchema } from '../core/money-schema.ts';
import { MAX_PERCENT } from './model.ts';

const terms = {
  /** What it takes off each piece. */
  off: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('percent'), percent: z.number().int().min(1).max(MAX_PERCENT) }),
    z.strictObject({ kind: z.literal('fixed'), amountCents: centsSchema.min(1) }),
  ]),
  /** The one listing that it is for; null for all. */
  listingId: idSchema.nullable(),
  endsAt: z.iso.datetime(),
};

export const newSaleSchema = z.strictObject({
  ...terms,
  /** Without it, at once. */
  startsAt: z.iso.datetime().nullable(),
});
export type NewSale = z.infer<typeof newSaleSchema>;

export const saleSchema = z.strictObject({
  saleId: idSchema,
  ...terms,
  startsAt: z.iso.datetime(),
  listingTitle: z.string().nullable(),
  state: z.enum(['planned', 'running', 'ended', 'stopped']),
  /** Listings whose prices it lowers now. */
  listings: z.number().int(),
});
export type Sale = z.infer<typeof saleSchema>;
