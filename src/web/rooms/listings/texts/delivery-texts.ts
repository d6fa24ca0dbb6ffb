import { say } from '#web/platform/languages/language.ts';

/** What the ways to send a parcel are called; their prices and days are rules. */
export const deliveryNames = say({
  en: { standard: 'Tracked', express: 'Express' },
  de: { standard: 'Mit Sendungsverfolgung', express: 'Express' },
});
