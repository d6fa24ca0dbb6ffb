import { say } from '#web/platform/languages/language.ts';

export const notOpened = say({
  en: 'This could not be opened. Check your connection and load the page again.',
  de: 'Das ließ sich nicht öffnen. Prüfe deine Verbindung und lade die Seite neu.',
});
