import { say } from '#web/platform/languages/language.ts';

export const the = say({
  en: (what: string) => `The ${what}`,
  de: (what: string) => what.charAt(0).toUpperCase() + what.slice(1),
});
export const loadMore = say({
  en: (what: string) => `Load more ${what}`,
  de: (what: string) => `Mehr laden: ${what}`,
});
