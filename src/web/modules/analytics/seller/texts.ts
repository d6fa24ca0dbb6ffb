import { numbered } from '#web/platform/languages/formats.ts';
import { say } from '#web/platform/languages/language.ts';

export const title = say({ en: 'Analytics', de: 'Auswertung' });
export const subOf = say({
  en: (days: string, city: string) => `${days}; days begin at midnight in ${city}`,
  de: (days: string, city: string) => `${days}; die Tage beginnen um Mitternacht in ${city}`,
});
export const pricing = say({ en: 'Pricing', de: 'Preise' });
export const market = say({ en: 'Market analysis', de: 'Marktanalyse' });
export const overview = say({ en: 'Overview', de: 'Übersicht' });
export const listings = say({ en: 'Pieces', de: 'Stücke' });
export const sources = say({ en: 'Sources', de: 'Herkunft' });
export const buyers = say({ en: 'Buyers', de: 'Käufer' });
export const country = say({ en: 'Country', de: 'Land' });
export const countries = say({ en: 'Countries', de: 'Länder' });
export const countriesNote = say({
  en: 'Where orders were sent; what buyers paid, postage included, before refunds',
  de: 'Wohin Bestellungen gingen; was bezahlt wurde, mit Versand, vor Erstattungen',
});
export const firstOrders = say({ en: 'First orders', de: 'Erste Bestellungen' });
export const repeatOrders = say({ en: 'From repeat buyers', de: 'Von Stammkunden' });
export const repeatNote = say({
  en: 'A repeat buyer had ordered from your shop before',
  de: 'Stammkunden hatten schon vorher bei dir bestellt',
});
export const noOrders = say({ en: 'No orders in these days', de: 'Keine Bestellungen in diesen Tagen' });
export const noOrdersWhy = say({
  en: 'Choose a longer period to see who bought and where they live.',
  de: 'Wähle einen längeren Zeitraum, um zu sehen, wer gekauft hat und wohin es ging.',
});
export const seasons = say({ en: 'Seasons', de: 'Jahreszeiten' });
export const sales = say({ en: 'Sales', de: 'Verkäufe' });
export const orders = say({ en: 'Orders', de: 'Bestellungen' });
export const visits = say({ en: 'Visits', de: 'Besuche' });
export const views = say({ en: 'Page views', de: 'Seitenaufrufe' });
export const conversion = say({ en: 'Visits that buy', de: 'Besuche mit Kauf' });
export const favourites = say({ en: 'Saved to wishlists', de: 'Auf Merklisten' });
export const cartAdds = say({ en: 'Added to a cart', de: 'In den Korb gelegt' });
export const refunded = say({ en: 'Paid back', de: 'Erstattet' });
export const sold = say({ en: 'Sold', de: 'Verkauft' });
export const listing = say({ en: 'Piece', de: 'Stück' });
export const change = say({ en: 'Change', de: 'Änderung' });
export const nothingBefore = say({ en: 'none before', de: 'vorher keine' });
export const from = say({ en: (before: string) => ` from ${before}`, de: (before: string) => ` von ${before}` });
export const range = say({ en: 'Period', de: 'Zeitraum' });
export const lastDays = say({
  en: (count: number) => `Last ${count} days`,
  de: (count: number) => `Letzte ${count} Tage`,
});
export const compare = say({ en: 'Compare with', de: 'Vergleich' });
export const comparisons = say({
  en: { before: 'The days before', year: 'The same weeks last year' },
  de: { before: 'Die Tage davor', year: 'Dieselben Wochen im Vorjahr' },
});
export const before = say({
  en: { before: 'Days before', year: 'A year before' },
  de: { before: 'Tage davor', year: 'Ein Jahr davor' },
});
export const compared = say({ en: 'Compared with', de: 'Verglichen mit' });
export const mark = say({
  en: { before: 'The mark shows the days before', year: 'The mark shows the year before' },
  de: { before: 'Die Marke zeigt die Tage davor', year: 'Die Marke zeigt das Jahr davor' },
});
export const exportRows = say({
  en: (count: number) => `Export ${numbered(count, 'row', 'rows')}`,
  de: (count: number) => `${numbered(count, 'Zeile', 'Zeilen')} exportieren`,
});
export const day = say({ en: 'Day', de: 'Tag' });
export const days = say({ en: 'Days', de: 'Tage' });
export const month = say({ en: 'Month', de: 'Monat' });
export const yearBefore = say({ en: 'Year before', de: 'Jahr davor' });
export const chartOf = say({
  en: (name: string, sum: string) => `${name}, ${sum} in all. The table below has the same figures.`,
  de: (name: string, sum: string) => `${name}, zusammen ${sum}. Die Tabelle darunter nennt dieselben Zahlen.`,
});
export const figures = say({ en: 'Figures: choose what the chart shows', de: 'Zahlen: wähle, was das Diagramm zeigt' });
export const theFigures = say({ en: 'The figures', de: 'Die Zahlen' });
export const safe = say({
  en: 'Your orders and listings are not touched',
  de: 'Deine Bestellungen und Stücke sind unberührt',
});
export const funnel = say({ en: 'From visit to order', de: 'Vom Besuch zur Bestellung' });
export const whereFrom = say({ en: 'Where visits come from', de: 'Woher die Besuche kommen' });
export const campaigns = say({ en: 'Campaigns', de: 'Kampagnen' });
export const terms = say({ en: 'Search words', de: 'Suchwörter' });
export const sourceNames = say({
  en: {
    direct: 'Direct and bookmarks',
    search: 'Search engines',
    social: 'Social networks',
    mail: 'Mails',
    site: 'This marketplace',
    other: 'Other sites',
  },
  de: {
    direct: 'Direkt und Lesezeichen',
    search: 'Suchmaschinen',
    social: 'Soziale Netzwerke',
    mail: 'E-Mails',
    site: 'Dieser Marktplatz',
    other: 'Andere Seiten',
  },
});
export const name = say({ en: 'Name', de: 'Name' });
export const noVisits = say({ en: 'No visits in these days', de: 'Keine Besuche in diesen Tagen' });
export const noVisitsWhy = say({
  en: 'Share a link to your shop, or add campaign names to links in your posts: they are counted here.',
  de: 'Teile einen Link zu deinem Shop, oder gib Links in deinen Beiträgen Kampagnennamen: Sie werden hier gezählt.',
});
export const noTerms = say({
  en: 'Nobody came from the search here in these days.',
  de: 'In diesen Tagen kam niemand aus der Suche hierher.',
});
export const noCampaigns = say({
  en: 'Add ?utm_campaign=name to a link to your shop, and its visits are counted here.',
  de: 'Häng an einen Link zu deinem Shop ?utm_campaign=name an, dann werden seine Besuche hier gezählt.',
});
export const noListings = say({ en: 'Nothing was looked at yet', de: 'Noch wurde nichts angesehen' });
export const noListingsWhy = say({
  en: 'As soon as somebody opens one of your listings, it stands here.',
  de: 'Sobald jemand eins deiner Stücke öffnet, steht es hier.',
});
export const sortBy = say({ en: 'Most first by', de: 'Das meiste zuerst nach' });
export const wholeShop = say({ en: 'The whole shop', de: 'Der ganze Shop' });
export const seasonNote = say({
  en: 'Each month with the same month a year before; the current month up to today',
  de: 'Jeder Monat neben demselben des Vorjahrs, der laufende bis heute',
});
export const lastYear = say({ en: 'Last 12 months', de: 'Letzte 12 Monate' });
export const salesNote = say({
  en: 'What buyers paid, postage included, before refunds',
  de: 'Was bezahlt wurde, mit Versand, vor Erstattungen',
});
export const lineSalesNote = say({ en: 'Without postage, before refunds', de: 'Ohne Versand, vor Erstattungen' });
