import { say } from '#web/platform/languages/language.ts';

/** How the sections of the seller dashboard are called in its menu. */
export const menu = say({
  en: {
    alerts: 'Alerts',
    analytics: 'Analytics',
    listings: 'Listings',
    shipping: 'Shipping',
    promotions: 'Promotions',
    payouts: 'Payouts',
    reviews: 'Reviews',
    shop: 'Shop page',
    invoices: 'Invoices and VAT',
  },
  de: {
    alerts: 'Hinweise',
    analytics: 'Auswertung',
    listings: 'Stücke',
    shipping: 'Versand',
    promotions: 'Aktionen',
    payouts: 'Auszahlungen',
    reviews: 'Bewertungen',
    shop: 'Shopseite',
    invoices: 'Rechnungen und MwSt.',
  },
});
