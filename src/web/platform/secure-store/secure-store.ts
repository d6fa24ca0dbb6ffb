import { countCharacters } from '#domain/core/counted.ts';
import { MAX_DATA, STORE_TTL_MS, SWEEP_INTERVAL_MS } from '#domain/core/vault/limits.ts';
import { wireSentences } from '#domain/core/vault/wire-sentences.ts';
import { currentSession } from '../session.ts';
import { entries, type EntryMeta, type StoredKind } from './entries.ts';
import { forgetKey, keyFor } from './key-cache.ts';
import { isRefused, vaultClient, VaultFailure } from './vault-client.ts';

/** A name has no end that could be taken for another entry's. */
const NAME = /^[\w.:-]{1,100}(?<!_meta)$/;
const PURPOSE = 'storage';

interface Listed extends Pick<EntryMeta, 'kind' | 'storedAt' | 'expiresAt'> {
  name: string;
}

async function encrypted(userId: string, plain: string, ms: number): Promise<{ keyId: string; encrypted: string }> {
  const { keyId } = await keyFor(PURPOSE, userId, ms);
  return { keyId, encrypted: await vaultClient.encrypt(userId, keyId, plain) };
}

/** The name is encrypted along, so that a value that was moved under another name is none. */
const valueOf = (plain: string, name: string): unknown => {
  const [storedName, value] = JSON.parse(plain) as [string, unknown];
  return storedName === name ? value : null;
};

/** Room is made by letting go of what is over, and where that is not enough, of the oldest of one's own. */
function writeWithRoom(userId: string, name: string, entry: Parameters<typeof entries.write>[2]): boolean {
  if (entries.write(userId, name, entry)) return true;
  entries.sweep(Date.now());
  if (entries.write(userId, name, entry)) return true;
  const oldest = entries.list(userId).slice(0, 20);
  for (const { name: old } of oldest) entries.remove(userId, old);
  return entries.write(userId, name, entry);
}

/**
 * [VAULT-04, VAULT-07] What a browser keeps in its local store for the person who is signed in: encrypted by the server's keys, so that
 * nobody reads it without that person's session. Without one nothing is stored and nothing is read.
 */
export const secureStore = {
  /**
   * Stores a value that JSON can hold, over the one of the same name: a day long, a `log` 7 days, a `trace` 3 days. False where nobody is
   * signed in or the browser has no room. Throws a `VaultFailure` where it is too large or the service fails.
   */
  put: async (name: string, value: unknown, kind: StoredKind = 'value'): Promise<boolean> => {
    const userId = currentSession()?.userId;
    if (!userId) return false;
    if (!NAME.test(name)) throw new Error(`a name that cannot be stored: ${name}`);
    const plain = JSON.stringify([name, value]);
    if (countCharacters(plain) > MAX_DATA) throw new VaultFailure(0, wireSentences.tooLarge);
    const ms = STORE_TTL_MS[kind];
    const result = await encrypted(userId, plain, ms).catch((error: unknown) => {
      if (!isRefused(error)) throw error;
      // The key was revoked meanwhile: once more, by another one.
      forgetKey(PURPOSE, userId);
      return encrypted(userId, plain, ms);
    });
    if (currentSession()?.userId !== userId) return false;
    const now = Date.now();
    const meta = { kind, keyId: result.keyId, storedAt: now, expiresAt: now + ms };
    return writeWithRoom(userId, name, { meta, encrypted: result.encrypted });
  },
  /** The value of a name; null where there is none, its time is over, or it opens no more. Throws where the service cannot be asked. */
  get: async (name: string): Promise<unknown> => {
    const userId = currentSession()?.userId;
    const entry = userId ? entries.read(userId, name) : null;
    if (!userId || !entry) return null;
    if (entry.meta.expiresAt <= Date.now()) {
      entries.remove(userId, name);
      return null;
    }
    const plain = await vaultClient.decrypt(userId, entry.meta.keyId, entry.encrypted).catch((error: unknown) => {
      if (!isRefused(error)) throw error;
      entries.remove(userId, name);
      return null;
    });
    return plain === null || currentSession()?.userId !== userId ? null : valueOf(plain, name);
  },
  remove: (name: string): void => {
    const userId = currentSession()?.userId;
    if (userId) entries.remove(userId, name);
  },
  /** What is stored for the person who is signed in, the oldest first; with `kind` that alone. Values are not opened. */
  list: (kind?: StoredKind): Listed[] => {
    const userId = currentSession()?.userId;
    const now = Date.now();
    return (userId ? entries.list(userId) : [])
      .filter(({ meta }) => meta.expiresAt > now && (kind === undefined || meta.kind === kind))
      .map(({ name, meta: { kind: own, storedAt, expiresAt } }) => ({ name, kind: own, storedAt, expiresAt }));
  },
};

const sweep = (): void => entries.sweep(Date.now());
sweep();
setInterval(sweep, SWEEP_INTERVAL_MS);
