import type { Config } from './config.ts';

export const isLoopback = (host: string): boolean =>
  /^(localhost|[\w.-]+\.localhost|127\.[\d.]+|\[?::1\]?)$/.test(host);

/** What the start says where others can reach a demo, whose accounts stand in the README, or a shop in the clear; null where nobody can. */
export function startWarning({ DEMO, PUBLIC_URL, HOST }: Config): string | null {
  const { hostname, protocol } = new URL(PUBLIC_URL);
  if (isLoopback(hostname) && isLoopback(HOST)) return null;
  if (!DEMO)
    return protocol === 'https:'
      ? null
      : 'PUBLIC_URL begins with http:, so passwords and sessions travel unencrypted. Put a server with a certificate in front and set PUBLIC_URL to its https: address.';
  return 'Others can reach this demo, and everybody knows the passwords of its accounts, a master admin among them. For a real shop set DEMO=off.';
}
