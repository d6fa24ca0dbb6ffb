import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CALL_TIMEOUT_MS, REGION } from '#domain/core/functions/function-codes.ts';
import { maxBodyOf } from '../http/max-body.ts';
import { generalProblem } from '../http/problem-answer.ts';
import { askerOf, requestSession } from '../http/request-caller.ts';
import { limitVisitorBodies } from '../http/visitor-bodies.ts';
import type { Callable } from './callable.ts';
import { FunctionStop } from './function-stop.ts';
import { toWireError, wantsStream, wireLine } from './function-wire.ts';
import { answerFunction, type Serving } from './run-function.ts';

const MAX_UNKNOWN = 20_000;

/** Where a function is called: by its name alone, and as clients write it that are pointed at one host by their emulator setting. */
const pathsOf = (name: string, project: string): string[] => [`/${name}`, `/${project}/${REGION}/${name}`];

interface Served extends Pick<Serving, 'app' | 'authLookups' | 'hub'> {
  /** By the names of their modules: `accounts.makeMyCopy`. */
  functions: Record<string, Callable>;
  project: string;
  timeoutMs?: number;
}

/** [FN-01, FN-02] Serves every function in the wire format of the public client. */
export function serveFunctions(
  server: FastifyInstance,
  { functions, project, timeoutMs = CALL_TIMEOUT_MS, ...serving }: Served,
): void {
  const { app, authLookups } = serving;
  const isSignedIn = async (request: FastifyRequest): Promise<boolean> =>
    (await requestSession(request, authLookups)) !== null;
  const limitBodies = limitVisitorBodies(app, isSignedIn);
  /** [FN-01, INV-21] What is for members, and a token that is not believed, are refused before anything that was sent is read. */
  const admit = (fn: Callable) => async (request: FastifyRequest, reply: FastifyReply) => {
    const isForAnyone = fn.policy.kind === 'anyone' && request.headers.authorization === undefined;
    if (isForAnyone || (await isSignedIn(request))) return limitBodies(request, reply);
    const { status, body } = generalProblem('request/sign-in-required', askerOf(request));
    return reply.code(status).headers({ 'Cache-Control': 'no-store', Connection: 'close' }).send(body);
  };
  const running: Serving['running'] = new Map();
  server.addHook('preClose', async () => {
    for (const stop of running.keys()) stop.abort(new FunctionStop('functions/stopping'));
    await Promise.allSettled([...running.values()].map(({ done }) => done));
  });
  void server.register(async (scope) => {
    // Whatever refuses a call, also before it is looked at, says so in the wire's words.
    scope.addHook('onSend', async (request, reply, payload) => {
      if (reply.statusCode < 400) return payload;
      const text = JSON.stringify(toWireError(reply.statusCode, payload));
      void reply.removeHeader('Content-Length');
      if (!wantsStream(request)) return text;
      void reply.header('Content-Type', 'text/event-stream; charset=utf-8');
      return wireLine(text);
    });
    for (const [operation, fn] of Object.entries(functions))
      for (const url of pathsOf(operation.split('.')[1] ?? '', project))
        scope.route({
          method: 'POST',
          url,
          bodyLimit: fn.maxBody ?? maxBodyOf(fn.contract),
          onRequest: admit(fn),
          handler: (request, reply) =>
            answerFunction({ operation, fn, request, reply }, { ...serving, timeoutMs, running }),
        });
    const unknown = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const { status, body } = generalProblem('request/not-found', askerOf(request));
      return reply.code(status).header('Cache-Control', 'no-store').send(body);
    };
    for (const url of ['/:name', `/:project/${REGION}/:name`])
      scope.route({ method: 'POST', url, bodyLimit: MAX_UNKNOWN, handler: unknown });
  });
}
