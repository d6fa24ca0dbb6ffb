import { countryName, findCountry } from '../core/countries.ts';

/** Where a shop stands, as its own page and its pieces say it: the town, and the country that a stranger cannot know. */
export const shopLocationText = (
  { place, country }: { place: string; country: string },
  nameOf: (country: string) => string = countryName,
): string => [place, findCountry(country) && nameOf(country)].filter(Boolean).join(', ');
