import { createServer, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { App } from '../calls/app.ts';
import { DependencyAway } from '../circuits/circuits.ts';
import { isDatabaseAway } from '../database/is-database-away.ts';
import { reportFailure } from '../failures/failures.ts';
import { isOutOfRoom } from '../storage/is-out-of-room.ts';
import { answerNoRequest, endSlowBodies, REQUEST_TIMEOUT_MS, slowLimits } from './end-slow-requests.ts';
import type { GeneralCode } from '#domain/core/problems-of-every-call.ts';
import { generalProblem } from './problem-answer.ts';
import { askerOf } from './request-caller.ts';

/** A body that comes to no call, such as those of the public identity format. */
const MAX_OTHER = 100_000;
/** Longer than proxies and clients keep an idle connection: closed by us first, a request on its way would be lost. */
const KEEP_ALIVE = 75_000;
const MUTATING = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** Seconds after which sending again is worth while. */
const RETRY_AFTER: Partial<Record<GeneralCode, string>> = { 'request/unavailable': '5', 'request/out-of-room': '60' };

/** Keeps an error of ours, tells when asking again is worth while, and answers what it is to whoever asked. */
export function answerError(
  app: App,
  { request, reply, error }: { request: FastifyRequest; reply: FastifyReply; error: Partial<FastifyError> & Error },
): GeneralCode {
  const code = request.isRead ? problemOfError(error) : problemOfReading(error);
  const [requestId, route] = [request.id, request.routeOptions.url ?? ''];
  if (code === 'request/out-of-room') app.storage.markFull();
  if (RETRY_AFTER[code]) void reply.header('Retry-After', RETRY_AFTER[code]);
  if (code === 'request/unexpected' || RETRY_AFTER[code])
    app.log.error('a request failed', { requestId, route, error });
  if (code === 'request/unexpected') reportFailure(app, { kind: 'request', where: route, requestId, error });
  return code;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Its body has been taken in: what fails from now on is not the caller's mistake, whatever status the error carries of somebody else. */
    isRead: boolean;
  }
}

/** Why a request could not be taken in. */
const problemOfReading = (error: Partial<FastifyError> & Error): GeneralCode => {
  if (error.statusCode === 408) return 'request/too-slow';
  if (error.statusCode === 413) return 'request/too-large';
  if (error.statusCode === 415) return 'request/not-json';
  if (error.statusCode && error.statusCode < 500) return 'request/invalid';
  return problemOfError(error);
};

/** What an error of ours is to whoever asked. */
export const problemOfError = (error: Error): GeneralCode => {
  if (isOutOfRoom(error)) return 'request/out-of-room';
  if (isDatabaseAway(error) || error instanceof DependencyAway) return 'request/unavailable';
  return 'request/unexpected';
};

/** Seconds after which asking again is worth while, where the error passes. */
export const retryAfterOf = (error: Partial<FastifyError> & Error): string | undefined =>
  RETRY_AFTER[problemOfError(error)];

/** A request that changes something must come from our own pages, or from a program that sends no Origin [RUN-11]. */
function isForeign(
  headers: { origin?: string | undefined; host?: string | undefined; 'sec-fetch-site'?: string | string[] | undefined },
  publicOrigin: string,
): boolean {
  if (headers['sec-fetch-site'] === 'cross-site') return true;
  if (headers.origin === undefined) return false;
  if (headers.origin === publicOrigin) return false;
  try {
    const { protocol, host } = new URL(headers.origin);
    // What came in the clear may be anybody's, whatever name it bears.
    return host !== headers.host || (protocol !== 'https:' && publicOrigin.startsWith('https:'));
  } catch {
    return true;
  }
}

interface HttpServerOptions {
  headers: string[];
  patience?: number | undefined;
  /** Called with every request, also with those that the cache answers. */
  onRequest?: ((request: IncomingMessage) => void) | undefined;
}

type HeaderPairs = readonly (readonly [name: string, value: string])[];

function pairsOf(headers: readonly string[]): HeaderPairs {
  return Array.from({ length: headers.length / 2 }, (_, index) => [
    headers[2 * index] as string,
    headers[2 * index + 1] as string,
  ]);
}

/** Browsers open connections ahead of need. One that has asked nothing yet does not count as idle, and would hold the stop. */
function closeUnusedSockets(server: FastifyInstance): void {
  const unused = new Set<Socket>();
  let isClosing = false;
  server.server.on('connection', (socket) => {
    if (isClosing) return socket.destroy();
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.server.on('request', ({ socket }) => unused.delete(socket));
  server.addHook('preClose', async () => {
    isClosing = true;
    for (const socket of unused) socket.destroy();
  });
}

/** Headers of every answer, and the refusal of changes that come from foreign pages [RUN-11]. */
function guardRequests(app: App, server: FastifyInstance, pairs: HeaderPairs): void {
  const publicOrigin = new URL(app.config.PUBLIC_URL).origin;
  server.addHook('onRequest', async (request, reply) => {
    for (const [name, value] of pairs) reply.raw.setHeader(name, value);
    // [VAULT-07] Under which the log and a trace know it.
    reply.raw.setHeader('X-Request-Id', request.id);
    if (MUTATING.has(request.method) && isForeign(request.headers, publicOrigin)) {
      const { status, body } = generalProblem('request/foreign-origin', askerOf(request));
      return reply.code(status).send(body);
    }
    return undefined;
  });
  server.decorateRequest('isRead', false);
  server.addHook('preHandler', async (request) => {
    request.isRead = true;
  });
}

/** How long each answer took, for the metrics and the log. */
function observeResponses(app: App, server: FastifyInstance): void {
  server.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    app.metrics.observe(
      'http_request_duration_seconds',
      { route, method: request.method, status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
    if (reply.statusCode >= 500 || route.startsWith('/api'))
      app.log.info('request', {
        requestId: request.id,
        route,
        method: request.method,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      });
  });
}

/** Bytes of pictures and webhooks come raw; everything else that changes something is JSON. */
const RAW_TYPES = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'application/octet-stream',
  'application/csp-report',
  'application/reports+json',
];

/** Fastify behind a listener that answers cached addresses before any framework work. */
export function httpServer(
  app: App,
  { headers, patience = REQUEST_TIMEOUT_MS, onRequest }: HttpServerOptions,
): FastifyInstance {
  const proxies = app.config.TRUSTED_PROXIES;
  const pairs = pairsOf(headers);
  const server = Fastify({
    logger: false,
    bodyLimit: MAX_OTHER,
    trustProxy: proxies.length > 0 ? proxies : false,
    genReqId: () => app.ids.uuid(),
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
    forceCloseConnections: 'idle',
    onProtoPoisoning: 'error',
    clientErrorHandler: (error, socket) => answerNoRequest(error, socket, app.ids.uuid()),
    // An address that cannot be read comes past every hook.
    frameworkErrors: (_error, request, reply) => {
      for (const [name, value] of pairs) reply.raw.setHeader(name, value);
      const { status, body } = generalProblem('request/invalid', askerOf(request));
      void (reply as unknown as FastifyReply).code(status).header('Cache-Control', 'no-store').send(body);
    },
    serverFactory: (handler) =>
      createServer(
        { maxHeaderSize: 16_384, keepAliveTimeout: KEEP_ALIVE, ...slowLimits(patience) },
        (request, response) => {
          onRequest?.(request);
          if (!app.cache.answer({ request, response }, headers)) handler(request, response);
        },
      ),
  });
  server.addContentTypeParser(RAW_TYPES, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  endSlowBodies(server.server, patience);
  closeUnusedSockets(server);
  guardRequests(app, server, pairs);
  observeResponses(app, server);
  server.setErrorHandler((error: FastifyError, request, reply) => {
    const code = answerError(app, { request, reply, error });
    if (code === 'request/too-slow') void reply.header('Connection', 'close');
    const { call } = request.routeOptions.config;
    const { status, body } = generalProblem(code, { ...askerOf(request), call });
    return reply.code(status).header('Cache-Control', 'no-store').send(body);
  });
  return server;
}

/** Where no pages are served, an unknown address answers as the API does. */
export function answerUnknown(server: FastifyInstance): void {
  server.setNotFoundHandler(async (request, reply) => {
    const { status, body } = generalProblem('request/not-found', askerOf(request));
    return reply.code(status).send(body);
  });
}
