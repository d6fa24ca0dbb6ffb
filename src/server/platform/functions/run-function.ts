import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../calls/app.ts';
import type { Caller } from '../calls/caller.ts';
import { checkedInput } from '../http/checked-input.ts';
import { problemOfError } from '../http/http-server.ts';
import { generalProblem, type ProblemAnswer } from '../http/problem-answer.ts';
import { freshSession, requestCaller } from '../http/request-caller.ts';
import { type CallAnswer, runCall } from '../http/run-call.ts';
import type { AuthLookups } from '../http/serve-calls.ts';
import type { LiveHub } from '../live/live-hub.ts';
import { networkOf } from '../rate-limit/network-of.ts';
import type { Callable } from './callable.ts';
import { FunctionStop, stopAnswer } from './function-stop.ts';
import { functionStream, type FunctionStream } from './function-stream.ts';
import { toWireError, wantsStream } from './function-wire.ts';

const RUNS_PER_PERSON = 3;

export interface Serving {
  app: App;
  authLookups: AuthLookups;
  hub: LiveHub;
  /** [FN-01] So long a call without a stream may take. */
  timeoutMs: number;
  /** What runs now, and for whom. */
  running: Map<AbortController, { subject: string; done: Promise<unknown> }>;
}

interface FunctionRequest {
  /** `accounts.makeMyCopy`. */
  operation: string;
  fn: Callable;
  request: FastifyRequest;
  reply: FastifyReply;
}

const answerOf = ({ status, body }: ProblemAnswer): CallAnswer => ({ status, text: JSON.stringify(body) });

const subjectOf = ({ session, ip }: Caller): string => (session ? `user:${session.userId}` : `ip:${networkOf(ip)}`);

/** [FN-01] `{ data }`; who may call it was looked at before its body was read. */
function refusalOf({ request }: FunctionRequest, { caller, running }: { caller: Caller; running: Serving['running'] }) {
  const body: unknown = request.body;
  if (typeof body !== 'object' || body === null || !Object.hasOwn(body, 'data'))
    return generalProblem('request/invalid', caller, { fields: [{ path: 'data', message: 'is missing' }] });
  const own = [...running.values()].filter(({ subject }) => subject === subjectOf(caller));
  return own.length < RUNS_PER_PERSON ? null : generalProblem('request/too-many', caller, { retryAfterSeconds: 10 });
}

/** Ends the work when its caller is gone or signed out, or has waited long enough. */
function watch(
  { request, reply }: FunctionRequest,
  serving: Serving,
  { caller, stop }: { caller: Caller; stop: AbortController },
) {
  const { hub, authLookups, timeoutMs } = serving;
  const end = (code: FunctionStop['code']): void => stop.abort(new FunctionStop(code));
  reply.raw.once('close', () => reply.raw.writableFinished || end('functions/cancelled'));
  const timer = wantsStream(request) ? undefined : setTimeout(() => end('functions/too-long'), timeoutMs);
  const { userId = '', endsAt } = caller.session ?? {};
  // One of their sessions ended; whether it was this one only the accounts know.
  const look = async (): Promise<void> => {
    if ((await freshSession(request, authLookups))?.userId !== userId) end('functions/signed-out');
  };
  const close = (): void => void look().catch(() => end('functions/stopping'));
  const remove = caller.session
    ? hub.add({ topics: new Set(), userId, endsAt, onMessage: () => undefined, close })
    : () => undefined;
  return () => {
    clearTimeout(timer);
    remove();
  };
}

const stopped = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));

/** Runs the function until it is done or ended. */
async function outcome(
  requested: FunctionRequest,
  serving: Serving,
  run: { caller: Caller; stop: AbortController; stream: FunctionStream | null },
) {
  const { operation, fn, request } = requested;
  const { app, authLookups, running } = serving;
  const { caller, stop, stream } = run;
  const { data } = request.body as { data: unknown };
  const checked = checkedInput(fn.contract, { params: {}, query: {}, body: data ?? {}, isRead: false });
  if (!checked.ok) return answerOf(generalProblem('request/invalid', caller, { fields: checked.fields }));
  const progress = async (message: unknown): Promise<void> => {
    stop.signal.throwIfAborted();
    await stream?.write(JSON.stringify({ message }));
    stop.signal.throwIfAborted();
  };
  const unwatch = watch(requested, serving, run);
  const done = runCall({
    call: {
      ...fn,
      handle: (context) => {
        stream?.open();
        return fn.run({ app, caller, input: 'input' in context ? context.input : {}, signal: stop.signal, progress });
      },
    },
    operation,
    app,
    caller,
    input: checked.input,
    findPermissions: authLookups.findPermissions,
  }).finally(() => {
    unwatch();
    running.delete(stop);
  });
  running.set(stop, { subject: subjectOf(caller), done });
  // Work that was ended stops at its next word; nobody waits for that.
  done.catch(() => undefined);
  return await Promise.race([done, stopped(stop.signal)]);
}

function failed(
  error: unknown,
  { app, caller, operation }: { app: App; caller: Caller; operation: string },
): CallAnswer {
  if (error instanceof FunctionStop) return answerOf(stopAnswer(error, caller));
  const code = problemOfError(error as Error);
  if (code === 'request/unexpected' || code === 'request/unavailable')
    app.log.error('a function failed', { requestId: caller.requestId, function: operation, error });
  return answerOf(generalProblem(code, caller));
}

/** [FN-01, FN-02] One call of a function, answered at once or as a stream. */
export async function answerFunction(requested: FunctionRequest, serving: Serving): Promise<FastifyReply> {
  const { request, reply, operation } = requested;
  const { app, authLookups, running } = serving;
  const begun = performance.now();
  const caller = await requestCaller(request, reply, authLookups);
  void reply.header('Cache-Control', 'no-store').header('Content-Type', 'application/json; charset=utf-8');
  const refused = refusalOf(requested, { caller, running });
  if (refused) return reply.code(refused.status).send(refused.body);
  const stop = new AbortController();
  const stream = wantsStream(request) ? functionStream(reply, stop) : null;
  const answer = await outcome(requested, serving, { caller, stop, stream }).catch((error: unknown) =>
    failed(error, { app, caller, operation }),
  );
  const ms = Math.round(performance.now() - begun);
  app.log.info('function', { requestId: caller.requestId, function: operation, status: answer.status, ms });
  const text =
    answer.status === 200 ? `{"result":${answer.text}}` : JSON.stringify(toWireError(answer.status, answer.text));
  if (stream && (stream.isOpen || answer.status === 200)) {
    stream.open();
    stream.end(text);
    return reply;
  }
  for (const [name, value] of Object.entries(answer.headers ?? {})) void reply.header(name, value);
  return reply.code(answer.status).send(text);
}
