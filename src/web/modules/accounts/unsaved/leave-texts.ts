import { say } from '#web/platform/languages/language.ts';

export const title = say({ en: 'Leave without saving?', de: 'Ohne Speichern verlassen?' });
export const notSaved = say({
  en: 'What you changed here is not saved. If you leave, it is gone.',
  de: 'Was du hier geändert hast, ist nicht gespeichert. Wenn du gehst, ist es weg.',
});
export const leave = say({ en: 'Leave without saving', de: 'Ohne Speichern verlassen' });
export const stay = say({ en: 'Stay here', de: 'Hier bleiben' });
