import type { PublicSession } from '#domain/core/session.ts';
import type { Language } from '#domain/core/languages/language.ts';

export interface Session extends PublicSession {
  /** SHA-256 of the cookie's token: names the row, never the secret. */
  tokenHash: Buffer;
  /** [UX-70] What the person chose to be spoken to in; nothing before they chose. */
  language?: string | null;
  /** [ADM-13] The role that a master admin looks through in this session: it reads, and changes nothing. */
  seenAs?: string | null;
  /** What an active administrator is; null for everybody else. */
  adminRole?: string | null;
  /** This session gave a second proof of who it is, or was opened with a passkey. */
  secondFactor?: boolean;
  /** The settings ask administrators for a second proof, and this session gave none. */
  lacksFactor?: boolean;
  /** From then on the cookie, or the token of a program, opens nothing more. */
  endsAt?: Date;
  /** Of a program’s token alone, which has no row among the sessions: when its person signed in. */
  signedInAt?: Date;
}

interface CookieOptions {
  maxAgeSeconds: number;
}

/** Who calls: a person with a session, or a visitor. */
export interface Caller {
  session: Session | null;
  ip: string;
  userAgent: string;
  requestId: string;
  /** What they are spoken to in: by their own setting, this browser's, or what it asks for. */
  language: Language;
  idempotencyKey: string | null;
  cookie(name: string): string | undefined;
  /** A header of the answer. */
  setHeader(name: string, value: string): void;
  /** HttpOnly, SameSite=Lax, path /, and Secure behind TLS. A `maxAgeSeconds` of 0 removes the cookie. */
  setCookie(name: string, value: string, options: CookieOptions): void;
}
