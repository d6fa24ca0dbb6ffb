import { numbered } from '#web/platform/languages/formats.ts';
import { say } from '#web/platform/languages/language.ts';

export const results = say({
  en: (count: number) => numbered(count, 'result', 'results'),
  de: (count: number) => numbered(count, 'Ergebnis', 'Ergebnisse'),
});
export const remove = say({
  en: (filter: string) => `Remove “${filter}”`,
  de: (filter: string) => `„${filter}“ entfernen`,
});
export const nothingFor = say({
  en: (words: string) => `Nothing for “${words}” here`,
  de: (words: string) => `Zu „${words}“ gibt es hier nichts`,
});
export const movedCategory = say({
  en: ['It may have moved', 'Every piece stands in one of the crafts below.'],
  de: ['Vielleicht ist es umgezogen', 'Jedes Stück steht in einem der Handwerke unten.'],
});
export const fewerWords = say({
  en: 'Try fewer or more general words.',
  de: 'Versuch es mit weniger oder allgemeineren Wörtern.',
});
export const emptyCategory = say({
  en: ['Nothing here yet', 'No piece of this craft is for sale at the moment.'],
  de: ['Hier ist noch nichts', 'Aus diesem Handwerk ist gerade kein Stück zu haben.'],
});
export const orNoFilters = say({
  en: 'Try fewer or more general words, or look without the filters.',
  de: 'Versuch es mit weniger oder allgemeineren Wörtern oder ohne die Filter.',
});
export const nothingFiltered = say({
  en: ['Nothing here with these filters', 'Look without one of the filters.'],
  de: ['Mit diesen Filtern gibt es hier nichts', 'Sieh ohne einen der Filter nach.'],
});
export const throughCategories = say({ en: 'Look through a craft', de: 'Sieh ein Handwerk durch' });
