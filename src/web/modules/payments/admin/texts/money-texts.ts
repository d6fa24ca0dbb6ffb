import { numbered } from '#web/platform/languages/formats.ts';
import { say } from '#web/platform/languages/language.ts';

interface Sums {
  taken: string;
  back: string;
  /** So many days, weeks or months. */
  count: number;
  by: 'day' | 'week' | 'month';
}

export const spans = say({
  en: { day: 'Last 30 days', week: 'Last 12 weeks', month: 'Last 12 months' },
  de: { day: 'Letzte 30 Tage', week: 'Letzte 12 Wochen', month: 'Letzte 12 Monate' },
});
export const periods = say({
  en: { day: 'Day', week: 'Week', month: 'Month' },
  de: { day: 'Tag', week: 'Woche', month: 'Monat' },
});
export const periodByPeriod = say({
  en: { day: 'Day by day', week: 'Week by week', month: 'Month by month' },
  de: { day: 'Tag für Tag', week: 'Woche für Woche', month: 'Monat für Monat' },
});
export const linesOf = say({
  en: (orders: number) => `Pieces of ${numbered(orders, 'order', 'orders')}`,
  de: (orders: number) => `Stücke aus ${numbered(orders, 'Bestellung', 'Bestellungen')}`,
});
export const discounts = say({ en: 'Discounts', de: 'Nachlässe' });
export const postage = say({ en: 'Postage', de: 'Versand' });
export const tax = say({ en: 'Tax', de: 'Steuer' });
export const containedTax = say({ en: 'VAT within it, which makers owe', de: 'Darin MwSt., die Werkstätten schulden' });
export const addsUp = say({ en: 'How it adds up', de: 'Wie es sich ergibt' });
export const orders = say({ en: 'Orders', de: 'Bestellungen' });
export const feesOfIt = say({
  en: 'Fees of the marketplace in this time',
  de: 'Gebühren des Marktplatzes in dieser Zeit',
});
export const sameSum = say({
  en: (count: number) => `${numbered(count, 'payment', 'payments')} brought the same sum.`,
  de: (count: number) => `${numbered(count, 'Zahlung', 'Zahlungen')} brachten dieselbe Summe.`,
});
export const otherSum = say({
  en: (count: number, money: string) =>
    `${numbered(count, 'payment', 'payments')} brought ${money}: payments that came too late have no orders.`,
  de: (count: number, money: string) =>
    `${numbered(count, 'Zahlung', 'Zahlungen')} brachten ${money}: Zu späte Zahlungen haben keine Bestellung.`,
});
export const calledOff = say({
  en: (money: string) => ` Orders of ${money} were called off after they were paid.`,
  de: (money: string) => ` Bestellungen über ${money} wurden nach der Zahlung storniert.`,
});
export const seeThem = say({ en: 'See them', de: 'Ansehen' });
export const asTable = say({ en: 'The same numbers as a table', de: 'Dieselben Zahlen als Tabelle' });
export const byTime = say({ en: 'Money by time', de: 'Geld nach Zeit' });
export const time = say({ en: 'Time', de: 'Zeit' });
export const taken = say({ en: 'Taken', de: 'Eingenommen' });
export const givenBack = say({ en: 'Given back', de: 'Zurückgezahlt' });
export const stayed = say({ en: 'Stayed', de: 'Geblieben' });
export const payments = say({
  en: (count: number) => numbered(count, 'payment', 'payments'),
  de: (count: number) => numbered(count, 'Zahlung', 'Zahlungen'),
});
export const refunds = say({ en: 'refunds', de: 'Erstattungen' });
export const takenLess = say({ en: 'taken less given back', de: 'eingenommen ohne zurückgezahlt' });
export const eachShop = say({ en: 'one for each shop of a payment', de: 'eine je Shop einer Zahlung' });
export const title = say({ en: 'Money', de: 'Geld' });
export const sub = say({
  en: 'What buyers paid and what went back, from our own books.',
  de: 'Was bezahlt wurde und was zurückging, aus unseren eigenen Büchern.',
});
export const theFigures = say({ en: 'The figures', de: 'Die Zahlen' });
export const nothingChanged = say({ en: 'Nothing was changed', de: 'Es wurde nichts verändert' });
export const nothingPaid = say({ en: 'Nothing was paid in this time', de: 'In dieser Zeit wurde nichts bezahlt' });
export const firstComes = say({
  en: 'The first payment stands here as soon as it has come.',
  de: 'Die erste Zahlung steht hier, sobald sie da ist.',
});
export const utc = say({ en: 'Days are those of UTC', de: 'Tage in UTC' });
export const oneByOne = say({
  en: 'The payments one by one need',
  de: 'Die einzelnen Zahlungen brauchen',
});
export const weekOf = say({ en: (day: string) => `Week of ${day}`, de: (day: string) => `Woche ab ${day}` });
export const monthLocale = say({ en: 'en-GB', de: 'de-DE' });
export const chart = say({
  en: ({ taken, back, count, by }: Sums) =>
    `${taken} taken and ${back} given back in ${count} ${by}s. The table below has every ${by}.`,
  de: ({ taken, back, count, by }: Sums) =>
    `${taken} eingenommen und ${back} zurückgezahlt in ${count} ${{ day: 'Tagen', week: 'Wochen', month: 'Monaten' }[by]}. Die Tabelle darunter nennt jeden Wert.`,
});
export const bar = say({
  en: (name: string, taken: string, back: string) => `${name}: ${taken} taken, ${back} given back`,
  de: (name: string, taken: string, back: string) => `${name}: ${taken} eingenommen, ${back} zurückgezahlt`,
});
export const euros = say({ en: (number: string) => `€${number}`, de: (number: string) => `${number} €` });
export const today = say({ en: 'Today', de: 'Heute' });
export const legend = say({ en: 'Taken, and given back (filled).', de: 'Eingenommen, und zurückgezahlt (gefüllt).' });
