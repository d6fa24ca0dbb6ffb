import { decodeJwt } from 'jose';
import { fail, ok } from '#domain/core/result.ts';
import { addMilliseconds } from '#domain/core/time.ts';
import { vaultContract } from '#domain/vault/contract.ts';
import type { App } from '../../platform/calls/app.ts';
import { write } from '../../platform/calls/call.ts';
import { signedIn } from '../../platform/calls/policy.ts';
import { findSession } from '../../modules/accounts/account-store.ts';
import type { VaultPerson } from '../../modules/vault/vault-person.ts';
import { projectId } from '../../platform/config/project-id.ts';
import { checkIdToken, signToken, TOKEN_SECONDS, verifiedToken } from './id-token.ts';

/** A token for this alone: whoever gets hold of it can do nothing else with it. */
const audience = (app: App): string => `${projectId(app)}/vault`;

/** [VAULT-01] A bearer token for the session of a browser, good as long as the session is. */
export const getToken = write(
  vaultContract.getToken,
  { policy: signedIn, idempotency: 'none', allowedWhileViewing: true, limit: { times: 240, seconds: 3600 } },
  async ({ app, caller: { session } }) => {
    // A program has a token of its own.
    if (!session || session.signedInAt) return fail({ code: 'request/permission-denied' });
    const token = await signToken(app, {
      subject: session.userId,
      audience: audience(app),
      claims: { sid: session.tokenHash.toString('base64url') },
    });
    return ok({ token, expiresAt: addMilliseconds(app.clock.now(), TOKEN_SECONDS * 1000).toISOString() });
  },
);

function audienceOf(token: string): unknown {
  try {
    return decodeJwt(token).aud;
  } catch {
    return null;
  }
}

/** [VAULT-01, INV-13] Whose token it is, asked at each request: the session it goes back to stands, or no token of the person was ended. */
export async function vaultPersonOf(app: App, token: string): Promise<VaultPerson | null> {
  if (audienceOf(token) !== audience(app)) {
    const checked = await checkIdToken(app, token);
    if (typeof checked === 'string') return null;
    const { person, facts } = checked;
    const signedInAt = new Date(Math.round(facts.at * 1000));
    return { userId: person.id, sessionHash: null, signedInAt, tokensSince: person.tokens_valid_from };
  }
  const payload = await verifiedToken(app, token, audience(app));
  if (typeof payload === 'string' || typeof payload.sub !== 'string') return null;
  const sessionHash = Buffer.from(String(payload.sid), 'base64url');
  const stands = await findSession(app.db, { userId: payload.sub, tokenHash: sessionHash, now: app.clock.now() });
  return stands && { userId: payload.sub, sessionHash, signedInAt: null, tokensSince: null };
}
