import type { AnyContractProcedure } from '@orpc/contract';
import { z } from 'zod';
import { contract } from '#domain/modules.ts';
import { generalProblems, isGeneralCode } from '#domain/core/problems-of-every-call.ts';
import { isContractError } from '#domain/core/problem.ts';
import { addressFinder } from './address-finder.ts';

export interface Answer {
  status: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- a test that looks into it says by `ask` or `bodyOf` of which call it is
  body: any;
  headers: Headers;
}

const findCall = addressFinder(
  Object.entries(contract).flatMap(([module, calls]) =>
    Object.entries(calls as Record<string, AnyContractProcedure>).map(([name, call]) => {
      const { method = 'POST', path = '' } = call['~orpc'].route;
      return { name: `${module}.${name}`, method, template: path, call };
    }),
  ),
);

/** What is wrong with an answer by the contract of its call; null for a right one and for what is no call. */
function differsFrom(call: AnyContractProcedure, { status, body }: Omit<Answer, 'headers'>): string | null {
  const { outputSchema, errorMap, route } = call['~orpc'];
  if (status === (route.successStatus ?? 200)) {
    if (!(outputSchema instanceof z.ZodType)) return null;
    const { error } = outputSchema.safeParse(body);
    return error ? z.prettifyError(error) : null;
  }
  const { code, message: _message, requestId: _requestId, ...facts } = (body?.error ?? {}) as Record<string, unknown>;
  if (typeof code !== 'string') return `${status} without a problem's code`;
  const declared = errorMap[code];
  if (isContractError(declared)) {
    if (declared.status !== status) return `${code} has the status ${declared.status} and came with ${status}`;
    const { error } = z.strictObject(declared.data.shape).safeParse(facts);
    return error ? `${code}: ${z.prettifyError(error)}` : null;
  }
  return isGeneralCode(code) && generalProblems[code][0] === status
    ? null
    : `${code} with ${status} is no problem of this call`;
}

/** The answer, when it is what the contract of its call says; every answer in a test goes through here. */
export async function checkedAnswer(method: string, path: string, response: Response): Promise<Answer> {
  const { status, headers } = response;
  const type = headers.get('content-type') ?? '';
  const bytes = await response.arrayBuffer();
  const text = new TextDecoder().decode(bytes);
  const match = findCall(method, path);
  // A call whose contract says so answers a file.
  let body: unknown =
    match && headers.has('content-disposition') ? new File([new Uint8Array(bytes)], 'answer', { type }) : text;
  try {
    if (!(body instanceof File)) body = JSON.parse(text);
  } catch {
    /* not JSON */
  }
  const wrong = match && differsFrom(match.call, { status, body });
  if (wrong) throw new Error(`${match.name} does not answer as its contract says:\n${wrong}\n${text.slice(0, 1000)}`);
  return { status, body, headers };
}
