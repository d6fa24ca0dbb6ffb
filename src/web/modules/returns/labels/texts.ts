import { say } from '#web/platform/languages/language.ts';

export const get = say({ en: 'Get a return label', de: 'Etikett für den Rückweg holen' });
export const offer = say({
  en: (carrier: string, service: string, sum: string) => `${carrier} ${service}, ${sum}.`,
  de: (carrier: string, service: string, sum: string) => `${carrier} ${service}, ${sum}.`,
});
export const paidBy = say({
  en: { maker: 'The workshop pays it.', buyer: 'It is taken off your refund.' },
  de: { maker: 'Die Werkstatt bezahlt es.', buyer: 'Es wird von deiner Erstattung abgezogen.' },
});
export const take = say({
  en: { maker: 'Take this label', buyer: 'Buy this label' },
  de: { maker: 'Dieses Etikett nehmen', buyer: 'Dieses Etikett kaufen' },
});
export const bought = say({
  en: (carrier: string, tracking: string) =>
    `Your label: ${carrier} ${tracking}. Print it, stick it on the parcel and hand it in. The return moves on when the carrier has it.`,
  de: (carrier: string, tracking: string) =>
    `Dein Etikett: ${carrier} ${tracking}. Drucke es aus, kleb es auf das Paket und gib es ab. Die Rücksendung geht weiter, sobald der Versanddienst es hat.`,
});
export const download = say({ en: 'Download the label (PDF)', de: 'Etikett herunterladen (PDF)' });
export const code = say({
  en: (tracking: string) => `QR code of the number ${tracking}`,
  de: (tracking: string) => `QR-Code der Nummer ${tracking}`,
});
export const carrierCode = say({
  en: (carrier: string) => `Code for the ${carrier} counter`,
  de: (carrier: string) => `Code für den Schalter von ${carrier}`,
});
export const printsThere = say({
  en: (carrier: string) => `No printer? Show this code at a ${carrier} counter. They print the label for you.`,
  de: (carrier: string) =>
    `Kein Drucker? Zeig diesen Code am Schalter von ${carrier}. Dort wird das Etikett für dich gedruckt.`,
});
export const atCounter = say({
  en: (carrier: string) =>
    `No printer? Show this code at a ${carrier} counter. It holds the number of your label; ask them to print it.`,
  de: (carrier: string) =>
    `Kein Drucker? Zeig diesen Code am Schalter von ${carrier}. Er enthält die Nummer deines Etiketts; bitte dort, es auszudrucken.`,
});
export const settling = say({
  en: 'The label is being bought. It appears here in a moment.',
  de: 'Das Etikett wird gerade gekauft. Es erscheint gleich hier.',
});
export const ready = say({ en: 'The label is ready to print.', de: 'Das Etikett ist bereit zum Drucken.' });
export const or = say({
  en: 'Or send them with any carrier and add the number here.',
  de: 'Oder schicke sie mit einem beliebigen Versanddienst und trage hier die Nummer ein.',
});
