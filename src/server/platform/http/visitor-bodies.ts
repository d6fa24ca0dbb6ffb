import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../calls/app.ts';
import { networkOf } from '../rate-limit/network-of.ts';
import { generalProblem } from './problem-answer.ts';
import { askerOf } from './request-caller.ts';

const WINDOW_MS = 60_000;
/** What all visitors of one network may send in a minute; past it only who is signed in is read. */
const MAX_BYTES = 4_000_000;
/** A browser with a small form sends less. */
const SMALL_BODY = 4000;

/**
 * [INV-21] Reading a body costs before anybody knows whether it is of use: bodies of visitors are counted by network, in each process by
 * itself, and past their minute's share they are refused unread.
 */
export function limitVisitorBodies(
  app: App,
  isSignedIn: (request: FastifyRequest) => Promise<boolean>,
): (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined> {
  let [began, sent] = [0, new Map<string, number>()];
  return async (request, reply) => {
    const limit = request.routeOptions.bodyLimit ?? 0;
    const length = Number(request.headers['content-length'] ?? limit);
    const isSized =
      request.headers['content-length'] !== undefined || request.headers['transfer-encoding'] !== undefined;
    // What is longer than its call takes is refused unread.
    if (!isSized || length <= SMALL_BODY || length > limit) return undefined;
    const now = app.clock.now().getTime();
    if (now - began >= WINDOW_MS || now < began) [began, sent] = [now, new Map()];
    const network = networkOf(request.ip);
    const before = sent.get(network) ?? 0;
    if (before < MAX_BYTES) {
      if (!(await isSignedIn(request))) sent.set(network, before + length);
      return undefined;
    }
    if (await isSignedIn(request)) return undefined;
    const retryAfterSeconds = Math.max(1, Math.ceil((began + WINDOW_MS - now) / 1000));
    const { status, body } = generalProblem('request/too-many', askerOf(request), { retryAfterSeconds });
    // What is on its way is not read to its end.
    return reply
      .code(status)
      .headers({ 'Retry-After': String(retryAfterSeconds), Connection: 'close' })
      .send(body);
  };
}
