import { createHash, timingSafeEqual } from 'node:crypto';

/** What is stored of a checkout's key. */
export const accessKeyHash = (key: string): Buffer => createHash('sha256').update(`access ${key}`).digest();

/** A guest sees an order with the key of its checkout. */
export function accessKeyFits(key: string | undefined, hash: Buffer): boolean {
  if (!key) return false;
  const shown = accessKeyHash(key);
  return shown.length === hash.length && timingSafeEqual(shown, hash);
}
