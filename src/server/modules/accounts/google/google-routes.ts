import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as oidc from 'openid-client';
import type { AccountCode } from '#domain/accounts/problem-texts.ts';
import { addMilliseconds, MINUTE } from '#domain/core/time.ts';
import type { App } from '../../../platform/calls/app.ts';
import { networkOf } from '../../../platform/rate-limit/network-of.ts';
import { consumeAttempt } from '../../../platform/rate-limit/rate-limit-store.ts';
import { callerOf } from '../caller-of.ts';
import { hashedToken } from '../session-token.ts';
import { finishProviderSignIn, type ProvenIdentity } from './finish-provider-sign-in.ts';
import { googleConfiguration, googleOf, redirectUri } from './google-client.ts';
import { insertAttempt, claimProviderAttempt } from './provider-store.ts';
import { createHash } from 'node:crypto';

/** How a sign-in in the pop-up ended; told to the window that opened it. */
interface PopupOutcome {
  attempt: string;
  kind: 'signed-in' | 'connected' | 'second-factor' | 'problem';
  code?: AccountCode;
  pending?: string;
}

const SCRIPT = `const said=JSON.parse(document.getElementById('outcome').textContent);new BroadcastChannel('sign-in-window').postMessage(said);if(said.kind==='signed-in')new BroadcastChannel('session').postMessage('changed');setTimeout(()=>close(),150);`;

/** The policy of this one page: its own script by its hash and nothing else. */
const outcomePolicy = `default-src 'none'; script-src 'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'; frame-ancestors 'none'; base-uri 'none'`;

/** Tells the shop's window how it ended, and closes itself. */
function outcomePage(outcome: PopupOutcome): string {
  const json = JSON.stringify(outcome).replace(/</g, '\\u003c');
  const done = outcome.kind === 'problem' ? 'You are not signed in.' : 'You are signed in.';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Signing in</title></head>
<body><main><h1>${outcome.kind === 'second-factor' ? 'One more step' : done}</h1><p>Go back to the shop’s window. This one may be closed.</p></main><script type="application/json" id="outcome">${json}</script><script>${SCRIPT}</script></body></html>`;
}

const COOKIE = 'google_state';
const TEN_MINUTES = 10 * MINUTE;
const PER_IP = { times: 60, seconds: 15 * 60 };
const ATTEMPT = /^[0-9a-f-]{36}$/;

function answerOutcome(reply: FastifyReply, outcome: PopupOutcome): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .headers({
      'Cache-Control': 'no-store',
      'Content-Security-Policy': outcomePolicy,
      'Referrer-Policy': 'no-referrer',
      'Cross-Origin-Opener-Policy': 'unsafe-none',
    })
    .send(outcomePage(outcome));
}

/** [AUTHUI-04] Sends the pop-up to the provider, with state, nonce and PKCE that only this browser can come back with. */
async function begin(app: App, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { attempt = '', connect } = request.query as { attempt?: string; connect?: string };
  const google = googleOf(app);
  const problem = (code: AccountCode): FastifyReply =>
    answerOutcome(reply, { attempt: ATTEMPT.test(attempt) ? attempt : '', kind: 'problem', code });
  if (!google) return problem('accounts/invalid-api-key');
  if (!ATTEMPT.test(attempt)) return problem('accounts/unauthorized-domain');
  const caller = await callerOf(app, request, reply);
  const now = app.clock.now();
  const subject = `ip:${networkOf(caller.ip)}`;
  if (!(await consumeAttempt(app.db, { subject, action: 'accounts.google', limit: PER_IP, now })).allowed)
    return problem('accounts/too-many-requests');
  // [ADM-13] The read-only view connects nothing and signs nobody in.
  if (caller.session?.seenAs) return problem('request/read-only-view');
  if (connect && !caller.session) return problem('accounts/sign-in-required');
  const [state, nonce, verifier] = [oidc.randomState(), oidc.randomNonce(), oidc.randomPKCECodeVerifier()];
  try {
    const configuration = await googleConfiguration(google);
    await insertAttempt(app.db, {
      stateHash: hashedToken(state),
      verifier,
      nonce,
      connectTo: connect ? (caller.session?.userId ?? null) : null,
      now,
      expiresAt: addMilliseconds(now, TEN_MINUTES),
    });
    caller.setCookie(COOKIE, `${state}.${attempt}`, { maxAgeSeconds: 600 });
    const address = oidc.buildAuthorizationUrl(configuration, {
      redirect_uri: redirectUri(google, request.headers.host),
      scope: 'openid email profile',
      state,
      nonce,
      prompt: 'select_account',
      code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    });
    return await reply
      .header('Cache-Control', 'no-store')
      .header('Cross-Origin-Opener-Policy', 'unsafe-none')
      .redirect(address.href);
  } catch (error) {
    app.log.warn('the identity provider did not answer', { error });
    return problem('accounts/network-request-failed');
  }
}

/** Verified is an address only where the provider says so in just that word. */
export const identityOf = (claims: oidc.IDToken): ProvenIdentity => ({
  subject: claims.sub,
  email: String(claims.email ?? ''),
  emailVerified: claims.email_verified === true,
  name: String(claims.name ?? ''),
});

/** Where the provider sends the pop-up back: the answer is taken once, from the browser that began, and then told to its window. */
async function finish(app: App, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const google = googleOf(app);
  const caller = await callerOf(app, request, reply);
  const [saved = '', attempt = ''] = (caller.cookie(COOKIE) ?? '').split('.');
  const problem = (code: AccountCode): FastifyReply => answerOutcome(reply, { attempt, kind: 'problem', code });
  if (!google) return problem('accounts/invalid-api-key');
  const { state, error } = request.query as { state?: string; error?: string };
  if (caller.session?.seenAs) return problem('request/read-only-view');
  if (!saved || state !== saved) return problem('accounts/unauthorized-domain');
  caller.setCookie(COOKIE, '', { maxAgeSeconds: 0 });
  const begun = await claimProviderAttempt(app.db, hashedToken(saved), app.clock.now());
  if (!begun) return problem('accounts/cancelled-popup-request');
  if (error)
    return problem(error === 'access_denied' ? 'accounts/cancelled-popup-request' : 'accounts/invalid-api-key');
  if (begun.connect_to && caller.session?.userId !== begun.connect_to) return problem('accounts/user-mismatch');
  let proven: ProvenIdentity;
  try {
    const here = new URL(redirectUri(google, request.headers.host));
    here.search = new URL(request.url, here).search;
    const tokens = await oidc.authorizationCodeGrant(await googleConfiguration(google), here, {
      pkceCodeVerifier: begun.verifier,
      expectedState: saved,
      expectedNonce: begun.nonce,
      idTokenExpected: true,
    });
    proven = identityOf(tokens.claims() as oidc.IDToken);
  } catch (failure) {
    app.log.warn('the identity provider’s answer was refused', { error: failure });
    return problem('accounts/network-request-failed');
  }
  const result = await finishProviderSignIn({ app, caller, proven, connectTo: begun.connect_to });
  if (result.ok) return answerOutcome(reply, { attempt, kind: begun.connect_to ? 'connected' : 'signed-in' });
  if (result.problem.code === 'accounts/multi-factor-auth-required')
    return answerOutcome(reply, { attempt, kind: 'second-factor', pending: result.problem.pending });
  return problem(result.problem.code);
}

export function googleRoutes(server: FastifyInstance, app: App): void {
  server.get('/sign-in/google', (request, reply) => begin(app, request, reply));
  server.get('/sign-in/google/callback', (request, reply) => finish(app, request, reply));
}
