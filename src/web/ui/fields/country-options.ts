import { countries } from '#domain/core/countries.ts';

/** Every country that is served, for a list to choose from. */
export const countryOptions = countries.map(({ code, name }) => [code, name] as const);
