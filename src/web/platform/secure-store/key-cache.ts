import { onPersonChange } from '../session.ts';
import { isRefused, vaultClient, type VaultKey } from './vault-client.ts';

type Purpose = 'storage' | 'session';

/** Keys by purpose and user. What is asked for at the same time is asked once. */
const keys = new Map<string, Promise<VaultKey>>();
onPersonChange(() => keys.clear());

const cacheKeyOf = (purpose: Purpose, userId: string): string => `${purpose}:${userId}`;
/** Which key this browser used last: it is asked for again, so that a browser keeps one key and not one for every page. */
const nameOf = (purpose: Purpose, userId: string): string => `vault-key:${cacheKeyOf(purpose, userId)}`;

function storedKeyId(purpose: Purpose, userId: string): string | null {
  try {
    return localStorage.getItem(nameOf(purpose, userId));
  } catch {
    return null;
  }
}

function storeKeyId(purpose: Purpose, userId: string, keyId: string): void {
  try {
    localStorage.setItem(nameOf(purpose, userId), keyId);
  } catch {
    // A full or forbidden store: this page uses the key still.
  }
}

const isGoodFor = ({ expiresAt }: VaultKey, ms: number): boolean => Date.parse(expiresAt) - Date.now() > ms;

async function requestKey(purpose: Purpose, userId: string, ms: number): Promise<VaultKey> {
  const before = storedKeyId(purpose, userId);
  if (before) {
    const key = await vaultClient.requestKey(userId, { keyId: before, purpose }).catch((error: unknown) => {
      // Revoked, or over: a new one takes its place. What failed otherwise fails.
      if (isRefused(error)) return null;
      throw error;
    });
    if (key && isGoodFor(key, ms)) return key;
  }
  const key = await vaultClient.requestKey(userId, { keyId: `${purpose}_${crypto.randomUUID()}`, purpose });
  storeKeyId(purpose, userId, key.keyId);
  return key;
}

/** [VAULT-03] The key of a purpose and a user, from the cache until it expires; it is good for at least so long. */
export function keyFor(purpose: Purpose, userId: string, ms: number): Promise<VaultKey> {
  const cacheKey = cacheKeyOf(purpose, userId);
  const before = keys.get(cacheKey)?.catch(() => null) ?? null;
  const request = before
    ? before.then((key) => (key && isGoodFor(key, ms) ? key : requestKey(purpose, userId, ms)))
    : requestKey(purpose, userId, ms);
  keys.set(cacheKey, request);
  return request;
}

/** A key that opens nothing any more is asked for no more. */
export function forgetKey(purpose: Purpose, userId: string): void {
  keys.delete(cacheKeyOf(purpose, userId));
}
