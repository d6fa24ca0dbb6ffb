import { MAX_TAGS } from '../model.ts';

interface TagChange {
  add: readonly string[];
  remove: readonly string[];
}

/** [DASH-02] Tags with some more and some fewer, each once whatever its capitals; null where there would be too many. */
export function changeTags(tags: readonly string[], { add, remove }: TagChange): string[] | null {
  const gone = new Set(remove.map((tag) => tag.toLowerCase()));
  const changed = new Map<string, string>();
  for (const tag of [...tags, ...add]) {
    const key = tag.toLowerCase();
    if (!gone.has(key) && !changed.has(key)) changed.set(key, tag);
  }
  return changed.size <= MAX_TAGS ? [...changed.values()] : null;
}
