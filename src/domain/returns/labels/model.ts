import { z } from 'zod';
import { centsSchema } from '../../core/money-schema.ts';

export const returnPayerSchema = z.enum(['maker', 'buyer']);
export type ReturnPayer = z.infer<typeof returnPayerSchema>;

/** A label for the way back, as both sides see it. */
export const returnLabelSchema = z.strictObject({
  state: z.enum(['buying', 'bought', 'refunding', 'refunded']),
  /** Whose money pays it at last: the buyer's share is taken off the refund. */
  payer: returnPayerSchema,
  carrier: z.string(),
  service: z.string(),
  tracking: z.string(),
  costCents: centsSchema,
  /** Whether the carrier has a code of its own for its counter. */
  hasCounterCode: z.boolean(),
});
export type ReturnLabel = z.infer<typeof returnLabelSchema>;
