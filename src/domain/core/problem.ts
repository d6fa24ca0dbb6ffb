import { z } from 'zod';

type FactsSchema = z.ZodObject;
type Facts = Record<string, unknown>;

/** A sentence, or how the facts of its problem fill it. */
export type ProblemText = string | ((facts: Facts) => string);

/** Sentences of a room by problem code. */
export type ProblemTexts<Code extends string> = Record<Code, ProblemText>;

interface ContractError<F extends FactsSchema> {
  status: number;
  text: ProblemText;
  data: F;
}

/** One entry of a contract's `.errors({…})`: the HTTP status, the sentence and the facts that a problem carries. */
export function problem<F extends FactsSchema = z.ZodObject<Record<never, never>>>(
  status: number,
  text: ProblemText,
  facts?: F,
): ContractError<F> {
  return { status, text, data: facts ?? (z.object({}) as unknown as F) };
}

export const isContractError = (entry: object | undefined): entry is ContractError<FactsSchema> =>
  entry !== undefined && 'text' in entry;

/** The sentence of a problem. Facts fill it where it is a function. */
export function problemText<Code extends string>(texts: ProblemTexts<Code>, code: Code, facts: Facts = {}): string {
  const text: ProblemText = texts[code];
  return typeof text === 'function' ? text(facts) : text;
}
