import type { ErrorMap } from '@orpc/contract';
import { z } from 'zod';
import { functionContract } from './function-contract.ts';

const count = z.number().int().min(0);

/** A list that is taken along as a file: how many rows were read so far, and then the file. */
export const exportContract = <Input extends z.ZodType, Errors extends ErrorMap = Record<never, never>>(
  summary: string,
  input: Input,
  errors?: Errors,
) =>
  functionContract({
    summary,
    input,
    ...(errors && { errors }),
    progress: z.strictObject({ rows: count }),
    output: z.strictObject({ fileName: z.string(), csv: z.string(), rows: count, isWhole: z.boolean() }),
  });
