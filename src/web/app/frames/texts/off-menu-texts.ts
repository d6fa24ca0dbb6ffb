import { say } from '#web/platform/languages/language.ts';

export const overview = say({ en: 'Overview', de: 'Übersicht' });
export const openListings = say({ en: 'Open listings', de: 'Stücke öffnen' });
export const seeAll = say({ en: 'See all pieces', de: 'Alle Stücke ansehen' });
export const toOverview = say({ en: 'Go to the overview', de: 'Zur Übersicht' });
export const sections = say({
  en: {
    reviews: { title: 'Reviews', sub: 'What buyers say stands on the page of each piece.' },
    pricing: { title: 'Pricing', sub: 'Prices are set in each listing, for every combination.' },
    market: { title: 'Market', sub: 'See what similar pieces cost.' },
    unknown: { title: 'No such place on the desk', sub: 'The address may be mistyped.' },
  },
  de: {
    reviews: { title: 'Bewertungen', sub: 'Was über ein Stück gesagt wird, steht auf seiner Seite.' },
    pricing: { title: 'Preise', sub: 'Preise stehen in jedem Stück, für jede Ausführung.' },
    market: { title: 'Markt', sub: 'Sieh, was ähnliche Stücke kosten.' },
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
    unknown: {
      title: 'Alles von deinem Shop steht im Menü',
      words: 'Bestellungen, Hinweise, Stücke und die Shopseite.',
    },
  },
});
