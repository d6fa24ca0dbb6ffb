import type { PublicSession } from '#domain/core/session.ts';
import type { FastifyInstance } from 'fastify';
import { requestCaller } from '../http/request-caller.ts';
import type { Language } from '#domain/core/languages/language.ts';
import type { AuthLookups } from '../http/serve-calls.ts';

/** For `npm run dev` only: the development server sends the bare page, which asks here for what the page carries otherwise. */
export function devPageState(
  server: FastifyInstance,
  {
    authLookups,
    publicSettings,
  }: { authLookups: AuthLookups; publicSettings: (language: Language) => Record<string, unknown> },
): void {
  server.get('/dev/page-state', async (request, reply) => {
    const { session, language } = await requestCaller(request, reply, authLookups);
    return {
      session: session && publicSession(session),
      settings: publicSettings(language),
      firstData: {},
      status: 200,
    };
  });
}

/** What the browser may know of a session. */
export const publicSession = ({
  userId,
  displayName,
  email,
  role,
  shopSlug,
  switchedOff,
}: PublicSession): PublicSession => ({
  ...{ userId, displayName, email, role, shopSlug },
  ...(switchedOff && { switchedOff }),
});
