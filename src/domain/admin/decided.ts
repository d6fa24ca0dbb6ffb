import { z } from 'zod';
import { idSchema } from '../core/ids.ts';

/** [UX-98] A screen offers to take a decision back for so long; the server takes it a little longer, for whoever is slow to find the key. */
export const UNDO_SHOWN_SECONDS = 10;
export const UNDO_SECONDS = 60;
/** A mail about a decision waits until it can be taken back no more, and a little longer. */
export const MAIL_WAITS_SECONDS = UNDO_SECONDS + 5;
export const MAIL_HAS_LEFT = 'The mail about the decision has left already.';
/** Records decided with one press. */
export const MAX_AT_ONCE = 50;

/** Records that are decided together: each once. */
export const togetherSchema = z
  .array(idSchema)
  .min(1)
  .max(MAX_AT_ONCE)
  .refine((ids) => new Set(ids).size === ids.length, 'Each only once.');

/** What became of one record; the sentence is empty where it was done. */
const decidedRowSchema = z.strictObject({
  id: idSchema,
  done: z.boolean(),
  problem: z.string(),
  /** What was done all the same, and cannot be taken back. */
  note: z.string().optional(),
});
export type DecidedRow = z.infer<typeof decidedRowSchema>;

/** [UX-77] What became of all of them, and by what to take back those that were done; null where nothing was. */
export const decidedSchema = z.strictObject({ undoId: idSchema.nullable(), items: z.array(decidedRowSchema) });
export const undoneSchema = z.strictObject({ items: z.array(decidedRowSchema) });
