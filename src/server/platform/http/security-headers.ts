import type { Config } from '../config/config.ts';

const originOf = (url: string): string => new URL(url).origin;

/** The provider's own needs: its script, its frames, its API. Live mode also shows its 3-D Secure pages. */
export interface ProviderOrigins {
  script: string;
  frames: string[];
  connect: string[];
}

export function providerOrigins(config: Config, provider: { jsUrl: string; apiBase: string }): ProviderOrigins {
  const script = originOf(provider.jsUrl);
  if (config.usesPaymentSandbox) return { script, frames: [script], connect: [originOf(provider.apiBase), script] };
  return { script, frames: [script, 'https://hooks.stripe.com'], connect: ['https://api.stripe.com'] };
}

/** Headers of every answer, as name, value, name, value … [RUN-11]. `scriptHash` is of the one script that stands in a page itself. */
export function securityHeaders(config: Config, provider: ProviderOrigins, scriptHash = ''): string[] {
  const policy = [
    `default-src 'none'`,
    `script-src ${["'self'", scriptHash, provider.script].filter(Boolean).join(' ')}`,
    `style-src 'self'`,
    `img-src 'self' data: blob:`,
    `font-src 'self'`,
    `connect-src 'self' ${provider.connect.join(' ')}`,
    `frame-src ${provider.frames.join(' ')}`,
    `object-src 'none'`,
    `manifest-src 'self'`,
    `worker-src 'self'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
    `report-uri /api/csp-reports`,
  ].join('; ');
  const headers = [
    'Content-Security-Policy',
    policy,
    // Sign-in with another provider happens in a window that we open and have to see closing.
    'Cross-Origin-Opener-Policy',
    'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy',
    'same-origin',
    'X-Content-Type-Options',
    'nosniff',
    'Referrer-Policy',
    'strict-origin-when-cross-origin',
    'Permissions-Policy',
    'camera=(), microphone=(), geolocation=(), payment=(self)',
  ];
  if (config.PUBLIC_URL.startsWith('https:'))
    headers.push('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
  return headers;
}
