import { formatNumber, plural } from '#web/platform/languages/formats.ts';
import type { SearchOutput } from '#domain/search/contract.ts';
import { COUNTED_TO } from '#domain/search/counted-to.ts';
import type { AppliedFilter } from './filters/filter-words.ts';

export const totalText = (page: SearchOutput): string => `${formatNumber(page.total)}${page.totalIsExact ? '' : '+'}`;
/** Whose they are; nothing where that is not known exactly. */
export const workshopsText = ({ total, workshops }: SearchOutput): string =>
  total > 1 && workshops ? ` from ${formatNumber(workshops)} ${plural(workshops, 'workshop', 'workshops')}` : '';
export const resultsText = (page: SearchOutput): string =>
  `${totalText(page)} ${page.total === 1 ? 'result' : 'results'}`;

/** What the same words find in all crafts. Pieces with only some of the words are counted in the chosen craft alone. */
export function elsewhereText({ total, totalIsExact, matchingAll, categories }: SearchOutput): string {
  const all = categories.reduce((sum, { parent, count }) => (parent ? sum : sum + count), 0);
  return totalIsExact && matchingAll === total && all > total && all <= COUNTED_TO ? ` (${formatNumber(all)})` : '';
}

const listed = (words: readonly string[]): string =>
  new Intl.ListFormat('en-GB').format(words.map((word) => `“${word}”`));

/** [UX-28] How the words were taken, and which filters and words were left out so that there is something to show. */
export function understoodText(
  q: string,
  { items, corrected, relaxed }: SearchOutput,
  applied: AppliedFilter[],
): string {
  const { droppedWords = [], droppedFilters = [] } = items.length > 0 && relaxed ? relaxed : {};
  const isOne = applied.length === 1;
  return [
    items.length > 0 && corrected && corrected !== q && `Showing results for “${corrected}” instead of “${q}”.`,
    droppedFilters.length > 0 &&
      `No piece for “${corrected ?? q}” fits ${listed(applied.map(({ words }) => words))}${isOne ? '' : ' together'}. These are the pieces without ${isOne ? 'it' : 'them'}.`,
    droppedWords.length > 0 && `No piece has all of these words. These come closest, without ${listed(droppedWords)}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
