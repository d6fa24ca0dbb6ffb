import { say } from '#web/platform/languages/language.ts';

export const close = say({ en: 'Close the search', de: 'Suche schließen' });
export const search = say({ en: 'Search', de: 'Suchen' });
export const placeholder = say({ en: 'Search handmade pieces', de: 'Handgemachtes suchen' });
export const clear = say({ en: 'Clear the search', de: 'Suche leeren' });
