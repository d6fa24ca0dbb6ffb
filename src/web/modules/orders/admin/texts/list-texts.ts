import { say } from '#web/platform/languages/language.ts';

export const orders = say({ en: 'Orders', de: 'Bestellungen' });
/** In the middle of a sentence. */
export const what = say({ en: 'orders', de: 'Bestellungen' });
export const order = say({ en: 'Order', de: 'Bestellung' });
export const shop = say({ en: 'Shop', de: 'Shop' });
export const buyer = say({ en: 'Buyer', de: 'Gekauft von' });
export const state = say({ en: 'State', de: 'Stand' });
export const leavesBy = say({ en: 'Leaves by', de: 'Geht hinaus bis' });
export const total = say({ en: 'Total', de: 'Summe' });
export const ofAllShops = say({ en: 'Of all shops, newest first', de: 'Aus allen Shops, die neuesten zuerst' });
export const search = say({ en: 'Search orders', de: 'Bestellungen durchsuchen' });
export const searchText = say({ en: 'Words', de: 'Suchwörter' });
export const placeholder = say({ en: 'Number, id or e-mail', de: 'Nummer, Kennung oder E-Mail' });
export const anyState = say({ en: 'Any state', de: 'Jeder Stand' });
export const all = say({ en: 'All orders', de: 'Alle Bestellungen' });
export const showAll = say({ en: 'Show all orders', de: 'Alle Bestellungen zeigen' });
export const ofOneBuyer = say({
  en: 'Only orders that one person placed and paid.',
  de: 'Nur bezahlte Bestellungen einer Person.',
});
export const ofOneShop = say({
  en: 'Only paid orders of one shop.',
  de: 'Nur bezahlte Bestellungen eines Shops.',
});
export const onDay = say({
  en: { placed: 'placed and paid', refunded: 'given back' },
  de: { placed: 'bestellt und bezahlt', refunded: 'zurückgezahlt' },
});
export const onlyOn = say({
  en: (what: string, day: string) => `Only orders ${what} on ${day} (UTC).`,
  de: (what: string, day: string) => `Nur Bestellungen, am ${day} (UTC) ${what}.`,
});
export const onlyFrom = say({
  en: (from: string, until: string) => `Only orders paid from ${from} on${until && ` and before ${until}`} (UTC).`,
  de: (from: string, until: string) =>
    `Nur Bestellungen, bezahlt ab dem ${from}${until && ` und vor dem ${until}`} (UTC).`,
});
export const noneFits = say({ en: 'No order fits', de: 'Keine Bestellung passt' });
export const nothingThen = say({
  en: 'Nothing of the kind happened in that time.',
  de: 'In dieser Zeit gab es nichts dergleichen.',
});
export const whatIsNeeded = say({
  en: 'A whole number such as AM-2026-000123 is needed, an order’s id, or the whole address of the buyer’s account.',
  de: 'Nötig ist eine ganze Nummer wie AM-2026-000123, die Kennung einer Bestellung oder die ganze Adresse des Kontos, das gekauft hat.',
});
export const noneInState = say({
  en: 'No order is in this state now.',
  de: 'Keine Bestellung hat gerade diesen Stand.',
});
export const comeHere = say({
  en: 'Orders come here with the first payment.',
  de: 'Bestellungen kommen mit der ersten Zahlung hierher.',
});
