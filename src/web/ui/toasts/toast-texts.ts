import { say } from '#web/platform/languages/language.ts';

export const messages = say({ en: 'Messages', de: 'Meldungen' });
export const closeMessage = say({ en: 'Close this message', de: 'Diese Meldung schließen' });
export const copyByHand = say({
  en: 'Your browser does not allow copying: mark it and copy it yourself.',
  de: 'Dein Browser erlaubt das Kopieren nicht: Markiere und kopiere es selbst.',
});
export const toastKinds = say({
  en: {
    success: 'Done',
    error: 'That did not work',
    warning: 'Please note',
    info: 'For you to know',
  },
  de: {
    success: 'Erledigt',
    error: 'Das hat nicht geklappt',
    warning: 'Bitte beachten',
    info: 'Gut zu wissen',
  },
});
