import { numberIn } from '../core/languages/language.ts';

export const listingGone = { en: 'a listing that is gone', de: 'ein Stück, das es nicht mehr gibt' };
export const everything = { en: 'everything', de: 'alles' };
export const percentOf = { en: (percent: number) => `${percent} %`, de: (percent: number) => `${percent}\u00a0%` };
export const off = {
  en: (amount: string, listing: string) => `${amount} off ${listing}`,
  de: (amount: string, listing: string) => `${amount} auf ${listing}`,
};
export const freePost = { en: 'Free tracked post', de: 'Kostenloser Versand mit Sendungsverfolgung' };
export const withListing = {
  en: (listing: string) => `with ${listing}`,
  de: (listing: string) => `mit ${listing}`,
};
export const ordersFrom = {
  en: (amount: string) => `orders from ${amount}`,
  de: (amount: string) => `Bestellungen ab ${amount}`,
};
export const perPerson = {
  en: (times: number) => (times === 1 ? 'once per person' : `${times} times per person`),
  de: (times: number) => (times === 1 ? 'einmal je Person' : `${numberIn('de', times)}-mal je Person`),
};
