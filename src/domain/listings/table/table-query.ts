import { z } from 'zod';
import { idSchema } from '../../core/ids.ts';
import { listingStateSchema } from '../model.ts';
import { listingSorts } from './sorts.ts';

/** [UX-86] What a maker's table of listings is narrowed to. */
export const listingFilterSchema = z.strictObject({
  /** One state, or `low` for those for sale of which as few are left as their maker wants to be told of. */
  state: z.union([listingStateSchema, z.literal('low')]).optional(),
  /** Parts of titles and SKUs. */
  q: z.string().max(100).optional(),
  /** A category with all below it. */
  category: idSchema.optional(),
  /** A section of the shop, or NO_SECTION. */
  section: idSchema.optional(),
});
export type ListingFilter = z.infer<typeof listingFilterSchema>;

export const listingTableSchema = listingFilterSchema.extend({
  sort: z.enum(listingSorts).default('changed'),
  direction: z.enum(['asc', 'desc']).default('desc'),
  cursor: z.string().max(400).optional(),
  limit: z.coerce.number<number>().int().min(1).max(100).default(50),
});
