import type { FastifyInstance } from 'fastify';
import { type GeneralCode, generalProblems } from '#domain/core/problems-of-every-call.ts';
import type { Json } from './json.ts';

/** Codes of one status stand in one description. */
const refusals = (...codes: GeneralCode[]): Json => {
  const statusOf = (code: GeneralCode): string => String(generalProblems[code][0]);
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };
  return Object.fromEntries(
    codes.map((code) => {
      const same = codes.filter((each) => statusOf(each) === statusOf(code));
      return [statusOf(code), { description: same.join(', '), content }];
    }),
  );
};
const answers = (description: string, type: string, schema: Json = { type: 'string' }): Json => ({
  200: { description, content: { [type]: { schema } } },
});
const always = refusals('request/unexpected');
const object = (properties: Json): Json => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties),
  properties,
});

/** What the API serves besides the calls of its modules [RUN-06]. */
export const otherPaths: Json = {
  '/live': {
    get: {
      operationId: 'platform.live',
      summary: 'What concerns the signed-in person, as an event stream; Last-Event-ID resumes it.',
      security: [{ session: [] }],
      parameters: [{ name: 'Last-Event-ID', in: 'header', required: false, schema: { type: 'string', maxLength: 20 } }],
      responses: {
        ...answers('Events', 'text/event-stream'),
        ...refusals('request/sign-in-required', 'request/too-many', 'request/unexpected'),
      },
    },
  },
  '/health': {
    get: {
      operationId: 'platform.health',
      summary: 'Whether the process is alive.',
      security: [{}],
      responses: { ...answers('Alive', 'application/json', object({ alive: { const: true } })), ...always },
    },
  },
  '/ready': {
    get: {
      operationId: 'platform.ready',
      summary: 'Whether the database is reachable and takes writes, and its schema is in place.',
      security: [{}],
      responses: {
        ...answers(
          'Ready',
          'application/json',
          object({ ready: { const: true }, migrations: { type: 'integer', minimum: 0 } }),
        ),
        ...refusals('request/unavailable', 'request/out-of-room', 'request/unexpected'),
      },
    },
  },
  '/metrics': {
    get: {
      operationId: 'platform.metrics',
      summary: 'Figures of this process, for callers on the same machine.',
      security: [{}],
      responses: {
        ...answers('OpenMetrics', 'application/openmetrics-text'),
        ...refusals('request/not-found', 'request/unexpected'),
      },
    },
  },
  '/csp-reports': {
    post: {
      operationId: 'platform.reportContentPolicy',
      summary: 'Where browsers report what the content policy stopped.',
      security: [{}],
      requestBody: {
        content: {
          'application/csp-report': { schema: { type: 'object', additionalProperties: true } },
          'application/reports+json': { schema: { type: 'array', maxItems: 100 } },
        },
      },
      responses: {
        204: { description: 'Noted' },
        ...refusals(
          'request/invalid',
          'request/foreign-origin',
          'request/too-large',
          'request/not-json',
          'request/unexpected',
        ),
      },
    },
  },
  '/openapi.json': {
    get: {
      operationId: 'platform.document',
      summary: 'This document.',
      security: [{}],
      responses: {
        ...answers('OpenAPI 3.1', 'application/json', { type: 'object', additionalProperties: true }),
        ...always,
      },
    },
  },
  '/docs': {
    get: {
      operationId: 'platform.docs',
      summary: 'This document as a page.',
      security: [{}],
      responses: { ...answers('A page', 'text/html'), ...always },
    },
  },
};

/** Notes every address that is registered from now on: `GET /api/cart/items/:lineId`. */
export function notedRoutes(server: FastifyInstance): ReadonlySet<string> {
  const noted = new Set<string>();
  server.addHook('onRoute', ({ method, url }) => {
    for (const each of [method].flat()) if (each !== 'HEAD') noted.add(`${each} ${url}`);
  });
  return noted;
}

/** The start stops where the document and what is registered under /api differ [RUN-06]. */
export function refuseUndocumented(noted: ReadonlySet<string>, document: Json): void {
  const registered = new Set(
    [...noted]
      .filter((route) => / \/api\//.test(route))
      .map((route) => route.replace(' /api', ' ').replace(/:(\w+)/g, '{$1}')),
  );
  const documented = new Set(
    Object.entries(document.paths as Json).flatMap(([path, methods]) =>
      Object.keys(methods as Json).map((method) => `${method.toUpperCase()} ${path}`),
    ),
  );
  for (const route of registered)
    if (!documented.has(route)) throw new Error(`The address ${route} is registered but not documented.`);
  for (const route of documented)
    if (!registered.has(route)) throw new Error(`The address ${route} is documented but not registered.`);
}
