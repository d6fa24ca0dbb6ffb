import { oc } from '@orpc/contract';
import { z } from 'zod';
import { idSchema } from '../../core/ids.ts';
import { shopOrderFilterSchema } from '../table/shop-order-filter.ts';
import { bulkSteps, MAX_BULK_ORDERS, MAX_EXCEPT_ORDERS } from './limits.ts';

const refusalCodes = [
  'orders/not-found',
  'orders/move-not-allowed',
  'orders/not-arrived-yet',
  'orders/proof-open',
] as const;
export type BulkMoveRefusal = (typeof refusalCodes)[number];

const chosenSchema = z.union([
  z.strictObject({
    orderIds: z
      .array(idSchema)
      .min(1)
      .max(MAX_BULK_ORDERS)
      .refine((ids) => new Set(ids).size === ids.length),
  }),
  /** All that a filter leaves and whose state allows the move, so many at a time in the order of their ids: from `after` on. */
  z.strictObject({
    filter: shopOrderFilterSchema,
    except: z.array(idSchema).max(MAX_EXCEPT_ORDERS),
    after: idSchema.nullable(),
  }),
]);
export type BulkOrders = z.infer<typeof chosenSchema>;

export const bulkOrderCalls = {
  moveMany: oc
    .route({
      method: 'POST',
      path: '/seller/orders/moves',
      tags: ['orders'],
      summary: 'Move many orders at once; each that cannot be moved is named with its reason.',
    })
    .input(z.strictObject({ chosen: chosenSchema, move: z.enum(bulkSteps) }))
    .output(
      z.strictObject({
        moved: z.array(idSchema),
        refused: z.array(z.strictObject({ orderId: idSchema, number: z.string(), code: z.enum(refusalCodes) })),
        /** Where the next batch of a filter begins; null at its end. */
        nextAfter: idSchema.nullable(),
      }),
    ),
};
