import { say } from '#web/platform/languages/language.ts';

export const recent = say({ en: 'Recently viewed', de: 'Zuletzt angesehen' });
export const clearList = say({ en: 'Clear the list', de: 'Liste leeren' });
