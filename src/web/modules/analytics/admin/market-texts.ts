import type { ReportDimension, ReportFigure, ReportFilters } from '#domain/analytics/reports/definition.ts';
import { numbered } from '#web/platform/languages/formats.ts';
import { say } from '#web/platform/languages/language.ts';

export const title = say({ en: 'Analytics', de: 'Auswertung' });
export const subOf = say({
  en: (days: string, city: string) => `${days}; days begin at midnight in ${city}`,
  de: (days: string, city: string) => `${days}; die Tage beginnen um Mitternacht in ${city}`,
});
export const views = say({
  en: {
    '': 'Sales and conversion',
    sellers: 'Sellers',
    buyers: 'Buyers',
    searches: 'Searches and sources',
    cohorts: 'Cohorts',
    carts: 'Left carts',
    reports: 'Reports',
  },
  de: {
    '': 'Verkäufe und Kaufrate',
    sellers: 'Werkstätten',
    buyers: 'Käufer',
    searches: 'Suchen und Herkunft',
    cohorts: 'Kohorten',
    carts: 'Verlassene Körbe',
    reports: 'Berichte',
  },
});
export const theFigures = say({ en: 'The figures', de: 'Die Zahlen' });
export const nothingChanged = say({ en: 'Nothing was changed', de: 'Es wurde nichts geändert' });
export const dimensions = say<Record<ReportDimension, string>>({
  en: {
    day: 'Day',
    week: 'Week from',
    month: 'Month',
    country: 'Country',
    shop: 'Shop',
    category: 'Category',
    source: 'Source',
    campaign: 'Campaign',
    term: 'Search words',
  },
  de: {
    day: 'Tag',
    week: 'Woche ab',
    month: 'Monat',
    country: 'Land',
    shop: 'Shop',
    category: 'Kategorie',
    source: 'Herkunft',
    campaign: 'Kampagne',
    term: 'Suchwörter',
  },
});
export const figures = say<Record<ReportFigure, string>>({
  en: {
    revenueCents: 'Sales',
    orders: 'Orders',
    units: 'Pieces sold',
    refunds: 'Refunds',
    refundedCents: 'Paid back',
    views: 'Page views',
    visits: 'Visits',
    favourites: 'Saved to wishlists',
    cartAdds: 'Added to a cart',
    conversion: 'Visits that buy',
    repeatOrders: 'Orders of repeat buyers',
    repeatCents: 'Sales to repeat buyers',
    newShops: 'New shops',
    sellingShops: 'Shops that sold',
    leftCarts: 'Left carts',
    recoveredCarts: 'Recovered carts',
    recoveredCents: 'Sales of recovered carts',
    searches: 'Searches',
    clicks: 'Pieces opened',
  },
  de: {
    revenueCents: 'Verkäufe',
    orders: 'Bestellungen',
    units: 'Verkaufte Stücke',
    refunds: 'Erstattungen',
    refundedCents: 'Erstattet',
    views: 'Seitenaufrufe',
    visits: 'Besuche',
    favourites: 'Auf Merklisten',
    cartAdds: 'In den Korb gelegt',
    conversion: 'Besuche mit Kauf',
    repeatOrders: 'Bestellungen von Stammkunden',
    repeatCents: 'Verkäufe an Stammkunden',
    newShops: 'Neue Shops',
    sellingShops: 'Shops mit Verkauf',
    leftCarts: 'Verlassene Körbe',
    recoveredCarts: 'Zurückgeholte Körbe',
    recoveredCents: 'Verkäufe aus zurückgeholten Körben',
    searches: 'Suchen',
    clicks: 'Geöffnete Stücke',
  },
});
export const chartOf = say({
  en: (name: string) => `${name}. The table below has the same figures.`,
  de: (name: string) => `${name}. Die Tabelle darunter nennt dieselben Zahlen.`,
});
export const none = say({ en: 'Nothing in these days', de: 'Nichts in diesen Tagen' });
export const noneWhy = say({
  en: 'Choose a longer period, or fewer filters.',
  de: 'Wähle einen längeren Zeitraum oder weniger Filter.',
});
export const leftOut = say({
  en: (count: number) => `The first ${count}. Choose fewer days or a filter to see the others.`,
  de: (count: number) => `Die ersten ${count}. Wähle weniger Tage oder einen Filter, um die anderen zu sehen.`,
});
export const shopsOverTime = say({ en: 'Shops over time', de: 'Shops im Verlauf' });
export const shops = say({ en: 'Shops, most sales first', de: 'Shops, meiste Verkäufe zuerst' });
export const buyersOverTime = say({ en: 'Orders over time', de: 'Bestellungen im Verlauf' });
export const countries = say({ en: 'Countries', de: 'Länder' });
export const repeatNote = say({
  en: 'A repeat buyer had ordered before, from any shop',
  de: 'Stammkunden hatten schon vorher bestellt, in irgendeinem Shop',
});
export const sources = say({ en: 'Where visits come from', de: 'Woher die Besuche kommen' });
export const campaigns = say({ en: 'Campaigns', de: 'Kampagnen' });
export const terms = say({ en: 'Search words', de: 'Suchwörter' });
export const termsNote = say({
  en: (least: number) => `Searched at least ${least} times, so that nobody is named`,
  de: (least: number) => `Mindestens ${least}-mal gesucht, damit niemand genannt wird`,
});
export const missed = say({ en: 'Searches that found little', de: 'Suchen mit wenig Treffern' });
export const matches = say({ en: 'Pieces found', de: 'Gefundene Stücke' });
export const noneMissed = say({
  en: 'Every search of these days found enough.',
  de: 'Jede Suche dieser Tage fand genug.',
});
export const cohorts = say({
  en: { buyers: 'Buyers by the month of their first order', shops: 'Shops by the month they opened' },
  de: { buyers: 'Käufer nach dem Monat ihrer ersten Bestellung', shops: 'Shops nach dem Monat ihrer Eröffnung' },
});
export const cohortNote = say({
  en: { buyers: 'Share that ordered again in later months', shops: 'Share that sold in each month' },
  de: {
    buyers: 'Anteil, der in späteren Monaten wieder bestellt hat',
    shops: 'Anteil, der in jedem Monat verkauft hat',
  },
});
export const began = say({ en: 'Began', de: 'Beginn' });
export const size = say({ en: 'How many', de: 'Wie viele' });
export const monthOf = say({ en: (month: number) => `Month ${month}`, de: (month: number) => `Monat ${month}` });
export const noCohorts = say({ en: 'Nobody began in these months', de: 'In diesen Monaten begann niemand' });
export const noCohortsWhy = say({
  en: 'As soon as somebody orders for the first time, their month is shown here.',
  de: 'Sobald jemand zum ersten Mal bestellt, steht der Monat hier.',
});

export const savedReports = say({ en: 'Saved reports', de: 'Gespeicherte Berichte' });
export const noReports = say({ en: 'No saved reports yet', de: 'Noch keine gespeicherten Berichte' });
export const noReportsWhy = say({
  en: 'Put one together below, show it, and save it under a name.',
  de: 'Stell unten einen zusammen, zeig ihn an und speichere ihn unter einem Namen.',
});
export const ofOwner = say({
  en: (owner: string) => `shared by ${owner}`,
  de: (owner: string) => `geteilt von ${owner}`,
});
export const own = say({
  en: { private: 'only you see it', shared: 'shared by you' },
  de: { private: 'nur du siehst ihn', shared: 'von dir geteilt' },
});
export const newReport = say({ en: 'New report', de: 'Neuer Bericht' });
export const report = say({ en: 'Report', de: 'Bericht' });
export const changed = say({ en: 'Changed', de: 'Geändert' });
export const rowsAre = say({ en: 'One row for each', de: 'Eine Zeile je' });
export const chooseFigures = say({ en: 'Figures', de: 'Zahlen' });
export const atMost = say({
  en: (count: number) => `Up to ${count}; the first chosen decides the order`,
  de: (count: number) => `Bis zu ${count}; die zuerst gewählte bestimmt die Reihenfolge`,
});
export const filters = say<Record<keyof ReportFilters, string>>({
  en: { shop: 'Shop', country: 'Country', category: 'Category' },
  de: { shop: 'Shop', country: 'Land', category: 'Kategorie' },
});
export const shopHint = say({
  en: 'What follows /shop/ in its address; empty is all shops',
  de: 'Was in der Adresse auf /shop/ folgt; leer heißt alle Shops',
});
export const all = say({ en: 'All', de: 'Alle' });
export const period = say({ en: 'Period', de: 'Zeitraum' });
export const lastDays = say({
  en: (count: number) => `Last ${count} days`,
  de: (count: number) => `Letzte ${count} Tage`,
});
export const chosenDays = say({ en: 'Chosen days', de: 'Gewählte Tage' });
export const firstDay = say({ en: 'First day', de: 'Erster Tag' });
export const lastDay = say({ en: 'Last day', de: 'Letzter Tag' });
export const daysWrong = say({
  en: (most: number) => `Choose a first and a last day, at most ${most} days apart.`,
  de: (most: number) => `Wähle einen ersten und einen letzten Tag, höchstens ${most} Tage auseinander.`,
});
export const show = say({ en: 'Show report', de: 'Bericht anzeigen' });
export const name = say({ en: 'Name of the report', de: 'Name des Berichts' });
export const isShared = say({ en: 'Share with other administrators', de: 'Mit anderen in der Verwaltung teilen' });
export const sharedHint = say({
  en: 'They can open and export it; only you can change it',
  de: 'Sie können ihn öffnen und exportieren; ändern kannst nur du ihn',
});
export const save = say({ en: 'Save report', de: 'Bericht speichern' });
export const saveCopy = say({ en: 'Save as my own', de: 'Als eigenen speichern' });
export const saved = say({
  en: (report: string) => `Saved “${report}”`,
  de: (report: string) => `„${report}“ gespeichert`,
});
export const remove = say({ en: 'Remove report', de: 'Bericht löschen' });
export const removeTitle = say({
  en: (report: string) => `Remove “${report}”?`,
  de: (report: string) => `„${report}“ löschen?`,
});
export const removeText = say({
  en: 'The figures stay; only the saved report goes, also for those it is shared with.',
  de: 'Die Zahlen bleiben; nur der gespeicherte Bericht geht, auch für alle, mit denen er geteilt ist.',
});
export const removed = say({
  en: (report: string) => `Removed “${report}”`,
  de: (report: string) => `„${report}“ gelöscht`,
});
export const exportIt = say({ en: 'Export as a file', de: 'Als Datei exportieren' });
export const exported = say({
  en: (rows: number) => `Saved ${numbered(rows, 'row', 'rows')}`,
  de: (rows: number) => `${numbered(rows, 'Zeile', 'Zeilen')} gespeichert`,
});
export const needed = say({ en: 'Taking figures along', de: 'Zahlen mitzunehmen' });
export const toSee = say({ en: 'Seeing this', de: 'Das zu sehen' });
