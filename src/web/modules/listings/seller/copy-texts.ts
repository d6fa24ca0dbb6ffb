import { say } from '#web/platform/languages/language.ts';

export const duplicate = say({ en: 'Duplicate a listing', de: 'Stück kopieren' });
export const duplicateOf = say({
  en: (title: string) => `Duplicate ${title}`,
  de: (title: string) => `${title} kopieren`,
});
export const beginsAs = say({
  en: (title: string) => `It begins as “${title}” is. Change what is different, then publish it.`,
  de: (title: string) => `Es beginnt so, wie „${title}“ ist. Ändere, was anders ist, und veröffentliche es.`,
});
export const unfinished = say({
  en: 'You have a new listing that is not finished',
  de: 'Du hast ein neues Stück, das nicht fertig ist',
});
export const onlyOne = say({
  en: 'One new listing is written at a time. Duplicating another one writes over it.',
  de: 'Es wird ein neues Stück nach dem anderen geschrieben. Eine Kopie würde es überschreiben.',
});
export const goOnWithIt = say({ en: 'Go on with it', de: 'Damit weitermachen' });
export const allTheSame = say({ en: 'Duplicate all the same', de: 'Trotzdem kopieren' });
