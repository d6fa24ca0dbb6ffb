import { locales, numberIn, type Speaker, type Text } from '../core/languages/language.ts';
import type { SearchOutput } from './contract.ts';
import { COUNTED_TO } from './counted-to.ts';

const fromWorkshops = {
  en: (count: string, isOne: boolean) => ` from ${count} ${isOne ? 'workshop' : 'workshops'}`,
  de: (count: string, isOne: boolean) => ` aus ${count} ${isOne ? 'Werkstatt' : 'Werkstätten'}`,
};
const resultWord: Text<(count: number) => string> = {
  en: (count: number) => (count === 1 ? 'result' : 'results'),
  de: (count: number) => (count === 1 ? 'Ergebnis' : 'Ergebnisse'),
};
const quoted = { en: (word: string) => `“${word}”`, de: (word: string) => `„${word}“` };
const corrections = {
  en: (corrected: string, typed: string) => `Showing results for “${corrected}” instead of “${typed}”.`,
  de: (corrected: string, typed: string) => `Ergebnisse für „${corrected}“ statt für „${typed}“.`,
};
const withoutFilters = {
  en: (query: string, filters: string, isOne: boolean) =>
    `No piece for “${query}” fits ${filters}${isOne ? '' : ' together'}. These are the pieces without ${isOne ? 'it' : 'them'}.`,
  de: (query: string, filters: string, isOne: boolean) =>
    `Kein Stück zu „${query}“ passt ${isOne ? '' : 'zugleich '}zu ${filters}. Das sind die Stücke ohne ${isOne ? 'diesen Filter' : 'diese Filter'}.`,
};
const closest = {
  en: (terms: string) => `No piece has all of these words. These come closest, without ${terms}.`,
  de: (terms: string) => `Kein Stück hat alle diese Wörter. Diese kommen am nächsten, ohne ${terms}.`,
};

export const totalText = ({ total, totalIsExact }: SearchOutput, { language }: Speaker): string =>
  `${numberIn(language, total)}${totalIsExact ? '' : '+'}`;

export const resultsText = (page: SearchOutput, speaker: Speaker): string =>
  `${totalText(page, speaker)} ${speaker.say(resultWord)(page.total)}`;

/** [SRCH-01] How many were found, and whose they are where that is known exactly. */
export function countText(page: SearchOutput, speaker: Speaker): string {
  const { total, workshops } = page;
  const makers =
    total > 1 && workshops ? speaker.say(fromWorkshops)(numberIn(speaker.language, workshops), workshops === 1) : '';
  return `${resultsText(page, speaker)}${makers}.`;
}

/** What the same words find in all crafts. Pieces with only some of the words are counted in the chosen craft alone. */
export function elsewhereText(
  { total, totalIsExact, matchingAll, categories }: SearchOutput,
  { language }: Speaker,
): string {
  const all = categories.reduce((sum, { parent, count }) => (parent ? sum : sum + count), 0);
  return totalIsExact && matchingAll === total && all > total && all <= COUNTED_TO
    ? ` (${numberIn(language, all)})`
    : '';
}

interface SearchQuery {
  q: string;
  /** What is filtered, in words. */
  filters: readonly string[];
}

/** [UX-28] How the words were taken, and which filters and words were left out so that there is something to show. */
export function understoodText(
  { q, filters }: SearchQuery,
  { items, corrected, relaxed }: SearchOutput,
  { language, say }: Speaker,
): string {
  const { droppedWords = [], droppedFilters = [] } = items.length > 0 && relaxed ? relaxed : {};
  const listed = (terms: readonly string[]): string =>
    new Intl.ListFormat(locales[language]).format(terms.map(say(quoted)));
  return [
    items.length > 0 && corrected && corrected !== q && say(corrections)(corrected, q),
    droppedFilters.length > 0 && say(withoutFilters)(corrected ?? q, listed(filters), filters.length === 1),
    droppedWords.length > 0 && say(closest)(listed(droppedWords)),
  ]
    .filter(Boolean)
    .join(' ');
}
