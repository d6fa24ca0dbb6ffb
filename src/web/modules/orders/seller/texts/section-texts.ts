import { say } from '#web/platform/languages/language.ts';

/** What the dashboard's frame says of orders; what stands on their list comes with the list. */
export const orders = say({ en: 'Orders', de: 'Bestellungen' });
export const buyers = say({ en: 'Buyers', de: 'Kundschaft' });
export const holidayPrep = say({ en: 'Holiday prep', de: 'Vor den Feiertagen' });
export const overview = say({ en: 'Overview', de: 'Übersicht' });
export const newOrder = say({
  en: (number: string, money: string) => `New order ${number}, ${money}`,
  de: (number: string, money: string) => `Neue Bestellung ${number}, ${money}`,
});
export const openIt = say({ en: 'Open it', de: 'Öffnen' });
