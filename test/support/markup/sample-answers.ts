import type { AnyContractProcedure } from '@orpc/contract';
import { z } from 'zod';
import { contract, functions } from '#domain/rooms.ts';
import type { JsonSchema } from '../../builders/api-document.ts';
import { NOON } from './markup.ts';

/*
 * An answer of every call, made of what its contract says it may be: the same each time, and of several kinds, so that screens can be
 * looked at in many states without writing a word of data for them.
 */

/**
 * Several of everything; nothing, wherever there may be nothing; one of everything, with the later choices; or, by a number, any of these
 * at each place, and often none, one or two of something.
 */
export type Kind = 'full' | 'bare' | 'other' | `drawn ${number}`;
export const KINDS = ['full', 'bare', 'other'] as const;
const sizes: Record<string, number> = { full: 3, bare: 0, other: 1 };
const DAY = 86_400_000;

/** A number that hangs on a place in the answer alone (FNV-1a). */
const numberAt = (place: string): number =>
  [...place].reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 0x01000193) >>> 0, 0x811c9dc5);

const texts = [
  '0a1b2c3d',
  '0a1b2c3d'.repeat(4),
  '0a1b2c3d'.repeat(8),
  'aaa',
  'PT',
  'EUR',
  '1',
  'H-ABCD',
  'AB',
  '4242',
  'a@b.example',
  '2026-12-08T09:30:00.000Z',
  '2026-12-08',
  '100',
  '#8a5a2b',
];

function textAt({ pattern, format, minLength = 0, maxLength = 40 }: JsonSchema, place: string): string {
  const name = place.split('.').findLast((part) => !/^\d+$/.test(part)) ?? '';
  const some = numberAt(place);
  if (format === 'email') return `somebody${some % 9}@example.com`;
  if (format === 'date-time' || (!pattern && /(At|Until|Since)$/.test(name)))
    return new Date(NOON.getTime() + ((some % 41) - 20) * DAY).toISOString();
  if (format === 'date') return new Date(NOON.getTime() + ((some % 41) - 20) * DAY).toISOString().slice(0, 10);
  if (format === 'uri') return `https://a.example/${name}`;
  const own = `${name} ${some % 9973}`.padEnd(minLength, 'x').slice(0, Math.max(maxLength, minLength));
  if (!pattern) return own;
  const fits = new RegExp(pattern, 'u');
  return (
    [own, own.replaceAll(' ', '-'), ...texts, 'x'.repeat(21), 'x'.repeat(43)].find((text) => fits.test(text)) ?? own
  );
}

/** Of a drawn answer: a number for each place, null of the other kinds. */
const drawn = (kind: Kind, place: string): number | null =>
  kind.startsWith('drawn') ? numberAt(`${kind} ${place}`) >>> 7 : null;

interface At {
  kind: Kind;
  /** Where in the answer, as `items.0.title`. */
  place: string;
  /** Which of a list it is in. */
  nth: number;
  /** The second page of a list is its last. */
  page: number;
  definitions: Record<string, JsonSchema>;
}

function sampleOf(schema: JsonSchema, at: At): unknown {
  if (Array.isArray(schema.type)) return sampleOf({ anyOf: schema.type.map((type) => ({ ...schema, type })) }, at);
  const { kind, place, nth, page, definitions } = at;
  if (schema.$ref) {
    // What holds more of its own kind ends here.
    if (place.split('.').length > 9) return null;
    return sampleOf(definitions[schema.$ref.split('/').at(-1) ?? ''] ?? {}, at);
  }
  if (schema.const !== undefined) return schema.const;
  const draw = drawn(kind, place);
  // Those of a list are neighbours, and no two of them the same.
  const later = nth + (drawn(kind, place.replaceAll(/\d+/g, '')) ?? (kind === 'other' ? 1 : 0));
  if (schema.enum) return schema.enum[(later + numberAt(place.replaceAll(/\d+/g, ''))) % schema.enum.length];
  const either = schema.anyOf ?? schema.oneOf;
  if (either) {
    const isNothing = ({ type: of }: JsonSchema): boolean => of === 'null';
    const [nothing, some] = [either.find(isNothing), either.filter((each) => !isNothing(each))];
    const isLast = page > 1 && place.endsWith('Cursor');
    if (nothing && (isLast || (draw === null ? kind === 'bare' || nth % 3 === 2 : draw % 3 === 0))) return null;
    return sampleOf(some[later % some.length] ?? {}, at);
  }
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => sampleOf(part, at)));
  if (schema.type === 'object' || schema.properties) {
    const own = Object.entries(schema.properties ?? {}).filter(
      ([name]) => kind !== 'bare' || (schema.required ?? []).includes(name),
    );
    const { enum: keys = kind === 'bare' ? [] : ['one', 'two'] } = schema.propertyNames ?? {};
    const more = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : null;
    if (more && own.length === 0) own.push(...keys.map((key): [string, JsonSchema] => [String(key), more]));
    return Object.fromEntries(own.map(([name, each]) => [name, sampleOf(each, { ...at, place: `${place}.${name}` })]));
  }
  if (schema.type === 'array') {
    const size = Math.max(schema.minItems ?? 0, Math.min(sizes[kind] ?? (draw ?? 0) % 4, schema.maxItems ?? 3));
    return Array.from({ length: size }, (_, index) =>
      sampleOf(schema.items ?? {}, { ...at, place: `${place}.${index}`, nth: index }),
    );
  }
  if (schema.type === 'integer' || schema.type === 'number') {
    const { minimum = 0, maximum = 5000 } = schema;
    const [from, to] = [Math.max(minimum, -5000), Math.min(maximum, 5000)];
    if (draw !== null && draw % 2 === 0) return Math.min(from + ((draw >> 1) % 3), to);
    return kind === 'bare' ? from : from + ((draw ?? numberAt(place)) % (to - from + 1));
  }
  if (schema.type === 'boolean' && draw !== null) return draw % 2 === 0;
  if (schema.type === 'boolean') return kind === 'full' || (kind === 'other' && (numberAt(place) + later) % 2 === 0);
  if (schema.type === 'null') return null;
  return schema.type === 'string' ? textAt(schema, place) : {};
}

const outputs = new Map<string, z.ZodType>();
const addOutput = (name: string, call: AnyContractProcedure): void => {
  const { outputSchema } = call['~orpc'];
  if (outputSchema instanceof z.ZodType) outputs.set(name, outputSchema);
};
for (const [room, calls] of Object.entries(contract))
  for (const [name, call] of Object.entries(calls as Record<string, AnyContractProcedure>))
    addOutput(`${room}.${name}`, call);
for (const own of Object.values(functions))
  for (const [name, { call }] of Object.entries(own as Record<string, { call: AnyContractProcedure }>))
    addOutput(name, call);

/** What a call may answer; an empty object where its contract says nothing. */
export function sampleAnswer(name: string, kind: Kind, page = 1): unknown {
  const schema = outputs.get(name);
  if (!schema) return {};
  const json = z.toJSONSchema(schema, { unrepresentable: 'any' }) as JsonSchema & {
    $defs?: Record<string, JsonSchema>;
  };
  const place = page > 1 ? `${name} ${page}` : name;
  return sampleOf(json, { kind, page, place, nth: 0, definitions: json.$defs ?? {} });
}

/** What is wrong with the samples by their contracts. Files are none, and what a contract refuses beyond shapes cannot be made of it. */
export const wrongSamples = (): string[] =>
  [...outputs].flatMap(([name, schema]) =>
    [...KINDS, 'drawn 1' as const, 'drawn 2' as const].flatMap((kind) => {
      const { error } = schema.safeParse(sampleAnswer(name, kind));
      return error ? [`${name} ${kind}: ${z.prettifyError(error)}`] : [];
    }),
  );
