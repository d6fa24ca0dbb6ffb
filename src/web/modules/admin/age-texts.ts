import { say } from '#web/platform/languages/language.ts';

export const nothing = say({ en: 'Nothing waits', de: 'Nichts wartet' });
export const underHour = say({ en: 'under 1 h', de: 'unter 1 h' });
export const hours = say({ en: (count: number) => `${count} h`, de: (count: number) => `${count} h` });
export const days = say({ en: (count: number) => `${count} days`, de: (count: number) => `${count} Tage` });
export const of = say({
  en: (age: string, promised: string) => `${age} of ${promised}`,
  de: (age: string, promised: string) => `${age} von ${promised}`,
});
