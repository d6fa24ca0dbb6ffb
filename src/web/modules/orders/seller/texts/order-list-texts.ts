import { formatNumber, numbered } from '#web/platform/languages/formats.ts';
import { say } from '#web/platform/languages/language.ts';

export const views = say({
  en: {
    all: 'All',
    toShip: 'To ship',
    late: 'Late',
    dueToday: 'Today',
    proofWanted: 'Proof wanted',
    confirmed: 'New',
    processing: 'Being made',
    shipped: 'On the way',
    delivered: 'Delivered',
    completed: 'Completed',
    refunded: 'Refunded',
    cancelled: 'Cancelled',
  },
  de: {
    all: 'Alle',
    toShip: 'Zu verschicken',
    late: 'Überfällig',
    dueToday: 'Heute',
    proofWanted: 'Entwurf gewünscht',
    confirmed: 'Neu',
    processing: 'In Arbeit',
    shipped: 'Unterwegs',
    delivered: 'Angekommen',
    completed: 'Abgeschlossen',
    refunded: 'Erstattet',
    cancelled: 'Storniert',
  },
});
export const order = say({ en: 'Order', de: 'Bestellung' });
export const listings = say({ en: 'Pieces', de: 'Stücke' });
export const units = say({
  en: (count: number) => numbered(count, 'piece', 'pieces'),
  de: (count: number) => `${formatNumber(count)} Stück`,
});
export const buyer = say({ en: 'Buyer', de: 'Wer kauft' });
export const leavesBy = say({ en: 'Leaves by', de: 'Geht hinaus bis' });
export const state = say({ en: 'State', de: 'Stand' });
export const total = say({ en: 'Total', de: 'Summe' });
export const noMatch = say({
  en: (query: string, view: string) => `No order matches “${query}”${view && ` in ${view}`}`,
  de: (query: string, view: string) => `Keine Bestellung passt zu „${query}“${view && ` in „${view}“`}`,
});
export const allViews = say({ en: 'Search all views', de: 'In allen Ansichten suchen' });
export const clearSearch = say({ en: 'Clear the search', de: 'Suche leeren' });
export const searchHint = say({
  en: 'Search finds order numbers, buyers’ names and titles of pieces.',
  de: 'Die Suche findet Bestellnummern, Namen und Titel von Stücken.',
});
export const nothingIn = say({
  en: (view: string) => `Nothing in ${view}`,
  de: (view: string) => `Nichts in „${view}“`,
});
/** Of views whose name makes no sentence. */
export const nothingThere: Record<string, string> = say({
  en: {
    to_ship: 'Nothing to send',
    late: 'No order is late',
    due_today: 'Nothing leaves today',
    proof_wanted: 'No buyer waits for your next proof',
  },
  de: {
    to_ship: 'Nichts zu verschicken',
    late: 'Keine Bestellung ist überfällig',
    due_today: 'Heute geht nichts hinaus',
    proof_wanted: 'Niemand wartet auf deinen nächsten Entwurf',
  },
});
export const comesHere: Record<string, string> = say({
  en: {
    late: 'An order comes here when the day it should leave has passed.',
    due_today: 'An order comes here on the day it should leave.',
    proof_wanted: 'An order comes here when its buyer asks you to change a proof.',
  },
  de: {
    late: 'Eine Bestellung kommt hierher, wenn der Tag vorbei ist, an dem sie hinausgehen sollte.',
    due_today: 'Eine Bestellung kommt hierher, wenn ihr Tag da ist.',
    proof_wanted: 'Eine Bestellung kommt hierher, wenn du an einem Entwurf etwas ändern sollst.',
  },
});
export const noneYet = say({ en: 'No orders yet', de: 'Noch keine Bestellungen' });
export const seeAll = say({ en: 'See all orders', de: 'Alle Bestellungen ansehen' });
export const addListing = say({ en: 'Add listing', de: 'Stück anlegen' });
export const appearHere = say({
  en: 'New orders appear here the moment they are paid.',
  de: 'Neue Bestellungen erscheinen hier, sobald sie bezahlt sind.',
});
export const search = say({ en: 'Search orders', de: 'Bestellungen durchsuchen' });
export const placeholder = say({ en: 'Number, buyer or piece', de: 'Nummer, Name oder Stück' });
export const clear = say({ en: (query: string) => `Clear “${query}”`, de: (query: string) => `„${query}“ leeren` });
export const areSafe = say({
  en: 'Your orders are safe, only this list is missing',
  de: 'Deinen Bestellungen ist nichts passiert, nur diese Liste fehlt',
});
export const loading = say({ en: 'Loading the orders', de: 'Die Bestellungen werden geladen' });
export const shownOf = say({
  en: (shown: number, all: number) => `${formatNumber(shown)} shown, ${formatNumber(all)} in all`,
  de: (shown: number, all: number) => `${formatNumber(shown)} von ${formatNumber(all)}`,
});
export const shown = say({
  en: (count: number) => `${formatNumber(count)} shown`,
  de: (count: number) => `${formatNumber(count)} zu sehen`,
});
const times = say({
  en: { today: 'today', week: 'in the last 7 days', month: 'in the last 30 days' },
  de: { today: 'heute', week: 'in den letzten 7 Tagen', month: 'in den letzten 30 Tagen' },
});
export const soldIn = say({
  en: (time: keyof typeof times) => `Sold ${times[time]}`,
  de: (time: keyof typeof times) => `Verkauft ${times[time]}`,
});
export const soldSum = say({
  en: (count: number, money: string) =>
    `${numbered(count, 'order', 'orders')}, ${money}. Neither what was cancelled nor what was paid back.`,
  de: (count: number, money: string) =>
    `${numbered(count, 'Bestellung', 'Bestellungen')}, ${money}. Ohne Storniertes und Erstattetes.`,
});
export const showAll = say({ en: 'Show all orders', de: 'Alle Bestellungen zeigen' });
