import { say } from '#web/platform/languages/language.ts';

export const process = say({ en: 'Process', de: 'Bearbeiten' });
export const processOf = say({ en: (name: string) => `Process: ${name}`, de: (name: string) => `Bearbeiten: ${name}` });
export const byLetter = say({ en: 'Requests by letter', de: 'Wünsche per Brief' });
export const byLetterNote = say({
  en: 'Prove who wrote first. Copies and receipts go to the person’s own address alone.',
  de: 'Prüfe zuerst, wer geschrieben hat. Kopien und Belege gehen nur an die eigene Adresse der Person.',
});
export const who = say({ en: 'Name, address or id', de: 'Name, Adresse oder Kennung' });
export const choose = say({ en: 'Choose', de: 'Wählen' });
export const chooseOf = say({ en: (name: string) => `Choose ${name}`, de: (name: string) => `${name} wählen` });
export const people = say({ en: 'People', de: 'Konten' });
export const nobody = say({ en: 'Nobody found', de: 'Niemand gefunden' });
export const searchText = say({
  en: 'A copy is made at once. An erasure waits 14 days, in which the person can undo it, and ends with a receipt. A legal hold stops an erasure until it is ended. Corrections are made on the person’s record.',
  de: 'Eine Kopie entsteht sofort. Eine Löschung wartet 14 Tage, in denen sie sich zurücknehmen lässt, und endet mit einem Beleg. Eine Aufbewahrungspflicht hält die Löschung auf, bis sie endet. Berichtigt wird in der Akte der Person.',
});
export const openRecord = say({ en: 'Correct it on the record', de: 'In der Akte berichtigen' });
export const reason = say({ en: 'Reason', de: 'Grund' });
export const example = say({
  en: 'Letter of 20 November, passport seen',
  de: 'Brief vom 20. November, Ausweis gesehen',
});
export const actions = say({
  en: { copy: 'Make a copy', erase: 'Erase the account', hold: 'Hold by law', release: 'End the legal hold' },
  de: { copy: 'Kopie erstellen', erase: 'Konto löschen', hold: 'Aufbewahren', release: 'Aufbewahrung beenden' },
});
export const done = say({
  en: {
    copy: 'The copy is being made',
    erase: 'The account is erased in 14 days',
    hold: 'The account is held',
    release: 'The legal hold has ended',
  },
  de: {
    copy: 'Die Kopie wird erstellt',
    erase: 'Das Konto wird in 14 Tagen gelöscht',
    hold: 'Das Konto wird aufbewahrt',
    release: 'Die Aufbewahrung ist beendet',
  },
});
export const close = say({ en: 'Close', de: 'Schließen' });
export const processing = say({ en: 'Processing requests', de: 'Wünsche zu bearbeiten' });
