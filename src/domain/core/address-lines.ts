import type { Address } from './address.ts';
import { countryName } from './countries.ts';

/** An address as it is written, line by line, without the name. */
export const addressLines = ({ line1, line2, postcode, city, country }: Omit<Address, 'name' | 'phone'>): string[] =>
  [line1, line2, `${postcode} ${city}`, countryName(country)].filter(Boolean);
