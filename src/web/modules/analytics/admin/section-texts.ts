import { say } from '#web/platform/languages/language.ts';

export const name = say({ en: 'Analytics', de: 'Auswertung' });
