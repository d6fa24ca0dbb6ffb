import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHash, randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair } from 'jose';
import { interactionPolicy, Provider } from 'oidc-provider';
import type { Log } from '#server/platform/log/log.ts';
import { chooserPage, chosenAccount, type SandboxAccount, sandboxAccounts, STYLE } from './chooser-page.ts';
import { memoryAdapter } from './memory-adapter.ts';

export interface IdentitySandbox {
  issuer: string;
  clientId: string;
  clientSecret: string;
  stop(): Promise<void>;
}

interface Options {
  host: string;
  port: number;
  anyPortWhenTaken: boolean;
  publicHost: string;
  redirectUris: () => string[];
  log: Log;
}

const LONGEST_FORM = 4000;

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  let text = '';
  for await (const part of request) {
    text += String(part);
    if (text.length > LONGEST_FORM) break;
  }
  return new URLSearchParams(text.slice(0, LONGEST_FORM));
}

const opened = (server: Server, port: number, host: string): Promise<boolean> =>
  new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, host, () => resolve(true));
  });

/** The provider behind the page: a certified OpenID Connect server, with accounts that anybody may be. */
async function provider(
  issuer: string,
  options: { clientId: string; clientSecret: string; redirectUris: string[]; accounts: Map<string, SandboxAccount> },
): Promise<Provider> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256' };
  const { clientId, clientSecret, redirectUris, accounts } = options;
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  const made = new Provider(issuer, {
    adapter: memoryAdapter(),
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: redirectUris,
        application_type: 'web',
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    jwks: { keys: [jwk] },
    cookies: { keys: [randomBytes(24).toString('base64url')] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_ctx, { uid }) => `/choose/${uid}` },
    ttl: { Session: 600, Interaction: 600, Grant: 600, AccessToken: 300, IdToken: 300, AuthorizationCode: 60 },
    findAccount: (_ctx, id) => {
      const account = accounts.get(id);
      if (!account) return undefined;
      return {
        accountId: id,
        claims: async () => ({ sub: id, email: account.email, email_verified: account.verified, name: account.name }),
      };
    },
    // Whoever chose an account has agreed: nothing is given but the name and the address.
    loadExistingGrant: async (ctx) => {
      const grant = new made.Grant({ clientId, accountId: ctx.oidc.session?.accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  return made;
}

/** [ACC-18] The demo's own identity provider on loopback, a port beside the product: the same protocol as a real one. */
export async function startIdentitySandbox({
  host,
  port,
  anyPortWhenTaken,
  publicHost,
  redirectUris,
  log,
}: Options): Promise<IdentitySandbox> {
  const accounts = new Map(sandboxAccounts.map((account) => [account.subject, account]));
  const clientId = 'artisan-market';
  const clientSecret = randomBytes(24).toString('base64url');
  const server = createServer();
  if (!(await opened(server, port, host)) && !(anyPortWhenTaken && (await opened(server, 0, host))))
    throw new Error('The identity sandbox found no port.');
  const issuer = `http://${publicHost}:${(server.address() as AddressInfo).port}`;
  let running: Promise<Provider> | null = null;
  const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; frame-ancestors 'none'; base-uri 'none'`;

  const choose = async (oidc: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    await oidc.interactionDetails(request, response);
    if (request.method !== 'POST') {
      response.writeHead(200, {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': policy,
        'Cache-Control': 'no-store',
        'Referrer-Policy': 'no-referrer',
      });
      response.end(chooserPage(request.url ?? ''));
      return;
    }
    const account = chosenAccount(await readForm(request));
    if (account) accounts.set(account.subject, account);
    await oidc.interactionFinished(
      request,
      response,
      account
        ? { select_account: {}, login: { accountId: account.subject, remember: false } }
        : { error: 'access_denied', error_description: 'cancelled' },
      { mergeWithLastSubmission: false },
    );
  };
  server.on('request', (request, response) => {
    // The client's own address is known once the product listens.
    running ??= provider(issuer, { clientId, clientSecret, redirectUris: redirectUris(), accounts });
    running
      .then((oidc) =>
        request.url?.startsWith('/choose/') ? choose(oidc, request, response) : oidc.callback()(request, response),
      )
      .catch((error: unknown) => {
        log.warn('the identity sandbox refused a request', { error });
        if (!response.headersSent) response.writeHead(400, { 'Content-Type': 'text/plain' });
        response.end('This sign-in is over. Close the window and start again.');
      });
  });
  return {
    issuer,
    clientId,
    clientSecret,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
