import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Config } from '../config/config.ts';
import { secretKeys } from './secret-keys.ts';

/** `sealed:<key id>:<nonce, text and tag in base64url>` */
const SEALED = /^sealed:([0-9a-f]{8}):([A-Za-z0-9_-]{38,})$/;
const NONCE = 12;
const TAG = 16;

/**
 * Seals a secret for the database by AES-256-GCM. `place` names the row that it belongs to: a value that is moved to another row does
 * not open there.
 */
export function seal(config: Config, location: string, secret: string): string {
  const [key] = secretKeys(config);
  if (!key) throw new Error('there is no key for secrets');
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', key.bytes, nonce).setAAD(Buffer.from(location));
  const text = Buffer.concat([nonce, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return `sealed:${key.id}:${text.toString('base64url')}`;
}

/** The secret again. One that was stored before secrets were sealed is itself. */
export function unseal(config: Config, location: string, stored: string): string {
  if (!stored.startsWith('sealed:')) return stored;
  const [, id, text = ''] = SEALED.exec(stored) ?? [];
  const key = secretKeys(config).find((one) => one.id === id);
  if (!key) throw new Error(`a stored secret needs the key ${id ?? 'of an unknown form'}`);
  const all = Buffer.from(text, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key.bytes, all.subarray(0, NONCE), { authTagLength: TAG });
  decipher.setAAD(Buffer.from(location)).setAuthTag(all.subarray(-TAG));
  return Buffer.concat([decipher.update(all.subarray(NONCE, -TAG)), decipher.final()]).toString('utf8');
}

/** Whether the present key sealed it. */
export const isSealedNow = (config: Config, stored: string): boolean =>
  stored.startsWith(`sealed:${secretKeys(config)[0]?.id}:`);
