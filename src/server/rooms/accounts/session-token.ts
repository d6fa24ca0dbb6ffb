import { createHash } from 'node:crypto';
import type { Random } from '#server/platform/clock/random.ts';

export const SESSION_COOKIE = 'session';
/** 30 days. */
export const SESSION_SECONDS = 30 * 24 * 60 * 60;

export const hashedToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** 32 random bytes in base64url: for cookies and links. Only its hash is stored [INV-12]. */
export const newToken = (random: Random): string => Buffer.from(random.bytes(32)).toString('base64url');

/** The session cookie is `<user id>.<token>`, so that its lookup needs one partition only. */
export function parsedSessionCookie(value: string | undefined): { userId: string; tokenHash: Buffer } | null {
  const match = /^([A-Za-z0-9_-]{1,128})\.([A-Za-z0-9_-]{43})$/.exec(value ?? '');
  return match ? { userId: match[1] as string, tokenHash: hashedToken(match[2] as string) } : null;
}
