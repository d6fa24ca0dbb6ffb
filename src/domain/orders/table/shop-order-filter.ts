import { z } from 'zod';
import { idSchema } from '../../core/ids.ts';
import { orderStateSchema } from '../model.ts';
import { orderSorts } from './sorts.ts';
import { waitingViews } from './waiting-views.ts';

/** What a shop sold since midnight (UTC), in 7 days and in 30: neither cancelled nor paid back. */
const soldPeriodSchema = z.enum(['today', 'week', 'month']);
export type SoldPeriod = z.infer<typeof soldPeriodSchema>;
export const shopFilter = {
  /** One state, or one of the views of what still has to leave. */
  state: z.union([orderStateSchema, z.enum(waitingViews)]).optional(),
  q: z.string().max(100).optional(),
  sold: soldPeriodSchema.optional(),
  buyer: idSchema.optional(),
};
/** Without one those that have to leave come by their day, and all others newest first. */
export const sorting = { sort: z.enum(orderSorts).optional(), direction: z.enum(['asc', 'desc']).optional() };
/** [UX-86] What a file of a shop's orders is narrowed to. */
export const shopOrderFilterSchema = z.strictObject(shopFilter);
export type ShopOrderFilter = z.infer<typeof shopOrderFilterSchema>;
