import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../../platform/calls/app.ts';
import type { Caller } from '../../platform/calls/caller.ts';
import { requestCaller } from '../../platform/http/request-caller.ts';
import { sessionOfCookie } from './session-of-cookie.ts';

/** Who asks at an address that is no call. */
export const callerOf = (app: App, request: FastifyRequest, reply: FastifyReply): Promise<Caller> =>
  requestCaller(request, reply, {
    findSession: (cookie) => sessionOfCookie(app, cookie),
    secure: app.config.PUBLIC_URL.startsWith('https:'),
  });
