import type { JsonSchema } from '#test/builders/api-document.ts';

type Schema = JsonSchema & Record<string, unknown>;

/** Bounds of every whole number, and patterns that belong to a format. */
const isNoFact = (key: string, value: unknown, { format }: Schema): boolean =>
  key === '$schema' ||
  key === '$id' ||
  Math.abs(Number(value)) === Number.MAX_SAFE_INTEGER ||
  (key === 'pattern' && format !== undefined);

const ownText = (schema: Schema): string =>
  Object.entries(schema)
    .filter(
      ([key, value]) =>
        (typeof value !== 'object' || /^(enum|default|const)$/.test(key)) && !isNoFact(key, value, schema),
    )
    .map(([key, value]) => {
      if (key === 'type' || key === '$ref') return String(value);
      if (key === 'additionalProperties') return 'and no more';
      return `${key} ${typeof value === 'string' ? value : JSON.stringify(value)}`;
    })
    .join(', ');

/** A JSON schema as one fact a line: `shops.shopSchema.name = string, minLength 2, maxLength 60`. */
export function* schemaFacts(given: object, path: string, more = ''): Generator<string> {
  const schema = given as Schema;
  const { properties = {}, required = [], items, additionalProperties: rest, propertyNames, prefixItems = [] } = schema;
  const ways = [schema.anyOf, schema.oneOf, schema.allOf].find(Boolean) ?? [];
  const isMissing = ways.length === 2 && ways[1]?.type === 'null';
  if (isMissing) return yield* schemaFacts({ ...ways[0], default: schema.default }, path, `${more} or null`);
  yield `${path} = ${ownText(schema)}${more}`;
  for (const [name, part] of Object.entries(properties))
    yield* schemaFacts(part, `${path}.${name}${required.includes(name) ? '' : '?'}`);
  if (items) yield* schemaFacts(items, `${path}[]`);
  if (rest && typeof rest === 'object') yield* schemaFacts(rest, `${path}{}`);
  if (propertyNames) yield* schemaFacts(propertyNames as Schema, `${path}{name}`);
  for (const [index, part] of [...ways, ...(prefixItems as Schema[])].entries())
    yield* schemaFacts(part, `${path}|${index}`);
}
