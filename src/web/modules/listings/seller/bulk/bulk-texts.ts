import { formatNumber, numbered } from '#web/platform/languages/formats.ts';
import { say } from '#web/platform/languages/language.ts';

const listings = (count: number): string =>
  say({ en: numbered(count, 'listing', 'listings'), de: numbered(count, 'Stück', 'Stücke') });

export const column = say({ en: 'Choose', de: 'Auswählen' });
export const choose = say({
  en: (title: string) => `Choose ${title}`,
  de: (title: string) => `${title} auswählen`,
});
export const chosen = say({
  en: (count: number) => `${formatNumber(count)} chosen`,
  de: (count: number) => `${formatNumber(count)} ausgewählt`,
});
export const allShown = say({ en: 'Choose all shown', de: 'Alle angezeigten auswählen' });
export const selectAll = say({
  en: (count: number) => `Select all ${formatNumber(count)}`,
  de: (count: number) => `Alle ${formatNumber(count)} auswählen`,
});
export const selectAllFound = say({ en: 'Select all that match', de: 'Alle Treffer auswählen' });
export const clear = say({ en: 'Clear', de: 'Auswahl aufheben' });
export const publish = say({ en: 'Publish', de: 'Veröffentlichen' });
export const pause = say({ en: 'Pause', de: 'Pausieren' });
export const changePrices = say({ en: 'Change prices', de: 'Preise ändern' });
export const percent = say({ en: 'Change in percent', de: 'Änderung in Prozent' });
export const percentHint = say({
  en: '10 raises prices by 10 %, -10 lowers them. Prices set by a sale follow their regular price.',
  de: '10 erhöht die Preise um 10 %, -10 senkt sie. Preise in einer Aktion folgen ihrem regulären Preis.',
});
export const notPercent = say({
  en: 'Enter a number from -90 to 500, with two decimals at most.',
  de: 'Gib eine Zahl von -90 bis 500 ein, mit höchstens zwei Stellen nach dem Komma.',
});
export const preview = say({ en: 'Preview', de: 'Vorschau' });
export const listing = say({ en: 'Listing', de: 'Stück' });
export const now = say({ en: 'Now', de: 'Jetzt' });
export const after = say({ en: 'After', de: 'Danach' });
export const notPossible = say({ en: 'not possible', de: 'nicht möglich' });
export const andMore = say({
  en: (count: number) => `and ${formatNumber(count)} more`,
  de: (count: number) => `und ${formatNumber(count)} weitere`,
});
export const apply = say({
  en: (count: number) => `Change ${listings(count)}`,
  de: (count: number) => `${listings(count)} ändern`,
});
export const cancel = say({ en: 'Cancel', de: 'Abbrechen' });
export const working = say({
  en: (done: number, all: number) => `${formatNumber(done)} of ${formatNumber(all)} done`,
  de: (done: number, all: number) => `${formatNumber(done)} von ${formatNumber(all)} erledigt`,
});
export const changed = say({
  en: (count: number) => `${listings(count)} changed`,
  de: (count: number) => `${listings(count)} geändert`,
});
export const undo = say({ en: 'Undo', de: 'Rückgängig' });
export const refusedTitle = say({
  en: (count: number) => `${listings(count)} could not be changed`,
  de: (count: number) => `${listings(count)} ließen sich nicht ändern`,
});
export const interrupted = say({
  en: (reason: string) => `The rest was not changed. ${reason}`,
  de: (reason: string) => `Der Rest wurde nicht geändert. ${reason}`,
});
export const close = say({ en: 'Close', de: 'Schließen' });
