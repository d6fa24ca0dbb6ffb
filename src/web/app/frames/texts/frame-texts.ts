import { say } from '#web/platform/languages/language.ts';

export const seller = say({ en: 'Seller', de: 'Werkstatt' });
export const admin = say({ en: 'Back office', de: 'Back Office' });
export const adminShort = say({ en: 'Back office, short', de: 'Back Office, kurz' });
export const sellerDashboard = say({ en: 'Seller dashboard', de: 'Werkstatt' });
export const sellerDashboardShort = say({ en: 'Seller dashboard, short', de: 'Werkstatt, kurz' });
export const testMode = say({ en: 'Test mode – no money moves', de: 'Testbetrieb – es fließt kein Geld' });
export const help = say({ en: 'Help', de: 'Hilfe' });
export const alerts = say({
  en: (unread: number) => `Alerts, ${unread} unread`,
  de: (unread: number) => `Hinweise, ${unread} ungelesen`,
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
export const noSuchAdminPlace = say({
  en: {
    title: 'No such place in the back office',
    why: 'The menu has everything that is there',
    act: 'Go to the dashboard',
    words: 'The address may be mistyped, or its part is not in this installation.',
  },
  de: {
    title: 'Das gibt es im Back Office nicht',
    why: 'Im Menü steht alles, was da ist',
    act: 'Zur Übersicht',
    words: 'Vielleicht ist die Adresse vertippt, oder ihr Teil fehlt in dieser Installation.',
  },
});
export const adminRecord = say({ en: 'Your administrator record', de: 'Deine Akte in der Verwaltung' });
export const nothingChanged = say({ en: 'Nothing was changed', de: 'Es wurde nichts geändert' });
export const findKeys = say({ en: 'Ctrl K', de: 'Strg K' });
