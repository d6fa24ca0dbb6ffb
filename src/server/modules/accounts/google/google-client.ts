import * as oidc from 'openid-client';
import type { App } from '../../../platform/calls/app.ts';
import type { GuardedFetch } from './guarded-fetch.ts';

/** What is known of the provider; null where none is configured [ACC-18]. */
export interface GoogleSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Addresses of this shop to which the provider may send somebody back. The first is the shop's own. */
  redirectUris: () => string[];
  /** The demo's own provider speaks plain HTTP on loopback. */
  insecure: boolean;
  /** How it is asked. */
  fetch: GuardedFetch;
}

declare module '../../../platform/calls/app.ts' {
  interface Outside {
    google?: GoogleSettings | null;
  }
}

const discovered = new WeakMap<GoogleSettings, Promise<oidc.Configuration>>();
const DISCOVERY_SECONDS = 8;

/** The provider as it describes itself, asked once; a failed attempt is made again by the next caller. */
export function googleConfiguration(google: GoogleSettings): Promise<oidc.Configuration> {
  const known = discovered.get(google);
  if (known) return known;
  const request = oidc.discovery(new URL(google.issuer), google.clientId, google.clientSecret, undefined, {
    timeout: DISCOVERY_SECONDS,
    [oidc.customFetch]: google.fetch,
    ...(google.insecure ? { execute: [oidc.allowInsecureRequests] } : {}),
  });
  discovered.set(google, request);
  request.catch(() => discovered.delete(google));
  return request;
}

/** Where the provider sends the browser back: under the address that the browser uses, if that is one of ours. */
export function redirectUri(google: GoogleSettings, host: string | undefined): string {
  const all = google.redirectUris();
  return all.find((uri) => new URL(uri).host === host) ?? (all[0] as string);
}

export const googleOf = (app: App): GoogleSettings | null => app.outside.google ?? null;
