import { z } from 'zod';
import type { Sentence } from './languages/sentence-of.ts';

type FactsSchema = z.ZodObject;

export interface ContractError<F extends FactsSchema> {
  status: number;
  text: Sentence;
  data: F;
}

/** One entry of a contract's `.errors({…})`: the HTTP status, the sentence and the facts that a problem carries. */
export function problem<F extends FactsSchema = z.ZodObject<Record<never, never>>>(
  status: number,
  text: Sentence,
  facts?: F,
): ContractError<F> {
  return { status, text, data: facts ?? (z.object({}) as unknown as F) };
}

export const isContractError = (entry: object | undefined): entry is ContractError<FactsSchema> =>
  entry !== undefined && 'text' in entry;
