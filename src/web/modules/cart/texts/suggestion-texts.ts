import { say } from '#web/platform/languages/language.ts';

export const liked = say({ en: 'Popular now', de: 'Gerade beliebt' });
export const all = say({ en: 'All popular pieces', de: 'Alle beliebten Stücke' });
