import { type ErrorMap, oc } from '@orpc/contract';
import type { z } from 'zod';

/** [FN-01, FN-02] A function that programs call by its name: what it takes, what it says on the way, what it answers, how it refuses. */
export const functionContract = <
  Input extends z.ZodType,
  Progress extends z.ZodType,
  Output extends z.ZodType,
  Errors extends ErrorMap = Record<never, never>,
>({
  summary,
  input,
  progress,
  output,
  errors,
}: {
  summary: string;
  input: Input;
  progress: Progress;
  output: Output;
  errors?: Errors;
}) => ({
  call: oc
    .route({ method: 'POST', summary })
    .input(input)
    .output(output)
    .errors(errors ?? ({} as Errors)),
  progress,
});
