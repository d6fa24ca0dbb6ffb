/** [VAULT-04] What stands in the local store: `sec2_<person>.<name>` has the encrypted value, the same with `_meta` what it is. */
const PREFIX = 'sec2_';
const META = '_meta';

export type StoredKind = 'value' | 'log' | 'trace';

export interface EntryMeta {
  kind: StoredKind;
  keyId: string;
  storedAt: number;
  expiresAt: number;
}

const entryOf = (userId: string, name: string): string => `${PREFIX}${userId}.${name}`;

function metaOf(text: string | null): EntryMeta | null {
  try {
    const meta = JSON.parse(text ?? 'null') as Partial<EntryMeta> | null;
    const isWhole =
      typeof meta?.keyId === 'string' && Number.isFinite(meta.storedAt) && Number.isFinite(meta.expiresAt);
    return isWhole ? (meta as EntryMeta) : null;
  } catch {
    return null;
  }
}

function removeEntry(entry: string): void {
  try {
    localStorage.removeItem(entry);
    localStorage.removeItem(entry + META);
  } catch {
    // Where nothing can be stored, nothing has to be removed.
  }
}

/** Every entry of whomever, by the name of its value; none where the browser lets nothing be stored. */
function allEntries(): string[] {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
    return [...new Set(keys.map((key) => (key.endsWith(META) ? key.slice(0, -META.length) : key)))];
  } catch {
    return [];
  }
}

interface Entry {
  meta: EntryMeta;
  encrypted: string;
}

function readEntry(entry: string): Entry | null {
  try {
    const meta = metaOf(localStorage.getItem(entry + META));
    const encrypted = localStorage.getItem(entry);
    return meta && encrypted !== null ? { meta, encrypted } : null;
  } catch {
    return null;
  }
}

export const entries = {
  read: (userId: string, name: string): Entry | null => readEntry(entryOf(userId, name)),
  remove: (userId: string, name: string): void => removeEntry(entryOf(userId, name)),
  /** False where the browser has no room, or lets nothing be stored: then nothing of it is there. */
  write: (userId: string, name: string, { meta, encrypted }: Entry): boolean => {
    const entry = entryOf(userId, name);
    try {
      localStorage.setItem(entry + META, JSON.stringify(meta));
      localStorage.setItem(entry, encrypted);
      return true;
    } catch {
      removeEntry(entry);
      return false;
    }
  },
  /** Those of a person, the oldest first. */
  list: (userId: string): { name: string; meta: EntryMeta }[] => {
    const own = entryOf(userId, '');
    return allEntries()
      .filter((entry) => entry.startsWith(own))
      .flatMap((entry) => {
        const match = readEntry(entry);
        return match ? [{ name: entry.slice(own.length), meta: match.meta }] : [];
      })
      .sort((a, b) => a.meta.storedAt - b.meta.storedAt);
  },
  /** Takes away whatever is over, whosever it was, and halves that a full store or a crash left. */
  sweep: (now: number): void => {
    for (const entry of allEntries()) {
      const match = readEntry(entry);
      if (!match || match.meta.expiresAt <= now) removeEntry(entry);
    }
  },
};
