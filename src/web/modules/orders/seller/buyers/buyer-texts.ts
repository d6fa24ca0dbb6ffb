import { formatNumber, numbered } from '#web/platform/languages/formats.ts';
import { say } from '#web/platform/languages/language.ts';

export const views = say({
  en: { all: 'All', repeat: 'Came again', noted: 'With a note' },
  de: { all: 'Alle', repeat: 'Kamen wieder', noted: 'Mit Notiz' },
});
export const search = say({ en: 'Search buyers', de: 'Kundschaft durchsuchen' });
export const placeholder = say({ en: 'Name', de: 'Name' });
export const theBuyers = say({ en: 'The buyers', de: 'Die Kundschaft' });
export const areSafe = say({
  en: 'Your orders are safe, only this list is missing',
  de: 'Deinen Bestellungen ist nichts passiert, nur diese Liste fehlt',
});
export const loading = say({ en: 'Loading the buyers', de: 'Die Kundschaft wird geladen' });
export const name = say({ en: 'Buyer', de: 'Name' });
export const guest = say({ en: 'without an account', de: 'ohne Konto' });
export const town = say({ en: 'Lives in', de: 'Wohnort' });
export const orders = say({ en: 'Orders', de: 'Bestellungen' });
export const spent = say({ en: 'Spent', de: 'Umsatz' });
export const last = say({ en: 'Last order', de: 'Letzte Bestellung' });
export const first = say({ en: 'First order', de: 'Erste Bestellung' });
export const note = say({ en: 'Note', de: 'Notiz' });
export const shown = say({
  en: (count: number) => `${formatNumber(count)} shown`,
  de: (count: number) => `${formatNumber(count)} zu sehen`,
});
export const noneYet = say({ en: 'Nobody has bought yet', de: 'Noch hat niemand gekauft' });
export const comeWithOrders = say({
  en: 'Whoever orders from you stands here, with what they bought.',
  de: 'Wer bei dir bestellt, steht hier mit allem, was gekauft wurde.',
});
export const noMatch = say({ en: 'No buyer matches', de: 'Niemand passt dazu' });
export const clear = say({ en: 'Show all', de: 'Alle zeigen' });
export const write = say({ en: 'Write to them', de: 'Schreiben' });
export const bought = say({ en: 'What they bought', de: 'Was gekauft wurde' });
export const total = say({
  en: (count: number, sum: string) => `${numbered(count, 'order', 'orders')}, ${sum}`,
  de: (count: number, sum: string) => `${numbered(count, 'Bestellung', 'Bestellungen')}, ${sum}`,
});
export const notCounted = say({
  en: 'What was cancelled or paid back in full counts nothing; what was paid back in part is taken off.',
  de: 'Storniertes und ganz Erstattetes zählt nicht; was zum Teil erstattet wurde, ist abgezogen.',
});
export const yourNote = say({ en: 'Your note', de: 'Deine Notiz' });
export const noteHint = say({
  en: 'Only you see it. It goes when they close their account.',
  de: 'Nur du siehst sie. Sie geht, wenn das Konto geschlossen wird.',
});
export const save = say({ en: 'Save the note', de: 'Notiz speichern' });
export const saved = say({ en: 'The note is saved.', de: 'Die Notiz ist gespeichert.' });
export const theBuyer = say({ en: 'This buyer', de: 'Diese Person' });
export const order = say({ en: 'Order', de: 'Bestellung' });
export const listings = say({ en: 'Pieces', de: 'Stücke' });
export const state = say({ en: 'State', de: 'Stand' });
export const sum = say({ en: 'Total', de: 'Summe' });
export const nobody = say({ en: 'Nobody here bought from your shop', de: 'Hier hat niemand bei dir gekauft' });
