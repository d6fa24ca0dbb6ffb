import { numbered } from '#web/platform/languages/formats.ts';
import { say } from '#web/platform/languages/language.ts';

export const categories = say({ en: 'Crafts to look through', de: 'Handwerk zum Stöbern' });
export const lookThrough = say({ en: 'Look through a craft', de: 'In einem Handwerk stöbern' });
export const nothing = say({
  en: (typed: string) => `Nothing to suggest for “${typed}”. Search to look everywhere.`,
  de: (typed: string) => `Kein Vorschlag zu „${typed}“. Suche, um überall nachzusehen.`,
});
export const lastSearches = say({ en: 'Last searches', de: 'Letzte Suchen' });
export const clearList = say({ en: 'Clear', de: 'Leeren' });
export const suggestions = say({ en: 'Suggestions', de: 'Vorschläge' });
export const inCategory = say({ en: (parent: string) => `in ${parent}`, de: (parent: string) => `in ${parent}` });
export const units = say({
  en: (count: number) => numbered(count, 'piece', 'pieces'),
  de: (count: number) => numbered(count, 'Stück', 'Stück'),
});
