import type { AnyContractProcedure } from '@orpc/contract';
import type { z } from 'zod';

const MAX_DEPTH = 32;

/** Text that PostgreSQL or JSON cannot carry: a NUL, or half of a surrogate pair; or nesting without end [RUN-10]. */
function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return !value.includes('\u0000') && value.isWellFormed();
  if (value === null || typeof value !== 'object') return true;
  if (depth >= MAX_DEPTH) return false;
  for (const key of Object.keys(value)) {
    if (!isStorable(key) || !isStorable((value as Record<string, unknown>)[key], depth + 1)) return false;
  }
  return true;
}

/** A refusal names so many, and repeats no body. */
const MAX_NAMES = 20;
const MAX_NAME_LENGTH = 100;

function unknownKeys(keys: readonly string[]): string {
  const names = keys.slice(0, MAX_NAMES).map((key) => JSON.stringify(key.slice(0, MAX_NAME_LENGTH)));
  const more = keys.length > MAX_NAMES ? ` and ${keys.length - MAX_NAMES} more` : '';
  return `Unrecognized ${keys.length === 1 ? 'key' : 'keys'}: ${names.join(', ')}${more}`;
}

export type CheckedInput = { ok: true; input: unknown } | { ok: false; fields: { path: string; message: string }[] };

/** Puts path, query and body together and checks them by the contract's schema. */
export function checkedInput(
  contract: AnyContractProcedure,
  request: { params: unknown; query: unknown; body: unknown; isRead: boolean },
): CheckedInput {
  const schema = contract['~orpc'].inputSchema as z.ZodType | undefined;
  const body = request.isRead ? request.query : request.body;
  if (body !== undefined && (body === null || typeof body !== 'object' || Array.isArray(body)))
    return { ok: false, fields: [{ path: '', message: 'must be an object' }] };
  const input = { ...(body as object | undefined), ...(request.params as object | undefined) };
  if (!isStorable(input))
    return { ok: false, fields: [{ path: '', message: 'contains characters or nesting that cannot be stored' }] };
  if (!schema)
    return Object.keys(input).length === 0
      ? { ok: true, input: {} }
      : { ok: false, fields: [{ path: '', message: 'takes no input' }] };
  const parsed = schema.safeParse(input);
  if (parsed.success) return { ok: true, input: parsed.data };
  return {
    ok: false,
    fields: parsed.error.issues.slice(0, MAX_NAMES).map((issue) => ({
      path: issue.path.join('.').slice(0, MAX_NAME_LENGTH),
      message: issue.code === 'unrecognized_keys' ? unknownKeys(issue.keys) : issue.message,
    })),
  };
}
