import { API_KEY_PREFIX } from '#domain/core/random-values.ts';
import { apiKeyState, opensCall } from '#domain/vault/api-keys.ts';
import { API_KEY_CALLS } from '#domain/vault/limits.ts';
import type { App } from '../../../platform/calls/app.ts';
import type { ApiKeyRequest, ApiKeyMatch } from '../../../platform/http/api-key-caller.ts';
import { networkOf } from '../../../platform/rate-limit/network-of.ts';
import { consumeAttempt } from '../../../platform/rate-limit/rate-limit-store.ts';
import { isRefused } from '../../accounts/admit-person.ts';
import { hashedToken } from '../../accounts/session-token.ts';
import { findKeyPerson, recordAnswer, recordRead, recordUse } from './api-key-store.ts';

const SECRET = /^[A-Za-z0-9_-]{43}$/;
const hasForm = (key: string): boolean =>
  key.startsWith(API_KEY_PREFIX) && SECRET.test(key.slice(API_KEY_PREFIX.length));

/**
 * [VAULT-05, API-01] Whom an API key lets make a call: its seller, where the key is active, its scopes open the call and it was not used too
 * often. Asked of the database at each call, so that a key that was revoked opens nothing in any process.
 */
export async function sessionOfApiKey(app: App, { key, operation, isRead, ip }: ApiKeyRequest): Promise<ApiKeyMatch> {
  const now = app.clock.now();
  const keyHash = hashedToken(key);
  const person = hasForm(key) ? await findKeyPerson(app.db, keyHash) : null;
  if (!person || isRefused(person, now) || apiKeyState(person, now) !== 'active')
    return { refused: 'request/sign-in-required' };
  const { sellerId, id: keyId } = person;
  const limit = { times: API_KEY_CALLS, seconds: 60 };
  const attempt = await consumeAttempt(app.db, { subject: `key:${keyId}`, action: 'vault.apiKey', limit, now });
  if (!attempt.allowed) return { refused: 'request/too-many', retryAfterSeconds: attempt.retryAfterSeconds };
  const use = { sellerId, keyId, operation, now, id: app.ids.uuid(), network: networkOf(ip) };
  if (!opensCall(person.scopes, operation)) {
    await recordUse(app.db, { ...use, status: 403 });
    return { refused: 'request/permission-denied' };
  }
  // A change is noted before it is made: none is missing, whatever happens in between.
  await (isRead ? recordRead(app.db, use) : recordUse(app.db, { ...use, status: 0 }));
  const { displayName, email, role, shopSlug } = person;
  return {
    session: { userId: sellerId, displayName, email, role, shopSlug, tokenHash: keyHash },
    answered: async (status) => {
      if (!isRead) await recordAnswer(app.db, { ...use, status });
    },
  };
}
