import type { ProofState } from '#domain/orders/proofs/model.ts';
import { say } from '#web/platform/languages/language.ts';

export const theProofs = say({ en: 'The proofs', de: 'Die Entwürfe' });
export const title = say({ en: 'Proof', de: 'Entwurf' });
export const about = say({
  en: (shop: string) => `${shop} shows you your piece before making it. Making starts when you approve.`,
  de: (shop: string) =>
    `${shop} zeigt dir dein Stück, bevor es gemacht wird. Die Arbeit beginnt, wenn du es freigibst.`,
});
export const ofLine = say({
  en: (title: string, text: string) => `${title} with your text “${text}”`,
  de: (title: string, text: string) => `${title} mit deinem Text „${text}“`,
});
export const version = say({
  en: (number: number) => `Version ${number}`,
  de: (number: number) => `Version ${number}`,
});
export const sentOn = say({
  en: (day: string) => `sent ${day}`,
  de: (day: string) => `geschickt am ${day}`,
});
export const states: Record<ProofState, string> = say({
  en: {
    sent: 'Waiting for your answer',
    approved: 'Approved',
    change_requested: 'Change requested',
    superseded: 'Replaced by a newer version',
  },
  de: {
    sent: 'Wartet auf deine Antwort',
    approved: 'Freigegeben',
    change_requested: 'Änderung gewünscht',
    superseded: 'Durch eine neuere Version ersetzt',
  },
});
export const until = say({
  en: (moment: string) => `Answer until ${moment}. Without an answer, this version counts as approved.`,
  de: (moment: string) => `Antworte bis ${moment}. Ohne Antwort gilt diese Version als freigegeben.`,
});
export const lapsed = say({
  en: 'There was no answer in time, so this version counts as approved.',
  de: 'Es kam rechtzeitig keine Antwort, diese Version gilt als freigegeben.',
});
export const nextUntil = say({
  en: (day: string) => `The next version should come by ${day}.`,
  de: (day: string) => `Die nächste Version sollte bis ${day} kommen.`,
});
export const overdue = say({
  en: (day: string) =>
    `The next version should have come by ${day}. Message the maker, or cancel while nothing is made.`,
  de: (day: string) =>
    `Die nächste Version sollte bis ${day} da sein. Schreib der Werkstatt, oder storniere, solange noch nichts gemacht ist.`,
});
export const makerWrites = say({ en: 'The maker writes', de: 'Die Werkstatt schreibt' });
export const youWrote = say({ en: 'You asked for', de: 'Du wünschst dir' });
export const pictures = say({
  en: (number: number) => `Pictures of version ${number}`,
  de: (number: number) => `Bilder von Version ${number}`,
});
export const pictureOf = say({
  en: (number: number) => `Picture ${number} of the proof, larger`,
  de: (number: number) => `Bild ${number} des Entwurfs, größer`,
});
export const earlier = say({ en: 'Earlier versions', de: 'Frühere Versionen' });
export const approve = say({ en: 'Approve', de: 'Freigeben' });
export const approveTitle = say({
  en: (number: number) => `Approve version ${number}?`,
  de: (number: number) => `Version ${number} freigeben?`,
});
export const approveAbout = say({
  en: (shop: string) => `${shop} makes it as shown. It cannot be changed after that.`,
  de: (shop: string) => `${shop} macht es so, wie du es siehst. Danach lässt sich nichts mehr ändern.`,
});
export const notYet = say({ en: 'Not yet', de: 'Noch nicht' });
export const askForChange = say({ en: 'Ask for a change', de: 'Änderung wünschen' });
export const whatToChange = say({ en: 'What should be different?', de: 'Was soll anders werden?' });
export const example = say({
  en: 'For example: larger letters, and the name in one line.',
  de: 'Zum Beispiel: größere Buchstaben, und der Name in einer Zeile.',
});
export const sendRequest = say({ en: 'Send request', de: 'Wunsch senden' });
export const cancel = say({ en: 'Cancel', de: 'Abbrechen' });
export const isApproved = say({ en: 'Approved. The making starts.', de: 'Freigegeben. Die Arbeit beginnt.' });
export const isRequested = say({
  en: 'Sent. You get a mail with the next version.',
  de: 'Gesendet. Du bekommst eine Mail mit der nächsten Version.',
});

const happened: Record<ProofState, (version: number) => string> = say({
  en: {
    sent: (number: number) => `Proof sent, version ${number}`,
    approved: (number: number) => `Proof approved, version ${number}`,
    change_requested: (number: number) => `Change requested of version ${number}`,
    superseded: (number: number) => `Version ${number} replaced`,
  },
  de: {
    sent: (number: number) => `Entwurf geschickt, Version ${number}`,
    approved: (number: number) => `Entwurf freigegeben, Version ${number}`,
    change_requested: (number: number) => `Änderung an Version ${number} gewünscht`,
    superseded: (number: number) => `Version ${number} ersetzt`,
  },
});
/** For the history of an order. */
export const proofHistory = (state: ProofState, number: number): string => happened[state](number);
