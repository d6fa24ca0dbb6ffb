import { say } from '#web/platform/languages/language.ts';

export const overview = say({ en: 'Overview', de: 'Übersicht' });
export const sales = say({ en: 'Sales', de: 'Verkäufe' });
export const lastMonth = say({ en: 'The last 30 days', de: 'Die letzten 30 Tage' });
export const ordersBehind = say({ en: 'Orders behind it', de: 'Die Bestellungen dazu' });
export const rates = say({ en: 'Rates in force', de: 'Geltende Preise' });
export const ratesNote = say({
  en: 'First kilogram; each one after it costs more',
  de: 'Erstes Kilogramm; jedes weitere kostet mehr',
});
export const leavesFrom = say({ en: 'Country parcels leave from', de: 'Land, aus dem Pakete kommen' });
export const zones = say({
  en: { own: 'Your own country', union: 'European Union', europe: 'Rest of Europe', world: 'World' },
  de: { own: 'Dein eigenes Land', union: 'Europäische Union', europe: 'Übriges Europa', world: 'Welt' },
});
export const to = say({ en: 'To', de: 'Nach' });
export const tracked = say({ en: 'Tracked', de: 'Mit Sendungsnummer' });
export const express = say({ en: 'Express', de: 'Express' });
export const openListings = say({ en: 'Open listings', de: 'Stücke öffnen' });
export const seeAll = say({ en: 'See all pieces', de: 'Alle Stücke ansehen' });
export const writeNotice = say({ en: 'Write the notice', de: 'Hinweis schreiben' });
export const toOverview = say({ en: 'Go to the overview', de: 'Zur Übersicht' });
export const sections = say({
  en: {
    analytics: { title: 'Analytics', sub: 'How the shop sells, day by day.' },
    shipping: {
      title: 'Shipping settings',
      sub: 'What buyers pay for postage is counted from the weight, the way and the country.',
    },
    reviews: { title: 'Reviews', sub: 'What buyers say stands on the page of each piece.' },
    pricing: { title: 'Pricing', sub: 'Prices are set in each listing, for every combination.' },
    market: { title: 'Market', sub: 'See what similar pieces cost.' },
    holiday: { title: 'Holiday prep', sub: 'Tell buyers what your days are.' },
    unknown: { title: 'No such place on the desk', sub: 'The address may be mistyped.' },
  },
  de: {
    analytics: { title: 'Auswertung', sub: 'Wie sich der Shop verkauft, Tag für Tag.' },
    shipping: {
      title: 'Versand',
      sub: 'Was der Versand kostet, ergibt sich aus Gewicht, Weg und Land.',
    },
    reviews: { title: 'Bewertungen', sub: 'Was über ein Stück gesagt wird, steht auf seiner Seite.' },
    pricing: { title: 'Preise', sub: 'Preise stehen in jedem Stück, für jede Ausführung.' },
    market: { title: 'Markt', sub: 'Sieh, was ähnliche Stücke kosten.' },
    holiday: { title: 'Vor den Feiertagen', sub: 'Sag, wann du arbeitest und verschickst.' },
    unknown: { title: 'Das gibt es hier nicht', sub: 'Vielleicht ist die Adresse vertippt.' },
  },
});
export const empty = say({
  en: {
    reviews: { title: 'Read them where buyers do', words: 'View a piece in the shop to see its stars.' },
    market: {
      title: 'Look at the shops beside yours',
      words: 'Search by category and price to see where yours stand.',
    },
    holiday: {
      title: 'A notice at the top of your shop',
      words: 'Say until when you post before a holiday, and raise the working days of pieces that take longer.',
    },
    unknown: {
      title: 'Everything of your shop is in the menu',
      words: 'Orders, alerts, listings and the shop page.',
    },
  },
  de: {
    reviews: { title: 'Lies sie, wo alle sie lesen', words: 'Öffne ein Stück im Shop, um seine Sterne zu sehen.' },
    market: {
      title: 'Sieh dir die Shops neben deinem an',
      words: 'Such nach Handwerk und Preis, um zu sehen, wo deine stehen.',
    },
    holiday: {
      title: 'Ein Hinweis oben in deinem Shop',
      words: 'Sag, bis wann du vor einem Feiertag verschickst, und gib Stücken, die länger dauern, mehr Arbeitstage.',
    },
    unknown: {
      title: 'Alles von deinem Shop steht im Menü',
      words: 'Bestellungen, Hinweise, Stücke und die Shopseite.',
    },
  },
});
