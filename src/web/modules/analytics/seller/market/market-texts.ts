import { formatDay, formatNumber, numbered } from '#web/platform/languages/formats.ts';
import { say } from '#web/platform/languages/language.ts';

export const title = say({ en: 'Market analysis', de: 'Marktanalyse' });
export const sub = say({
  en: 'Prices, demand and searches in the categories you sell in. Each number has at least five shops behind it.',
  de: 'Preise, Nachfrage und Suchen in deinen Kategorien. Hinter jeder Zahl stehen mindestens fünf Shops.',
});
export const analytics = say({ en: 'Analytics', de: 'Auswertung' });
export const pricing = say({ en: 'Pricing', de: 'Preise' });
export const market = say({ en: 'The market figures', de: 'Die Marktzahlen' });
export const safe = say({ en: 'Your shop is not affected', de: 'Dein Shop ist nicht betroffen' });
export const prices = say({ en: 'Prices', de: 'Preise' });
export const countedOn = say({
  en: (day: string) => `Pieces for sale on ${formatDay(new Date(day))}`,
  de: (day: string) => `Angebotene Stücke am ${formatDay(new Date(day))}`,
});
export const category = say({ en: 'Category', de: 'Kategorie' });
export const yours = say({ en: 'Yours, median', de: 'Deine, Median' });
export const median = say({ en: 'Market, median', de: 'Markt, Median' });
export const middleHalf = say({ en: 'Middle half', de: 'Mittlere Hälfte' });
export const change = say({ en: 'In 4 weeks', de: 'In 4 Wochen' });
export const behind = say({ en: 'Counted', de: 'Gezählt' });
export const behindOf = say({
  en: (listings: number, shops: number) =>
    `${numbered(listings, 'piece', 'pieces')}, ${numbered(shops, 'shop', 'shops')}`,
  de: (listings: number, shops: number) =>
    `${numbered(listings, 'Stück', 'Stücke')}, ${numbered(shops, 'Shop', 'Shops')}`,
});
export const range = (low: string, high: string): string => `${low} – ${high}`;
export const tooFew = say({ en: 'too few shops', de: 'zu wenige Shops' });
export const notKnown = say({ en: 'not counted then', de: 'damals nicht gezählt' });
export const demand = say({ en: 'Demand', de: 'Nachfrage' });
export const demandNote = say({ en: 'All shops, 30 days', de: 'Alle Shops, 30 Tage' });
export const offered = say({ en: 'Pieces for sale', de: 'Angebotene Stücke' });
export const views = say({ en: 'Page views', de: 'Seitenaufrufe' });
export const sold = say({ en: 'Sold', de: 'Verkauft' });
export const viewsEach = say({ en: 'Views per piece', de: 'Aufrufe pro Stück' });
export const own = say({ en: 'Your pieces', de: 'Deine Stücke' });
export const searches = say({ en: 'Searches with few results', de: 'Suchen mit wenigen Treffern' });
export const searchesNote = say({ en: 'At least 30 searches in 4 weeks', de: 'Mindestens 30 Suchen in 4 Wochen' });
export const searchedFor = say({ en: 'Searched for', de: 'Gesucht' });
export const times = say({ en: 'Searches', de: 'Suchen' });
export const matches = say({ en: 'Pieces found', de: 'Gefundene Stücke' });
export const addOne = say({ en: 'Add a piece', de: 'Stück anlegen' });
export const noTerms = say({
  en: 'Buyers found enough for what they searched for often in your categories.',
  de: 'Was in deinen Kategorien oft gesucht wurde, hatte genug Treffer.',
});
export const noCategories = say({ en: 'Nothing for sale yet', de: 'Noch nichts im Verkauf' });
export const noCategoriesWhy = say({
  en: 'Publish a piece to see the market of its category here.',
  de: 'Veröffentliche ein Stück, dann siehst du hier den Markt seiner Kategorie.',
});
export const seeListings = say({ en: 'Open listings', de: 'Stücke öffnen' });
export const each = (value: number): string => formatNumber(Math.round(value * 10) / 10);
