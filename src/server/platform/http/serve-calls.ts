import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../calls/app.ts';
import type { Call } from '../calls/call.ts';
import { inputKey } from '../calls/input-key.ts';
import { type CheckedInput, checkedInput } from './checked-input.ts';
import { maxBodyOf } from './max-body.ts';
import { generalProblem } from './problem-answer.ts';
import { apiKeyOf, type FindApiKey } from './api-key-caller.ts';
import {
  setSession,
  askerOf,
  type FindBearer,
  type FindSession,
  requestCaller,
  requestSession,
} from './request-caller.ts';
import { limitVisitorBodies } from './visitor-bodies.ts';
import { type CallAnswer, type FindPermissions, runCall } from './run-call.ts';

export interface AuthLookups {
  findSession: FindSession;
  findBearer?: FindBearer;
  findApiKey?: FindApiKey;
  findPermissions: FindPermissions;
  secure: boolean;
}

const JSON_TYPE = 'application/json; charset=utf-8';
const PUBLIC = 'public, max-age=0, must-revalidate';

function send(reply: FastifyReply, { file, ...answer }: CallAnswer): FastifyReply {
  void reply.code(answer.status).header('Content-Type', file?.type ?? JSON_TYPE);
  if (file) void reply.header('Content-Disposition', `attachment; filename="${file.name}"`);
  if (!reply.hasHeader('Cache-Control')) void reply.header('Cache-Control', 'no-store');
  for (const [name, value] of Object.entries(answer.headers ?? {})) void reply.header(name, value);
  return reply.send(file ? file.stream() : answer.text);
}

/** Registers every call under the method and path of its contract. */
export function serveCalls(
  server: FastifyInstance,
  { app, calls, authLookups }: { app: App; calls: Record<string, Call>; authLookups: AuthLookups },
): void {
  const onRequest = limitVisitorBodies(app, async (request) => (await requestSession(request, authLookups)) !== null);
  const register = (scope: FastifyInstance, [operation, call]: [string, Call]): void => {
    const { method = 'POST', path } = call.contract['~orpc'].route;
    if (!path) throw new Error(`The call ${operation} has no path in its contract.`);
    if (call.cache && call.policy.kind !== 'anyone')
      throw new Error(`The call ${operation} is not for everybody, so that its answers cannot be kept.`);
    scope.route({
      method,
      url: `/api${path.replace(/\{(\w+)\}/g, ':$1')}`,
      bodyLimit: call.maxBody ?? maxBodyOf(call.contract),
      // Raw bytes are not parsed.
      ...(call.kind === 'raw' ? {} : { onRequest }),
      config: { call: operation, allowedWhileViewing: call.kind === 'read' || call.allowedWhileViewing === true },
      handler: (request, reply) => answerCall(request, reply, { app, call, operation, authLookups }),
    });
  };
  app.outside.sessionOf = (request) => requestSession(request, authLookups);
  const all = Object.entries(calls);
  for (const each of all) if (each[1].kind !== 'raw') register(server, each);
  // A signed body is checked byte by byte as it came, so JSON stays unread for raw calls.
  void server.register(async (scope) => {
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    for (const each of all) if (each[1].kind === 'raw') register(scope, each);
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call that is served there: `cart.addItem`. */
    call?: string;
  }
}

interface Serving {
  app: App;
  call: Call;
  operation: string;
  authLookups: AuthLookups;
}

/** A program that shows an API key: as its seller, for the calls that the key was made for. */
async function answerKey(request: FastifyRequest, reply: FastifyReply, serving: Serving): Promise<FastifyReply> {
  const key = apiKeyOf(request);
  const { call, operation, authLookups } = serving;
  if (key === null || !authLookups.findApiKey) return answerSession(request, reply, serving);
  const match = await authLookups.findApiKey({ key, operation, isRead: call.kind === 'read', ip: request.ip });
  if ('session' in match) {
    setSession(request, match.session);
    const answer = await answerSession(request, reply, serving);
    await match.answered(reply.statusCode);
    return answer;
  }
  const { refused, ...facts } = match;
  const { status, body } = generalProblem(refused, askerOf(request), facts);
  const headers: Record<string, string> =
    'retryAfterSeconds' in facts ? { 'Retry-After': String(facts.retryAfterSeconds) } : {};
  return send(reply, { status, text: JSON.stringify(body), headers });
}

function answerCall(request: FastifyRequest, reply: FastifyReply, serving: Serving): Promise<FastifyReply> {
  return serving.call.cache ? answerCached(request, reply, serving) : answerKey(request, reply, serving);
}

async function answerSession(request: FastifyRequest, reply: FastifyReply, serving: Serving): Promise<FastifyReply> {
  const { app, call, operation, authLookups } = serving;
  const caller = await requestCaller(request, reply, authLookups);
  if (caller.idempotencyKey === null && request.headers['idempotency-key'] !== undefined) {
    // A key that is not understood must not be passed over: its sender relies on it.
    return refuseFields(reply, caller, [
      { path: 'Idempotency-Key', message: 'must be 1 to 200 visible characters of ASCII' },
    ]);
  }
  const run = { call, operation, app, caller, findPermissions: authLookups.findPermissions };
  if (call.kind === 'raw') {
    const body = Buffer.isBuffer(request.body)
      ? request.body
      : Buffer.from(typeof request.body === 'string' ? request.body : '');
    const raw: Call = {
      ...call,
      handle: (context) =>
        call.handle({ ...context, body, header: (name: string) => request.headers[name]?.toString() }),
    };
    return send(reply, await runCall({ ...run, call: raw, input: {} }));
  }
  const checked = checkedRequest(call, request);
  if (!checked.ok) return refuseFields(reply, caller, checked.fields);
  return send(reply, await runCall({ ...run, input: checked.input }));
}

/** HEAD asks for what GET answers, without its body. What DELETE carries in a body would be passed over, so it is refused. */
function checkedRequest(call: Call, { method, params, query, body }: FastifyRequest): CheckedInput {
  if (method === 'DELETE' && body && Object.keys(body).length > 0)
    return { ok: false, fields: [{ path: '', message: 'DELETE takes its input in the query, not in a body' }] };
  return checkedInput(call.contract, { params, query, body, isRead: ['GET', 'HEAD', 'DELETE'].includes(method) });
}

function refuseFields(
  reply: FastifyReply,
  asker: Parameters<typeof generalProblem>[1],
  fields: readonly { path: string; message: string }[],
): FastifyReply {
  const { status, body } = generalProblem('request/invalid', asker, { fields });
  return send(reply, { status, text: JSON.stringify(body) });
}

/**
 * A public read that is the same for everybody. It is kept under its checked input, so that every way to write the same question
 * finds the same answer, and nobody decides by the way they write what others are answered.
 */
async function answerCached(
  request: FastifyRequest,
  reply: FastifyReply,
  { app, call, operation, authLookups }: Serving,
): Promise<FastifyReply> {
  const checked = checkedRequest(call, request);
  if (!checked.ok) return refuseFields(reply, askerOf(request), checked.fields);
  const requested = { key: `${operation} ${inputKey(checked.input as object)}`, address: request.raw.url ?? '' };
  if (app.cache.answerAs(requested, { request: request.raw, response: reply.raw })) return reply.hijack();
  const start = app.cache.begin();
  // Whoever asks is a visitor here: what is kept for everybody cannot hold anything of a person.
  const caller = await requestCaller(request, reply, { secure: authLookups.secure, findSession: async () => null });
  const answer = await runCall({
    call,
    operation,
    app,
    caller,
    input: checked.input,
    findPermissions: authLookups.findPermissions,
  });
  if (answer.status !== 200) return send(reply, answer);
  const headers = ['Content-Type', JSON_TYPE, 'Cache-Control', PUBLIC];
  const tags = call.cache?.(checked.input, answer.text) ?? [];
  if (request.method === 'GET') app.cache.keep(requested, { status: 200, body: answer.text, headers, tags }, start);
  return send(reply.header('Cache-Control', PUBLIC), answer);
}
