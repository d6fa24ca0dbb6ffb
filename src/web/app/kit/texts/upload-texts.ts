import { say } from '#web/platform/languages/language.ts';

export const notArrived = say({
  en: 'The file did not arrive. Check your connection and try again: it goes on where it stopped.',
  de: 'Die Datei ist nicht angekommen. Prüfe deine Verbindung und versuche es noch einmal: es geht dort weiter, wo es aufgehört hat.',
});
export const uploads = say({ en: 'Uploads', de: 'Hochladen' });
export const uploadsNote = say({
  en: 'One file on its way. What cannot be done now has no button.',
  de: 'Eine Datei unterwegs. Was jetzt nicht geht, hat keinen Knopf.',
});
