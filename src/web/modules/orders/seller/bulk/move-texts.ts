import { formatNumber, numbered } from '#web/platform/languages/formats.ts';
import { say } from '#web/platform/languages/language.ts';

const orders = (count: number): string =>
  say({ en: numbered(count, 'order', 'orders'), de: numbered(count, 'Bestellung', 'Bestellungen') });
const ordersOrAll = (count: number | null): string =>
  count === null ? say({ en: 'all matching orders', de: 'alle passenden Bestellungen' }) : orders(count);

export const choice = say({ en: 'Choose', de: 'Auswahl' });
export const choose = say({
  en: (number: string) => `Choose ${number}`,
  de: (number: string) => `${number} auswählen`,
});
export const actions = say({
  en: {
    processing: 'Start making',
    shipped: 'Mark as sent',
    delivered: 'Mark as arrived',
  },
  de: {
    processing: 'Fertigung beginnen',
    shipped: 'Als verschickt eintragen',
    delivered: 'Als angekommen eintragen',
  },
});
export const moved = say({
  en: {
    processing: (count: number) => `${orders(count)} in the making`,
    shipped: (count: number) => `${orders(count)} marked as sent`,
    delivered: (count: number) => `${orders(count)} marked as arrived. Counts in a minute.`,
    not_delivered: (count: number) => `${orders(count)} on the way again`,
  },
  de: {
    processing: (count: number) => `${orders(count)} in Arbeit`,
    shipped: (count: number) => `${orders(count)} als verschickt eingetragen`,
    delivered: (count: number) => `${orders(count)} als angekommen eingetragen. Gilt in einer Minute.`,
    not_delivered: (count: number) => `${orders(count)} wieder unterwegs`,
  },
});
export const undo = say({ en: 'Undo', de: 'Rückgängig' });
export const working = say({
  en: (done: number, all: number | null) =>
    all === null ? `${formatNumber(done)} done` : `${formatNumber(done)} of ${formatNumber(all)} done`,
  de: (done: number, all: number | null) =>
    all === null ? `${formatNumber(done)} erledigt` : `${formatNumber(done)} von ${formatNumber(all)} erledigt`,
});
export const interrupted = say({
  en: (reason: string) => `The other orders were not changed. ${reason}`,
  de: (reason: string) => `Die übrigen Bestellungen wurden nicht geändert. ${reason}`,
});
export const nothingMoved = say({
  en: 'None of these orders could be changed that way.',
  de: 'Keine dieser Bestellungen ließ sich so ändern.',
});
export const refusedTitle = say({
  en: (count: number) => `${orders(count)} could not be changed`,
  de: (count: number) => `${orders(count)} ließen sich nicht ändern`,
});
export const close = say({ en: 'Close', de: 'Schließen' });
export const sentTitle = say({
  en: (count: number | null) => `Mark ${ordersOrAll(count)} as sent?`,
  de: (count: number | null) => `Als verschickt eintragen: ${ordersOrAll(count)}?`,
});
export const sentText = say({
  en: 'Each buyer gets a mail that the parcel is on its way. This cannot be undone. Orders whose proof is not approved stay as they are.',
  de: 'Alle bekommen eine Mail, dass das Paket unterwegs ist. Das lässt sich nicht rückgängig machen. Bestellungen, deren Entwurf nicht freigegeben ist, bleiben, wie sie sind.',
});
export const reasons = say({ en: 'What could not be changed', de: 'Was sich nicht ändern ließ' });
