import { formatNumber, numbered, plural } from '#web/platform/languages/formats.ts';
import { say } from '#web/platform/languages/language.ts';

const numberNames = say({
  en: ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve'],
  de: ['Kein', 'Ein', 'Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs', 'Sieben', 'Acht', 'Neun', 'Zehn', 'Elf', 'Zwölf'],
});
const spelledOut = (count: number): string => numberNames[count] ?? formatNumber(count);
/** Of parcels, in the middle of a sentence: a German pronoun has an ending. */
const pronoun = (count: number): string =>
  count === 1 ? say({ en: 'one', de: 'eines' }) : spelledOut(count).toLocaleLowerCase();

export const nothingToSend = say({ en: 'Nothing waits to be sent', de: 'Es wartet nichts auf den Versand' });
export const oneLate = say({
  en: 'One parcel to send, and it is late',
  de: 'Ein Paket zu verschicken, und es ist überfällig',
});
const parcels = (count: number): string =>
  `${spelledOut(count)} ${say({ en: plural(count, 'parcel', 'parcels'), de: plural(count, 'Paket', 'Pakete') })}`;
export const noneLate = say({
  en: (count: number) => `${parcels(count)} to send, none late`,
  de: (count: number) => `${parcels(count)} zu verschicken, keines überfällig`,
});
export const allLate = say({
  en: (count: number) => `${parcels(count)} to send, all late`,
  de: (count: number) => `${parcels(count)} zu verschicken, alle überfällig`,
});
export const someLate = say({
  en: (count: number, late: number) => `${parcels(count)} to send, ${pronoun(late)} of them late`,
  de: (count: number, late: number) => `${parcels(count)} zu verschicken, ${pronoun(late)} davon überfällig`,
});
export const openYourShop = say({ en: 'Open your shop, step by step', de: 'Schritt für Schritt zum eigenen Shop' });
export const theOverview = say({ en: 'The overview', de: 'Die Übersicht' });
export const loading = say({ en: 'Loading the overview', de: 'Die Übersicht wird geladen' });
export const areSafe = say({
  en: 'Your orders and listings are safe',
  de: 'Deinen Bestellungen und Stücken ist nichts passiert',
});
export const addListing = say({ en: 'Add listing', de: 'Stück anlegen' });
export const openOrders = say({ en: 'Open orders', de: 'Bestellungen öffnen' });
export const toDo = say({ en: 'To do', de: 'Zu tun' });
export const forSale = say({
  en: (count: number) => `${numbered(count, 'listing', 'listings')} for sale`,
  de: (count: number) => `${formatNumber(count)} Stück im Verkauf`,
});

export const newestOrders = say({ en: 'Newest orders', de: 'Neueste Bestellungen' });
export const allOrders = say({ en: 'All orders', de: 'Alle Bestellungen' });
export const noOrderYet = say({
  en: 'The first order will stand here, and a bell will ring.',
  de: 'Hier steht dann die erste Bestellung, und eine Glocke läutet.',
});
export const andMore = say({
  en: (count: number) => ` and ${count} more`,
  de: (count: number) => ` und ${count} weitere`,
});

export const sales = say({ en: 'Sales', de: 'Verkäufe' });
export const lastMonth = say({ en: 'The last 30 days', de: 'Die letzten 30 Tage' });
export const monthSales = say({ en: 'Sales, 30 days', de: 'Verkäufe, 30 Tage' });
export const nothingBefore = say({ en: 'nothing to compare with', de: 'noch kein Vergleich' });
export const from = say({ en: (money: string) => ` from ${money}`, de: (money: string) => ` zu ${money}` });
export const monthOrders = say({ en: 'Orders', de: 'Bestellungen' });
export const inMonth = say({ en: 'in 30 days', de: 'in 30 Tagen' });
export const average = say({ en: 'Average order', de: 'Mittlere Bestellung' });
export const withPostage = say({ en: 'postage included', de: 'mit Versand' });
export const week = say({ en: 'Last 7 days', de: 'Letzte 7 Tage' });
export const ofWeek = say({ en: 'all orders', de: 'alle Bestellungen' });
export const today = say({ en: 'Today', de: 'Heute' });
export const sinceMidnight = say({ en: 'since midnight', de: 'seit Mitternacht' });

export const sellingBest = say({ en: 'Selling best', de: 'Am meisten verkauft' });
export const allListings = say({ en: 'All listings', de: 'Alle Stücke' });
export const left = say({
  en: (count: number) => (count === 0 ? 'Sold out' : `${formatNumber(count)} left`),
  de: (count: number) => (count === 0 ? 'Ausverkauft' : `noch ${formatNumber(count)}`),
});
export const madeToOrder = say({ en: 'Made to order', de: 'Auf Bestellung' });
export const sold = say({
  en: (count: number) => `${formatNumber(count)} sold`,
  de: (count: number) => `${formatNumber(count)} verkauft`,
});
export const nothingSold = say({
  en: 'Nothing was sold in the last 30 days.',
  de: 'In den letzten 30 Tagen wurde nichts verkauft.',
});
export const newReviews = say({ en: 'New reviews', de: 'Neue Bewertungen' });
export const allReviews = say({ en: 'All reviews', de: 'Alle Bewertungen' });
export const noReviewYet = say({ en: 'No review yet.', de: 'Noch keine Bewertung.' });
export const answer = say({ en: 'Answer', de: 'Antworten' });
