import { findCountry } from '../core/countries.ts';

/** Where a shop stands, as its own page and its pieces say it: the town, and the country that a stranger cannot know. */
export const placeWords = ({ place, country }: { place: string; country: string }): string =>
  [place, findCountry(country)?.name].filter(Boolean).join(', ');
