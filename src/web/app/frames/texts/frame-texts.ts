import { formatNumber, numbered } from '#web/platform/languages/formats.ts';
import { say } from '#web/platform/languages/language.ts';

export const seller = say({ en: 'Seller', de: 'Werkstatt' });
export const admin = say({ en: 'Back office', de: 'Back Office' });
export const adminShort = say({ en: 'Back office, short', de: 'Back Office, kurz' });
export const sellerDashboard = say({ en: 'Seller dashboard', de: 'Werkstatt' });
export const sellerDashboardShort = say({ en: 'Seller dashboard, short', de: 'Werkstatt, kurz' });
export const testMode = say({ en: 'Test mode – no money moves', de: 'Testbetrieb – es fließt kein Geld' });
export const help = say({ en: 'Help', de: 'Hilfe' });
export const alerts = say({
  en: (unread: string) => `Alerts, ${unread} unread`,
  de: (unread: string) => `Hinweise, ${unread} ungelesen`,
});
export const account = say({
  en: (initials: string) => `${initials}, your account`,
  de: (initials: string) => `${initials}, dein Konto`,
});
export const yourShop = say({ en: 'Your shop', de: 'Dein Shop' });
export const shop = say({ en: 'Shop', de: 'Shop' });
export const viewShop = say({ en: 'View shop', de: 'Shop ansehen' });
export const toTheShop = say({ en: 'Go to the shop', de: 'Zum Marktplatz' });
export const findPlaceholder = say({
  en: 'Find a person, order, listing or setting',
  de: 'Konto, Bestellung, Stück oder Einstellung finden',
});
export const find = say({ en: 'Find', de: 'Finden' });
export const findAndGo = say({ en: 'Find and go', de: 'Finden und hingehen' });
export const more = say({ en: 'More', de: 'Mehr' });
export const rank = say({ en: 'Its place in the search', de: 'Sein Platz in der Suche' });
export const findKeys = say({ en: 'Ctrl K', de: 'Strg K' });
/** What the numbers beside the sections count. */
export const counted = say({
  en: {
    toShip: (count: number) => `${formatNumber(count)} to ship`,
    unread: (count: number) => numbered(count, 'unread alert', 'unread alerts'),
    messages: (count: number) => numbered(count, 'unread conversation', 'unread conversations'),
  },
  de: {
    toShip: (count: number) => `${formatNumber(count)} zu verschicken`,
    unread: (count: number) => numbered(count, 'ungelesener Hinweis', 'ungelesene Hinweise'),
    messages: (count: number) => numbered(count, 'ungelesenes Gespräch', 'ungelesene Gespräche'),
  },
});
export const findInShop = say({
  en: 'Find an order, buyer, piece or section',
  de: 'Bestellung, Kundschaft, Stück oder Bereich finden',
});
