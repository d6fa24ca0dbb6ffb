import { say } from '#web/platform/languages/language.ts';

export const yourOrders = say({ en: 'Your orders', de: 'Deine Bestellungen' });
export const updates = say({ en: 'Updates', de: 'Neuigkeiten' });
export const messages = say({ en: 'Messages', de: 'Nachrichten' });
export const yourShop = say({ en: 'Your shop', de: 'Dein Shop' });
export const profile = say({ en: 'Profile', de: 'Profil' });
export const settings = say({ en: 'Settings', de: 'Einstellungen' });
export const signedInAs = say({
  en: (name: string) => `Signed in as ${name}`,
  de: (name: string) => `Angemeldet als ${name}`,
});
export const signOut = say({ en: 'Sign out', de: 'Abmelden' });
export const menu = say({ en: 'Menu', de: 'Menü' });
export const closeMenu = say({ en: 'Close the menu', de: 'Menü schließen' });
export const track = say({ en: 'Track a parcel', de: 'Paket verfolgen' });
export const wishlist = say({ en: 'Wishlist', de: 'Merkzettel' });
export const signIn = say({ en: 'Sign in', de: 'Anmelden' });
export const help = say({ en: 'Help', de: 'Hilfe' });
