import { say } from '#web/platform/languages/language.ts';

export const pageStays = say({
  en: 'The page is as it was, with all that you typed. Try again when the connection is back; if that does not help, load the page again.',
  de: 'Die Seite ist, wie sie war, mit allem, was du eingegeben hast. Versuche es noch einmal, wenn die Verbindung wieder da ist; hilft das nicht, lade die Seite neu.',
});
export const close = say({ en: 'Close', de: 'Schließen' });
export const loadingOf = say({
  en: (what: string) => `Loading: ${what}`,
  de: (what: string) => `Wird geladen: ${what}`,
});
