import { guardedFetch } from './guarded-fetch.ts';
import { portAfter } from '../../../platform/config/config.ts';
import type { App } from '../../../platform/calls/app.ts';

const REAL = 'https://accounts.google.com';
const CALLBACK = '/sign-in/google/callback';

export interface ConnectedIdentity {
  /** The address under which the shop was opened; it is known after the provider's. */
  listensAt(address: string): void;
  stop(): Promise<void>;
}

/** [ACC-18] Google by its credentials; without them the demo's own provider in the demo, and no button elsewhere. */
export async function connectIdentity(app: App): Promise<ConnectedIdentity> {
  const { config } = app;
  const own = new URL(config.PUBLIC_URL);
  let addresses = [own.origin];
  const redirectUris = (): string[] => addresses.map((origin) => `${origin}${CALLBACK}`);
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = config;
  const isReal = Boolean(clientId && clientSecret);
  if (isReal || !config.DEMO || config.WORKERS === 'only') {
    app.outside.google = isReal
      ? {
          issuer: config.GOOGLE_ISSUER ?? REAL,
          clientId: clientId as string,
          clientSecret: clientSecret as string,
          redirectUris,
          insecure: false,
          fetch: guardedFetch(app),
        }
      : null;
    return { listensAt: () => undefined, stop: async () => undefined };
  }
  // Its own code is loaded in the demo alone.
  const { startIdentitySandbox } = await import('#sandbox/identity/start-identity-sandbox.ts');
  const sandbox = await startIdentitySandbox({
    host: config.HOST,
    port: config.IDENTITY_PORT || portAfter(config.PORT, 2),
    anyPortWhenTaken: !config.IDENTITY_PORT,
    publicHost: own.hostname,
    redirectUris,
    log: app.log,
  });
  app.outside.google = {
    issuer: sandbox.issuer,
    clientId: sandbox.clientId,
    clientSecret: sandbox.clientSecret,
    redirectUris,
    insecure: true,
    fetch: guardedFetch(app),
  };
  return {
    listensAt: (address) => {
      const { port } = new URL(address);
      addresses = [...new Set([...addresses, `http://localhost:${port}`, `http://127.0.0.1:${port}`])];
    },
    stop: () => sandbox.stop(),
  };
}
