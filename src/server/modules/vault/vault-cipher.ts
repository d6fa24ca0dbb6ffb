import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { KeyPurpose } from '#domain/vault/wire-model.ts';
import type { Config } from '../../platform/config/config.ts';
import { rowContext } from '../../platform/secrets/reseal.ts';
import { seal, unseal } from '../../platform/secrets/seal.ts';

/** Whose key it is, for what, and which: what is encrypted by one opens nowhere else [INV-14]. */
export interface KeyContext {
  userId: string;
  purpose: KeyPurpose;
  keyId: string;
}

/** `v1.<nonce, text and tag in base64url>` */
const FORM = /^v1\.([A-Za-z0-9_-]{38,})$/;
const NONCE = 12;
const TAG = 16;
const KEY = 32;

const sealedAt = ({ userId, purpose, keyId }: KeyContext): string => rowContext('vault_keys', userId, purpose, keyId);
const boundTo = ({ userId, purpose, keyId }: KeyContext): Buffer =>
  Buffer.from(JSON.stringify(['vault', 1, userId, purpose, keyId]));

/** A new key, wrapped by the master key for its place alone: nobody has it in the clear for longer than this takes. */
export function newWrappedKey(config: Config, location: KeyContext): string {
  const key = randomBytes(KEY);
  const wrapped = seal(config, sealedAt(location), key.toString('base64url'));
  key.fill(0);
  return wrapped;
}

/** Lends the key to `work` and wipes it. */
function withKey<T>(config: Config, { context, wrapped }: WrappedKey, work: (key: Buffer) => T): T {
  const key = Buffer.from(unseal(config, sealedAt(context), wrapped), 'base64url');
  try {
    return work(key);
  } finally {
    key.fill(0);
  }
}

export interface WrappedKey {
  context: KeyContext;
  wrapped: string;
}

/** [VAULT-01] AES-256-GCM under a random nonce, bound to person, purpose and key. */
export const encryptData = (config: Config, key: WrappedKey, data: string): string =>
  withKey(config, key, (bytes) => {
    const nonce = randomBytes(NONCE);
    const cipher = createCipheriv('aes-256-gcm', bytes, nonce, { authTagLength: TAG }).setAAD(boundTo(key.context));
    const text = Buffer.concat([nonce, cipher.update(data, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    return `v1.${text.toString('base64url')}`;
  });

/** What was encrypted; null where it is of another key, person or purpose, was changed, or is no such text. */
export function decryptData(config: Config, key: WrappedKey, encrypted: string): string | null {
  const [, text = ''] = FORM.exec(encrypted) ?? [];
  const all = Buffer.from(text, 'base64url');
  // One value has one text: another way to write its last letter is none.
  if (all.length < NONCE + TAG || all.toString('base64url') !== text) return null;
  return withKey(config, key, (bytes) => {
    const decipher = createDecipheriv('aes-256-gcm', bytes, all.subarray(0, NONCE), { authTagLength: TAG });
    decipher.setAAD(boundTo(key.context)).setAuthTag(all.subarray(-TAG));
    try {
      return Buffer.concat([decipher.update(all.subarray(NONCE, -TAG)), decipher.final()]).toString('utf8');
    } catch {
      return null;
    }
  });
}
