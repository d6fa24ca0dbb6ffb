import { say } from '#web/platform/languages/language.ts';

export const title = say({ en: 'Sending pieces back', de: 'Stücke zurückschicken' });
export const theReturns = say({ en: 'The returns of this order', de: 'Die Rücksendungen dieser Bestellung' });
export const open = say({ en: 'Return pieces', de: 'Stücke zurückschicken' });
export const until = say({
  en: (day: string) => `You can send pieces back until ${day}.`,
  de: (day: string) => `Du kannst Stücke bis ${day} zurückschicken.`,
});
export const which = say({ en: 'Which pieces', de: 'Welche Stücke' });
export const keep = say({ en: 'Keep', de: 'Behalten' });
export const ofAll = say({
  en: (count: number, all: number) => `${count} of ${all}`,
  de: (count: number, all: number) => `${count} von ${all}`,
});
export const notTaken = say({
  en: {
    personalised: 'Made with your words, so it can only be sent back if something is wrong with it.',
    perishable: 'It spoils quickly, so it can only be sent back if something is wrong with it.',
    sealed: 'Only with its seal unbroken.',
  },
  de: {
    personalised: 'Mit deinem Text gefertigt: Zurückschicken geht nur, wenn etwas damit nicht stimmt.',
    perishable: 'Verdirbt schnell: Zurückschicken geht nur, wenn etwas damit nicht stimmt.',
    sealed: 'Nur mit unversehrtem Siegel.',
  },
});
export const onlyFaulty = say({
  en: 'Only if something is wrong with it.',
  de: 'Nur, wenn etwas damit nicht stimmt.',
});
export const noneLeft = say({
  en: 'Nothing of it is left to send back.',
  de: 'Davon ist nichts mehr zurückzuschicken.',
});
export const reason = say({ en: 'Reason', de: 'Grund' });
export const chooseReason = say({ en: 'Choose a reason', de: 'Grund wählen' });
export const remedy = say({ en: 'What you would like', de: 'Was du möchtest' });
export const remedyHint = say({
  en: 'The same again only as far as the workshop has any; otherwise the money comes back.',
  de: 'Das gleiche noch einmal nur, soweit die Werkstatt welche hat; sonst kommt das Geld zurück.',
});
export const swapped = say({
  en: (parcel: string) =>
    `The same pieces are on their way to you${parcel ? `: ${parcel}` : ''}. Nothing is paid back.`,
  de: (parcel: string) =>
    `Die gleichen Stücke sind zu dir unterwegs${parcel ? `: ${parcel}` : ''}. Es wird nichts erstattet.`,
});
export const question = say({ en: 'What is it about?', de: 'Worum geht es?' });
export const pictures = say({ en: 'Pictures of what is wrong', de: 'Bilder davon, was nicht stimmt' });
export const pictureOf = say({
  en: (at: number) => `Picture ${at} of what is wrong`,
  de: (at: number) => `Bild ${at} davon, was nicht stimmt`,
});
export const questionHint = say({ en: 'The workshop reads it. Optional.', de: 'Die Werkstatt liest es. Freiwillig.' });
export const chooseOne = say({
  en: 'Choose at least one piece and a reason.',
  de: 'Wähle mindestens ein Stück und einen Grund.',
});
export const ask = say({ en: 'Ask to send them back', de: 'Rücksendung anfragen' });
export const cancel = say({ en: 'Not now', de: 'Jetzt nicht' });
export const about = say({
  en: 'The workshop answers first. Your money follows within 3–5 business days after the pieces have arrived.',
  de: 'Zuerst antwortet die Werkstatt. Dein Geld folgt innerhalb von 3–5 Werktagen, nachdem die Stücke angekommen sind.',
});
export const requestSent = say({
  en: 'Your request is with the workshop.',
  de: 'Deine Anfrage ist bei der Werkstatt.',
});
export const head = say({
  en: (day: string) => `Return of ${day}`,
  de: (day: string) => `Rücksendung vom ${day}`,
});
export const waits = say({
  en: (shop: string) => `${shop} answers soon. Keep the pieces until then.`,
  de: (shop: string) => `${shop} antwortet bald. Behalte die Stücke bis dahin.`,
});
export const sendTo = say({
  en: (address: string, day: string) => `Send them to ${address} by ${day}.`,
  de: (address: string, day: string) => `Schicke sie bis ${day} an ${address}.`,
});
export const toWorkshop = say({
  en: 'the workshop; it tells you its address by mail',
  de: 'die Werkstatt; sie nennt dir ihre Adresse per Mail',
});
export const carrier = say({ en: 'Carrier', de: 'Versanddienst' });
export const tracking = say({ en: 'Number of the parcel', de: 'Sendungsnummer' });
export const trackingHint = say({
  en: 'With it your money comes in time, whatever happens.',
  de: 'Mit ihr kommt dein Geld pünktlich, was auch geschieht.',
});
export const haveSent = say({ en: 'I have sent them', de: 'Ich habe sie abgeschickt' });
export const addNumber = say({ en: 'Add the number', de: 'Nummer angeben' });
export const stop = say({ en: 'Keep the pieces after all', de: 'Die Stücke doch behalten' });
export const stopped = say({ en: 'The return is stopped.', de: 'Die Rücksendung ist beendet.' });
export const onTheWay = say({
  en: (tracking: string) => `On their way: ${tracking}.`,
  de: (tracking: string) => `Unterwegs: ${tracking}.`,
});
export const soon = say({
  en: 'They are with the workshop. Your refund comes within 3–5 business days.',
  de: 'Sie sind bei der Werkstatt. Deine Erstattung kommt innerhalb von 3–5 Werktagen.',
});
export const goesBack = say({
  en: (sum: string) => `${sum} go back to the card that you paid with.`,
  de: (sum: string) => `${sum} gehen auf die Karte zurück, mit der du bezahlt hast.`,
});
export const wentBack = say({
  en: (sum: string) => `${sum} went back.`,
  de: (sum: string) => `${sum} gingen zurück.`,
});
export const rejected = say({
  en: (why: string) => `“${why}” If you do not agree, ask the marketplace to decide.`,
  de: (why: string) => `„${why}“ Wenn du nicht einverstanden bist, lass den Marktplatz entscheiden.`,
});
export const askMarketplace = say({ en: 'Ask the marketplace to decide', de: 'Den Marktplatz entscheiden lassen' });
export const asksMarketplace = say({
  en: (day: string) => `You asked the marketplace to decide on ${day}. It answers by mail.`,
  de: (day: string) => `Du hast den Marktplatz am ${day} gebeten zu entscheiden. Er antwortet per Mail.`,
});
export const tooLarge = say({
  en: 'This picture is too large. Use one of up to 8 MB.',
  de: 'Dieses Bild ist zu groß. Es darf bis zu 8 MB haben.',
});
export const by = {
  buyer: say({ en: 'by the buyer', de: 'von der Käuferseite' }),
  maker: say({ en: 'by the workshop', de: 'von der Werkstatt' }),
  administrator: say({ en: 'by the marketplace', de: 'vom Marktplatz' }),
  system: say({ en: 'automatically', de: 'automatisch' }),
};
