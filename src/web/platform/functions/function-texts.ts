import { say } from '#web/platform/languages/language.ts';

export const network = say({
  en: 'A network error occurred. Please check your connection and try again.',
  de: 'Ein Netzwerkfehler ist aufgetreten. Bitte prüfe deine Verbindung und versuche es noch einmal.',
});
export const tooLong = say({
  en: 'No answer came in time. Please try again.',
  de: 'Es kam rechtzeitig keine Antwort. Bitte versuche es noch einmal.',
});
export const cancelled = say({ en: 'Request was cancelled.', de: 'Die Anfrage wurde abgebrochen.' });
