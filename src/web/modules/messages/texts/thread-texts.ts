import { say } from '#web/platform/languages/language.ts';
import { formatNumber, numbered } from '#web/platform/languages/formats.ts';

export const conversationWith = say({
  en: (name: string) => `Conversation with ${name}`,
  de: (name: string) => `Gespräch mit ${name}`,
});
export const back = say({ en: 'Back to the list', de: 'Zurück zur Liste' });
export const theTalk = say({ en: 'This conversation', de: 'Dieses Gespräch' });
export const today = say({ en: 'Today', de: 'Heute' });
export const newFrom = say({ en: 'New', de: 'Neu' });
export const older = say({ en: 'Load older messages', de: 'Ältere Nachrichten laden' });
export const loadingOlder = say({ en: 'Loading…', de: 'Wird geladen …' });
export const olderFailed = say({
  en: 'The older ones could not be read. Try again',
  de: 'Die älteren waren nicht zu lesen. Noch einmal versuchen',
});
export const by = say({
  en: (name: string, time: string) => `${name}, ${time}`,
  de: (name: string, time: string) => `${name}, ${time}`,
});
export const you = say({ en: 'You', de: 'Du' });
export const seen = say({ en: 'Seen', de: 'Gesehen' });
export const sending = say({ en: 'Sending', de: 'Wird gesendet' });
export const waitsForConnection = say({
  en: 'Waits for the connection',
  de: 'Wartet auf die Verbindung',
});
export const notSent = say({
  en: (reason: string) => `Not sent. ${reason}`,
  de: (reason: string) => `Nicht gesendet. ${reason}`,
});
export const waitSeconds = say({
  en: (seconds: number) => `Please wait ${numbered(seconds, 'second', 'seconds')}.`,
  de: (seconds: number) => `Bitte warte ${numbered(seconds, 'Sekunde', 'Sekunden')}.`,
});
export const retry = say({ en: 'Retry', de: 'Noch einmal' });
export const discard = say({ en: 'Discard', de: 'Verwerfen' });
export const newOnes = say({
  en: (count: number) => `${formatNumber(count)} new`,
  de: (count: number) => `${formatNumber(count)} neu`,
});
export const toTheEnd = say({ en: 'Go to the newest message', de: 'Zur neuesten Nachricht' });
export const typing = say({
  en: (name: string) => `${name} is typing…`,
  de: (name: string) => `${name} schreibt …`,
});
export const picture = say({
  en: (at: number) => `Picture ${at}, shown large`,
  de: (at: number) => `Bild ${at}, groß gezeigt`,
});
export const pictureOf = say({
  en: (name: string) => `Picture from ${name}`,
  de: (name: string) => `Bild von ${name}`,
});
export const looksLikeSpam = say({ en: 'This looks like spam', de: 'Das sieht nach Spam aus' });
export const linksOff = say({ en: 'Links are switched off.', de: 'Links sind abgeschaltet.' });
export const show = say({ en: 'Show', de: 'Zeigen' });
export const hide = say({ en: 'Hide', de: 'Verbergen' });
export const notSpam = say({ en: 'Not spam', de: 'Kein Spam' });
export const report = say({ en: 'Report', de: 'Melden' });
export const reported = say({
  en: 'Reported. A moderator looks at it.',
  de: 'Gemeldet. Die Moderation sieht es sich an.',
});
export const reportTitle = say({ en: 'Report this message', de: 'Diese Nachricht melden' });
export const reportNote = say({
  en: 'A moderator reads it with what was written around it. Whoever wrote it is not told who reported it.',
  de: 'Die Moderation liest sie mit dem, was ringsum geschrieben wurde. Wer sie schrieb, erfährt nicht, wer sie gemeldet hat.',
});
export const reason = say({ en: 'Reason', de: 'Grund' });
export const usualReasons = say({ en: 'Usual reasons', de: 'Übliche Gründe' });
export const reasons = [
  say({ en: 'It advertises something else.', de: 'Es wirbt für etwas anderes.' }),
  say({ en: 'It wants me to pay elsewhere.', de: 'Ich soll anderswo bezahlen.' }),
  say({ en: 'It insults or threatens me.', de: 'Es beleidigt oder bedroht mich.' }),
  say({ en: 'It asks for private details.', de: 'Es fragt nach privaten Daten.' }),
];
export const reportOf = say({ en: 'Report the last message', de: 'Die letzte Nachricht melden' });
export const block = say({ en: (name: string) => `Block ${name}`, de: (name: string) => `${name} blockieren` });
export const unblock = say({
  en: (name: string) => `Unblock ${name}`,
  de: (name: string) => `${name} nicht mehr blockieren`,
});
export const blockTitle = say({ en: (name: string) => `Block ${name}?`, de: (name: string) => `${name} blockieren?` });
export const blockText = say({
  en: 'Neither of you can write to the other any more. What was written stays. You can take it back here.',
  de: 'Ihr könnt euch nicht mehr schreiben. Was geschrieben wurde, bleibt. Du kannst es hier zurücknehmen.',
});
export const blocked = say({
  en: (name: string) => `${name} is blocked.`,
  de: (name: string) => `${name} ist blockiert.`,
});
export const unblocked = say({
  en: (name: string) => `${name} can write to you again.`,
  de: (name: string) => `${name} kann dir wieder schreiben.`,
});
export const youBlocked = say({
  en: 'You have blocked this person. Neither of you can write.',
  de: 'Du hast diese Person blockiert. Ihr könnt euch nicht schreiben.',
});
export const fromHouse = say({
  en: 'This is a message of the marketplace. It takes no answers; the support centre does.',
  de: 'Das ist eine Nachricht des Marktplatzes. Antworten nimmt die Hilfe entgegen, nicht dieses Gespräch.',
});
export const support = say({ en: 'Open the support centre', de: 'Zur Hilfe' });
export const notFound = say({ en: 'No such conversation of yours', de: 'Dieses Gespräch gibt es bei dir nicht' });
export const notFoundText = say({
  en: 'The link may belong to another account.',
  de: 'Vielleicht gehört der Link zu einem anderen Konto.',
});
export const toInbox = say({ en: 'Open the inbox', de: 'Posteingang öffnen' });
export const order = say({ en: 'Order', de: 'Bestellung' });
export const paid = say({ en: 'Paid', de: 'Bezahlt' });
export const state = say({ en: 'State', de: 'Stand' });
export const shipBy = say({ en: 'Ship by', de: 'Versand bis' });
export const price = say({ en: 'Price', de: 'Preis' });
export const openOrder = say({ en: 'Open the order', de: 'Bestellung öffnen' });
export const openListing = say({ en: 'See the piece', de: 'Stück ansehen' });
export const about = say({ en: 'What this is about', de: 'Worum es geht' });
export const first = say({ en: 'Write the first message.', de: 'Schreib die erste Nachricht.' });
export const firstText = say({
  en: (name: string) => `${name} gets it at once, and a mail if nobody is here.`,
  de: (name: string) => `${name} bekommt sie sofort, und eine Mail, wenn niemand hier ist.`,
});
export const erased = say({
  en: 'What stood here was deleted with the account of its writer.',
  de: 'Was hier stand, wurde mit dem Konto gelöscht, von dem es kam.',
});
export const states = {
  pending_payment: say({ en: 'Waiting for payment', de: 'Wartet auf Zahlung' }),
  confirmed: say({ en: 'Confirmed', de: 'Bestätigt' }),
  processing: say({ en: 'Being made', de: 'In Arbeit' }),
  shipped: say({ en: 'On its way', de: 'Unterwegs' }),
  delivered: say({ en: 'Delivered', de: 'Zugestellt' }),
  completed: say({ en: 'Completed', de: 'Abgeschlossen' }),
  cancelled: say({ en: 'Cancelled', de: 'Storniert' }),
  refunded: say({ en: 'Refunded', de: 'Erstattet' }),
};
/** Why a message is taken for spam, one after the other in a sentence. */
export const signs: Record<string, string> = {
  urgency: say({ en: 'pressing words', de: 'drängende Wörter' }),
  free: say({ en: 'the word “free”', de: 'das Wort „kostenlos“' }),
  guarantee: say({ en: 'the word “guarantee”', de: 'das Wort „Garantie“' }),
  'click-here': say({ en: 'the words “click here”', de: 'die Wörter „hier klicken“' }),
  refund: say({ en: 'the word “refund”', de: 'das Wort „Erstattung“' }),
  pharmacy: say({ en: 'words of a pharmacy', de: 'Wörter einer Apotheke' }),
  investment: say({ en: 'the word “investment”', de: 'das Wort „Geldanlage“' }),
  crypto: say({ en: 'words about crypto money', de: 'Wörter über Kryptogeld' }),
  capitals: say({ en: 'mostly capital letters', de: 'fast nur Großbuchstaben' }),
  punctuation: say({ en: 'many exclamation or question marks', de: 'viele Ausrufe- oder Fragezeichen' }),
  link: say({ en: 'a web link', de: 'ein Link' }),
  phone: say({ en: 'a telephone number', de: 'eine Telefonnummer' }),
};
export const spamSigns = say({
  en: (all: string) => `Found: ${all}.`,
  de: (all: string) => `Gefunden: ${all}.`,
});
export const stock = say({ en: 'In stock', de: 'Vorrätig' });
export const madeToOrder = say({ en: 'made to order', de: 'auf Bestellung' });
export const fromPrice = say({ en: (sum: string) => `from ${sum}`, de: (sum: string) => `ab ${sum}` });
export const notOffered = say({ en: 'no longer for sale', de: 'nicht mehr im Verkauf' });
export const shop = say({ en: 'Shop', de: 'Shop' });
export const buyer = say({ en: 'Buyer', de: 'Bestellt von' });
export const times = say({
  en: (title: string, quantity: number) => (quantity === 1 ? title : `${title} × ${quantity}`),
  de: (title: string, quantity: number) => (quantity === 1 ? title : `${title} × ${quantity}`),
});
export const engraved = say({ en: (text: string) => `Text: “${text}”`, de: (text: string) => `Text: „${text}“` });
export const placed = say({ en: 'Placed', de: 'Bestellt am' });
