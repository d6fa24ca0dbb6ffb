import { say } from '#web/platform/languages/language.ts';

export const label = say({ en: 'Search your shop', de: 'Deinen Shop durchsuchen' });
export const placeholder = say({
  en: 'Order number, buyer, piece or section',
  de: 'Bestellnummer, Name, Stück oder Bereich',
});
export const nothing = say({ en: 'Nothing in your shop fits.', de: 'Nichts in deinem Shop passt.' });
/** Sections that the menu does not have, by their address. */
export const pages: Record<string, string> = say({
  en: {
    'add-listing': 'Add listing',
    sections: 'Sections and order of pieces',
    import: 'Import a CSV',
    archive: 'Shop archive',
    pricing: 'Pricing',
    'market-analysis': 'Market analysis',
    'payouts/account': 'Payout account',
    'reviews/questions': 'Questions',
  },
  de: {
    'add-listing': 'Stück anlegen',
    sections: 'Bereiche und Reihenfolge',
    import: 'CSV einlesen',
    archive: 'Archiv des Shops',
    pricing: 'Preise',
    'market-analysis': 'Marktanalyse',
    'payouts/account': 'Auszahlungskonto',
    'reviews/questions': 'Fragen',
  },
});
export const groups = say({
  en: { goTo: 'Go to', order: 'Orders', buyer: 'Buyers', listing: 'Listings', section: 'Sections' },
  de: { goTo: 'Öffnen', order: 'Bestellungen', buyer: 'Kundschaft', listing: 'Stücke', section: 'Bereiche' },
});
export const order = say({
  en: (number: string) => `Order ${number}`,
  de: (number: string) => `Bestellung ${number}`,
});
export const orders = say({
  en: (count: number) => `${count} ${count === 1 ? 'order' : 'orders'}`,
  de: (count: number) => `${count} ${count === 1 ? 'Bestellung' : 'Bestellungen'}`,
});
