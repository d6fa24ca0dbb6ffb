import { say } from '#web/platform/languages/language.ts';

/** How the sections of the back office are called in its menu and in the palette. */
export const names = say({
  en: {
    dashboard: 'Dashboard',
    listings: 'Listings',
    reviews: 'Reviews',
    reports: 'Reports',
    cases: 'Cases',
    spam: 'Spam',
    orders: 'Orders',
    users: 'Users',
    sellers: 'Sellers',
    money: 'Money',
    carts: 'Left carts',
    mails: 'Mails',
    health: 'System health',
    privacy: 'Privacy',
    compliance: 'Compliance',
    admins: 'Administrators',
    audit: 'Audit log',
    settings: 'Settings',
  },
  de: {
    dashboard: 'Übersicht',
    listings: 'Stücke',
    reviews: 'Bewertungen',
    reports: 'Meldungen',
    cases: 'Fälle',
    spam: 'Spam',
    orders: 'Bestellungen',
    users: 'Konten',
    sellers: 'Werkstätten',
    money: 'Geld',
    carts: 'Verlassene Körbe',
    mails: 'Mails',
    health: 'Systemzustand',
    privacy: 'Datenschutz',
    compliance: 'Nachweise',
    admins: 'Verwaltung',
    audit: 'Protokoll',
    settings: 'Einstellungen',
  },
});
export const groups = say({
  en: { top: '', Queues: 'Queues', Records: 'Records', Figures: 'Figures', House: 'House' },
  de: { top: '', Queues: 'Warteschlangen', Records: 'Akten', Figures: 'Zahlen', House: 'Haus' },
});
