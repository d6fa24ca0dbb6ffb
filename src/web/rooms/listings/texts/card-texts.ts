import { numbered } from '#web/platform/languages/formats.ts';
import { say } from '#web/platform/languages/language.ts';

export const onlyLeft = say({
  en: (count: number) => `Only ${count} left`,
  de: (count: number) => `Nur noch ${count} da`,
});
export const madeToOrder = say({
  en: (days: number) => `Made to order, ${numbered(days, 'day', 'days')}`,
  de: (days: number) => `Auf Bestellung, ${numbered(days, 'Tag', 'Tage')}`,
});
export const ready = say({ en: 'Ready to ship', de: 'Versandfertig' });
export const from = say({ en: 'from', de: 'ab' });
export const before = say({ en: 'Before: ', de: 'Vorher: ' });
