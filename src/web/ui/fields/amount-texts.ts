import { say } from '#web/platform/languages/language.ts';

export const unclear = say({
  en: (written: string, whole: string) =>
    `“${written}” can mean two amounts. Write the cents with two digits, as in ${whole}.00.`,
  de: (written: string, whole: string) =>
    `„${written}“ kann zwei Beträge meinen. Schreib die Cent mit zwei Ziffern, wie in ${whole},00.`,
});
