import { say } from '#web/platform/languages/language.ts';

export const messages = say({ en: 'Messages', de: 'Meldungen' });
export const closeMessage = say({ en: 'Close this message', de: 'Diese Meldung schließen' });
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
