import { formatNumber } from '#web/platform/languages/formats.ts';
import { say } from '#web/platform/languages/language.ts';

export const category = say({ en: 'Craft', de: 'Handwerk' });
export const allCategories = say({ en: 'All crafts', de: 'Jedes Handwerk' });
export const leaves = say({ en: 'Leaves the workshop', de: 'Verlässt die Werkstatt' });
export const howMade = say({ en: 'How it is made, and offers', de: 'Machart und Angebote' });
export const material = say({ en: 'Material', de: 'Material' });
export const colour = say({ en: 'Colour', de: 'Farbe' });
export const shipsFrom = say({ en: 'Ships from', de: 'Versand aus' });
export const shipsTo = say({ en: 'Ships to', de: 'Versand nach' });
export const anywhere = say({ en: 'Anywhere', de: 'Überallhin' });
export const origin = say({ en: 'Origin', de: 'Herkunft' });
export const rating = say({ en: 'Rating', de: 'Bewertung' });
export const andUp = say({ en: (stars: number) => `${stars} and up`, de: (stars: number) => `ab ${stars}` });
export const price = say({ en: 'Price', de: 'Preis' });
export const lowest = say({ en: 'Lowest price', de: 'Niedrigster Preis' });
export const highest = say({ en: 'Highest price', de: 'Höchster Preis' });
export const fromPlaceholder = say({ en: '€ from', de: '€ ab' });
export const toPlaceholder = say({ en: '€ to', de: '€ bis' });
export const fromEuro = say({ en: 'Price from, in euro', de: 'Preis ab, in Euro' });
export const toEuro = say({ en: 'Price to, in euro', de: 'Preis bis, in Euro' });
export const to = say({ en: 'to', de: 'bis' });
export const noPrice = say({ en: 'Write a price like 12.50.', de: 'Schreib einen Preis wie 12,50.' });
export const applyPrice = say({ en: 'Apply the price', de: 'Preis anwenden' });
const euros = say({
  en: (cents: number) => `€${formatNumber(cents / 100)}`,
  de: (cents: number) => `${formatNumber(cents / 100)} €`,
});
export const under = say({
  en: (cents: number) => `Under ${euros(cents)}`,
  de: (cents: number) => `Unter ${euros(cents)}`,
});
export const andMore = say({
  en: (cents: number) => `${euros(cents)} and more`,
  de: (cents: number) => `${euros(cents)} und mehr`,
});
export const between = say({
  en: (low: number, high: number) => `${euros(low)} to ${euros(high)}`,
  de: (low: number, high: number) => `${euros(low)} bis ${euros(high)}`,
});
export const more = say({ en: (count: number) => `${count} more`, de: (count: number) => `${count} weitere` });
export const close = say({ en: 'Close the filters', de: 'Filter schließen' });
export const counting = say({ en: 'Counting …', de: 'Wird gezählt …' });
export const noResults = say({ en: 'No results', de: 'Keine Ergebnisse' });
export const show = say({ en: (results: string) => `Show ${results}`, de: (results: string) => `${results} zeigen` });

export const sentTo = say({
  en: (country: string) => `Sent to ${country}`,
  de: (country: string) => `Versand nach ${country}`,
});
export const from = say({
  en: (country: string) => `From ${country}`,
  de: (country: string) => `Aus ${country}`,
});
export const starsAndMore = say({
  en: (stars: number) => `${stars} ${stars === 1 ? 'star' : 'stars'} and more`,
  de: (stars: number) => `${stars} ${stars === 1 ? 'Stern' : 'Sterne'} und mehr`,
});
export const designed = say({ en: 'Designed by the seller', de: 'Von der Werkstatt entworfen' });
export const made = say({ en: 'Made by the seller', de: 'Von der Werkstatt gemacht' });
export const priceBetween = say({
  en: (low: string, high: string) => `${low} to ${high}`,
  de: (low: string, high: string) => `${low} bis ${high}`,
});
export const priceFrom = say({ en: (low: string) => `From ${low}`, de: (low: string) => `Ab ${low}` });
export const priceTo = say({ en: (high: string) => `Up to ${high}`, de: (high: string) => `Bis ${high}` });
export const withinWeek = say({ en: 'within a week', de: 'in einer Woche' });
export const withinTwoWeeks = say({ en: 'within two weeks', de: 'in zwei Wochen' });
export const withinDays = say({
  en: (days: number) => `in 1–${days} days`,
  de: (days: number) => `in 1–${days} Tagen`,
});
export const leavesWithin = say({
  en: (within: string) => `Leaves ${within}`,
  de: (within: string) => `Geht hinaus ${within}`,
});
export const marks = say({
  en: {
    readyToShip: 'Ready to ship',
    madeToOrder: 'Made to order',
    personalised: 'Can be personalised',
    onSale: 'Reduced',
    freeShipping: 'Free post',
    fewLeft: 'Last pieces',
  },
  de: {
    readyToShip: 'Versandfertig',
    madeToOrder: 'Auf Bestellung gemacht',
    personalised: 'Mit deinem Text',
    onSale: 'Reduziert',
    freeShipping: 'Versand frei',
    fewLeft: 'Letzte Stücke',
  },
});
