import { say } from '#web/platform/languages/language.ts';

/** How the sections of the seller dashboard are called in its menu. */
export const menu = say({
  en: {
    alerts: 'Alerts',
    listings: 'Listings',
    promotions: 'Promotions',
    payouts: 'Payouts',
    reviews: 'Reviews',
    shop: 'Shop page',
    invoices: 'Invoices and VAT',
  },
  de: {
    alerts: 'Hinweise',
    listings: 'Stücke',
    promotions: 'Aktionen',
    payouts: 'Auszahlungen',
    reviews: 'Bewertungen',
    shop: 'Shopseite',
    invoices: 'Rechnungen und MwSt.',
  },
});
