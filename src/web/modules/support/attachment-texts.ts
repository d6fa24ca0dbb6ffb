import { say } from '#web/platform/languages/language.ts';

export const attach = say({ en: 'Attach a file', de: 'Datei anhängen' });
export const hint = say({
  en: 'Up to 3 pictures, PDF or text files of 3 MB. Only you and support see them.',
  de: 'Bis zu 3 Bilder, PDF- oder Textdateien mit je 3 MB. Nur du und die Hilfe sehen sie.',
});
export const hintForAdmin = say({
  en: 'Up to 3 pictures, PDF or text files of 3 MB. They stand in the profile of the person.',
  de: 'Bis zu 3 Bilder, PDF- oder Textdateien mit je 3 MB. Sie stehen im Profil der Person.',
});
export const tooLarge = say({
  en: (name: string) => `${name} is larger than 3 MB.`,
  de: (name: string) => `${name} ist größer als 3 MB.`,
});
export const files = say({ en: 'Files', de: 'Dateien' });
export const takeAway = say({
  en: (name: string) => `Remove ${name}`,
  de: (name: string) => `${name} entfernen`,
});
export const size = say({
  en: (kilobytes: string) => `${kilobytes} kB`,
  de: (kilobytes: string) => `${kilobytes} kB`,
});
