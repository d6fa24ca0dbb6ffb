import { say } from '#web/platform/languages/language.ts';

/** What the ways to send a parcel are called; their prices and days are rules. */
export const deliveryNames = say({
  en: { letter: 'Letter', standard: 'Tracked', express: 'Express', pickup: 'Collect at the workshop' },
  de: { letter: 'Brief', standard: 'Mit Sendungsverfolgung', express: 'Express', pickup: 'Abholung in der Werkstatt' },
});

const ofOrders: Record<string, string> = {
  ...{ Letter: deliveryNames.letter, Tracked: deliveryNames.standard },
  ...{ Express: deliveryNames.express, Pickup: deliveryNames.pickup },
};

/** The way that stands in an order by its English name, as it is called in the language of the page. */
export function deliveryWord(stored: string): string {
  // Who collects is told where, after the name of the way.
  const [name = '', where] = stored.split(': ', 2);
  const shown = ofOrders[name] ?? name;
  return where ? `${shown}: ${where}` : shown;
}
