import { Secret, TOTP } from 'otpauth';

const PERIOD = 30;
/** One step before and after: clocks differ, and people type slowly. */
const WINDOW = 1;

const totpOf = (secret: string, { issuer = '', label = '' } = {}): TOTP =>
  new TOTP({ issuer, label, algorithm: 'SHA1', digits: 6, period: PERIOD, secret: Secret.fromBase32(secret) });

/** 160 bits in base32, as authenticator apps take them. */
export const newTotpSecret = (bytes: Uint8Array): string =>
  new Secret({ buffer: Uint8Array.from(bytes).buffer }).base32;

/** The address behind the QR picture. */
export const totpAddress = (secret: string, issuer: string, label: string): string =>
  totpOf(secret, { issuer, label }).toString();

/** The time step that a code belongs to, or null for a wrong one. A step is used once only. */
export function totpStep(secret: string, code: string, now: Date): number | null {
  if (!secret || !/^\d{6}$/.test(code)) return null;
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: WINDOW });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / PERIOD) + delta;
}
