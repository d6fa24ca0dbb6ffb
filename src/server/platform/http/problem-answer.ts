import type { AnyContractProcedure } from '@orpc/contract';
import { type GeneralCode, generalProblems, isGeneralCode } from '#domain/core/problems-of-every-call.ts';
import { isContractError } from '#domain/core/problem.ts';
import { sanitiseLog } from '#domain/core/sanitise-log.ts';

/** The one shape of an error: `{ error: { code, message, requestId, …facts } }` [RUN-06]. */
export interface ProblemAnswer {
  status: number;
  body: { error: { code: string; message: string; requestId: string } & Record<string, unknown> };
}

export function generalProblem(
  code: GeneralCode,
  requestId: string,
  facts: Record<string, unknown> = {},
): ProblemAnswer {
  const [status, message] = generalProblems[code];
  return { status, body: { error: { ...facts, code, message, requestId } } };
}

/** A room's problem: status and sentence stand in the contract, facts travel along. */
export function contractProblem(
  contract: AnyContractProcedure,
  problem: { code: string },
  requestId: string,
): ProblemAnswer {
  const { code, ...facts } = problem;
  const entry = contract['~orpc'].errorMap[code];
  if (!isContractError(entry)) {
    if (isGeneralCode(code)) return generalProblem(code, requestId, facts);
    throw new Error(`The problem ${sanitiseLog(code)} is not declared in its contract.`);
  }
  const message = typeof entry.text === 'function' ? entry.text(facts) : entry.text;
  return { status: entry.status, body: { error: { ...facts, code, message, requestId } } };
}
