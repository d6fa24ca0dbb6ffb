import { say } from '#web/platform/languages/language.ts';

/** What a shop on vacation sells, and until when it is away. */
export const vacation = say({
  en: {
    later: (day: string) => `On vacation until ${day}. Orders are sent afterwards.`,
    nothing: (day: string) => `On vacation until ${day}. Orders open afterwards.`,
  },
  de: {
    later: (day: string) => `Pause bis ${day}. Bestellungen gehen danach auf den Weg.`,
    nothing: (day: string) => `Pause bis ${day}. Danach kannst du wieder bestellen.`,
  },
});
