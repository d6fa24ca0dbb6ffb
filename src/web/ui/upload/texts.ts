import { say } from '#web/platform/languages/language.ts';

export const pause = say({ en: 'Pause', de: 'Anhalten' });
export const resume = say({ en: 'Resume', de: 'Fortsetzen' });
export const cancel = say({ en: 'Cancel', de: 'Abbrechen' });
export const tryAgain = say({ en: 'Try again', de: 'Noch einmal versuchen' });
export const putAway = say({ en: 'Put away', de: 'Weglegen' });
export const ofFile = say({
  en: (action: string, name: string) => `${action}: ${name}`,
  de: (action: string, name: string) => `${action}: ${name}`,
});
export const uploadOf = say({
  en: (name: string) => `Upload of ${name}`,
  de: (name: string) => `Hochladen von ${name}`,
});

export const uploadStateTexts = {
  running: say({
    en: (percent: number) => `Uploading ${percent} %`,
    de: (percent: number) => `Wird hochgeladen: ${percent} %`,
  }),
  pausing: say({ en: () => 'Pausing', de: () => 'Wird angehalten' }),
  paused: say({
    en: (percent: number) => `Paused at ${percent} %`,
    de: (percent: number) => `Angehalten bei ${percent} %`,
  }),
  canceling: say({ en: () => 'Canceling', de: () => 'Wird abgebrochen' }),
  canceled: say({ en: () => 'Canceled', de: () => 'Abgebrochen' }),
  error: say({ en: () => 'Not uploaded', de: () => 'Nicht hochgeladen' }),
  success: say({ en: () => 'Uploaded', de: () => 'Hochgeladen' }),
  checking: say({ en: () => 'Checking the file', de: () => 'Datei wird geprüft' }),
};
