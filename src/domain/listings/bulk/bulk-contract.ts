import { oc } from '@orpc/contract';
import { z } from 'zod';
import { idSchema } from '../../core/ids.ts';
import { listingFilterSchema } from '../table/table-query.ts';
import { bulkChangeSchema } from './bulk-change.ts';
import { MAX_BULK, MAX_EXCEPT } from './limits.ts';

const refusalCodes = [
  'listings/not-found',
  'listings/move-not-allowed',
  'listings/picture-required',
  'listings/price-out-of-range',
  'listings/stock-out-of-range',
  'listings/too-many-tags',
  'listings/unknown-profile',
  'listings/unknown-category',
  'listings/unknown-section',
  'shops/application-missing',
  'shops/application-waiting',
  'shops/application-refused',
  'shops/seller-terms-changed',
] as const;
export type BulkRefusal = (typeof refusalCodes)[number];

const chosenSchema = z.union([
  z.strictObject({
    listingIds: z
      .array(idSchema)
      .min(1)
      .max(MAX_BULK)
      .refine((ids) => new Set(ids).size === ids.length),
  }),
  /** All that a filter leaves, so many at a time in the order of their ids: from `after` on. */
  z.strictObject({
    filter: listingFilterSchema,
    except: z.array(idSchema).max(MAX_EXCEPT),
    after: idSchema.nullable(),
  }),
]);
export type BulkChoice = z.infer<typeof chosenSchema>;

export const bulkCalls = {
  changeMany: oc
    .route({
      method: 'POST',
      path: '/seller/listings/changes',
      tags: ['listings'],
      summary: 'Change many listings at once; each that cannot be changed is named with its reason.',
    })
    .input(z.strictObject({ chosen: chosenSchema, change: bulkChangeSchema }))
    .output(
      z.strictObject({
        /** What changed, each with the change that takes it back; null where nothing does. */
        changed: z.array(z.strictObject({ listingId: idSchema, undo: bulkChangeSchema.nullable() })),
        refused: z.array(z.strictObject({ listingId: idSchema, title: z.string(), code: z.enum(refusalCodes) })),
        /** Where the next batch of a filter begins; null at its end. */
        nextAfter: idSchema.nullable(),
      }),
    ),
};
