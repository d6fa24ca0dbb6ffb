import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '#domain/core/languages/language.ts';
import type { Caller, Session } from '../calls/caller.ts';
import { requestLanguage } from './request-language.ts';

declare module '../calls/app.ts' {
  interface Outside {
    /** Whose request it is, for routes that are no calls. */
    sessionOf: (request: FastifyRequest) => Promise<Session | null>;
  }
}

/** How the platform learns who a session cookie belongs to; the accounts module answers. */
export type FindSession = (cookie: string) => Promise<Session | null>;
/** The same for a program that sends `Authorization: Bearer …`. */
export type FindBearer = (token: string) => Promise<Session | null>;

const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,200}$/;

/**
 * What a cookie is called on its way. Behind TLS the prefix makes browsers keep it to this host: no neighbour under the same domain can
 * plant one, and what comes without the prefix is not looked at [RUN-11].
 */
export const cookieName = (name: string, secure: boolean): string => (secure ? `__Host-${name}` : name);

function cookiesOf(header: string | undefined): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=');
    if (at < 0) continue;
    const name = part.slice(0, at).trim();
    if (!cookies.has(name)) cookies.set(name, part.slice(at + 1).trim());
  }
  return cookies;
}

export interface SessionLookups {
  findSession: FindSession;
  findBearer?: FindBearer;
  secure: boolean;
}

const requested = new WeakMap<FastifyRequest, Promise<Session | null>>();

/** Whose session it is now, however it was answered before. */
export async function freshSession(request: FastifyRequest, authLookups: SessionLookups): Promise<Session | null> {
  const cookie = cookiesOf(request.headers.cookie).get(cookieName('session', authLookups.secure));
  if (cookie) return authLookups.findSession(cookie);
  const bearer = /^(?:Bearer|Firebase) ([\w.-]{1,4000})$/.exec(request.headers.authorization ?? '')?.[1];
  return bearer && authLookups.findBearer ? authLookups.findBearer(bearer) : null;
}

/** Whose request it is; asked once for each request, and only where a cookie or a token names somebody. */
export function requestSession(request: FastifyRequest, authLookups: SessionLookups): Promise<Session | null> {
  const session = requested.get(request) ?? freshSession(request, authLookups);
  requested.set(request, session);
  return session;
}

/** Whom a problem is told that came before anybody looked who asks. */
export const askerOf = ({ id, headers }: FastifyRequest): { requestId: string; language: Language } => ({
  requestId: id,
  language: requestLanguage(headers),
});

/** From now on the request is of this session: an API key that was shown for its call. */
export const setSession = (request: FastifyRequest, session: Session): void =>
  void requested.set(request, Promise.resolve(session));

/** The caller of a request. */
export async function requestCaller(
  request: FastifyRequest,
  reply: FastifyReply,
  options: SessionLookups,
): Promise<Caller> {
  const cookies = cookiesOf(request.headers.cookie);
  const cookie = (name: string): string | undefined => cookies.get(cookieName(name, options.secure));
  const key = request.headers['idempotency-key'];
  const session = await requestSession(request, options);
  return {
    session,
    language: requestLanguage(request.headers, session?.language),
    ip: request.ip,
    userAgent: String(request.headers['user-agent'] ?? '').slice(0, 500),
    requestId: request.id,
    idempotencyKey: typeof key === 'string' && IDEMPOTENCY_KEY.test(key) ? key : null,
    cookie,
    setHeader: (name, value) => void reply.header(name, value),
    setCookie: (name, value, { maxAgeSeconds }) => {
      void reply.header(
        'Set-Cookie',
        `${cookieName(name, options.secure)}=${value}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${options.secure ? '; Secure' : ''}`,
      );
    },
  };
}
