import { globSync } from 'node:fs';
import type { AnyContractProcedure } from '@orpc/contract';
import { test } from 'vitest';
import { z } from 'zod';
import { contract, functions } from '#domain/modules.ts';
import { expectSnapshot } from '#test/support/snapshots/expect-snapshot.ts';
import { schemaFacts } from '#test/support/snapshots/schema-facts.ts';

/** Every schema by its name; one that stands in another is named there. */
const names = z.registry<{ id: string }>();
const facts: string[] = [];

function nameSchema(part: unknown, id: string): string {
  const schema = part as z.ZodType;
  if (!names.has(schema)) names.add(schema, { id });
  return names.get(schema)?.id ?? '';
}

/** A call's address, and by name what it takes, answers and refuses, where that is another's. */
function describe(name: string, call: AnyContractProcedure, progress?: z.ZodType): void {
  const { route, inputSchema: input, outputSchema: output, errorMap } = call['~orpc'];
  facts.push(`${name} = ${[route.method, route.path].join(' ')}`);
  for (const [part, schema] of Object.entries({ input, progress, output })) {
    const id = schema && nameSchema(schema, `${name} ${part}`);
    if (id && id !== `${name} ${part}`) facts.push(`${name} ${part} = ${id}`);
  }
  for (const [code, entry] of Object.entries(errorMap as Record<string, { status: number; data: z.ZodObject }>)) {
    const hasFacts = Object.keys(entry.data.shape).length > 0;
    facts.push(
      `${name} refuses ${code} = ${entry.status}${hasFacts ? `, ${nameSchema(entry.data, `${name} ${code}`)}` : ''}`,
    );
  }
}

test('[RUN-06] what every call takes, answers and refuses matches its snapshot: fields', async () => {
  for (const file of globSync('src/domain/**/*.ts').toSorted())
    if (!file.endsWith('.test.ts'))
      for (const [name, part] of Object.entries((await import(/* @vite-ignore */ `../../${file}`)) as object))
        if (part instanceof z.ZodType) nameSchema(part, `${file.split('/')[2]}.${name}`);
  for (const [module, calls] of Object.entries(contract))
    for (const [name, call] of Object.entries(calls)) describe(`${module}.${name}`, call as AnyContractProcedure);
  for (const [module, own] of Object.entries(functions))
    for (const [name, { call, progress }] of Object.entries(own)) describe(`${module}.${name}`, call, progress);
  const { schemas } = z.toJSONSchema(names, { io: 'input', unrepresentable: 'any' });
  for (const [id, schema] of Object.entries(schemas)) facts.push(...schemaFacts(schema, id));
  expectSnapshot('contracts', facts);
});
