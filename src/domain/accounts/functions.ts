import { z } from 'zod';
import { functionContract } from '../core/functions/function-contract.ts';

const count = z.number().int().min(0);

export const accountFunctions = {
  makeMyCopy: functionContract({
    summary: 'Makes the copy of everything about the caller that was asked for, and mails where it lies.',
    input: z.strictObject({}),
    /** Tables that were read, of how many, and the rows in them. */
    progress: z.strictObject({ tables: count, of: count, rows: count }),
    /** False where no copy waits, or another process is at it. */
    output: z.strictObject({ isMade: z.boolean() }),
  }),
};
