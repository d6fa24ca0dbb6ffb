import { formatNumber } from '#web/platform/languages/formats.ts';
import { say } from '#web/platform/languages/language.ts';

export const sortBy = say({
  en: (column: string) => `Sort by ${column}`,
  de: (column: string) => `Nach ${column} sortieren`,
});
export const sort = say({ en: 'Sort by', de: 'Sortieren' });
export const rising = say({
  en: (column: string) => `${column}, rising`,
  de: (column: string) => `${column}, aufsteigend`,
});
export const falling = say({
  en: (column: string) => `${column}, falling`,
  de: (column: string) => `${column}, absteigend`,
});
export const columns = say({ en: 'Columns', de: 'Spalten' });
export const choice = say({ en: 'Choose', de: 'Auswählen' });
export const choose = say({ en: (name: string) => `Choose ${name}`, de: (name: string) => `${name} auswählen` });
export const chosen = say({
  en: (count: number) => `${formatNumber(count)} chosen`,
  de: (count: number) => `${formatNumber(count)} ausgewählt`,
});
export const allMatchingChosen = say({ en: 'All that match are chosen', de: 'Alle Treffer sind ausgewählt' });
export const allShown = say({ en: 'Choose all shown', de: 'Alle angezeigten auswählen' });
export const selectAll = say({
  en: (count: number) => `Select all ${formatNumber(count)}`,
  de: (count: number) => `Alle ${formatNumber(count)} auswählen`,
});
export const selectAllMatching = say({ en: 'Select all that match', de: 'Alle Treffer auswählen' });
export const clear = say({ en: 'Clear', de: 'Auswahl aufheben' });
export const edit = say({ en: (what: string) => `Change ${what}`, de: (what: string) => `${what} ändern` });
