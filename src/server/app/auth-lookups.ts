import type { App } from '../platform/calls/app.ts';
import type { AuthLookups } from '../platform/http/serve-calls.ts';
import { sessionOfCookie } from '../modules/accounts/session-of-cookie.ts';
import { findPermissions } from '../modules/admin/admin-store.ts';
import { sessionOfApiKey } from '../modules/vault/api-keys/session-of-api-key.ts';
import { sessionOfBearer } from './wire/id-token.ts';

/** Who asks: by the cookie of a browser, a token, or the key of a program; and what they may do. */
export const authLookupsOf = (app: App): AuthLookups => ({
  secure: app.config.PUBLIC_URL.startsWith('https:'),
  findSession: (cookie) => sessionOfCookie(app, cookie),
  findBearer: (token) => sessionOfBearer(app, token),
  findApiKey: (request) => sessionOfApiKey(app, request),
  findPermissions: (session) => findPermissions(app.db, session),
});
