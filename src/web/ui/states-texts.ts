import { say } from '#web/platform/languages/language.ts';

export const noAnswer = say({ en: 'The shop did not answer.', de: 'Der Marktplatz hat nicht geantwortet.' });
export const nothingLost = say({ en: 'Nothing of yours is lost.', de: 'Von dir ist nichts verloren.' });
export const errorNumber = say({ en: (id: string) => `Error ${id}`, de: (id: string) => `Fehler ${id}` });
