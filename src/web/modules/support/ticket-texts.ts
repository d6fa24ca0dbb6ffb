import { say } from '#web/platform/languages/language.ts';

export const order = say({ en: (number: string) => `Order ${number}`, de: (number: string) => `Bestellung ${number}` });
