import type { QueryGroup } from './plan-query.ts';

/** How many pieces have all of the words, about: as if words came together by chance. */
export function likelyMatches(groups: readonly QueryGroup[], all: number): number {
  const shares = groups
    .filter((group) => group.isRequired)
    .map((group) => Math.min(1, group.documents / Math.max(1, all)));
  return shares.reduce((product, share) => product * share, all);
}
