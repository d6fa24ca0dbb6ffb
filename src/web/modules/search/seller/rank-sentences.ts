import type { RankExplanation } from '#domain/search/rank-explanation.ts';
import * as texts from './rank-texts.ts';

/** [SRCH-04] What matched, what is lacking and what would help, in plain words; the most useful first. */
export function rankSentences({
  words,
  place,
  sold,
  ratingCount,
  corrected,
}: Omit<RankExplanation, 'total' | 'first'>): string[] {
  const matched = words.filter(({ parts }) => parts.length > 0);
  const lacking = words.filter(({ parts }) => parts.length === 0).map(({ word }) => word);
  const deep = matched.filter(({ parts }) => !parts.includes('title'));
  const common = matched.filter(({ listings }) => listings > 200).map(({ word }) => word);
  return [
    ...(corrected ? [texts.corrected(corrected)] : []),
    ...matched.map(({ word, parts }) => texts.matchedIn(word, parts)),
    ...(lacking.length > 0 ? [texts.lacking(lacking)] : []),
    ...deep.map(({ word }) => texts.deep(word)),
    ...(common.length > 0 ? [texts.common(common)] : []),
    ...(lacking.length === 0 && place !== 1 && sold === 0 && ratingCount === 0 ? [texts.nothingSold] : []),
  ];
}
