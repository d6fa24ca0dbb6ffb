import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH, checkEmail } from '#domain/accounts/credentials.ts';
import { generalProblems } from '#domain/core/problems-of-every-call.ts';
import type { App } from '../../platform/calls/app.ts';
import { projectId } from '../../platform/config/project-id.ts';
import { answerError } from '../../platform/http/http-server.ts';
import { requestLanguage } from '../../platform/http/request-language.ts';
import type { Module } from '../../platform/calls/module.ts';
import { sendOobCode, sendVerificationCode, signInWithEmailLink, signInWithPhoneNumber } from './code-operations.ts';
import {
  finishEnrollment,
  finishFactorSignIn,
  startEnrollment,
  startFactorSignIn,
  withdraw,
} from './factor-operations.ts';
import { resetPassword, signInWithPassword, signUp } from './password-operations.ts';
import { deleteAccount, lookup, revokeToken, update } from './profile-operations.ts';
import { signInWithIdp } from './provider-operations.ts';
import { publicKeys } from './signing-keys.ts';
import { syncToken } from './sync-token.ts';
import { vaultRoutes } from './vault-routes.ts';
import { type WireOperation, textOf } from './wire-operation.ts';
import { wireError, WireProblem } from './wire-problem.ts';
import { refreshWireSession } from './wire-session.ts';

/** `accounts:createAuthUri`: whether an address has an account is not told to whoever asks [UX-75]. */
const createAuthUri: WireOperation = async ({ body }) => {
  if (!textOf(body.continueUri)) throw new WireProblem('MISSING_CONTINUE_URI');
  if (!checkEmail(textOf(body.identifier)).ok) throw new WireProblem('INVALID_IDENTIFIER');
  return { registered: false, signinMethods: [] };
};

/** [ACC-14] Every operation by its path. A client that is pointed at this shop writes the provider's host before it. */
const operations: Record<string, WireOperation> = {
  'POST /v1/accounts:signUp': signUp,
  'POST /v1/accounts:signInWithPassword': signInWithPassword,
  'POST /v1/accounts:sendOobCode': sendOobCode,
  'POST /v1/accounts:resetPassword': resetPassword,
  'POST /v1/accounts:signInWithIdp': signInWithIdp,
  'POST /v1/accounts:signInWithEmailLink': signInWithEmailLink,
  'POST /v1/accounts:sendVerificationCode': sendVerificationCode,
  'POST /v1/accounts:signInWithPhoneNumber': signInWithPhoneNumber,
  'POST /v1/accounts:update': update,
  'POST /v1/accounts:lookup': lookup,
  'POST /v1/accounts:delete': deleteAccount,
  'POST /v1/accounts:createAuthUri': createAuthUri,
  'POST /v2/accounts:revokeToken': revokeToken,
  'POST /v2/accounts/mfaEnrollment:start': startEnrollment,
  'POST /v2/accounts/mfaEnrollment:finalize': finishEnrollment,
  'POST /v2/accounts/mfaEnrollment:withdraw': withdraw,
  'POST /v2/accounts/mfaSignIn:start': startFactorSignIn,
  'POST /v2/accounts/mfaSignIn:finalize': finishFactorSignIn,
  'GET /v2/passwordPolicy': async () => ({
    customStrengthOptions: { minPasswordLength: MIN_PASSWORD_LENGTH, maxPasswordLength: MAX_PASSWORD_LENGTH },
    allowedNonAlphanumericCharacters: [...'^$*.[]{}()?"!@#%&/\\,><\':;|_~`+= -'],
    enforcementState: 'ENFORCE',
    forceUpgradeOnSignin: false,
    schemaVersion: 1,
  }),
  'GET /v2/recaptchaConfig': async () => ({
    recaptchaKey: 'none',
    recaptchaEnforcementState: [
      { provider: 'EMAIL_PASSWORD_PROVIDER', enforcementState: 'OFF' },
      { provider: 'PHONE_PROVIDER', enforcementState: 'OFF' },
    ],
  }),
  'GET /v1/projects': async ({ app }) => ({
    projectId: projectId(app),
    authorizedDomains: [new URL(app.config.PUBLIC_URL).hostname],
  }),
};

const KIND = 'identitytoolkit#Response';

/** What is not the caller's mistake: 503 where somebody whom it needs is away, and sending it again is worth while; 500 otherwise. */
function failed(
  app: App,
  error: unknown,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): FastifyReply {
  const code = answerError(app, { request, reply, error: error as Error });
  const [status] = generalProblems[code];
  return reply.code(status).send(wireError(status, status === 500 ? 'INTERNAL_ERROR' : 'BACKEND_ERROR'));
}

async function answer(
  app: App,
  run: WireOperation,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<FastifyReply> {
  void reply.header('Cache-Control', 'no-store');
  const { key } = request.query as { key?: unknown };
  const body =
    request.body === null || typeof request.body !== 'object' ? {} : (request.body as Record<string, unknown>);
  try {
    if (typeof key !== 'string' || !key)
      throw new WireProblem('The request is missing a valid API key.', { status: 403 });
    return await reply.send({
      kind: KIND,
      ...(await run({
        app,
        ip: request.ip,
        language: requestLanguage(request.headers),
        apiKey: key.slice(0, 200),
        body,
      })),
    });
  } catch (error) {
    if (error instanceof WireProblem)
      return reply.code(error.status).send(wireError(error.status, error.message, error.extra));
    return failed(app, error, { request, reply });
  }
}

/** The refresh of a token, as the token service answers it. */
const refresh: WireOperation = async ({ app, body }) => {
  if (body.grant_type !== 'refresh_token') throw new WireProblem('INVALID_GRANT_TYPE');
  if (typeof body.refresh_token !== 'string' || !body.refresh_token) throw new WireProblem('MISSING_REFRESH_TOKEN');
  const { idToken, refreshToken, expiresIn, userId } = await refreshWireSession(app, body.refresh_token);
  return {
    access_token: idToken,
    id_token: idToken,
    expires_in: expiresIn,
    refresh_token: refreshToken,
    token_type: 'Bearer',
    user_id: userId,
    project_id: projectId(app),
  };
};

function wireRoutes(server: FastifyInstance, app: App): void {
  // Their own scope: errors of reading a request are told in the wire's own words, and forms are read here alone.
  void server.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 20_000 },
      (_request, text, done) => done(null, Object.fromEntries(new URLSearchParams(String(text)))),
    );
    scope.setErrorHandler((error: { statusCode?: number }, request, reply) => {
      if (!error.statusCode || error.statusCode >= 500) return failed(app, error, { request, reply });
      return reply.code(400).send(wireError(400, 'INVALID_ARGUMENT : The request could not be read.'));
    });
    const serve = (method: string, paths: string[], run: WireOperation): void => {
      for (const url of paths)
        scope.route({
          method,
          url: url.replaceAll(':', '::'),
          handler: (request, reply) => answer(app, run, { request, reply }),
        });
    };
    for (const [name, run] of Object.entries(operations)) {
      const [method = 'POST', path = ''] = name.split(' ');
      serve(method, [path, `/identitytoolkit.googleapis.com${path}`], run);
    }
    serve('POST', ['/v1/token', '/securetoken.googleapis.com/v1/token'], refresh);
    scope.get('/.well-known/jwks.json', async (_request, reply) =>
      reply.header('Cache-Control', 'public, max-age=300').send({ keys: await publicKeys(app) }),
    );
  });
}

export const wire: Module = {
  name: 'wire',
  personalData: 'none, because it speaks for accounts',
  routes: (server, app) => {
    wireRoutes(server, app);
    vaultRoutes(server, app);
  },
  reactions: [syncToken],
};
