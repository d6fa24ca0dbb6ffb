import type { Speaker } from '../core/languages/language.ts';

const nothingFor = {
  en: (query: string) => `Nothing for “${query}” here`,
  de: (query: string) => `Zu „${query}“ gibt es hier nichts`,
};
const movedCategory = {
  en: ['It may have moved', 'Every piece stands in one of the crafts below.'],
  de: ['Vielleicht ist es umgezogen', 'Jedes Stück steht in einem der Handwerke unten.'],
};
const fewerTerms = {
  en: 'Try fewer or more general words.',
  de: 'Versuch es mit weniger oder allgemeineren Wörtern.',
};
const emptyCategory = {
  en: ['Nothing here yet', 'No piece of this craft is for sale at the moment.'],
  de: ['Hier ist noch nichts', 'Aus diesem Handwerk ist gerade kein Stück zu haben.'],
};
const orNoFilters = {
  en: 'Try fewer or more general words, or look without the filters.',
  de: 'Versuch es mit weniger oder allgemeineren Wörtern oder ohne die Filter.',
};
const nothingFiltered = {
  en: ['Nothing here with these filters', 'Look without one of the filters.'],
  de: ['Mit diesen Filtern gibt es hier nichts', 'Sieh ohne einen der Filter nach.'],
};

interface NothingInput {
  q: string;
  isMovedCategory: boolean;
  isFiltered: boolean;
}

/** [UX-28] Nothing found: what it is, and what to do about it. */
export function nothingText({ q, isMovedCategory, isFiltered }: NothingInput, { say }: Speaker): string[] {
  if (isMovedCategory) return say(movedCategory);
  if (!isFiltered) return q ? [say(nothingFor)(q), say(fewerTerms)] : say(emptyCategory);
  return q ? [say(nothingFor)(q), say(orNoFilters)] : say(nothingFiltered);
}
