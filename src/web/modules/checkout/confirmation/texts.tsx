import type { ReactNode } from 'react';
import { numbered, plural } from '#web/platform/languages/formats.ts';
import { say } from '#web/platform/languages/language.ts';

export const arrives = say({ en: (days: string) => `Arrives ${days}`, de: (days: string) => `Kommt an ${days}` });
export const from = say({
  en: (shop: string, town: ReactNode) => (
    <>
      From {shop}
      {town}
    </>
  ),
  de: (shop: string, town: ReactNode) => (
    <>
      Von {shop}
      {town}
    </>
  ),
});
export const paid = say({
  en: (shop: string) => `Paid. ${shop} has been told`,
  de: (shop: string) => `Bezahlt. ${shop} weiß Bescheid`,
});
export const leaves = say({
  en: (town: string) => `Leaves ${town} at the latest. We write to you when it does`,
  de: (town: string) => `Verlässt ${town} spätestens dann. Wir schreiben dir, wenn es so weit ist`,
});
export const collects = say({ en: 'You collect it at the workshop', de: 'Du holst es in der Werkstatt ab' });
export const ready = say({
  en: 'Ready to collect at the latest. We write to you when it is',
  de: 'Spätestens dann abholbereit. Wir schreiben dir, wenn es so weit ist',
});
export const seeOrder = say({ en: 'See this order', de: 'Diese Bestellung ansehen' });
export const workshop = say({ en: 'the workshop', de: 'die Werkstatt' });
export const track = say({ en: 'Track this parcel', de: 'Dieses Paket verfolgen' });
export const noOrder = say({ en: 'No order here', de: 'Hier ist keine Bestellung' });
export const emptyLink = say({ en: 'This link shows no order', de: 'Zu diesem Link gibt es keine Bestellung' });
export const trackOrder = say({ en: 'Track an order', de: 'Bestellung verfolgen' });
export const yourOrders = say({ en: 'Your orders', de: 'Deine Bestellungen' });
export const lookUp = say({
  en: 'Look it up by its number and your e-mail address.',
  de: 'Suche sie mit ihrer Nummer und deiner E-Mail-Adresse.',
});
export const yourOrder = say({ en: 'Your order', de: 'Deine Bestellung' });
export const makers = say({
  en: (count: number) =>
    ['The maker has your order', 'Both makers have your order'][count - 1] ?? 'The makers have your order',
  de: (count: number) =>
    ['Die Werkstatt hat deine Bestellung', 'Beide Werkstätten haben deine Bestellung'][count - 1] ??
    'Die Werkstätten haben deine Bestellung',
});
export const confirmed = say({ en: 'Your order is confirmed', de: 'Deine Bestellung ist bestätigt' });
export const thanks = say({
  en: (name: string, makers: string) => `Thank you, ${name}. ${makers}.`,
  de: (name: string, makers: string) => `Danke, ${name}. ${makers}.`,
});
export const orders = say({
  en: (count: number) => plural(count, 'Order', 'Orders'),
  de: (count: number) => plural(count, 'Bestellung', 'Bestellungen'),
});
export const copied = say({ en: 'Copied', de: 'Kopiert' });
export const copy = say({
  en: (count: number) => plural(count, 'Copy number', 'Copy numbers'),
  de: (count: number) => plural(count, 'Nummer kopieren', 'Nummern kopieren'),
});
export const print = say({ en: 'Print', de: 'Drucken' });
export const ask = say({ en: 'Ask about this order', de: 'Frage zu dieser Bestellung' });
export const openAccount = say({ en: 'Open an account', de: 'Ein Konto anlegen' });
export const onlyPassword = say({
  en: 'Your name and e-mail address are already there. Only a password is missing.',
  de: 'Dein Name und deine E-Mail-Adresse sind schon da. Es fehlt nur noch ein Passwort.',
});
export const password = say({ en: 'Password', de: 'Passwort' });
export const passwordHint = say({ en: 'At least 6 characters', de: 'Mindestens 6 Zeichen' });
export const create = say({ en: 'Create Account', de: 'Konto anlegen' });
export const bought = say({ en: 'What you bought', de: 'Was du gekauft hast' });
export const units = say({
  en: (count: number) => numbered(count, 'piece', 'pieces'),
  de: (count: number) => numbered(count, 'Stück', 'Stück'),
});
export const postage = say({
  en: (parcels: number) => `Postage, ${numbered(parcels, 'parcel', 'parcels')}`,
  de: (parcels: number) => `Versand, ${numbered(parcels, 'Paket', 'Pakete')}`,
});
export const paidWith = say({
  en: (card: string, day: string) => `Paid with ${card} on ${day}. `,
  de: (card: string, day: string) => `Bezahlt mit ${card} am ${day}. `,
});
export const deliveryTo = say({
  en: (address: string) => `Delivery to ${address}.`,
  de: (address: string) => `Lieferung an ${address}.`,
});
export const invalidEmail = say({
  en: 'Enter an e-mail address like name@example.com.',
  de: 'Gib eine E-Mail-Adresse wie name@example.com ein.',
});
export const notChanged = say({
  en: 'The address could not be changed. Try again.',
  de: 'Die Adresse ließ sich nicht ändern. Versuche es noch einmal.',
});
export const wroteTo = say({ en: 'We wrote to', de: 'Wir haben geschrieben an' });
export const wroteAgain = say({ en: 'We wrote again, to', de: 'Wir haben noch einmal geschrieben, an' });
export const wrongAddress = say({ en: 'Wrong address? Change it', de: 'Falsche Adresse? Ändern' });
export const emailOfOrder = say({ en: 'E-mail address for this order', de: 'E-Mail-Adresse für diese Bestellung' });
export const changeAndSend = say({ en: 'Change and send again', de: 'Ändern und neu schicken' });
export const keep = say({ en: 'Keep it', de: 'So lassen' });
