import { countryName } from './countries.ts';

/** How many characters each part of an address may have. */
export const MAX_ADDRESS_LENGTHS = { name: 100, line1: 120, line2: 120, postcode: 16, city: 80, phone: 30 } as const;

/** An address as it is written, line by line, without the name; a reader of another language brings its names of countries. */
export const addressLines = (
  { line1, line2, postcode, city, country }: Record<'line1' | 'line2' | 'postcode' | 'city' | 'country', string>,
  nameOf: (country: string) => string = countryName,
): string[] => [line1, line2, `${postcode} ${city}`, nameOf(country)].filter(Boolean);
