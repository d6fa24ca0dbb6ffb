import { z } from 'zod';
import { idSchema } from '../../core/ids.ts';
import { centsSchema } from '../../core/money-schema.ts';
import { lineSchema } from '../../core/text.ts';
import { MAX_TAGS, MAX_VARIANTS } from '../model.ts';
import { MAX_BULK, MAX_BULK_STOCK, MAX_PERCENT, MAX_TAG, MIN_PERCENT } from './limits.ts';

const MAX_ROWS = MAX_BULK * MAX_VARIANTS;
const tagSchema = lineSchema(1, MAX_TAG);
const bySchema = z.number().int().min(-MAX_BULK_STOCK).max(MAX_BULK_STOCK);

/** [DASH-02] What is done to many listings at once. */
export const bulkChangeSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('state'), state: z.enum(['active', 'inactive']) }),
  z.strictObject({
    kind: z.literal('percent'),
    percent: z.number().min(MIN_PERCENT).max(MAX_PERCENT).multipleOf(0.01),
  }),
  /** Regular prices of variants: as they were, to take a change back, or as one typed them. */
  z.strictObject({
    kind: z.literal('prices'),
    prices: z
      .array(z.strictObject({ variantId: idSchema, priceCents: centsSchema.min(1) }))
      .min(1)
      .max(MAX_ROWS),
  }),
  /** Each variant gets so many pieces, or so many more. */
  z.strictObject({ kind: z.literal('stock'), stock: z.number().int().min(0).max(MAX_BULK_STOCK) }),
  z.strictObject({ kind: z.literal('add-stock'), by: bySchema }),
  /** So many more of some variants: what was sold meanwhile stays sold. */
  z.strictObject({
    kind: z.literal('stocks'),
    stocks: z
      .array(z.strictObject({ variantId: idSchema, by: bySchema }))
      .min(1)
      .max(MAX_ROWS),
  }),
  z.strictObject({ kind: z.literal('profile'), profileId: idSchema.nullable() }),
  z.strictObject({ kind: z.literal('category'), category: idSchema }),
  z.strictObject({ kind: z.literal('section'), sectionId: idSchema.nullable() }),
  z.strictObject({
    kind: z.literal('tags'),
    add: z.array(tagSchema).max(MAX_TAGS),
    remove: z.array(tagSchema).max(MAX_TAGS),
  }),
  /** Tags as they were. */
  z.strictObject({ kind: z.literal('set-tags'), tags: z.array(tagSchema).max(MAX_TAGS) }),
]);
export type BulkChange = z.infer<typeof bulkChangeSchema>;
