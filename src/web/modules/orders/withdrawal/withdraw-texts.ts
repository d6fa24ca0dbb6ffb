import { say } from '#web/platform/languages/language.ts';

export const title = say({ en: 'Withdraw from contract', de: 'Vertrag widerrufen' });
export const lead = say({
  en: 'You need no reason. Say who you are and which order it is, check it in the next step, and you get the proof by mail at once.',
  de: 'Du brauchst keinen Grund. Sag, wer du bist und um welche Bestellung es geht, prüfe es im nächsten Schritt, und du bekommst sofort den Nachweis per Mail.',
});
export const name = say({ en: 'Your name', de: 'Dein Name' });
export const number = say({ en: 'Order number', de: 'Bestellnummer' });
export const numberHint = say({
  en: 'It stands in the confirmation mail and looks like AM-2026-123456.',
  de: 'Sie steht in der Bestätigungsmail und sieht aus wie AM-2026-123456.',
});
export const email = say({ en: 'E-mail address for the answer', de: 'E-Mail-Adresse für die Antwort' });
export const emailHint = say({
  en: 'Best the one that you ordered with: then it is found at once.',
  de: 'Am besten die, mit der du bestellt hast: Dann wird sie gleich gefunden.',
});
export const next = say({ en: 'Continue', de: 'Weiter' });
export const back = say({ en: 'Change', de: 'Ändern' });
export const checkTitle = say({ en: 'Is this right?', de: 'Stimmt das so?' });
export const order = say({ en: 'Order', de: 'Bestellung' });
export const from = say({
  en: (number: string, shop: string) => `${number} from ${shop}`,
  de: (number: string, shop: string) => `${number} von ${shop}`,
});
export const which = say({ en: 'Which pieces', de: 'Welche Stücke' });
export const saidHint = say({
  en: 'Leave it empty for the whole order.',
  de: 'Lass es leer, wenn es um die ganze Bestellung geht.',
});
export const notFound = say({
  en: 'No order fits this number and this address. Check both. You can declare it all the same: it counts from now, and a person looks at it.',
  de: 'Zu dieser Nummer und dieser Adresse passt keine Bestellung. Prüfe beides. Du kannst den Widerruf trotzdem erklären: Er gilt ab jetzt, und ein Mensch sieht ihn sich an.',
});
export const none = say({ en: 'Keep', de: 'Behalten' });
export const ofAll = say({
  en: (count: number, all: number) => `${count} of ${all}`,
  de: (count: number, all: number) => `${count} von ${all}`,
});
export const exceptions = say({
  en: {
    personalised: 'Made with your words: there is no right of withdrawal for it.',
    perishable: 'It spoils quickly: there is no right of withdrawal for it.',
    sealed: 'Only with its seal unbroken: broken, there is no right of withdrawal for it.',
  },
  de: {
    personalised: 'Mit deinen Worten gefertigt: Dafür gibt es kein Widerrufsrecht.',
    perishable: 'Verdirbt schnell: Dafür gibt es kein Widerrufsrecht.',
    sealed: 'Nur mit unversehrtem Siegel: Ist es gebrochen, gibt es dafür kein Widerrufsrecht.',
  },
});
export const chooseOne = say({
  en: 'Choose at least one piece.',
  de: 'Wähle mindestens ein Stück.',
});
export const wrong = say({
  en: {
    name: 'Enter your name.',
    number: 'Enter the order number. It is in the confirmation e-mail.',
    email: 'Enter an e-mail address like name@example.com.',
  },
  de: {
    name: 'Gib deinen Namen an.',
    number: 'Gib die Bestellnummer an. Sie steht in der Bestätigungs-E-Mail.',
    email: 'Gib eine E-Mail-Adresse wie name@example.com ein.',
  },
});

export const received = say({ en: 'We have your withdrawal', de: 'Dein Widerruf ist eingegangen' });
export const receivedAt = say({
  en: (number: string, day: string, time: string) =>
    `For order ${number}, on ${day} at ${time}. The proof is in your mailbox.`,
  de: (number: string, day: string, time: string) =>
    `Zur Bestellung ${number}, am ${day} um ${time} Uhr. Der Nachweis liegt in deinem Postfach.`,
});
export const unmatched = say({
  en: 'No order fits the number and the address, so a person looks at it and answers you by mail.',
  de: 'Zu Nummer und Adresse passt keine Bestellung, deshalb sieht ein Mensch sie sich an und antwortet dir per Mail.',
});
export const refunded = say({
  en: (sum: string) =>
    `${sum} go back to the card that you paid with. Banks take three to five working days to show it.`,
  de: (sum: string) =>
    `${sum} gehen auf die Karte zurück, mit der du bezahlt hast. Banken brauchen drei bis fünf Werktage, bis sie es zeigen.`,
});
export const label = say({
  en: (sum: string) => `The label that you sent them back with cost ${sum}. That is taken off the refund.`,
  de: (sum: string) => `Das Etikett für den Rückweg kostete ${sum}. Das wird von der Erstattung abgezogen.`,
});
export const sendTo = say({
  en: (day: string, to: string) => `Send the pieces back by ${day}, at your cost, to ${to}.`,
  de: (day: string, to: string) => `Schick die Stücke bis ${day} auf deine Kosten zurück an ${to}.`,
});
export const toMaker = say({
  en: (shop: string) => `${shop}; the maker writes to you where to`,
  de: (shop: string) => `${shop}; wohin genau, schreibt dir die Werkstatt`,
});
export const withheld = say({
  en: 'Nothing of it had left, so there is nothing to send back. Your bank has taken back what you paid, because it was disputed there; what it does not leave with you goes back to your card once it has decided.',
  de: 'Noch war nichts unterwegs, du musst also nichts zurückschicken. Deine Bank hat zurückgeholt, was du bezahlt hast, weil es dort beanstandet wurde; was sie dir nicht lässt, geht auf deine Karte zurück, sobald sie entschieden hat.',
});
export const whenMoney = say({
  en: 'Your money goes back as soon as the maker has them. Name a proof that you sent them, and it goes back in time even if nobody answers.',
  de: 'Dein Geld geht zurück, sobald sie in der Werkstatt sind. Nenne einen Versandnachweis, und es geht rechtzeitig zurück, auch wenn niemand antwortet.',
});
export const returning = say({
  en: (tracking: string, day: string) =>
    `You sent them: ${tracking}. Your money goes back when the maker has them, on ${day} at the latest.`,
  de: (tracking: string, day: string) =>
    `Du hast sie verschickt: ${tracking}. Dein Geld geht zurück, wenn sie in der Werkstatt sind, und spätestens am ${day} auch sonst.`,
});
export const tracking = say({ en: 'Carrier and tracking number', de: 'Versanddienst und Sendungsnummer' });
export const trackingHint = say({
  en: 'Or what the receipt says, such as the office and the day.',
  de: 'Oder was auf dem Beleg steht, zum Beispiel Filiale und Tag.',
});
export const haveSent = say({ en: 'I have sent them', de: 'Ich habe sie verschickt' });
export const theWithdrawal = say({ en: 'This withdrawal', de: 'Dieser Widerruf' });
export const gone = say({ en: 'No withdrawal here', de: 'Hier ist kein Widerruf' });
export const goneText = say({
  en: 'The link stands in the mail that acknowledged it.',
  de: 'Der Link steht in der Mail, die ihn bestätigt hat.',
});
export const declareOne = say({ en: 'Declare a withdrawal', de: 'Einen Widerruf erklären' });
