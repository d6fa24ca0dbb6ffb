import { numbered } from '#web/platform/languages/formats.ts';
import { say } from '#web/platform/languages/language.ts';

export const results = say({
  en: (count: number) => numbered(count, 'result', 'results'),
  de: (count: number) => numbered(count, 'Ergebnis', 'Ergebnisse'),
});
export const remove = say({
  en: (filter: string) => `Remove “${filter}”`,
  de: (filter: string) => `„${filter}“ entfernen`,
});
export const throughCategories = say({ en: 'Look through a craft', de: 'Sieh ein Handwerk durch' });
