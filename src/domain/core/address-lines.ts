import type { Address } from './address.ts';
import { countryName } from './countries.ts';

/** An address as it is written, line by line, without the name; a reader of another language brings its names of countries. */
export const addressLines = (
  { line1, line2, postcode, city, country }: Omit<Address, 'name' | 'phone'>,
  nameOf: (country: string) => string = countryName,
): string[] => [line1, line2, `${postcode} ${city}`, nameOf(country)].filter(Boolean);
