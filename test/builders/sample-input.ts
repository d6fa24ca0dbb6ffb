import type { ApiDocument, JsonSchema } from './api-document.ts';

/** Texts for the patterns that inputs ask for. */
const texts = [
  'aaa',
  'PT',
  '1',
  'H-ABCD',
  'C-ABCD',
  'AB',
  'a@b.example',
  '2030-01-01T00:00:00.000Z',
  '2030-01-01',
  '100',
  'seller.orders',
  'state=late',
  'x'.repeat(43),
];

function sampleText({ pattern, format, minLength = 1, maxLength = 5000 }: JsonSchema): string {
  if (format === 'email') return 'a@b.example';
  if (format === 'date') return '2030-01-01';
  if (format === 'date-time') return '2030-01-01T00:00:00.000Z';
  if (format === 'uri') return 'https://a.example/';
  const long = 'a'.repeat(Math.min(Math.max(minLength, 3), maxLength));
  return pattern ? ([...texts, long].find((text) => new RegExp(pattern, 'u').test(text)) ?? long) : long;
}

/** One value that a JSON schema takes, as small as may be. */
function sampleOf(schema: JsonSchema, document: ApiDocument): unknown {
  if (schema.$ref)
    return sampleOf(
      schema.$ref
        .slice(2)
        .split('/')
        .reduce((at: unknown, part) => (at as Record<string, unknown>)[part], document) as JsonSchema,
      document,
    );
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.default !== undefined) return schema.default;
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return sampleOf(either[0] ?? {}, document);
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => sampleOf(part, document)));
  if (schema.type === 'object' || schema.properties)
    return Object.fromEntries(
      (schema.required ?? []).map((name) => [name, sampleOf(schema.properties?.[name] ?? {}, document)]),
    );
  if (schema.type === 'array')
    return Array.from({ length: schema.minItems ?? 0 }, () => sampleOf(schema.items ?? {}, document));
  if (schema.type === 'integer' || schema.type === 'number') return schema.minimum ?? 1;
  if (schema.type === 'boolean') return true;
  if (schema.type === 'null') return null;
  return sampleText(schema);
}

/** What may be sent to an address of the document: its path filled in, its query, and its body. */
export function sampleRequest(document: ApiDocument, method: string, path: string): { path: string; body: unknown } {
  const operation = document.paths[path]?.[method.toLowerCase()];
  const query = new URLSearchParams();
  let filled = path;
  for (const { name, in: location, required, schema = {} } of operation?.parameters ?? []) {
    const value = String(sampleOf(schema, document));
    if (location === 'path') filled = filled.replace(`{${name}}`, encodeURIComponent(value));
    else if (location === 'query' && required) query.set(name, value);
  }
  const schema = operation?.requestBody?.content?.['application/json']?.schema;
  const request = [...query].length > 0 ? `?${query}` : '';
  return { path: `/api${filled}${request}`, body: schema ? sampleOf(schema, document) : undefined };
}
