import { z } from 'zod';
import { idSchema, MAX_INT } from '../../core/ids.ts';
import { centsSchema } from '../../core/money-schema.ts';

/*
 * Glossary
 * withdrawal   what a buyer declares to end a contract without a reason [LAW-01]; kept as it came in, whatever follows from it
 * declaration  its name, order, pieces and address for the answer, with the moment in which it came in
 */

/** `unmatched`: no order fits it, a person looks at it. `refused`: nothing follows from it. `declared` waits for the pieces, which are `returning` then. */
export const withdrawalStateSchema = z.enum(['unmatched', 'refused', 'declared', 'returning', 'refunded']);
export type WithdrawalState = z.infer<typeof withdrawalStateSchema>;

/** Why nothing follows from a declaration. */
export const withdrawalRefusalSchema = z.enum(['no_right', 'too_late', 'nothing_left']);
export type WithdrawalRefusal = z.infer<typeof withdrawalRefusalSchema>;

export const withdrawnLineSchema = z.strictObject({ lineId: idSchema, quantity: z.number().int().min(1).max(MAX_INT) });
export type WithdrawnLine = z.infer<typeof withdrawnLineSchema>;

/** A withdrawal as it stands with its order. */
export const withdrawalSchema = z.strictObject({
  withdrawalId: idSchema,
  state: withdrawalStateSchema,
  refusal: withdrawalRefusalSchema.nullable(),
  /** What it takes back of the order; empty where it was refused. */
  lines: z.array(withdrawnLineSchema),
  /** None of them had left: nothing has to come back. */
  isBeforeLeaving: z.boolean(),
  declaredAt: z.iso.datetime(),
  /** What the buyer named as proof that the pieces were sent. */
  tracking: z.string(),
  sentAt: z.iso.datetime().nullable(),
  receivedAt: z.iso.datetime().nullable(),
  refundedAt: z.iso.datetime().nullable(),
  refundCents: centsSchema,
  /** [ORD-04] What labels that the buyer pays take off its refund: those of returns which it took the place of. */
  labelCents: centsSchema,
});
export type Withdrawal = z.infer<typeof withdrawalSchema>;
