import { say } from '#web/platform/languages/language.ts';

export const overview = say({ en: 'Overview', de: 'Übersicht' });
export const toOverview = say({ en: 'Go to the overview', de: 'Zur Übersicht' });
export const title = say({ en: 'No such page in the dashboard', de: 'Diese Seite gibt es hier nicht' });
export const sub = say({ en: 'The address may be mistyped.', de: 'Vielleicht ist die Adresse vertippt.' });
export const inMenu = say({ en: 'Everything of your shop is in the menu', de: 'Alles von deinem Shop steht im Menü' });
export const whatIsThere = say({
  en: 'Orders, alerts, listings and the shop page.',
  de: 'Bestellungen, Hinweise, Stücke und die Shopseite.',
});
