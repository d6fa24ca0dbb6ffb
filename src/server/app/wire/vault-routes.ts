import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Result } from '#domain/core/result.ts';
import { type VaultOperation, vaultOperations, wireSentences } from '#domain/core/vault/wire-sentences.ts';
import type { App } from '../../platform/calls/app.ts';
import { retryAfterOf } from '../../platform/http/http-server.ts';
import {
  decrypt,
  encrypt,
  requestEncryptionKey,
  revokeKey,
  type VaultProblem,
  type VaultRequest,
} from '../../modules/vault/vault-operations.ts';
import { vaultPersonOf } from './vault-token.ts';

const operations: Record<VaultOperation, (request: VaultRequest) => Promise<Result<object, VaultProblem>>> = {
  requestEncryptionKey,
  encryptData: encrypt,
  decryptData: decrypt,
  revokeKey,
};
/** 10,000 characters, each written as an escape of JSON, and some room. */
const MAX_BODY = 130_000;
const RETRY_AFTER_SECONDS = 60;
const STATUS: Record<VaultProblem['code'], number> = {
  invalid: 400,
  refused: 403,
  'too-large': 413,
  'too-many': 429,
  'signed-out': 401,
};

function errorSentence(operation: VaultOperation, status: number): string {
  if (status === 401) return wireSentences.signedOut;
  if (status === 413 && operation === 'encryptData') return wireSentences.tooLarge;
  return wireSentences[operation];
}

const failed = (reply: FastifyReply, operation: VaultOperation, status: number): FastifyReply => {
  const error = errorSentence(operation, status);
  if (status === 429) void reply.header('Retry-After', String(RETRY_AFTER_SECONDS));
  if (status === 503) void reply.header('Retry-After', '5');
  if (status === 401) void reply.header('WWW-Authenticate', 'Bearer');
  return reply.code(status).send({ error });
};

/** [VAULT-01, VAULT-02] A bearer token says who asks, and nothing else does: no cookie, so no page of another site acts here for anybody. */
async function answer(
  app: App,
  operation: VaultOperation,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<FastifyReply> {
  const token = /^Bearer ([\w.-]{1,4000})$/.exec(request.headers.authorization ?? '')?.[1];
  const person = token ? await vaultPersonOf(app, token) : null;
  if (!person) return failed(reply, operation, 401);
  const result = await operations[operation]({ app, person, body: request.body });
  return result.ok ? reply.send(result.value) : failed(reply, operation, STATUS[result.problem.code]);
}

/** Whether the service can work now: its database answers. */
async function isWell(app: App): Promise<boolean> {
  try {
    await app.db.query({ name: 'vault-health', text: 'SELECT 1' });
    return true;
  } catch {
    return false;
  }
}

export function vaultRoutes(server: FastifyInstance, app: App): void {
  // Their own scope: errors of reading a request are answered in the wire's own words.
  void server.register(async (scope) => {
    scope.addHook('onRequest', async (_request, reply) => void reply.header('Cache-Control', 'no-store'));
    for (const operation of vaultOperations)
      scope.route({
        method: 'POST',
        url: `/${operation}`,
        bodyLimit: MAX_BODY,
        // It changes what is the person's own, whoever they look through.
        config: { allowedWhileViewing: true },
        handler: (request, reply) => answer(app, operation, { request, reply }),
        errorHandler: (error, request, reply) => {
          const retryAfter = retryAfterOf(error);
          if (retryAfter) void reply.header('Retry-After', retryAfter);
          const serverStatus = retryAfter ? 503 : 500;
          const status = error.statusCode && error.statusCode < 500 ? error.statusCode : serverStatus;
          if (status === 500)
            app.log.error('an operation of the vault failed', { requestId: request.id, route: `/${operation}`, error });
          void failed(reply, operation, status);
        },
      });
    scope.options('/requestEncryptionKey', async (_request, reply) => {
      const well = await isWell(app);
      if (!well) void reply.header('Retry-After', '5');
      return reply
        .code(well ? 204 : 503)
        .header('Allow', 'POST, OPTIONS')
        .send();
    });
  });
}
