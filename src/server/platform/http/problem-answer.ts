import type { AnyContractProcedure } from '@orpc/contract';
import { type GeneralCode, generalProblems, isGeneralCode } from '#domain/core/problems-of-every-call.ts';
import type { Language } from '#domain/core/languages/language.ts';
import { unavailableSentence } from '#domain/core/errors/error-texts.ts';
import { isContractError } from '#domain/core/problem.ts';
import { sanitiseLog } from '#domain/core/sanitise-log.ts';
import { filled } from '#domain/core/languages/sentence-of.ts';

/** The one shape of an error: `{ error: { code, message, requestId, …facts } }` [RUN-06]. */
export interface ProblemAnswer {
  status: number;
  body: { error: { code: string; message: string; requestId: string } & Record<string, unknown> };
}

/** Whose request it was and which language they read. */
interface Asker {
  requestId: string;
  language: Language;
  /** Which call it was, where that is known. */
  call?: string | undefined;
}

export function generalProblem(
  code: GeneralCode,
  { requestId, language, call = '' }: Asker,
  facts: Record<string, unknown> = {},
): ProblemAnswer {
  const [status, own] = generalProblems[code];
  // [ERR-12] Modules of the first source have words of their own for that.
  const texts = code === 'request/unavailable' ? unavailableSentence(call) : own;
  return { status, body: { error: { ...facts, code, message: texts[language], requestId } } };
}

/** A module's problem: status and sentence stand in the contract, facts travel along. */
export function contractProblem(
  contract: AnyContractProcedure,
  problem: { code: string },
  asker: Asker,
): ProblemAnswer {
  const { code, ...facts } = problem;
  const entry = contract['~orpc'].errorMap[code];
  if (!isContractError(entry)) {
    if (isGeneralCode(code)) return generalProblem(code, asker, facts);
    throw new Error(`The problem ${sanitiseLog(code)} is not declared in its contract.`);
  }
  const message = filled(entry.text[asker.language], facts);
  return { status: entry.status, body: { error: { ...facts, code, message, requestId: asker.requestId } } };
}
