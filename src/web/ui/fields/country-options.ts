import { countryName } from '#web/platform/languages/formats.ts';
import { language } from '#web/platform/languages/language.ts';
import { countries } from '#domain/core/countries.ts';

/** Every country that is served, for a list to choose from. */
export const countryOptions = countries
  .map(({ code }) => [code, countryName(code)] as const)
  .sort(([, one], [, other]) => one.localeCompare(other, language));
