import type { AnyContractProcedure } from '@orpc/contract';
import { z } from 'zod';

/** What is not JSON, or names no bounds, may be as large as this. */
const MAX_JSON = 1_000_000;
/** Room for blanks, which programs put between. */
const MIN_JSON = 4000;
/** A letter as JSON may write it: \\u0000. */
const BYTES_A_UNIT = 6;
/** Strings are bounded by a length, or by a pattern or format of letters that need no escape. */
const PATTERN_LENGTH = 128;
const KEYS_OF_RECORD = 100;
const NUMBER_LENGTH = 24;
/** What a schema leaves open: the answers of authenticators. */
const OPEN_BYTES = 20_000;

interface JsonSchema {
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
  type?: string;
  const?: unknown;
  enum?: unknown[];
  maxLength?: number;
  items?: JsonSchema;
  maxItems?: number;
  properties?: Record<string, JsonSchema>;
  additionalProperties?: JsonSchema | boolean;
  propertyNames?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
}

const total = (sizes: readonly number[]): number => sizes.reduce((sum, size) => sum + size, 0);
const jsonLength = (value: unknown): number => JSON.stringify(value).length * BYTES_A_UNIT;

/** How many bytes the longest JSON has that a schema takes. */
function largest(schema: JsonSchema, defs: Record<string, JsonSchema>, within: readonly string[] = []): number {
  const sizeOf = (part: JsonSchema): number => largest(part, defs, within);
  if (schema.$ref !== undefined) {
    const name = schema.$ref.split('/').at(-1) ?? '';
    const named = defs[name];
    return named && !within.includes(name) ? largest(named, defs, [...within, name]) : OPEN_BYTES;
  }
  if (schema.const !== undefined) return jsonLength(schema.const);
  if (schema.enum) return Math.max(0, ...schema.enum.map(jsonLength));
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return Math.max(0, ...choices.map(sizeOf));
  if (schema.allOf) return total(schema.allOf.map(sizeOf));
  if (schema.type === 'string')
    return (schema.maxLength === undefined ? PATTERN_LENGTH : schema.maxLength * BYTES_A_UNIT) + 2;
  if (schema.type === 'array') return (schema.maxItems ?? KEYS_OF_RECORD) * (sizeOf(schema.items ?? {}) + 1) + 2;
  if (schema.type === 'object') return sizeOfObject(schema, sizeOf);
  return schema.type === undefined ? OPEN_BYTES : NUMBER_LENGTH;
}

function sizeOfObject(schema: JsonSchema, sizeOf: (part: JsonSchema) => number): number {
  const { properties = {}, additionalProperties: more = false, propertyNames = { type: 'string' } } = schema;
  const known = Object.entries(properties).map(([name, part]) => jsonLength(name) + sizeOf(part) + 2);
  if (more === false) return total(known) + 2;
  if (more === true || Object.keys(more).length === 0) return total(known) + OPEN_BYTES;
  return total(known) + (propertyNames.enum?.length ?? KEYS_OF_RECORD) * (sizeOf(propertyNames) + sizeOf(more) + 2) + 2;
}

/** [RUN-10] The largest body that a call takes follows from what its contract takes. */
export function maxBodyOf(contract: AnyContractProcedure): number {
  const input = contract['~orpc'].inputSchema as z.ZodType | undefined;
  if (!input) return MIN_JSON;
  const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  return Math.min(MAX_JSON, MIN_JSON + largest(schema, schema.$defs ?? {}));
}
