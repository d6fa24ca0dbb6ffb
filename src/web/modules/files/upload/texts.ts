import { say } from '#web/platform/languages/language.ts';

export const upTo = say({
  en: (count: number) => `Optional, up to ${count}`,
  de: (count: number) => `Freiwillig, bis zu ${count}`,
});
export const add = say({ en: 'Add', de: 'Hinzufügen' });
export const choose = say({ en: 'Choose pictures', de: 'Bilder auswählen' });
export const yourPicture = say({ en: (at: number) => `Your picture ${at}`, de: (at: number) => `Dein Bild ${at}` });
export const takeAway = say({
  en: (at: number) => `Take away picture ${at}`,
  de: (at: number) => `Bild ${at} entfernen`,
});
