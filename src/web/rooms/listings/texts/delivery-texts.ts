import { say } from '#web/platform/languages/language.ts';

/** What the ways to send a parcel are called; their prices and days are rules. */
export const deliveryNames = say({
  en: { standard: 'Tracked', express: 'Express' },
  de: { standard: 'Mit Sendungsverfolgung', express: 'Express' },
});

const ofOrders: Record<string, string> = { Tracked: deliveryNames.standard, Express: deliveryNames.express };

/** The way that stands in an order by its English name, as it is called in the language of the page. */
export const deliveryWord = (stored: string): string => ofOrders[stored] ?? stored;
