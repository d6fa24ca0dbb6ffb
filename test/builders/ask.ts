import type { AnyContractProcedure, AnySchema, ContractProcedure, ErrorMap, Meta } from '@orpc/contract';
import type { z } from 'zod';

/** What a call is asked with, in the words of its contract. */
export type Input<C> =
  C extends ContractProcedure<infer I, AnySchema, ErrorMap, Meta>
    ? I extends z.ZodType
      ? z.input<I>
      : Record<string, never>
    : never;
export type Output<C> =
  C extends ContractProcedure<AnySchema, infer O, ErrorMap, Meta> ? (O extends z.ZodType ? z.output<O> : never) : never;
type InputArguments<C> = Record<string, never> extends Input<C> ? [input?: Input<C>] : [input: Input<C>];

/** A body that was answered, typed by the contract of its call. Anything but success fails the test. */
export function bodyOf<C extends AnyContractProcedure>({ '~orpc': { outputSchema } }: C, body: unknown): Output<C> {
  (outputSchema as z.ZodType).parse(body);
  return body as Output<C>;
}

interface Asking {
  call(method: string, path: string, body?: unknown): Promise<{ status: number; body: unknown }>;
}

/** What a call answers, typed by its contract, for tests that look into it. Anything but success fails the test. */
export async function ask<C extends AnyContractProcedure>(
  who: Asking,
  contract: C,
  ...[input]: InputArguments<C>
): Promise<Output<C>> {
  const { method = 'POST', path = '', successStatus = 200 } = contract['~orpc'].route;
  const rest = new Map<string, unknown>(Object.entries(input ?? {}).filter(([, value]) => value !== undefined));
  const filled = path.replace(/\{(\w+)\}/g, (_place, name: string) => {
    const value = String(rest.get(name));
    rest.delete(name);
    return encodeURIComponent(value);
  });
  const isQuery = method === 'GET' || method === 'DELETE';
  const query = new URLSearchParams([...rest].map(([name, value]): [string, string] => [name, String(value)]));
  const address = `/api${filled}${isQuery && rest.size > 0 ? `?${query}` : ''}`;
  const { status, body } = await who.call(method, address, isQuery ? undefined : Object.fromEntries(rest));
  if (status !== successStatus) throw new Error(`${method} ${address} answered ${status} ${JSON.stringify(body)}`);
  return bodyOf(contract, body);
}
