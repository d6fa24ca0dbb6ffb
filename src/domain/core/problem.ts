import { z } from 'zod';

/** Sentences of a room by problem code. A sentence may use the facts of its problem. */
export type ProblemTexts<Code extends string> = Record<Code, string | ((facts: Record<string, unknown>) => string)>;

type Facts = z.ZodObject;

interface ContractError<F extends Facts> {
  status: number;
  message: string;
  data: F;
}

/** One entry of a contract's `.errors({…})`: the HTTP status, the sentence and the facts that a problem carries. */
export function problem<F extends Facts = z.ZodObject<Record<never, never>>>(
  status: number,
  message: string,
  facts?: F,
): ContractError<F> {
  return { status, message, data: facts ?? (z.object({}) as unknown as F) };
}

/** The sentence of a problem. Facts fill it where it is a function. */
export function problemText<Code extends string>(
  texts: ProblemTexts<Code>,
  code: Code,
  facts: Record<string, unknown> = {},
): string {
  const text = texts[code];
  return typeof text === 'function' ? text(facts) : text;
}
