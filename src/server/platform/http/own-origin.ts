import { isLoopback } from '../config/start-warning.ts';

/**
 * Where this server is reached: PUBLIC_URL, whatever a request says of its host. A machine has several names for itself, and who came by one
 * of them stays at it.
 */
export function ownOrigin(publicUrl: string, host: string): string {
  const { origin, hostname } = new URL(publicUrl);
  const [, name = '', port = ''] = /^(.*?)(:\d+)?$/.exec(host) ?? [];
  return isLoopback(hostname) && isLoopback(name) ? `http://${name}${port}` : origin;
}
