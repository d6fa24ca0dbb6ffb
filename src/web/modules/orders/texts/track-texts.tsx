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
export const parcel = say({ en: 'Parcel number', de: 'Paketnummer' });
export const parcelHint = say({
  en: 'The carrier’s, from the label or the mail that it was sent.',
  de: 'Die des Versanddienstes, vom Etikett oder aus der Versandmail.',
});
export const noParcel = say({
  en: 'No parcel on its way has this number. Check it, or wait until its maker has named it.',
  de: 'Kein Paket unterwegs hat diese Nummer. Prüfe sie, oder warte, bis die Werkstatt sie genannt hat.',
});
export const byParcel = say({ en: 'I only have the parcel number', de: 'Ich habe nur die Paketnummer' });
export const byOrder = say({
  en: 'I have the order number and e-mail address',
  de: 'Ich habe Bestellnummer und E-Mail-Adresse',
});
export const findParcel = say({ en: 'Find the parcel', de: 'Paket suchen' });
export const find = say({ en: 'Find the order', de: 'Bestellung suchen' });
interface TrackedOrder {
  what: string;
  shop: string;
  town: ReactNode;
  delivery: string;
  days: string;
}
export const trackedOrder = say({
  en: ({ what, shop, town, delivery, days }: TrackedOrder) => (
    <>
      {what} from {shop}
      {town}. {delivery}, arrives {days}.
    </>
  ),
  de: ({ what, shop, town, delivery, days }: TrackedOrder) => (
    <>
      {what} von {shop}
      {town}. {delivery}, kommt {days} an.
    </>
  ),
});
export const trackedOrderWithoutDays = say({
  en: ({ what, shop, town, delivery }: Omit<TrackedOrder, 'days'>) => (
    <>
      {what} from {shop}
      {town}. {delivery}.
    </>
  ),
  de: ({ what, shop, town, delivery }: Omit<TrackedOrder, 'days'>) => (
    <>
      {what} von {shop}
      {town}. {delivery}.
    </>
  ),
});
export const aParcel = say({ en: 'A parcel', de: 'Ein Paket' });
export const goesTo = say({
  en: (city: string, country: string) => `Goes to ${city}, ${country}.`,
  de: (city: string, country: string) => `Geht nach ${city}, ${country}.`,
});
export const thisOrder = say({ en: 'This order', de: 'Diese Bestellung' });
export const oldLink = say({
  en: 'This link has expired. Look the order up by its number.',
  de: 'Dieser Link ist abgelaufen. Such die Bestellung mit ihrer Nummer.',
});
export const wholeOrder = say({ en: 'See the whole order', de: 'Die ganze Bestellung ansehen' });
export const anotherOrder = say({ en: 'Look up by number', de: 'Mit der Nummer suchen' });
export const copy = say({ en: 'Copy', de: 'Kopieren' });
export const copyOf = say({
  en: (tracking: string) => `Copy the parcel’s number ${tracking}`,
  de: (tracking: string) => `Kopieren: Nummer des Pakets ${tracking}`,
});
export const copied = say({ en: 'The number is copied', de: 'Die Nummer ist kopiert' });
export const example = 'AM-2026-123456';
export const parcelTracking = say({
  en: {
    nth: (index: number) => `Parcel ${index}`,
    states: { packed: 'Packed', sent: 'On its way', delivered: 'Delivered', returned: 'Back at the sender' },
    events: {
      accepted: 'Handed to the carrier',
      in_transit: 'In transit',
      out_for_delivery: 'Out for delivery',
      delivered: 'Delivered',
      exception: 'Delayed: the carrier reports a problem',
      return_to_sender: 'On its way back to the sender',
    },
    expected: (day: string) => `Expected ${day}`,
    page: (carrier: string) => `See it at ${carrier}`,
  },
  de: {
    nth: (index: number) => `Paket ${index}`,
    states: { packed: 'Verpackt', sent: 'Unterwegs', delivered: 'Zugestellt', returned: 'Zurück beim Absender' },
    events: {
      accepted: 'An den Versanddienst übergeben',
      in_transit: 'Unterwegs',
      out_for_delivery: 'In Zustellung',
      delivered: 'Zugestellt',
      exception: 'Verzögert: Der Versanddienst meldet ein Problem',
      return_to_sender: 'Auf dem Rückweg zum Absender',
    },
    expected: (day: string) => `Erwartet ${day}`,
    page: (carrier: string) => `Bei ${carrier} ansehen`,
  },
});
