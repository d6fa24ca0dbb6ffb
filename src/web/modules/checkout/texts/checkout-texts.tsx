import type { ReactNode } from 'react';
import { numbered } from '#web/platform/languages/formats.ts';
import { say } from '#web/platform/languages/language.ts';

export const title = say({ en: 'Checkout', de: 'Kasse' });
export const required = say({ en: 'Required', de: 'Pflichtfeld' });
export const optional = say({ en: 'Optional', de: 'Freiwillig' });
export const fields = say({
  en: {
    email: 'E-mail address',
    name: 'Full name',
    line1: 'Street and number',
    postcode: 'Postcode',
    city: 'City',
    billingName: 'Billing name',
    billingLine1: 'Billing street and number',
    billingPostcode: 'Billing postcode',
    billingCity: 'Billing city',
  },
  de: {
    email: 'E-Mail-Adresse',
    name: 'Vor- und Nachname',
    line1: 'Straße und Hausnummer',
    postcode: 'Postleitzahl',
    city: 'Ort',
    billingName: 'Rechnung: Name',
    billingLine1: 'Rechnung: Straße und Hausnummer',
    billingPostcode: 'Rechnung: Postleitzahl',
    billingCity: 'Rechnung: Ort',
  },
});
export const wrong = say({
  en: {
    email: 'Enter an e-mail address like name@example.com.',
    name: 'Enter the name of whoever receives the parcels.',
    line1: 'Enter the street and number.',
    postcode: 'Enter the postcode.',
    postcodeOf: 'Check the postcode: it does not fit this country.',
    city: 'Enter the city.',
    billingName: 'Enter the name that the card and the invoice are in.',
  },
  de: {
    email: 'Gib eine E-Mail-Adresse wie name@example.com ein.',
    name: 'Trage ein, wer die Pakete bekommt.',
    line1: 'Trage Straße und Hausnummer ein.',
    postcode: 'Trage die Postleitzahl ein.',
    postcodeOf: 'Prüfe die Postleitzahl: Sie passt nicht zu diesem Land.',
    city: 'Trage den Ort ein.',
    billingName: 'Trage den Namen ein, auf den Karte und Rechnung lauten.',
  },
});
export const sameAddress = say({
  en: 'Billing address is the delivery address',
  de: 'Die Rechnungsadresse ist die Lieferadresse',
});
export const errorPrefix = say({ en: 'Error: ', de: 'Fehler: ' });
export const cartEmpty = say({ en: 'Your cart is empty', de: 'Dein Warenkorb ist leer' });
export const newest = say({ en: 'See the newest pieces', de: 'Die neuesten Stücke ansehen' });
export const addFirst = say({
  en: 'Add a piece before you check out.',
  de: 'Lege ein Stück hinein, bevor du zur Kasse gehst.',
});
export const theCheckout = say({ en: 'The checkout', de: 'Die Kasse' });
export const encrypted = say({ en: 'Encrypted', de: 'Verschlüsselt' });
export const putRightToPay = say({ en: 'Put this right to pay', de: 'Korrigiere das, um zu bezahlen' });
export const putRight = say({ en: 'Put this right to go on', de: 'Korrigiere das, um weiterzukommen' });
export const haveAccount = say({ en: 'Have an account?', de: 'Hast du ein Konto?' });
export const signIn = say({ en: 'Sign in', de: 'Anmelden' });
export const toDelivery = say({ en: 'Continue to delivery', de: 'Weiter zum Versand' });
export const asGuest = say({ en: 'Continue as a guest', de: 'Als Gast weiter' });
export const waysLoading = say({ en: 'Loading the ways to send it', de: 'Versandarten werden geladen' });
export const toPayment = say({ en: 'Continue to payment', de: 'Weiter zur Zahlung' });
export const note = say({ en: 'Note to the makers', de: 'Nachricht an die Werkstätten' });
export const signedInAs = say({
  en: (name: string) => `Signed in as ${name}`,
  de: (name: string) => `Angemeldet als ${name}`,
});
export const guestHint = say({
  en: 'As a guest. The confirmation goes here.',
  de: 'Als Gast. Hierhin kommt die Bestätigung.',
});
export const secondLine = say({ en: 'Flat, floor or company', de: 'Wohnung, Etage oder Firma' });
export const addSecondLine = say({ en: 'Add a flat, floor or company', de: 'Wohnung, Etage oder Firma ergänzen' });
export const phone = say({ en: 'Phone', de: 'Telefon' });
export const phoneHint = say({
  en: 'Only for the driver, if nobody answers the door.',
  de: 'Nur für die Zustellung, falls niemand öffnet.',
});
export const isGuest = say({ en: ', as a guest', de: ', als Gast' });
export const billingCountry = say({ en: 'Billing country', de: 'Rechnung: Land' });
export const country = say({ en: 'Country', de: 'Land' });
export const parcel = say({
  en: (number: number, shop: string, town: string) => `Parcel ${number}, from ${shop}${town && ` in ${town}`}`,
  de: (number: number, shop: string, town: string) => `Paket ${number}, von ${shop}${town && ` in ${town}`}`,
});
export const wayLacks = say({
  en: (way: string, shop: string, country: string) =>
    `${shop} does not offer “${way}” to ${country}. Choose another way.`,
  de: (way: string, shop: string, country: string) =>
    `${shop} bietet „${way}“ nach ${country} nicht an. Wähle einen anderen Weg.`,
});
export const noWay = say({
  en: (shop: string, country: string) => `${shop} cannot send this parcel to ${country}.`,
  de: (shop: string, country: string) => `${shop} kann dieses Paket nicht nach ${country} schicken.`,
});
export const notDelivered = say({ en: 'not delivered there', de: 'keine Lieferung dorthin' });
export const arrives = say({ en: (days: string) => `Arrives ${days}`, de: (days: string) => `Kommt an ${days}` });
export const readyBy = say({ en: (days: string) => `Ready by ${days}`, de: (days: string) => `Fertig bis ${days}` });
export const sentBy = say({
  en: (shop: string, days: string, way: string) => `From ${shop}: arrives ${days}, ${way.toLowerCase()}, `,
  de: (shop: string, days: string, way: string) => `Von ${shop}: kommt an ${days}, ${way}, `,
});
export const changed = say({
  en: {
    price: (before: string, now: string) => `The price changed from ${before} to ${now}.`,
    stock: (stock: number, wanted: number) => `Only ${stock} left; you have ${wanted} in your cart.`,
    soldOut: 'It has just sold out.',
    notForSale: 'The maker has taken it down.',
    choiceGone: 'This choice is no longer offered.',
    own: 'It is your own, and nobody buys from their own shop. Take it out to go on.',
    notSent: 'The maker does not send it to this country. Take it out or choose another country.',
    notTogether: 'These pieces are too heavy for one parcel to this country. Take one out and order it separately.',
    paused: (day: string) =>
      `The maker takes no orders for it ${day ? `before ${day}` : 'now'}. Take it out or save it for later.`,
  },
  de: {
    price: (before: string, now: string) => `Der Preis hat sich von ${before} auf ${now} geändert.`,
    stock: (stock: number, wanted: number) => `Nur noch ${stock} da; in deinem Warenkorb liegen ${wanted}.`,
    soldOut: 'Es ist gerade ausverkauft.',
    notForSale: 'Die Werkstatt hat es herausgenommen.',
    choiceGone: 'Diese Ausführung gibt es nicht mehr.',
    own: 'Es ist dein eigenes, und im eigenen Shop kauft niemand ein. Nimm es heraus, um weiterzukommen.',
    notSent: 'Es wird nicht in dieses Land verschickt. Nimm es heraus, oder wähle ein anderes Land.',
    notTogether: 'Diese Stücke sind zu schwer für ein Paket in dieses Land. Nimm eins heraus und bestelle es getrennt.',
    paused: (day: string) =>
      `${day ? `Vor ${day}` : 'Zurzeit'} kann man es nicht bestellen. Nimm es heraus, oder merke es dir.`,
  },
});
export const aLine = say({ en: 'A piece in your cart', de: 'Ein Stück in deinem Warenkorb' });
export const changeCart = say({ en: 'Change the cart', de: 'Warenkorb ändern' });
export const orderSummary = say({ en: 'Order summary', de: 'Bestellübersicht' });
export const yourOrder = say({ en: 'Your order', de: 'Deine Bestellung' });
export const units = say({
  en: (count: number) => numbered(count, 'piece', 'pieces'),
  de: (count: number) => numbered(count, 'Stück', 'Stück'),
});
export const postage = say({
  en: (parcels: number) => `Postage, ${numbered(parcels, 'parcel', 'parcels')}`,
  de: (parcels: number) => `Versand, ${numbered(parcels, 'Paket', 'Pakete')}`,
});
export const leaves = say({
  en: (town: string, day: string) => `Leaves ${town} by ${day}`,
  de: (town: string, day: string) => `Verlässt ${town} bis ${day}`,
});
export const pay = say({ en: 'Pay', de: 'Bezahlen' });
export const paySum = say({ en: (sum: string) => `Pay ${sum}`, de: (sum: string) => `${sum} bezahlen` });
export const covers = say({
  en: (makers: number) => {
    const one = makers === 2 ? 'both makers' : 'the order';
    const covered = makers > 2 ? `all ${makers} makers` : one;
    return `One payment covers ${covered}. The pieces are set aside for you for 15 minutes while you pay.`;
  },
  de: (makers: number) => {
    const one = makers === 2 ? 'beide Werkstätten' : 'die ganze Bestellung';
    const covered = makers > 2 ? `alle ${makers} Werkstätten` : one;
    return `Eine Zahlung für ${covered}. Die Stücke sind 15 Minuten für dich zurückgelegt, während du bezahlst.`;
  },
});
export const steps = say({
  en: { contact: 'Contact', delivery: 'Delivery', payment: 'Payment' },
  de: { contact: 'Kontakt', delivery: 'Versand', payment: 'Zahlung' },
});
export const stepsOf = say({ en: 'Steps of the checkout', de: 'Schritte der Kasse' });
export const change = say({ en: 'Change', de: 'Ändern' });
export const changeStep = say({
  en: (step: string) => ` ${step.toLowerCase()}`,
  de: (step: string) => `: ${step}`,
});
export const testCards = say({ en: 'Test card numbers', de: 'Kartennummern zum Testen' });
export const testCardTexts = say({
  en: {
    pays: 'pays',
    asks: 'asks the bank, then pays',
    declined: 'is declined',
    tooLittle: 'has too little on it',
    expired: 'has expired',
    fails: 'fails at the bank',
  },
  de: {
    pays: 'bezahlt',
    asks: 'fragt die Bank und bezahlt dann',
    declined: 'wird abgelehnt',
    tooLittle: 'hat zu wenig Guthaben',
    expired: 'ist abgelaufen',
    fails: 'scheitert bei der Bank',
  },
});
export const payFailed = say({
  en: {
    loading: 'The payment fields are still loading. Wait a moment and try again.',
    details: 'Check the card’s details.',
    unknown: 'The payment did not go through. Nothing was charged. Try again.',
  },
  de: {
    loading: 'Die Zahlungsfelder werden noch geladen. Warte einen Moment und versuche es noch einmal.',
    details: 'Prüfe die Angaben zur Karte.',
    unknown: 'Die Zahlung ging nicht durch. Es wurde nichts abgebucht. Versuche es noch einmal.',
  },
});
export const cardParts = say({
  en: { cardNumber: 'Card number', cardExpiry: 'Expiry, MM/YY', cardCvc: 'Security code' },
  de: { cardNumber: 'Kartennummer', cardExpiry: 'Gültig bis, MM/JJ', cardCvc: 'Prüfnummer' },
});
export const codeOnFront = say({ en: '4 digits on the front', de: '4 Ziffern auf der Vorderseite' });
export const codeOnBack = say({ en: '3 digits on the back', de: '3 Ziffern auf der Rückseite' });
export const fieldsFailed = say({
  en: (retry: ReactNode) => <>The payment fields could not be loaded. Nothing was charged. {retry}</>,
  de: (retry: ReactNode) => <>Die Zahlungsfelder ließen sich nicht laden. Es wurde nichts abgebucht. {retry}</>,
});
export const tryAgain = say({ en: 'Try again', de: 'Noch einmal versuchen' });
