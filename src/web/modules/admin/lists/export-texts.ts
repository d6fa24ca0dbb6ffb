import { say } from '#web/platform/languages/language.ts';

export const read = say({
  en: (rows: number) => `${rows} rows read so far`,
  de: (rows: number) => `Bisher ${rows} Zeilen gelesen`,
});
export const cancel = say({ en: 'Cancel', de: 'Abbrechen' });
