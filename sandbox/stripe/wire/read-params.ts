import type { Params } from './form-body.ts';
import { invalid } from './stripe-problem.ts';

/** Readers of one parameter each. Absent gives undefined; an empty text unsets, as the provider does, and gives null where it may. */

export function text(
  params: Params,
  name: string,
  { max = 5000, under = '' }: { max?: number; under?: string } = {},
): string | undefined {
  const value = params[name];
  const param = under ? `${under}[${name}]` : name;
  if (value === undefined) return undefined;
  if (typeof value !== 'string') throw invalid(`Invalid string: ${param} must be a string.`, { param });
  if (value.length > max)
    throw invalid(`Invalid string: ${value.slice(0, 20)}...; must be at most ${max} characters`, { param });
  return value;
}

/** `null` when the caller sent it empty to unset it. */
export function unsettable(params: Params, name: string, max?: number): string | null | undefined {
  const value = text(params, name, max ? { max } : {});
  return value === '' ? null : value;
}

export function required(params: Params, name: string): string {
  const value = text(params, name);
  if (value === undefined)
    throw invalid(`Missing required param: ${name}.`, { param: name, code: 'parameter_missing' });
  if (value === '')
    throw invalid(
      `You passed an empty string for '${name}'. We assume empty values are an attempt to unset a parameter; however '${name}' cannot be unset.`,
      { param: name, code: 'parameter_invalid_empty' },
    );
  return value;
}

export function integer(params: Params, name: string, under = ''): number | undefined {
  const value = text(params, name, { under });
  if (value === undefined) return undefined;
  const param = under ? `${under}[${name}]` : name;
  if (!/^-?\d{1,15}$/.test(value))
    throw invalid(`Invalid integer: ${value.slice(0, 40)}`, { param, code: 'parameter_invalid_integer' });
  return Number(value);
}

export function flag(params: Params, name: string): boolean | undefined {
  const value = text(params, name);
  if (value === undefined || value === '') return undefined;
  if (value !== 'true' && value !== 'false') throw invalid(`Invalid boolean: ${value.slice(0, 40)}`, { param: name });
  return value === 'true';
}

export function oneOf<const T extends string>(params: Params, name: string, values: readonly T[]): T | undefined {
  const value = text(params, name);
  if (value === undefined || value === '') return undefined;
  if (!(values as readonly string[]).includes(value))
    throw invalid(`Invalid ${name}: must be one of ${values.slice(0, -1).join(', ')}, or ${values.at(-1)}`, {
      param: name,
    });
  return value as T;
}

export function group(params: Params, name: string): Params | undefined {
  const value = params[name];
  if (value === undefined || value === '') return undefined;
  if (typeof value === 'string') throw invalid('Invalid object', { param: name });
  return value;
}

export function list(params: Params, name: string): string[] | undefined {
  const value = group(params, name);
  if (!value) return undefined;
  return Object.values(value).map((item) => {
    if (typeof item !== 'string') throw invalid('Invalid array', { param: name });
    return item;
  });
}

/** Metadata after the change: given keys are set, keys given empty go away, an empty `metadata` clears all. */
export function metadata(params: Params, before: Record<string, string> = {}): Record<string, string> {
  const given = params['metadata'];
  if (given === undefined) return before;
  if (given === '') return {};
  if (typeof given === 'string') throw invalid('Invalid object', { param: 'metadata' });
  const after = new Map(Object.entries(before));
  for (const [key, value] of Object.entries(given)) {
    if (typeof value !== 'string') throw invalid('Metadata values must be strings.', { param: `metadata[${key}]` });
    if (key.length > 40) throw invalid('Metadata keys can have up to 40 characters.', { param: 'metadata' });
    if (value.length > 500)
      throw invalid('Metadata values can have up to 500 characters.', { param: `metadata[${key}]` });
    if (value === '') after.delete(key);
    else after.set(key, value);
  }
  if (after.size > 50) throw invalid('You can have up to 50 metadata keys.', { param: 'metadata' });
  return Object.fromEntries(after);
}

/** Refuses a parameter that the call does not know, as the provider does: a typing mistake never passes silently. */
export function onlyKnown(params: Params, known: ReadonlySet<string>): void {
  for (const name of Object.keys(params)) {
    if (!known.has(name))
      throw invalid(`Received unknown parameter: ${name.slice(0, 60)}`, {
        param: name.slice(0, 60),
        code: 'parameter_unknown',
      });
  }
}

/** An amount of money that moves. */
export function positive(amount: number | undefined): number {
  if (amount === undefined)
    throw invalid('Missing required param: amount.', { param: 'amount', code: 'parameter_missing' });
  if (amount < 1)
    throw invalid('This value must be greater than or equal to 1.', {
      param: 'amount',
      code: 'parameter_invalid_integer',
    });
  return amount;
}
