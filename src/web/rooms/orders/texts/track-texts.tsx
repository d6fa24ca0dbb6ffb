import type { ReactNode } from 'react';
import { say } from '#web/platform/languages/language.ts';

export const title = say({ en: 'Track an order', de: 'Bestellung verfolgen' });
export const number = say({ en: 'Order number', de: 'Bestellnummer' });
export const numberHint = say({
  en: 'It stands in the confirmation mail.',
  de: 'Sie steht in der Bestätigungsmail.',
});
export const email = say({ en: 'E-mail address', de: 'E-Mail-Adresse' });
export const notFound = say({
  en: 'No order has this number and this address. Check both; the number looks like AM-2026-123456.',
  de: 'Keine Bestellung hat diese Nummer und diese Adresse. Prüfe beides; die Nummer sieht aus wie AM-2026-123456.',
});
export const find = say({ en: 'Find the order', de: 'Bestellung suchen' });
export const found = say({
  en: (order: string, shop: string, place: ReactNode, delivery: string, days: string) => (
    <>
      {order} from {shop}
      {place}. {delivery}, arrives {days}.
    </>
  ),
  de: (order: string, shop: string, place: ReactNode, delivery: string, days: string) => (
    <>
      {order} von {shop}
      {place}. {delivery}, kommt {days} an.
    </>
  ),
});
export const goesTo = say({
  en: (city: string, country: string) => `Goes to ${city}, ${country}.`,
  de: (city: string, country: string) => `Geht nach ${city}, ${country}.`,
});
export const copy = say({ en: 'Copy', de: 'Kopieren' });
export const copyOf = say({
  en: (tracking: string) => `Copy the parcel’s number ${tracking}`,
  de: (tracking: string) => `Kopieren: Nummer des Pakets ${tracking}`,
});
export const copied = say({ en: 'The number is copied', de: 'Die Nummer ist kopiert' });
export const example = 'AM-2026-123456';
