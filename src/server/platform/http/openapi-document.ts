import type { AnyContractRouter } from '@orpc/contract';
import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import type { Call } from '../calls/call.ts';
import { type GeneralCode, generalProblems } from '#domain/core/problems-of-every-call.ts';
import { cookieName } from './request-caller.ts';
import type { Json } from './json.ts';

const errorSchema = {
  type: 'object',
  required: ['error'],
  additionalProperties: false,
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message', 'requestId'],
      properties: {
        code: { type: 'string', maxLength: 80 },
        message: { type: 'string', maxLength: 500 },
        requestId: { type: 'string', maxLength: 60 },
      },
    },
  },
};

const securityOf = (call: Call): Json[] => (call.policy.kind === 'anyone' ? [{}] : [{ session: [] }]);

/** The statuses that a call may answer with, and which codes each stands for. */
function errorResponses(call: Call): Json {
  const byStatus = new Map<number, string[]>();
  const add = (status: number, code: string): void =>
    void byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  for (const [code, entry] of Object.entries(call.contract['~orpc'].errorMap as Record<string, { status?: number }>))
    add(entry.status ?? 400, code);
  const always: GeneralCode[] = ['request/invalid', 'request/unexpected', 'request/unavailable', 'request/out-of-room'];
  if (call.policy.kind !== 'anyone') always.push('request/sign-in-required');
  if (call.policy.kind === 'admin') always.push('request/permission-denied', 'request/second-factor-needed');
  if (call.limit) always.push('request/too-many');
  const { method = 'POST' } = call.contract['~orpc'].route;
  // Nothing is read of a body that belongs to a GET.
  if (method !== 'GET')
    always.push('request/foreign-origin', 'request/not-json', 'request/too-large', 'request/too-slow');
  if (['write', 'step'].includes(call.kind) && !call.allowedWhileViewing) always.push('request/read-only-view');
  if (call.idempotency === 'key') always.push('request/idempotency-mismatch');
  for (const code of always) add(generalProblems[code][0], code);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.join(', '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  );
}

/** The server reads the input of a DELETE from its address; the generator would write it into a body. */
function inQuery(described: Json): void {
  const schema = described.requestBody?.content?.['application/json']?.schema as Json | undefined;
  delete described.requestBody;
  const required = (schema?.required ?? []) as string[];
  const parameters = Object.entries((schema?.properties ?? {}) as Json).map(([name, each]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: each as Json,
  }));
  if (parameters.length > 0) described.parameters = [...(described.parameters ?? []), ...parameters];
}

/** OpenAPI 3.1 of every registered call [RUN-06]. */
export async function openApiDocument(
  router: AnyContractRouter,
  { calls, title, url }: { calls: Record<string, Call>; title: string; url: string },
): Promise<Json> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const document = (await generator.generate(router, {
    info: {
      title: `${title} API`,
      version: '1.0.0',
      description: 'Every call of the marketplace. Errors have one shape: `{error:{code,message,requestId,…}}`.',
    },
    servers: [{ url: `${url}/api` }],
  })) as Json;
  document.components = {
    ...document.components,
    schemas: { ...document.components?.schemas, Error: errorSchema },
    securitySchemes: {
      session: { type: 'apiKey', in: 'cookie', name: cookieName('session', url.startsWith('https:')) },
    },
  };
  for (const [operation, call] of Object.entries(calls)) {
    const { method = 'POST', path = '' } = call.contract['~orpc'].route;
    const described = document.paths?.[path]?.[method.toLowerCase()] as Json | undefined;
    if (!described) throw new Error(`The call ${operation} is registered but not documented.`);
    described.operationId = operation;
    if (method === 'DELETE') inQuery(described);
    described.security = securityOf(call);
    if (call.policy.kind === 'admin') described['x-permission'] = call.policy.permission;
    if (call.idempotency === 'key')
      described.parameters = [
        ...(described.parameters ?? []),
        { name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string', maxLength: 200 } },
      ];
    const success = Object.fromEntries(
      Object.entries(described.responses as Json).filter(([status]) => Number(status) < 400),
    );
    described.responses = { ...success, ...errorResponses(call) };
  }
  const documented = Object.values(document.paths as Record<string, Json>).flatMap(
    (methods) => Object.values(methods) as Json[],
  );
  const unknown = documented.find((described) => !calls[described.operationId as string]);
  if (unknown) throw new Error(`The call ${String(unknown.operationId)} is documented but not registered.`);
  return document;
}
