import { oc } from '@orpc/contract';
import { z } from 'zod';
import { idSchema } from '../../core/ids.ts';
import { centsSchema } from '../../core/money-schema.ts';
import { listingStateSchema, MAX_VARIANTS } from '../model.ts';
import { MAX_BULK, MAX_PERCENT, MIN_PERCENT } from './limits.ts';

const priceSchema = z.strictObject({ variantId: idSchema, priceCents: centsSchema.min(1) });

const bulkChangeSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('state'), state: z.enum(['active', 'inactive']) }),
  z.strictObject({
    kind: z.literal('percent'),
    percent: z.number().min(MIN_PERCENT).max(MAX_PERCENT).multipleOf(0.01),
  }),
  /** The prices as they were, to take a change back. */
  z.strictObject({
    kind: z.literal('prices'),
    prices: z
      .array(priceSchema)
      .min(1)
      .max(MAX_BULK * MAX_VARIANTS),
  }),
]);
export type BulkChange = z.infer<typeof bulkChangeSchema>;

const refusalCodes = [
  'listings/not-found',
  'listings/move-not-allowed',
  'listings/picture-required',
  'listings/price-out-of-range',
] as const;
export type BulkRefusal = (typeof refusalCodes)[number];

export const bulkCalls = {
  listMyIds: oc
    .route({
      method: 'GET',
      path: '/seller/listing-ids',
      tags: ['listings'],
      summary: 'The ids of the signed-in maker’s listings that a list shows, to choose all of them.',
    })
    .input(
      z.strictObject({
        state: z.union([listingStateSchema, z.literal('low')]).optional(),
        q: z.string().max(100).optional(),
        cursor: z.string().max(200).optional(),
        limit: z.coerce.number<number>().int().min(1).max(1000).default(1000),
      }),
    )
    .output(z.strictObject({ ids: z.array(idSchema), nextCursor: z.string().nullable() })),
  changeMany: oc
    .route({
      method: 'POST',
      path: '/seller/listings/changes',
      tags: ['listings'],
      summary: 'Publish, pause or reprice many listings; each that cannot be changed is named with its reason.',
    })
    .input(
      z.strictObject({
        listingIds: z
          .array(idSchema)
          .min(1)
          .max(MAX_BULK)
          .refine((ids) => new Set(ids).size === ids.length),
        change: bulkChangeSchema,
      }),
    )
    .output(
      z.strictObject({
        /** What changed, with the state and the regular prices before. */
        changed: z.array(
          z.strictObject({ listingId: idSchema, stateBefore: listingStateSchema, pricesBefore: z.array(priceSchema) }),
        ),
        refused: z.array(z.strictObject({ listingId: idSchema, title: z.string(), code: z.enum(refusalCodes) })),
      }),
    ),
};
