import { say } from '#web/platform/languages/language.ts';

/** What a shop on vacation sells, and until when it is away. */
export const vacation = say({
  en: {
    later: (day: string) => `On vacation until ${day}. Orders are sent afterwards.`,
    nothing: (day: string) => `On vacation until ${day}. Orders open afterwards.`,
  },
  de: {
    later: (day: string) => `Bis ${day} ist Pause, danach gehen Bestellungen auf den Weg.`,
    nothing: (day: string) => `Bis ${day} ist Pause, danach kannst du wieder bestellen.`,
  },
});
