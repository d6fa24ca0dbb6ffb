import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { generalProblems } from '#domain/core/problems-of-every-call.ts';
import type { App } from '../../../platform/calls/app.ts';
import { projectId } from '../../../platform/config/project-id.ts';
import { problemOfError, retryAfterOf } from '../../../platform/http/http-server.ts';
import { isOutOfRoom } from '../../../platform/storage/is-out-of-room.ts';
import { deleteFile, getFile, listFiles, patchFile } from './object-operations.ts';
import { notFound, storageErrorBody, StorageProblem } from './storage-problem.ts';
import { upload } from './upload-operations.ts';
import type { WireRequest } from './wire-request.ts';

type Operation = (requested: WireRequest, name: string) => Promise<FastifyReply>;

const textsOf = (query: unknown): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries((query ?? {}) as object).filter(([, value]) => typeof value === 'string'));

async function requestOf(app: App, request: FastifyRequest, reply: FastifyReply): Promise<WireRequest> {
  const { bucket = '' } = request.params as { bucket?: string };
  const session = await app.outside.sessionOf(request);
  const query = textsOf(request.query);
  return { app, request, reply, bucket, userId: session?.userId ?? null, query };
}

function statusOf(error: unknown): number {
  if (error instanceof StorageProblem) return error.status;
  if (retryAfterOf(error as Error)) return 503;
  const { statusCode } = error as { statusCode?: number };
  return statusCode && statusCode < 500 ? statusCode : 500;
}

/** So much of what comes after a refusal is taken in, so that the client hears it. */
const MAX_DRAINED = 64 * 1024 * 1024;

async function drain({ raw }: FastifyRequest): Promise<void> {
  if (raw.complete || raw.destroyed) return;
  let size = 0;
  for await (const bytes of raw.iterator({ destroyOnReturn: false })) {
    size += (bytes as Buffer).length;
    if (size > MAX_DRAINED) return;
  }
}

async function refuse(
  app: App,
  error: unknown,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<FastifyReply> {
  const status = statusOf(error);
  if (isOutOfRoom(error)) app.storage.markFull();
  // A line that broke is nobody's fault, and nobody hears the answer.
  if (status >= 500 && !request.raw.destroyed)
    app.log.error('a file operation failed', { requestId: request.id, route: request.routeOptions.url, error });
  await drain(request).catch(() => undefined);
  if (!request.raw.complete) void reply.header('Connection', 'close');
  const retryAfter = retryAfterOf(error as Error);
  if (retryAfter) void reply.header('Retry-After', retryAfter);
  const message =
    error instanceof StorageProblem ? error.message : generalProblems[problemOfError(error as Error)][1].en;
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(storageErrorBody(status, message)));
}

/**
 * [FILE-01, FILE-07] File storage in its public wire format, for the unmodified client: `/v0/b/{bucket}/o`. Bodies are streams here, read by the
 * operation alone and never whole.
 */
export function storageRoutes(server: FastifyInstance, app: App): void {
  void server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    const serve = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, run: Operation): void => {
      scope.route({
        // Who asks for the head alone is told the length of what they would get.
        method: method === 'GET' ? ['GET', 'HEAD'] : method,
        url,
        handler: async (request, reply) => {
          void reply.header('Cache-Control', 'no-store');
          try {
            const requested = await requestOf(app, request, reply);
            if (requested.bucket !== projectId(app)) throw notFound();
            return await run(requested, (request.params as { '*'?: string })['*'] ?? '');
          } catch (error) {
            return await refuse(app, error, { request, reply });
          }
        },
      });
    };
    serve('GET', '/v0/b/:bucket/o', listFiles);
    serve('POST', '/v0/b/:bucket/o', upload);
    serve('GET', '/v0/b/:bucket/o/*', getFile);
    serve('PATCH', '/v0/b/:bucket/o/*', patchFile);
    serve('DELETE', '/v0/b/:bucket/o/*', deleteFile);
  });
}
