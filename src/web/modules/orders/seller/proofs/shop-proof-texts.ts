import type { ProofState } from '#domain/orders/proofs/model.ts';
import { say } from '#web/platform/languages/language.ts';

export const proofs = say({ en: 'Proofs', de: 'Entwürfe' });
export const about = say({
  en: 'Show the buyer a picture before you make a personalised piece. Making, packing and sending wait for the approval.',
  de: 'Zeig vorab ein Bild, bevor du ein Stück mit Wunschtext machst. Arbeit, Verpacken und Verschicken warten auf die Freigabe.',
});
export const none = say({ en: 'No proof sent', de: 'Kein Entwurf geschickt' });
export const states: Record<ProofState, string> = say({
  en: {
    sent: 'With the buyer',
    approved: 'Approved',
    change_requested: 'Change requested',
    superseded: 'Replaced',
  },
  de: {
    sent: 'Wartet auf Antwort',
    approved: 'Freigegeben',
    change_requested: 'Änderung gewünscht',
    superseded: 'Ersetzt',
  },
});
export const answersUntil = say({
  en: (moment: string) => `The buyer answers until ${moment}. Without an answer, it counts as approved.`,
  de: (moment: string) => `Die Antwort kommt bis ${moment}. Ohne Antwort gilt er als freigegeben.`,
});
export const sendUntil = say({
  en: (moment: string) => `Send the next version by ${moment}.`,
  de: (moment: string) => `Schick die nächste Version bis ${moment}.`,
});
export const lapsed = say({
  en: 'The buyer did not answer in time, so it counts as approved.',
  de: 'Es kam rechtzeitig keine Antwort, er gilt als freigegeben.',
});
export const youWrote = say({ en: 'You wrote', de: 'Du schriebst' });
export const buyerWrites = say({ en: 'The buyer asks for', de: 'Gewünscht ist' });
export const sendFirst = say({ en: 'Send a proof', de: 'Entwurf schicken' });
export const sendNext = say({
  en: (version: number) => `Send version ${version}`,
  de: (version: number) => `Version ${version} schicken`,
});
export const dialogTitle = say({
  en: (title: string) => `Proof of ${title}`,
  de: (title: string) => `Entwurf für ${title}`,
});
export const buyersText = say({
  en: (text: string) => `The buyer’s text: “${text}”`,
  de: (text: string) => `Der Wunschtext: „${text}“`,
});
export const pictures = say({ en: 'Pictures', de: 'Bilder' });
export const text = say({ en: 'What you write to the buyer', de: 'Was du dazu schreibst' });
export const textHint = say({
  en: 'For example the typeface, the size and the colour.',
  de: 'Zum Beispiel Schrift, Größe und Farbe.',
});
export const afterwards = say({
  en: (days: number, buyer: string) => `${buyer} gets a mail and has ${days} days to answer.`,
  de: (days: number, buyer: string) => `${buyer} bekommt eine Mail und hat ${days} Tage Zeit für die Antwort.`,
});
export const cancel = say({ en: 'Cancel', de: 'Abbrechen' });
export const isSent = say({ en: 'The proof is with the buyer.', de: 'Der Entwurf ist unterwegs.' });
export const loading = say({ en: 'Loading the proofs', de: 'Entwürfe werden geladen' });
export const safe = say({ en: 'The order is unchanged.', de: 'Die Bestellung ist unverändert.' });
