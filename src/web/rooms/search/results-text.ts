import { formatNumber, plural } from '#web/platform/languages/formats.ts';
import { locales } from '#domain/core/languages/language.ts';
import { language, say } from '#web/platform/languages/language.ts';
import type { SearchOutput } from '#domain/search/contract.ts';
import { COUNTED_TO } from '#domain/search/counted-to.ts';
import type { AppliedFilter } from './filters/filter-words.ts';

const fromWorkshops = say({
  en: (count: number) => ` from ${formatNumber(count)} ${plural(count, 'workshop', 'workshops')}`,
  de: (count: number) => ` aus ${formatNumber(count)} ${plural(count, 'Werkstatt', 'Werkstätten')}`,
});
const resultWord = say<(count: number) => string>({
  en: (count: number) => (count === 1 ? 'result' : 'results'),
  de: (count: number) => (count === 1 ? 'Ergebnis' : 'Ergebnisse'),
});
const quoted = say({ en: (word: string) => `“${word}”`, de: (word: string) => `„${word}“` });
const corrections = say({
  en: (corrected: string, typed: string) => `Showing results for “${corrected}” instead of “${typed}”.`,
  de: (corrected: string, typed: string) => `Ergebnisse für „${corrected}“ statt für „${typed}“.`,
});
const withoutFilters = say({
  en: (words: string, filters: string, isOne: boolean) =>
    `No piece for “${words}” fits ${filters}${isOne ? '' : ' together'}. These are the pieces without ${isOne ? 'it' : 'them'}.`,
  de: (words: string, filters: string, isOne: boolean) =>
    `Kein Stück zu „${words}“ passt ${isOne ? '' : 'zugleich '}zu ${filters}. Das sind die Stücke ohne ${isOne ? 'diesen Filter' : 'diese Filter'}.`,
});
const closest = say({
  en: (words: string) => `No piece has all of these words. These come closest, without ${words}.`,
  de: (words: string) => `Kein Stück hat alle diese Wörter. Diese kommen am nächsten, ohne ${words}.`,
});

export const totalText = (page: SearchOutput): string => `${formatNumber(page.total)}${page.totalIsExact ? '' : '+'}`;
/** Whose they are; nothing where that is not known exactly. */
export const workshopsText = ({ total, workshops }: SearchOutput): string =>
  total > 1 && workshops ? fromWorkshops(workshops) : '';
export const resultsText = (page: SearchOutput): string => `${totalText(page)} ${resultWord(page.total)}`;

/** What the same words find in all crafts. Pieces with only some of the words are counted in the chosen craft alone. */
export function elsewhereText({ total, totalIsExact, matchingAll, categories }: SearchOutput): string {
  const all = categories.reduce((sum, { parent, count }) => (parent ? sum : sum + count), 0);
  return totalIsExact && matchingAll === total && all > total && all <= COUNTED_TO ? ` (${formatNumber(all)})` : '';
}

const listed = (words: readonly string[]): string => new Intl.ListFormat(locales[language]).format(words.map(quoted));

/** [UX-28] How the words were taken, and which filters and words were left out so that there is something to show. */
export function understoodText(
  q: string,
  { items, corrected, relaxed }: SearchOutput,
  applied: AppliedFilter[],
): string {
  const { droppedWords = [], droppedFilters = [] } = items.length > 0 && relaxed ? relaxed : {};
  const isOne = applied.length === 1;
  return [
    items.length > 0 && corrected && corrected !== q && corrections(corrected, q),
    droppedFilters.length > 0 && withoutFilters(corrected ?? q, listed(applied.map(({ words }) => words)), isOne),
    droppedWords.length > 0 && closest(listed(droppedWords)),
  ]
    .filter(Boolean)
    .join(' ');
}
