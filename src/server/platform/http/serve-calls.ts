import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../calls/app.ts';
import type { Call } from '../calls/call.ts';
import { checkedInput } from './checked-input.ts';
import { generalProblem } from './problem-answer.ts';
import { type FindBearer, type FindSession, requestCaller } from './request-caller.ts';
import { type CallAnswer, type FindPermissions, runCall } from './run-call.ts';

export interface Doors {
  findSession: FindSession;
  findBearer?: FindBearer;
  findPermissions: FindPermissions;
  /** Headers of every answer, flat. */
  headers: string[];
  secure: boolean;
}

const JSON_TYPE = 'application/json; charset=utf-8';

function send(reply: FastifyReply, answer: CallAnswer): FastifyReply {
  void reply.code(answer.status).header('Content-Type', JSON_TYPE);
  if (!reply.hasHeader('Cache-Control')) void reply.header('Cache-Control', 'no-store');
  for (const [name, value] of Object.entries(answer.headers ?? {})) void reply.header(name, value);
  return reply.send(answer.text);
}

/** Registers every call under the method and path of its contract. */
export function serveCalls(
  server: FastifyInstance,
  { app, calls, doors }: { app: App; calls: Record<string, Call>; doors: Doors },
): void {
  const register = (scope: FastifyInstance, [operation, call]: [string, Call]): void => {
    const { method = 'POST', path } = call.contract['~orpc'].route;
    if (!path) throw new Error(`The call ${operation} has no path in its contract.`);
    scope.route({
      method,
      url: `/api${path.replace(/\{(\w+)\}/g, ':$1')}`,
      ...(call.maxBody ? { bodyLimit: call.maxBody } : {}),
      config: { operation },
      handler: (request, reply) => answerCall(request, reply, { app, call, operation, doors }),
    });
  };
  const all = Object.entries(calls);
  for (const each of all) if (each[1].kind !== 'raw') register(server, each);
  // A signed body is checked byte by byte as it came, so JSON stays unread for raw calls.
  void server.register(async (scope) => {
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    for (const each of all) if (each[1].kind === 'raw') register(scope, each);
  });
}

async function answerCall(
  request: FastifyRequest,
  reply: FastifyReply,
  { app, call, operation, doors }: { app: App; call: Call; operation: string; doors: Doors },
): Promise<FastifyReply> {
  const caller = await requestCaller(request, reply, doors);
  if (caller.idempotencyKey === null && request.headers['idempotency-key'] !== undefined) {
    // A key that is not understood must not be passed over: its sender relies on it.
    const { status, body } = generalProblem('request/invalid', caller.requestId, {
      fields: [{ path: 'Idempotency-Key', message: 'must be 1 to 200 visible characters of ASCII' }],
    });
    return send(reply, { status, text: JSON.stringify(body) });
  }
  const run = { call, operation, app, caller, findPermissions: doors.findPermissions };
  if (call.kind === 'raw') {
    const body = Buffer.isBuffer(request.body)
      ? request.body
      : Buffer.from(typeof request.body === 'string' ? request.body : '');
    const raw: Call = {
      ...call,
      handle: (station: object) =>
        call.handle({ ...station, body, header: (name: string) => request.headers[name]?.toString() }),
    };
    return send(reply, await runCall({ ...run, call: raw, input: {} }));
  }
  const isRead = request.method === 'GET' || request.method === 'DELETE';
  const checked = checkedInput(call.contract, {
    params: request.params,
    query: request.query,
    body: request.body,
    isRead,
  });
  if (!checked.ok) {
    const { status, body } = generalProblem('request/invalid', caller.requestId, { fields: checked.fields });
    return send(reply, { status, text: JSON.stringify(body) });
  }
  if (!call.cache) return send(reply, await runCall({ ...run, input: checked.input }));
  const start = app.cache.begin();
  const answer = await runCall({ ...run, input: checked.input });
  if (answer.status === 200) {
    const headers = [
      ...doors.headers,
      'Content-Type',
      JSON_TYPE,
      'Cache-Control',
      'public, max-age=0, must-revalidate',
    ];
    app.cache.keep(
      request.raw.url as string,
      { status: 200, body: answer.text, headers, tags: call.cache(checked.input as never) },
      start,
    );
    void reply.header('Cache-Control', 'public, max-age=0, must-revalidate');
  }
  return send(reply, answer);
}
