import type { Config } from './config.ts';

const isHere = (host: string): boolean => /^(localhost|.+\.localhost|127\.[\d.]+|\[?::1\]?)$/.test(host);

/** What the start says where others can reach a demo, whose accounts stand in the README; null where nobody can. */
export function demoWarning({ DEMO, PUBLIC_URL, HOST }: Config): string | null {
  if (!DEMO || (isHere(new URL(PUBLIC_URL).hostname) && isHere(HOST))) return null;
  return 'Others can reach this demo, and everybody knows the passwords of its accounts, a master admin among them. For a real shop set DEMO=off.';
}
