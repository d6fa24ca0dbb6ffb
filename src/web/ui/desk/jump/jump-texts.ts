import { formatNumber } from '#web/platform/languages/formats.ts';
import { say } from '#web/platform/languages/language.ts';

export const match = say({ en: 'Found', de: 'Gefunden' });
export const looking = say({ en: 'Looking …', de: 'Suche …' });
export const countMatches = say({
  en: (count: number) => `${formatNumber(count)} found`,
  de: (count: number) => `${formatNumber(count)} gefunden`,
});
export const unanswered = say({
  en: (why: string) => `The search did not answer: ${why} `,
  de: (why: string) => `Die Suche hat nicht geantwortet: ${why} `,
});
export const tryAgain = say({ en: 'Try again', de: 'Noch einmal versuchen' });
export const keys = { away: 'Esc', open: 'Enter' };
export const choose = say({ en: ' choose', de: ' wählen' });
export const open = say({ en: ' open', de: ' öffnen' });
