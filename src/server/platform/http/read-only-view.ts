import type { FastifyInstance, FastifyRequest } from 'fastify';
import { generalProblem } from './problem-answer.ts';
import { askerOf, requestSession, type SessionLookups } from './request-caller.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The address changes nothing although its method could: the read-only view may use it. */
    allowedWhileViewing?: boolean;
  }
}

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);
const changesSomething = ({ method, routeOptions }: FastifyRequest): boolean =>
  !READING.has(method) && !routeOptions.config.allowedWhileViewing;

/**
 * [ADM-13] Who looks at the product through a role changes nothing, at no address, however it was registered: an address that is not
 * marked as harmless is refused, before its body is read.
 */
export function refuseWhileSeeing(server: FastifyInstance, authLookups: SessionLookups): void {
  server.addHook('onRequest', async (request, reply) => {
    if (!changesSomething(request) || !(await requestSession(request, authLookups))?.seenAs) return undefined;
    const { status, body } = generalProblem('request/read-only-view', askerOf(request));
    return reply.code(status).header('Cache-Control', 'no-store').send(body);
  });
}
