import { formatNumber, numbered } from '#web/platform/languages/formats.ts';
import { say } from '#web/platform/languages/language.ts';

const listings = (count: number): string =>
  say({ en: numbered(count, 'listing', 'listings'), de: numbered(count, 'Stück', 'Stücke') });

export const publish = say({ en: 'Publish', de: 'Veröffentlichen' });
export const pause = say({ en: 'Pause', de: 'Pausieren' });
export const publishListings = say({ en: 'Publish listings', de: 'Stücke veröffentlichen' });
export const publishHint = say({
  en: 'A listing without a picture stays a draft and is named afterwards.',
  de: 'Ein Stück ohne Bild bleibt ein Entwurf und wird danach genannt.',
});
export const pauseListings = say({ en: 'Pause listings', de: 'Stücke pausieren' });
export const pauseHint = say({
  en: 'Paused listings leave the shop and the search. Orders stay.',
  de: 'Pausierte Stücke stehen weder im Shop noch in der Suche. Bestellungen bleiben.',
});
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
  en: (done: number, all: number | null) =>
    all === null ? `${formatNumber(done)} done` : `${formatNumber(done)} of ${formatNumber(all)} done`,
  de: (done: number, all: number | null) =>
    all === null ? `${formatNumber(done)} erledigt` : `${formatNumber(done)} von ${formatNumber(all)} erledigt`,
});
export const changed = say({
  en: (count: number) => `${listings(count)} changed`,
  de: (count: number) => `${listings(count)} geändert`,
});
export const undone = say({
  en: (count: number) => `${listings(count)} as before`,
  de: (count: number) => `${listings(count)} wie vorher`,
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
export const applyToAll = say({ en: 'Change all that match', de: 'Alle Treffer ändern' });
export const change = say({ en: 'Change', de: 'Ändern' });
export const changeMore = say({ en: 'Change more', de: 'Mehr ändern' });
export const changeStock = say({ en: 'Change stock', de: 'Bestand ändern' });
export const changeProfile = say({ en: 'Change shipping profile', de: 'Versandprofil ändern' });
export const changeCategory = say({ en: 'Change category', de: 'Kategorie ändern' });
export const changeTags = say({ en: 'Change tags', de: 'Schlagwörter ändern' });
export const chooseOne = say({ en: 'Choose one', de: 'Wähle aus' });
export const category = say({ en: 'Category', de: 'Kategorie' });
export const profile = say({ en: 'Shipping profile', de: 'Versandprofil' });
export const plainRates = say({ en: 'Rates by weight', de: 'Sätze nach Gewicht' });
export const stockWay = say({ en: 'What is done', de: 'Was geschieht' });
export const setStock = say({ en: 'Set the number of each', de: 'Anzahl von jedem setzen' });
export const addStock = say({ en: 'Add to each', de: 'Zu jedem dazuzählen' });
export const units = say({ en: 'Pieces', de: 'Stückzahl' });
export const setStockHint = say({
  en: 'How many of each can be bought now. Of a piece with choices, of each choice.',
  de: 'Wie viele sich jetzt kaufen lassen. Bei Stücken mit Auswahl von jeder Möglichkeit.',
});
export const addStockHint = say({
  en: '5 adds five to each, -2 takes two away, never below none.',
  de: '5 zählt zu jedem fünf dazu, -2 nimmt zwei weg, nie unter null.',
});
export const notUnits = say({
  en: 'Enter a whole number up to 100,000.',
  de: 'Gib eine ganze Zahl bis 100.000 ein.',
});
export const ofEachChoice = say({
  en: (count: number) => `${formatNumber(count)} of each choice`,
  de: (count: number) => `${formatNumber(count)} je Möglichkeit`,
});
export const moreOfEachChoice = say({
  en: (by: number) => `${by > 0 ? '+' : '−'}${formatNumber(Math.abs(by))} of each choice`,
  de: (by: number) => `${by > 0 ? '+' : '−'}${formatNumber(Math.abs(by))} je Möglichkeit`,
});
export const addTags = say({ en: 'Add', de: 'Hinzufügen' });
export const removeTags = say({ en: 'Remove', de: 'Entfernen' });
export const tagsHint = say({
  en: 'Several with commas between them. A listing has at most 13.',
  de: 'Mehrere durch Komma getrennt. Ein Stück hat höchstens 13.',
});
export const notTags = say({
  en: 'Name 1 to 13 tags of at most 40 letters.',
  de: 'Nenne 1 bis 13 Schlagwörter mit höchstens 40 Buchstaben.',
});
export const noTags = say({ en: 'none', de: 'keine' });
export const changeSection = say({ en: 'Move to section', de: 'In Bereich verschieben' });
export const section = say({ en: 'Section', de: 'Bereich' });
export const noSection = say({ en: 'In no section', de: 'In keinem Bereich' });
