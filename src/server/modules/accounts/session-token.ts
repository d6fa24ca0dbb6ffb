import { createHash } from 'node:crypto';
import { ONE_TIME_CODE_DIGITS, SESSION_TOKEN_BYTES, TOKEN_BYTES } from '#domain/core/random-values.ts';
import type { Random } from '#server/platform/clock/random.ts';

export const SESSION_COOKIE = 'session';
/** 30 days. */
export const SESSION_SECONDS = 30 * 24 * 60 * 60;

export const hashedToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** [VAULT-05] 32 random bytes in base64url: for links, and for cookies but those of sessions. Only its hash is stored [INV-12]. */
export const newToken = (random: Random): string => Buffer.from(random.bytes(TOKEN_BYTES)).toString('base64url');

/** [VAULT-05] 48 random bytes for a session. */
export const newSessionToken = (random: Random): string =>
  Buffer.from(random.bytes(SESSION_TOKEN_BYTES)).toString('base64url');

/** [VAULT-05] Six digits, each as likely as any other. */
export const newOneTimeCode = (random: Random): string =>
  String(random.integer(10 ** ONE_TIME_CODE_DIGITS)).padStart(ONE_TIME_CODE_DIGITS, '0');

/** The session cookie is `<user id>.<token>`, so that its lookup needs one partition only; links and refresh tokens are written alike. */
export function parsedSessionCookie(value: string | undefined): { userId: string; tokenHash: Buffer } | null {
  const match = /^([A-Za-z0-9_-]{1,128})\.([A-Za-z0-9_-]{43}|[A-Za-z0-9_-]{64})$/.exec(value ?? '');
  return match ? { userId: match[1] as string, tokenHash: hashedToken(match[2] as string) } : null;
}
