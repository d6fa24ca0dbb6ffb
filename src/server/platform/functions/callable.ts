import type { AnyContractProcedure } from '@orpc/contract';
import type { z } from 'zod';
import type { FlagName } from '#domain/core/flags/flags.ts';
import type { GeneralProblem } from '#domain/core/problems-of-every-call.ts';
import type { Result } from '#domain/core/result.ts';
import type { App } from '../calls/app.ts';
import type { Call, InputOf, OutputOf, ProblemOf } from '../calls/call.ts';
import type { Caller } from '../calls/caller.ts';
import type { Policy } from '../calls/policy.ts';
import type { Limit } from '../rate-limit/rate-limit-store.ts';

/** What `functionContract` makes. */
interface FunctionContract {
  call: AnyContractProcedure;
  progress: z.ZodType;
}

export interface FunctionContext<Input, Progress> {
  input: Input;
  app: App;
  caller: Caller;
  /** Aborted when nobody waits any more, the session ended, or the server stops; its reason is thrown by `progress` too. */
  signal: AbortSignal;
  /** Tells how far it came, no faster than the caller reads. Without a stream nobody hears it. */
  progress(message: Progress): Promise<void>;
}

/** One function that is called by its name. */
export interface Callable extends Omit<Call, 'handle'> {
  run(context: FunctionContext<unknown, unknown>): Promise<Result<unknown, { code: string }>>;
}

/**
 * [FN-01, FN-02] Long work that a program or a screen calls by its name. It keeps what it did by itself as it goes, so that calling it
 * again with the same input goes on or changes nothing.
 */
export function callable<C extends FunctionContract>(
  contract: C,
  { policy, flag, limit, maxBody }: { policy: Policy; flag?: FlagName; limit?: Limit; maxBody?: number },
  run: (
    context: FunctionContext<InputOf<C['call']>, z.input<C['progress']>>,
  ) => Promise<Result<OutputOf<C['call']>, ProblemOf<C['call']> | GeneralProblem>>,
): Callable {
  return {
    contract: contract.call,
    kind: 'step',
    policy,
    flag,
    limit,
    idempotency: 'none',
    ...(maxBody ? { maxBody } : {}),
    // Its input was checked by its own contract.
    run: (context) => run(context as FunctionContext<InputOf<C['call']>, z.input<C['progress']>>),
  };
}
