import type { AnyContractProcedure } from '@orpc/contract';
import { sanitiseLog } from '#domain/core/sanitise-log.ts';

/** The one shape of an error: `{ error: { code, message, requestId, …facts } }` [RUN-06]. */
export interface ProblemAnswer {
  status: number;
  body: { error: { code: string; message: string; requestId: string } & Record<string, unknown> };
}

/** Problems of the request itself, which every call may answer. */
const general = {
  'request/invalid': [400, 'Please check your input and try again.'],
  'request/too-slow': [
    408,
    'This request came too slowly and was ended. Nothing of it was saved. Check your connection and send it again.',
  ],
  'request/not-json': [415, 'Send this request as JSON.'],
  'request/too-large': [413, 'This request is too large.'],
  'request/foreign-origin': [403, 'This request came from another site and was refused.'],
  'request/idempotency-mismatch': [422, 'This Idempotency-Key was used for a different request. Use a new key.'],
  'request/idempotency-required': [400, 'This request needs an Idempotency-Key header.'],
  'request/not-found': [404, 'The requested item could not be found.'],
  'request/method-not-allowed': [405, 'This address does not take this method.'],
  'request/sign-in-required': [401, 'Authentication required. Please sign in and try again.'],
  'request/permission-denied': [403, 'You do not have permission to perform this action.'],
  'request/second-factor-needed': [
    403,
    'Administrators need a second factor. Set one up, or give its code, in the security tab of your profile.',
  ],
  'request/account-suspended': [
    403,
    'This account is suspended for now. Write to the help address if you think that this is a mistake.',
  ],
  'request/account-banned': [
    403,
    'This account is closed. Write to the help address if you think that this is a mistake.',
  ],
  'request/read-only-view': [403, 'You see the product as another role. Leave that first to change something.'],
  'request/too-many': [429, 'Too many requests. Please wait a moment and try again.'],
  'request/unavailable': [503, 'Service temporarily unavailable. Please try again later.'],
  'request/out-of-room': [
    503,
    'Our storage is full, so we could not save this. Everything saved before is safe. Please try again in a few minutes.',
  ],
  'request/unexpected': [500, 'An unexpected error occurred. Please try again.'],
} as const satisfies Record<string, readonly [number, string]>;

export type GeneralCode = keyof typeof general;

export function generalProblem(
  code: GeneralCode,
  requestId: string,
  facts: Record<string, unknown> = {},
): ProblemAnswer {
  const [status, message] = general[code];
  return { status, body: { error: { ...facts, code, message, requestId } } };
}

/** A room's problem: status and sentence stand in the contract, facts travel along. */
export function contractProblem(
  contract: AnyContractProcedure,
  problem: { code: string },
  requestId: string,
): ProblemAnswer {
  const { code, ...facts } = problem;
  const entry = (contract['~orpc'].errorMap as Record<string, { status?: number; message?: string } | undefined>)[code];
  if (!entry) {
    if (Object.hasOwn(general, code)) return generalProblem(code as GeneralCode, requestId, facts);
    throw new Error(`The problem ${sanitiseLog(code)} is not declared in its contract.`);
  }
  return {
    status: entry.status ?? 400,
    body: { error: { ...facts, code, message: entry.message ?? code, requestId } },
  };
}

/** Codes and statuses that any call may answer, for the documentation. */
export const generalProblems: Record<string, readonly [number, string]> = general;
