import type { CallOutput } from '#web/platform/calls.ts';
import { say } from '#web/platform/languages/language.ts';

type Status = CallOutput<'office.listPayments'>['items'][number]['status'];

/** How a payment stands, as one says it. */
export const paymentStatusTexts: Record<Status, string> = say({
  en: {
    started: 'Begun',
    captured: 'Paid',
    failed: 'Failed',
    canceled: 'Given up',
    to_refund: 'To give back',
    refunded: 'Given back',
  },
  de: {
    started: 'Begonnen',
    captured: 'Bezahlt',
    failed: 'Fehlgeschlagen',
    canceled: 'Aufgegeben',
    to_refund: 'Zurückzuzahlen',
    refunded: 'Zurückgezahlt',
  },
});
export const views = say({
  en: {
    all: { name: 'All', none: 'No payment yet' },
    open: { name: 'Open', none: 'No payment is open' },
    to_refund: { name: 'To go back', none: 'No payment has to go back' },
    late: { name: 'Late', none: 'No payment is late' },
    mismatched: { name: 'Do not fit', none: 'Every payment fits its orders' },
    failed: { name: 'Failed', none: 'No payment failed' },
    refunded: { name: 'Given back', none: 'Nothing went back' },
  },
  de: {
    all: { name: 'Alle', none: 'Noch keine Zahlung' },
    open: { name: 'Offen', none: 'Keine Zahlung ist offen' },
    to_refund: { name: 'Zurückzuzahlen', none: 'Keine Zahlung muss zurück' },
    late: { name: 'Zu spät', none: 'Keine Zahlung kam zu spät' },
    mismatched: { name: 'Passen nicht', none: 'Jede Zahlung passt zu ihren Bestellungen' },
    failed: { name: 'Fehlgeschlagen', none: 'Keine Zahlung ist fehlgeschlagen' },
    refunded: { name: 'Zurückgezahlt', none: 'Es ging nichts zurück' },
  },
});
export const when = say({ en: 'When', de: 'Wann' });
export const noOrder = say({ en: 'no order', de: 'keine Bestellung' });
export const buyer = say({ en: 'Buyer', de: 'Gekauft von' });
export const somebody = say({ en: 'Somebody', de: 'Jemand' });
export const noCard = say({ en: 'no card yet', de: 'noch keine Karte' });
export const state = say({ en: 'State', de: 'Stand' });
export const amount = say({ en: 'Amount', de: 'Betrag' });
export const givenBack = say({ en: 'Given back', de: 'Zurückgezahlt' });
export const saved = say({
  en: (rows: number, file: string, isWhole: boolean) =>
    `${isWhole ? '' : 'The newest '}${rows} payments saved as ${file}.`,
  de: (rows: number, file: string, isWhole: boolean) =>
    `${isWhole ? '' : 'Die neuesten '}${rows} Zahlungen gespeichert als ${file}.`,
});
export const title = say({ en: 'Payments', de: 'Zahlungen' });
export const payments = say({ en: 'payments', de: 'Zahlungen' });
export const note = say({
  en: 'Newest first; what does not fit is looked for in the last 90 days',
  de: 'Die neuesten zuerst; was nicht passt, wird in den letzten 90 Tagen gesucht',
});
export const onlyOne = say({
  en: 'Only the payment of one checkout is shown. ',
  de: 'Nur die Zahlung eines Einkaufs ist zu sehen. ',
});
export const showAll = say({ en: 'Show all payments', de: 'Alle Zahlungen zeigen' });
export const comeHere = say({
  en: 'Payments come here with the first checkout; they go through the payment provider.',
  de: 'Zahlungen stehen hier mit dem ersten Einkauf; sie gehen über den Zahlungsdienst.',
});
export const exportCsv = say({ en: 'Export as CSV', de: 'Als CSV ausgeben' });
export const exportNeeds = say({ en: 'Exporting needs', de: 'Das Ausgeben braucht' });
export const allDays = say({ en: 'Show all days', de: 'Alle Tage zeigen' });
export const onlyDay = say({
  en: (day: string) => `Only payments begun on ${day} (UTC).`,
  de: (day: string) => `Nur Zahlungen, die am ${day} (UTC) begonnen wurden.`,
});
type Trouble = Exclude<CallOutput<'office.listPayments'>['items'][number]['trouble'], ''>;
export const troubles = say<Record<Trouble, string>>({
  en: {
    'orders-differ': 'Captured, but its orders add up to something else',
    'not-the-total': 'Captured, but not the total of its checkout',
    'not-in-books': 'Captured, and our books do not say so',
    'not-all-back': 'Given back, but not all of it',
    overdue: 'Should have gone back by now',
    unknown: 'The checkout is over and nobody knows whether it was paid',
  },
  de: {
    'orders-differ': 'Eingezogen, aber die Bestellungen ergeben eine andere Summe',
    'not-the-total': 'Eingezogen, aber nicht die Summe der Kasse',
    'not-in-books': 'Eingezogen, und unsere Bücher sagen es nicht',
    'not-all-back': 'Zurückgezahlt, aber nicht alles',
    overdue: 'Sollte inzwischen zurückgezahlt sein',
    unknown: 'Die Kasse ist vorbei, und niemand weiß, ob gezahlt wurde',
  },
});
