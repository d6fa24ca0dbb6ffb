import type { AnyContractProcedure } from '@orpc/contract';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { MAX_INT } from './core/ids.ts';
import { contract, functions } from './modules.ts';

type Schema = Record<string, unknown>;
/** They are stored within a document, which takes any number. */
const inDocuments = /^errors\.reportError\.(breadcrumbs|trace)\.items\./;

/** Where an integer may be more than an integer column takes. */
const unbounded = (part: unknown, path: string): string[] => {
  if (part === null || typeof part !== 'object') return [];
  const { type, maximum } = part as Schema;
  if (type === 'integer' && !(typeof maximum === 'number' && maximum <= MAX_INT)) return [path];
  return Object.entries(part).flatMap(([key, value]) =>
    unbounded(value, key === 'properties' ? path : `${path}.${key}`),
  );
};

test('[RUN-10] every integer that a call takes has a maximum which its column takes too', () => {
  const calls = [...Object.entries(contract), ...Object.entries(functions)].flatMap(([module, each]) =>
    Object.entries(each as Record<string, AnyContractProcedure | { call: AnyContractProcedure }>).map(
      ([name, call]) => [`${module}.${name}`, 'call' in call ? call.call : call] as const,
    ),
  );
  expect(calls.length).toBeGreaterThan(250);
  const results = calls.flatMap(([name, call]) => {
    const input = call['~orpc'].inputSchema as z.ZodType | undefined;
    return input ? unbounded(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }), name) : [];
  });
  expect(results.filter((path) => !inDocuments.test(path))).toEqual([]);
});
