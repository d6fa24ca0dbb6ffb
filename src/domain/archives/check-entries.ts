import { fail, ok, type Result } from '../core/result.ts';
import {
  HARMLESS_BYTES,
  MAX_ENTRIES,
  MAX_LIST_BYTES,
  MAX_MANIFEST_BYTES,
  MAX_PACKED_TIMES,
  MAX_UNPACKED_BYTES,
} from './limits.ts';
import { ENTRY_NAME, type Manifest, MANIFEST, PROFILES, SECTIONS, SIGNATURE } from './manifest.ts';
import { MAX_PICTURE_BYTES } from '../files/limits.ts';

/** What the directory of a zip file says of an entry, before anything of it is unpacked. */
export interface ArchiveEntry {
  path: string;
  bytes: number;
  /** As they lie in the file. */
  packedBytes: number;
  isEncrypted: boolean;
}

type Refusal = { code: 'archives/unreadable' | 'archives/too-large' | 'archives/changed' };

/** So much of an entry is read into memory at once, where it is read whole. */
const wholeLimits: Record<string, number> = {
  [MANIFEST]: MAX_MANIFEST_BYTES,
  [SIGNATURE]: 64,
  [SECTIONS]: MAX_LIST_BYTES,
  [PROFILES]: MAX_LIST_BYTES,
};
const limitOf = (path: string): number =>
  wholeLimits[path] ?? (path.startsWith('pictures/') ? MAX_PICTURE_BYTES : MAX_UNPACKED_BYTES);

/** [DASH-05] Takes the entries of an archive in one by one, and refuses what is none: names that lead out, a name twice, and bombs. */
export function entryChecker(fileBytes: number) {
  const seen = new Map<string, ArchiveEntry>();
  const mostBytes = Math.min(MAX_UNPACKED_BYTES, HARMLESS_BYTES + fileBytes * MAX_PACKED_TIMES);
  let unpacked = 0;
  let packed = 0;
  return {
    add(entry: ArchiveEntry): Refusal | null {
      if (!ENTRY_NAME.test(entry.path) || entry.isEncrypted || seen.has(entry.path))
        return { code: 'archives/unreadable' };
      seen.set(entry.path, entry);
      unpacked += entry.bytes;
      packed += entry.packedBytes;
      // Entries that lie over each other unpack to more than the file holds.
      if (packed > fileBytes) return { code: 'archives/unreadable' };
      const isTooLarge = entry.bytes > limitOf(entry.path) || unpacked > mostBytes || seen.size > MAX_ENTRIES;
      return isTooLarge ? { code: 'archives/too-large' } : null;
    },
    /** [DASH-05] Whether the archive has what its manifest names, all of it and nothing else. */
    compare({ files }: Pick<Manifest, 'files'>): Result<true, Refusal> {
      const isSame =
        files.length === seen.size - 2 &&
        new Set(files.map(({ path }) => path)).size === files.length &&
        files.every(({ path, bytes }) => path !== MANIFEST && path !== SIGNATURE && seen.get(path)?.bytes === bytes);
      return isSame ? ok(true) : fail({ code: 'archives/changed' });
    },
  };
}
