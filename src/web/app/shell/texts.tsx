import type { ReactNode } from 'react';
import { numbered } from '#web/platform/languages/formats.ts';
import { say } from '#web/platform/languages/language.ts';

export const skip = say({ en: 'Skip to the page', de: 'Zum Inhalt springen' });
export const offlineBar = say({
  en: 'You are offline. What you see may be out of date.',
  de: 'Du bist offline. Was du siehst, ist vielleicht nicht mehr aktuell.',
});
export const signIn = say({ en: 'Sign in', de: 'Anmelden' });
export const testBanner = say({
  en: (
    <>
      <b>Test mode – no money moves.</b> Pay with 4242 4242 4242 4242, any later date, any code.
    </>
  ),
  de: (
    <>
      <b>Testbetrieb – es fließt kein Geld.</b> Zahle mit 4242 4242 4242 4242, einem späteren Datum und irgendeiner
      Prüfnummer.
    </>
  ),
});
export const openMenu = say({ en: 'Open the menu', de: 'Menü öffnen' });
export const theMenu = say({ en: 'The menu', de: 'Das Menü' });
export const yourCart = say({ en: 'Your cart', de: 'Dein Warenkorb' });
export const search = say({ en: 'Search', de: 'Suchen' });
export const wishlist = say({ en: 'Wishlist', de: 'Merkzettel' });
export const help = say({ en: 'Help', de: 'Hilfe' });
export const yourAccount = say({
  en: (name: string) => `Your account, ${name}`,
  de: (name: string) => `Dein Konto, ${name}`,
});
export const cart = say({
  en: (count: number) => `Cart, ${numbered(count, 'piece', 'pieces')}`,
  de: (count: number) => `Warenkorb, ${numbered(count, 'Stück', 'Stück')}`,
});
export const inCart = say({
  en: (count: number) => `${count} in the cart`,
  de: (count: number) => `${count} im Warenkorb`,
});
export const categories = say({ en: 'Crafts', de: 'Handwerk' });
export const slogan = say({
  en: (address: ReactNode) => <>Handmade goods, bought straight from the workshop. A person answers at {address}.</>,
  de: (address: ReactNode) => <>Handgemachtes, direkt aus der Werkstatt. Ein Mensch antwortet unter {address}.</>,
});
export const deliverTo = say({ en: 'Deliver to ', de: 'Lieferland: ' });
export const delivery = say({
  en: (country: string) => `Delivering to ${country}, prices in euro.`,
  de: (country: string) => `Lieferland ${country}, Preise in Euro.`,
});
export const change = say({ en: 'Change', de: 'Ändern' });
export const changeDelivery = say({
  en: (country: string) => `Change where parcels go, now ${country}`,
  de: (country: string) => `Lieferland ändern, jetzt ${country}`,
});
export const testMode = say({ en: 'Test mode: no money moves.', de: 'Testbetrieb: Es fließt kein Geld.' });
export const supportCenter = say({ en: 'Support centre', de: 'Hilfe-Center' });
export const orWriteTo = say({
  en: (address: ReactNode) => <>or write to {address}</>,
  de: (address: ReactNode) => <>oder schreib an {address}</>,
});
export const offline = say({ en: 'You are offline', de: 'Du bist offline' });
export const backWithConnection = say({
  en: 'This page is back with the connection.',
  de: 'Diese Seite ist wieder da, sobald du Verbindung hast.',
});
export const notShown = say({ en: 'This page could not be shown', de: 'Diese Seite ließ sich nicht anzeigen' });
export const loadAgain = say({ en: 'Load again', de: 'Neu laden' });
